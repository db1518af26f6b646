// One match of a player against itself, and what there is to learn from it: the facts each seat saw when it had to
// pick, what it picked, and the share of winning that came of it.

import { below, firstOpen, type Random, randomFor } from '@orrery/kernel';
import { type Action, type RaceOptions, type RaceQuestion, type RaceState, race } from '@orrery/race';
import { factList } from '../net/net.ts';
import type { RatedAnswer } from '../thinking/successive-halving.ts';
import { chooseWithNoise, type Step, setReturns, softShares, temperature } from '../training/returns.ts';
import { type RaceFacts, raceFacts } from './facts.ts';
import { type RaceModel, shapingOf } from './model.ts';
import { pickNumber, picks } from './picks.ts';
import { quickAnswer } from './quick.ts';
import { give } from './rollout.ts';
import { drawPick, type Effort, searchAnswers } from './search.ts';

export interface RaceTable {
  readonly options: RaceOptions;
  readonly seats: number;
}

export interface RaceSample {
  /** The facts that held; the first `open` of them everybody saw. */
  readonly facts: Uint16Array;
  readonly open: number;
  readonly experienced: boolean;
  /** How good each pick looked, as chances; null where nobody should learn to pick like this. */
  readonly picked: Float32Array | null;
  /** The share of winning to learn. */
  share: number;
  /** How the match ended: own points, lead over the best rival, rounds that were still to come. */
  points: number;
  lead: number;
  left: number;
}

interface RaceStep extends RaceSample, Step {
  readonly round: number;
}

export interface RaceSelfPlay {
  readonly table: RaceTable;
  readonly seed: string;
  /** Null: the quick player plays. */
  readonly model: RaceModel | null;
  /** A seat that the quick player has in any case, so that nets meet other styles than their own. */
  readonly guest?: number;
  readonly effort: Effort;
  /** Picks straight from the policy, and looks ahead before placing only: many matches in little time, with no picks to learn. */
  readonly byPolicy: boolean;
  /** How much of the final result goes into earlier samples; the rest is what was predicted a step later. */
  readonly lambda: number;
}

export interface RaceSelfPlayed {
  readonly samples: readonly RaceSample[];
  readonly rounds: number;
  readonly scores: readonly number[];
}

export function playRaceForSamples({
  table,
  seed,
  model: host,
  guest = -1,
  effort,
  byPolicy,
  lambda,
}: RaceSelfPlay): RaceSelfPlayed {
  const state = race.setup(table.options, table.seats, { text: seed, generator: 'xoshiro128' });
  race.advance(state, null);
  const random = randomFor({ text: seed, generator: 'xoshiro128' }, 'self-play');
  const facts = raceFacts();
  const steps: RaceStep[] = [];
  for (let question = firstOpen(state.flow); question !== null; question = firstOpen(state.flow)) {
    const { seat } = question;
    const model = seat === guest ? null : host;
    if (question.kind !== 'chooseAction') {
      const quick = model === null || effort.otherSims === 0 || (byPolicy && !isPlacing(question.kind));
      const rated = quick ? [] : searchAnswers(model, race.viewFor(state, seat), question, random, effort);
      give(state, question, rated[0]?.answer ?? quickAnswer(state, question));
      continue;
    }
    const looks = model !== null && !byPolicy;
    const rated = looks ? searchAnswers(model, race.viewFor(state, seat), question, random, effort) : [];
    const answer = pickOf(model, rated, state, question, random);
    // Not the best of the rated answers: the best of noisy means is too high.
    const predicted = model === null ? Number.NaN : model.share(state, seat) - shapingOf(state, seat);
    steps.push({
      seat,
      round: state.round,
      ...lookOf(facts, state, seat),
      picked: !byPolicy && seat !== guest ? pickedOf(rated, answer) : null,
      predicted,
      share: 0,
      points: 0,
      lead: 0,
      left: 0,
    });
    give(state, question, answer);
    if (state.round > longest) return { samples: [], rounds: state.round, scores: [] };
  }
  const places = race.outcome(state) ?? [];
  const results = softShares(places.map(({ score, rank }) => score * 0.3 + (rank === 1 ? 0.3 : 0)));
  const scores = places.map(({ score }) => score);
  for (const seat of scores.keys()) {
    const own = steps.filter((step) => step.seat === seat);
    setReturns(own, results[seat] ?? 0, lambda);
    tellTheEnd(own, scores, seat, state.round);
  }
  return { samples: steps, rounds: state.round, scores };
}

const isPlacing = (kind: RaceQuestion['kind']): boolean => kind === 'developPlace' || kind === 'settlePlace';

function pickOf(
  model: RaceModel | null,
  rated: readonly RatedAnswer[],
  state: RaceState,
  question: RaceQuestion,
  random: Random,
): Action[] {
  if (model === null) return quickAnswer(state, question) as Action[];
  if (rated.length > 0) return chooseWithNoise(rated, random) as Action[];
  return [...drawPick(model.own(state, question.seat), below(random, 1 << 16) / (1 << 16))];
}

/** Players of this kind end sooner; whatever goes on longer teaches little. */
const longest = 45;

function lookOf(facts: RaceFacts, state: Parameters<RaceFacts['write']>[0], seat: number) {
  const list = factList();
  facts.write(state, seat, list);
  let open = 0;
  while (open < list.count && (list.list[open] as number) < facts.open) open++;
  return { facts: list.list.slice(0, list.count), open, experienced: state.options.experienced };
}

/** What was best in look-ahead, softened; without look-ahead just what was answered. */
function pickedOf(rated: readonly RatedAnswer[], answer: readonly Action[]): Float32Array {
  const picked = new Float32Array(picks.length);
  if (rated.length === 0) {
    picked[pickNumber(answer)] = 1;
    return picked;
  }
  const top = Math.max(...rated.map(({ share }) => share));
  let sum = 0;
  for (const each of rated) {
    const weight = Math.exp((each.share - top) / temperature);
    picked[pickNumber(each.answer as Action[])] = weight;
    sum += weight;
  }
  for (let i = 0; i < picked.length; i++) picked[i] = (picked[i] ?? 0) / sum;
  return picked;
}

function tellTheEnd(steps: readonly RaceStep[], scores: readonly number[], seat: number, rounds: number): void {
  const points = scores[seat] ?? 0;
  const rival = Math.max(...scores.filter((_, other) => other !== seat));
  for (const step of steps) {
    step.points = points;
    step.lead = points - rival;
    step.left = rounds - step.round;
  }
}
