// Look-ahead in Roll: each promising answer is tried on made-up states that agree with the view, the round is played to
// its end, and the nets say what came of it. Plans are made in secret and at once: the others' are drawn from what they
// are likely to select with made-up rolls. All answers meet the same states and the same luck; the lower half drops out
// again and again.

import { below, type Random } from '@orrery/kernel';
import { type Plan, type RollQuestion, type RollState, type RollView, roll, scoreOf } from '@orrery/roll';
import { candidatePlans, candidatesFor } from './candidates.ts';
import { gainsOf } from './gains.ts';
import type { RollMind } from './mind.ts';
import { chancesFrom, planWith, usualChances } from './quick-plan.ts';
import { finishRound, give, guessAnswers, revealPlans } from './rollout.ts';

export interface Effort {
  /** Rounds to simulate for a plan, at most. Every plan is tried once. */
  readonly sims: number;
  /** The same for all other decisions; with none they are answered quickly. */
  readonly aside: number;
  /** Plans to try, at most. */
  readonly plans: number;
  /** Answers to any other question to try, at most. */
  readonly width: number;
  /** The chance that an answer is overlooked. */
  readonly overlooks: number;
  /** What a point in hand at the end of the round counts, in shares of winning, beyond what it is worth. */
  readonly impatience: number;
  /** When to stop, by some clock; without it only the numbers count. */
  readonly clock?: { now(): number; readonly until: number };
}

export interface Thought {
  readonly answer: unknown;
  /** The mean share of winning that the simulations found. */
  readonly share: number;
}

/** All attention, so many simulations. */
export const attentiveRoll = (sims: number, aside: number, plans: number, width: number): Effort => ({
  sims,
  aside,
  plans,
  width,
  overlooks: 0,
  impatience: 0,
});

/** All answers that were tried, best first. */
export function thinkAbout(
  mind: RollMind,
  view: RollView,
  question: RollQuestion,
  random: Random,
  effort: Effort,
): Thought[] {
  return question.kind === 'assign'
    ? thinkOfPlans(mind, view, question.seat, random, effort)
    : thinkOfAnswers(mind, view, question, random, effort);
}

/** How many made-up states tell what the others are likely to select. */
const glances = 3;

function thinkOfPlans(mind: RollMind, view: RollView, seat: number, random: Random, effort: Effort): Thought[] {
  const roots = Array.from({ length: glances }, () => roll.determinize(view, random));
  const first = roots[0] as RollState;
  const others = first.players.flatMap((_, other) => {
    if (other === seat) return [];
    const looks = roots.map((root) => mind.likely(root, other));
    return [Array.from({ length: 5 }, (_each, phase) => meanOf(looks.map((look) => look[phase] as number)))];
  });
  const plans = notOverlooked(candidatePlans(first, seat, chancesFrom(others), effort.plans), effort, random);
  return tryAll(plans, effort.sims, effort.clock, (times) => {
    const root = roots[times] ?? roll.determinize(view, random);
    const theirs = root.players.map((_, other) => (other === seat ? null : likelyPlan(mind, root, other, random)));
    return (plan) => {
      const state = roll.clone(root);
      revealPlans(state, (other) => theirs[other] ?? plan);
      finishRound(state);
      return valued(mind, state, seat, effort);
    };
  });
}

const meanOf = (list: readonly number[]): number => list.reduce((sum, each) => sum + each, 0) / list.length;

/** A plan for a seat with the dice it has in this state, its phase drawn from what it is likely to select. */
function likelyPlan(mind: RollMind, state: RollState, seat: number, random: Random): Plan {
  const chances = mind.likely(state, seat);
  let left = below(random, 1 << 16) / (1 << 16);
  let phase = 0;
  for (; phase < 4; phase++) {
    left -= chances[phase] as number;
    if (left < 0) break;
  }
  return planWith(state, seat, gainsOf(state, seat), phase, usualChances(state.players.length)).plan;
}

function thinkOfAnswers(
  mind: RollMind,
  view: RollView,
  question: RollQuestion,
  random: Random,
  effort: Effort,
): Thought[] {
  const first = roll.determinize(view, random);
  const width = effort.aside === 0 ? 1 : effort.width;
  const answers = notOverlooked(candidatesFor(first, question, random, width), effort, random);
  if (answers.length < 2) return answers.map((answer) => ({ answer, share: Number.NaN }));
  return tryAll(answers, effort.aside, effort.clock, (times) => {
    const root = times === 0 ? first : roll.determinize(view, random);
    guessAnswers(root, question.seat);
    return (answer) => {
      const state = roll.clone(root);
      give(state, question, answer);
      finishRound(state);
      return valued(mind, state, question.seat, effort);
    };
  });
}

function valued(mind: RollMind, state: RollState, seat: number, { impatience }: Effort): number {
  const share = mind.share(state, seat);
  return impatience === 0 ? share : share + impatience * scoreOf(state, seat).total;
}

function notOverlooked<T>(answers: readonly T[], { overlooks }: Effort, random: Random): readonly T[] {
  if (overlooks === 0 || answers.length < 3) return answers;
  const seen = answers.filter(() => below(random, 1000) >= 1000 * overlooks);
  return seen.length === 0 ? answers.slice(0, 1) : seen;
}

interface Tried<T> {
  readonly answer: T;
  sum: number;
  times: number;
}

/** In stages of about equal cost: all that are still in meet the same states, then the lower half drops out. */
function tryAll<T>(
  answers: readonly T[],
  sims: number,
  clock: Effort['clock'],
  worldNo: (times: number) => (answer: T) => number,
): Thought[] {
  const tried = answers.map((answer): Tried<T> => ({ answer, sum: 0, times: 0 }));
  let left = tried.slice();
  const stages = Math.max(1, Math.ceil(Math.log2(answers.length)));
  const startedAt = clock?.now() ?? 0;
  const isOver = (share: number): boolean =>
    spent + left.length > sims * share ||
    (clock !== undefined && clock.now() >= startedAt + share * (clock.until - startedAt));
  let spent = 0;
  let world = 0;
  for (let stage = 1; stage <= stages && (stage === 1 || !isOver(1)); stage++) {
    do {
      const play = worldNo(world++);
      for (const each of left) {
        each.sum += play(each.answer);
        each.times += 1;
      }
      spent += left.length;
    } while (!isOver(stage / stages));
    left = left.toSorted((a, b) => b.sum - a.sum).slice(0, Math.max(2, Math.ceil(left.length / 2)));
  }
  return tried
    .sort((a, b) => b.times - a.times || b.sum - a.sum)
    .map(({ answer, sum, times }) => ({ answer, share: sum / times }));
}
