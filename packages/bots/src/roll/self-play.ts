// One match of a player of Roll against itself, and what there is to learn from it: the facts each seat saw when it had
// to make its plan, how good each phase looked, and the share of winning that came of it.

import { firstOpen, randomFor } from '@orrery/kernel';
import { type Plan, phaseNames, type RollState, roll } from '@orrery/roll';
import { factList } from '../net/net.ts';
import type { Thought } from '../thinking/tries.ts';
import { choose, credit, finalShares, type Step, warmth } from '../training/credit.ts';
import { rollFacts } from './facts.ts';
import type { RollMind } from './mind.ts';
import { quickAnswer } from './quick.ts';
import { give } from './rollout.ts';
import { type Effort, thinkAbout } from './search.ts';

export interface RollLesson {
  /** The facts that held; the first `known` of them without the faces. */
  readonly facts: Uint16Array;
  readonly known: number;
  /** How good selecting each phase looked, as chances. */
  readonly picked: Float32Array;
  /** The share of winning to learn. */
  share: number;
}

export interface RollSelfPlay {
  readonly seats: number;
  readonly seed: string;
  /** Null: the quick player plays. */
  readonly mind: RollMind | null;
  readonly effort: Effort;
  /** How much of the final result goes into earlier lessons; the rest is what was foreseen a step later. */
  readonly lambda: number;
}

export interface RollLessons {
  readonly lessons: readonly RollLesson[];
  readonly rounds: number;
  readonly scores: readonly number[];
}

export function playRollForLessons({ seats, seed, mind, effort, lambda }: RollSelfPlay): RollLessons {
  const state = roll.setup({}, seats, { text: seed, generator: 'xoshiro128' });
  roll.advance(state, null);
  const random = randomFor({ text: seed, generator: 'xoshiro128' }, 'self-play');
  const steps: (RollLesson & Step)[] = [];
  for (let question = firstOpen(state.flow); question !== null; question = firstOpen(state.flow)) {
    const { seat } = question;
    const quick = mind === null || (effort.aside === 0 && question.kind !== 'assign');
    const thoughts = quick ? [] : thinkAbout(mind, roll.viewFor(state, seat), question, random, effort);
    if (question.kind !== 'assign') {
      give(state, question, thoughts[0]?.answer ?? quickAnswer(state, question));
      continue;
    }
    const answer = (thoughts.length === 0 ? quickAnswer(state, question) : choose(thoughts, random)) as Plan;
    const foreseen = mind === null ? Number.NaN : mind.share(state, seat);
    steps.push({ seat, ...lookOf(state, seat), picked: pickedOf(thoughts, answer), foreseen, share: 0 });
    give(state, question, answer);
    if (state.round > longest) return { lessons: [], rounds: state.round, scores: [] };
  }
  const places = roll.outcome(state) ?? [];
  const results = finalShares(places.map(({ score, rank }) => score * 0.25 + (rank === 1 ? 0.5 : 0)));
  for (let seat = 0; seat < seats; seat++) {
    const own = steps.filter((step) => step.seat === seat);
    credit(own, results[seat] ?? 0, lambda);
  }
  return { lessons: steps, rounds: state.round, scores: places.map(({ score }) => score) };
}

/** Players of this kind end sooner; whatever goes on longer teaches little. */
const longest = 50;

function lookOf(state: RollState, seat: number): { facts: Uint16Array; known: number } {
  const list = factList();
  rollFacts.write(state, seat, list, true);
  let known = list.count;
  while (known > 0 && (list.list[known - 1] as number) >= rollFacts.size) known--;
  return { facts: list.list.slice(0, list.count), known };
}

/** How good each phase was in look-ahead, softened; without look-ahead just what was selected. */
function pickedOf(thoughts: readonly Thought[], answer: Plan): Float32Array {
  const picked = new Float32Array(phaseNames.length);
  if (thoughts.length === 0) {
    picked[phaseNames.indexOf(answer.select.phase)] = 1;
    return picked;
  }
  const top = Math.max(...thoughts.map(({ share }) => share));
  for (const thought of thoughts) {
    const phase = phaseNames.indexOf((thought.answer as Plan).select.phase);
    picked[phase] = Math.max(picked[phase] as number, Math.exp((thought.share - top) / warmth));
  }
  const sum = picked.reduce((total, each) => total + each, 0);
  return picked.map((each) => each / sum);
}
