// One match of a player against itself, and what there is to learn from it: the facts each seat saw when it had to
// pick, what it picked, and the share of winning that came of it.

import { below, firstOpen, type Random, randomFor } from '@orrery/kernel';
import { type Action, type RaceOptions, type RaceQuestion, type RaceState, race } from '@orrery/race';
import { robotNow } from '@orrery/race/search';
import { factList } from '../net/net.ts';
import { type RatedAnswer, tryOut } from '../thinking/successive-halving.ts';
import { inOneBuffer } from '../training/one-buffer.ts';
import { chooseWithNoise, type Step, setReturns, softShares, temperature } from '../training/returns.ts';
import { type RaceFacts, raceFacts } from './facts.ts';
import { type RaceModel, shapingOf } from './model.ts';
import { pickNumber, picks } from './picks.ts';
import { quickAnswer } from './quick.ts';
import { give } from './rollout.ts';
import { drawPick, type Effort, fullSearch, searchAnswers, trialsFor } from './search.ts';

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
  readonly picked: readonly number[] | null;
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

/**
 * Where picks come from. `lookAhead`: from simulated rounds, which teaches picks. `glance`: a few rounds tell those apart
 * that the policy thinks best. `policy`: straight from it, by each seat more or less sharply, so that matches are varied.
 * The last two are quick and tell who wins.
 */
export type Picking = 'lookAhead' | 'glance' | 'policy';

export interface RaceSelfPlay {
  readonly table: RaceTable;
  readonly seed: string;
  /** Null: the quick player plays. */
  readonly model: RaceModel | null;
  /** A seat that the quick player has in any case, so that nets meet other styles than their own. */
  readonly guest?: number;
  /** Where a match looks ahead everywhere; the others look ahead a little before placing. */
  readonly effort: Effort;
  readonly picking: Picking;
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
  picking,
  lambda,
}: RaceSelfPlay): RaceSelfPlayed {
  const state = race.setup(table.options, table.seats, { text: seed, generator: 'xoshiro128' });
  race.advance(state, null);
  const random = randomFor({ text: seed, generator: 'xoshiro128' }, 'self-play');
  const facts = raceFacts();
  const steps: RaceStep[] = [];
  const sharpness = state.players.map(() => 2 ** below(random, sharpnesses));
  for (let question = firstOpen(state.flow); question !== null; question = firstOpen(state.flow)) {
    const { seat } = question;
    const model = seat === guest ? null : host;
    if (question.kind !== 'chooseAction') {
      give(state, question, answerFor(model, state, question, random, picking === 'lookAhead' ? effort : null));
      continue;
    }
    const rated = model === null ? [] : ratedPicks(model, state, question, random, picking, effort);
    const answer = pickOf(model, rated, state, question, random, sharpness[seat] ?? 1);
    // Not the best of the rated answers: the best of noisy means is too high.
    const predicted = model === null ? Number.NaN : model.share(state, seat) - shapingOf(state, seat);
    steps.push({
      seat,
      round: state.round,
      ...lookOf(facts, state, seat),
      picked: picking === 'lookAhead' && seat !== guest ? pickedOf(rated, answer) : null,
      predicted,
      share: 0,
      points: 0,
      lead: 0,
      left: 0,
    });
    give(state, question, answer);
    if (state.round > longest) return { samples: [], rounds: state.round, scores: [] };
  }
  const { strengths, scores } = endOf(state);
  const results = softShares(strengths);
  for (const seat of state.players.keys()) {
    const own = steps.filter((step) => step.seat === seat);
    setReturns(own, results[seat] ?? 0, lambda);
    tellTheEnd(own, scores, seat, state.round);
  }
  return { samples: samplesOf(steps), rounds: state.round, scores };
}

function samplesOf(steps: readonly RaceStep[]): RaceSample[] {
  const facts = inOneBuffer(steps.map((step) => step.facts));
  return steps.map(({ open, experienced, picked, share, points, lead, left }, at) => {
    const mine = facts[at] ?? new Uint16Array();
    return { facts: mine, open, experienced, picked, share, points, lead, left };
  });
}

