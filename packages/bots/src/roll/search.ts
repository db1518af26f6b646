// Look-ahead in Roll: each promising answer is tried on made-up states that agree with the view, the round is played to
// its end, and the nets say what came of it. Plans are made in secret and at once: the others' are drawn from what they
// are likely to select with made-up rolls. All answers meet the same states and the same luck.

import { below, type Random } from '@orrery/kernel';
import { type Plan, type RollQuestion, type RollState, type RollView, roll } from '@orrery/roll';
import { scoreOf } from '@orrery/roll/search';
import type { Watch } from '../thinking/reasons.ts';
import { type Care, notOverlooked, type Thought, tryOut } from '../thinking/tries.ts';
import { candidatePlans, candidatesFor } from './candidates.ts';
import { gainsOf } from './gains.ts';
import type { RollMind } from './mind.ts';
import { chancesFrom, planWith, usualChances } from './quick-plan.ts';
import { finishRound, give, guessAnswers, revealPlans } from './rollout.ts';

export interface Effort extends Care {
  /** Plans to try, at most. */
  readonly plans: number;
  readonly watch?: Watch<RollState>;
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
  return tryOut(plans, effort.sims, effort.clock, (times) => {
    const root = roots[times] ?? roll.determinize(view, random);
    const theirs = root.players.map((_, other) => (other === seat ? null : likelyPlan(mind, root, other, random)));
    return (plan) => {
      const state = roll.clone(root);
      revealPlans(state, (other) => theirs[other] ?? plan);
      finishRound(state);
      effort.watch?.(plan, times, state);
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
  return tryOut(answers, effort.aside, effort.clock, (times) => {
    const root = times === 0 ? first : roll.determinize(view, random);
    guessAnswers(root, question.seat);
    return (answer) => {
      const state = roll.clone(root);
      give(state, question, answer);
      finishRound(state);
      effort.watch?.(answer, times, state);
      return valued(mind, state, question.seat, effort);
    };
  });
}

function valued(mind: RollMind, state: RollState, seat: number, { impatience }: Effort): number {
  const share = mind.share(state, seat);
  return impatience === 0 ? share : share + impatience * scoreOf(state, seat).total;
}
