// One match of a player of Roll against itself, and what there is to learn from it: the facts each seat saw when it had
// to make its plan, how good each phase looked, and the share of winning that came of it.

import { firstOpen, randomFor } from '@orrery/kernel';
import { type Plan, phaseNames, type RollState, roll } from '@orrery/roll';
import { factList } from '../net/net.ts';
import type { RatedAnswer } from '../thinking/successive-halving.ts';
import { inOneBuffer } from '../training/one-buffer.ts';
import { chooseWithNoise, type Step, setReturns, softShares, temperature } from '../training/returns.ts';
import { rollFacts } from './facts.ts';
import { type RollModel, shapingOf } from './model.ts';
import { quickAnswer } from './quick.ts';
import { give } from './rollout.ts';
import { type Effort, searchAnswers } from './search.ts';

export interface RollSample {
  /** The facts that held; the first `known` of them without the faces. */
  readonly facts: Uint16Array;
  readonly known: number;
  /** How good selecting each phase looked, as chances. */
  readonly picked: readonly number[];
  /** The share of winning to learn. */
  share: number;
}

export interface RollSelfPlay {
  readonly seats: number;
  readonly seed: string;
  /** Null: the quick player plays. */
  readonly model: RollModel | null;
  readonly effort: Effort;
  /** How much of the final result goes into earlier samples; the rest is what was predicted a step later. */
  readonly lambda: number;
}

export interface RollSelfPlayed {
  readonly samples: readonly RollSample[];
  readonly rounds: number;
  readonly scores: readonly number[];
}

export function playRollForSamples({ seats, seed, model, effort, lambda }: RollSelfPlay): RollSelfPlayed {
  const state = roll.setup({}, seats, { text: seed, generator: 'xoshiro128' });
  roll.advance(state, null);
  const random = randomFor({ text: seed, generator: 'xoshiro128' }, 'self-play');
  const steps: (RollSample & Step)[] = [];
  for (let question = firstOpen(state.flow); question !== null; question = firstOpen(state.flow)) {
    const { seat } = question;
    const quick = model === null || (effort.otherSims === 0 && question.kind !== 'assign');
    const rated = quick ? [] : searchAnswers(model, roll.viewFor(state, seat), question, random, effort);
    if (question.kind !== 'assign') {
      give(state, question, rated[0]?.answer ?? quickAnswer(state, question));
      continue;
    }
    const answer = (rated.length === 0 ? quickAnswer(state, question) : chooseWithNoise(rated, random)) as Plan;
    const predicted = model === null ? Number.NaN : model.share(state, seat) - shapingOf(state, seat);
    steps.push({ seat, ...lookOf(state, seat), picked: pickedOf(rated, answer), predicted, share: 0 });
    give(state, question, answer);
    if (state.round > longest) return { samples: [], rounds: state.round, scores: [] };
  }
  const places = roll.outcome(state) ?? [];
  const results = softShares(places.map(({ score, rank }) => score * 0.25 + (rank === 1 ? 0.5 : 0)));
  for (let seat = 0; seat < seats; seat++) {
    const own = steps.filter((step) => step.seat === seat);
    setReturns(own, results[seat] ?? 0, lambda);
  }
  return { samples: samplesOf(steps), rounds: state.round, scores: places.map(({ score }) => score) };
}

function samplesOf(steps: readonly RollSample[]): RollSample[] {
  const facts = inOneBuffer(steps.map((step) => step.facts));
  return steps.map(({ known, picked, share }, at) => ({ facts: facts[at] ?? new Uint16Array(), known, picked, share }));
}

/** Players of this kind end sooner; whatever goes on longer teaches little. */
const longest = 50;

const list = factList();

function lookOf(state: RollState, seat: number): { facts: Uint16Array; known: number } {
  rollFacts.write(state, seat, list, true);
  let known = list.count;
  while (known > 0 && (list.list[known - 1] as number) >= rollFacts.size) known--;
  return { facts: list.list.slice(0, list.count), known };
}

/** How good each phase was in look-ahead, softened; without look-ahead just what was selected. */
function pickedOf(rated: readonly RatedAnswer[], answer: Plan): number[] {
  const picked = phaseNames.map(() => 0);
  if (rated.length === 0) {
    picked[phaseNames.indexOf(answer.select.phase)] = 1;
    return picked;
  }
  const top = Math.max(...rated.map(({ share }) => share));
  for (const each of rated) {
    const phase = phaseNames.indexOf((each.answer as Plan).select.phase);
    picked[phase] = Math.max(picked[phase] ?? 0, Math.exp((each.share - top) / temperature));
  }
  const sum = picked.reduce((total, each) => total + each, 0);
  return picked.map((each) => each / sum);
}