/** Seats draw picks once, twice or four times as sharply as the policy is sure of them. */
const sharpnesses = 3;

/** What counts for winning, and final points; a robot comes after the seats. */
function endOf(state: RaceState): { strengths: number[]; scores: number[] } {
  const places = race.outcome(state) ?? [];
  const strengths = places.map(({ score, rank }) => score * 0.3 + (rank === 1 ? 0.3 : 0));
  const scores = places.map(({ score }) => score);
  const robot = robotNow(state);
  if (robot === null) return { strengths, scores };
  const isAhead = places[0]?.rank !== 1;
  return { strengths: [...strengths, robot.points * 0.3 + (isAhead ? 0.3 : 0)], scores: [...scores, robot.points] };
}

function answerFor(
  model: RaceModel | null,
  state: RaceState,
  question: RaceQuestion,
  random: Random,
  effort: Effort | null,
): unknown {
  if (model === null) return quickAnswer(state, question);
  const limits = effort ?? littleEffort;
  if ((effort === null && !isPlacing(question.kind)) || limits.otherSims === 0) {
    return model.quick.answer(state, question);
  }
  return searchAnswers(model, race.viewFor(state, question.seat), question, random, limits)[0]?.answer;
}

const littleEffort = fullSearch(1, 4, 4, 0);

function ratedPicks(
  model: RaceModel,
  state: RaceState,
  question: RaceQuestion,
  random: Random,
  picking: Picking,
  effort: Effort,
): readonly RatedAnswer[] {
  if (picking === 'policy') return [];
  const view = race.viewFor(state, question.seat);
  if (picking === 'lookAhead') return searchAnswers(model, view, question, random, effort);
  const chances = model.own(state, question.seat);
  const best = [...chances.keys()].sort((a, b) => (chances[b] ?? 0) - (chances[a] ?? 0)).slice(0, glances);
  const { worldNo } = trialsFor(model, view, question, random, fullSearch(Number.POSITIVE_INFINITY, 0, 1, 0));
  return tryOut({ answers: best.map((pick) => picks[pick] ?? []), worldNo }, roundsToGlance, undefined);
}

/** Picks to glance at, and rounds to simulate for them. */
const glances = 5;
const roundsToGlance = 14;

const isPlacing = (kind: RaceQuestion['kind']): boolean => kind === 'developPlace' || kind === 'settlePlace';

function pickOf(
  model: RaceModel | null,
  rated: readonly RatedAnswer[],
  state: RaceState,
  question: RaceQuestion,
  random: Random,
  sharpness: number,
): Action[] {
  if (model === null) return quickAnswer(state, question) as Action[];
  if (rated.length > 0) return chooseWithNoise(rated, random) as Action[];
  return [...drawPick(sharpened(model.own(state, question.seat), sharpness), below(random, 1 << 16) / (1 << 16))];
}

function sharpened(chances: Float32Array, sharpness: number): Float32Array {
  const powers = chances.map((each) => each ** sharpness);
  const sum = powers.reduce((total, each) => total + each, 0);
  return powers.map((each) => each / sum);
}

/** Players of this kind end sooner; whatever goes on longer teaches little. */
const longest = 45;

const list = factList();

function lookOf(facts: RaceFacts, state: Parameters<RaceFacts['write']>[0], seat: number) {
  facts.write(state, seat, list);
  let open = 0;
  while (open < list.count && (list.list[open] as number) < facts.open) open++;
  return { facts: list.list.slice(0, list.count), open, experienced: state.options.experienced };
}

/** What was best in look-ahead, softened; without look-ahead just what was answered. */
function pickedOf(rated: readonly RatedAnswer[], answer: readonly Action[]): number[] {
  const picked = picks.map(() => 0);
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
  return picked.map((each) => each / sum);
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
