// Look-ahead in Roll: each promising answer is tried on made-up states that agree with the view, the round is played to
// its end, and the nets say what came of it. Plans are made in secret and at once: the others' are drawn from what they
// are likely to select with made-up rolls. All answers meet the same states and the same luck.

import { below, type Random } from '@orrery/kernel';
import { type Plan, type RollQuestion, type RollState, type RollView, roll } from '@orrery/roll';
import { undominated } from '../thinking/dominance.ts';
import type { Watch } from '../thinking/reasons.ts';
import { type Clock, type RatedAnswer, type SearchLimits, tryOut } from '../thinking/successive-halving.ts';
import type { Trials, World } from '../thinking/trials.ts';
import { candidatePlans, candidatesFor } from './candidates.ts';
import { gainsOf } from './gains.ts';
import type { RollModel } from './model.ts';
import { planVariations } from './plan-variations.ts';
import { chancesFrom, planWith, usualChances } from './quick-plan.ts';
import { finishRound, give, guessAnswers, revealPlans } from './rollout.ts';

export interface Effort extends SearchLimits {
  /** Plans to try, at most. */
  readonly plans: number;
  /** So many of the best plans are varied, and what is found around them tried too. */
  readonly around: number;
  readonly watch?: Watch<RollState>;
  /** Shares as people are told them, without what is added for points there are. */
  readonly plain?: boolean;
}

/** All attention, so many simulations. */
export const fullRollSearch = (sims: number, otherSims: number, plans: number, width: number, around = 0): Effort => ({
  sims,
  otherSims,
  plans,
  around,
  width,
  haste: 0,
});

/** All answers that were tried, best first. */
export function searchAnswers(
  model: RollModel,
  view: RollView,
  question: RollQuestion,
  random: Random,
  effort: Effort,
): RatedAnswer[] {
  if (question.kind === 'assign') return searchPlans(model, view, question, random, effort);
  const trials = otherTrials(model, view, question, random, effort);
  if (trials.answers.length < 2) return trials.answers.map((answer) => ({ answer, share: Number.NaN }));
  return tryOut(trials, effort.otherSims, effort.clock);
}

/** What this decision can be tried out with; plans are those that the search liked best. */
export function trialsFor(
  model: RollModel,
  view: RollView,
  question: RollQuestion,
  random: Random,
  effort: Effort,
): Trials {
  if (question.kind !== 'assign') return otherTrials(model, view, question, random, effort);
  const answers = searchPlans(model, view, question, random, effort).map(({ answer }) => answer);
  return { answers, worldNo: worldsOf(model, view, question, random, effort) };
}

/** New states to try any answer in. */
export const worldsOf = (
  model: RollModel,
  view: RollView,
  question: RollQuestion,
  random: Random,
  effort: Effort,
): Trials['worldNo'] =>
  question.kind === 'assign'
    ? worldsFor(model, view, question.seat, [], random, effort)
    : otherTrials(model, view, question, random, effort).worldNo;

/** How many made-up states tell what the others are likely to select. */
const predictedFrom = 3;

function searchPlans(
  model: RollModel,
  view: RollView,
  question: RollQuestion,
  random: Random,
  effort: Effort,
): RatedAnswer[] {
  const { seat } = question;
  const roots = Array.from({ length: predictedFrom }, () => roll.determinize(view, random));
  const first = roots[0] as RollState;
  const others = first.players.flatMap((_, other) => {
    if (other === seat) return [];
    const predictions = roots.map((root) => model.likely(root, other));
    return [Array.from({ length: 5 }, (_each, phase) => meanOf(predictions.map((each) => each[phase] ?? 0)))];
  });
  const candidates = candidatePlans(first, seat, chancesFrom(others), effort.plans);
  const plans = undominated(roll, first, question, candidates);
  const worldNo = worldsFor(model, view, seat, roots, random, effort);
  if (effort.around === 0) return tryOut({ answers: plans, worldNo }, effort.sims, effort.clock);
  const early = tryOut({ answers: plans, worldNo }, (1 - shareAround) * effort.sims, firstPart(effort.clock));
  const best = early.slice(0, effort.around).flatMap(({ answer }) => plans.filter((plan) => plan === answer));
  const tried = new Set(plans.map((plan) => JSON.stringify(plan)));
  const around = best
    .flatMap((plan) => planVariations(first, question, plan))
    .filter((plan) => !tried.has(JSON.stringify(plan)));
  const answers = [...best.slice(0, 1), ...undominated(roll, first, question, around)];
  const late = tryOut({ answers, worldNo }, shareAround * effort.sims, effort.clock);
  return [...late, ...early.slice(1)];
}

/** How much of the effort goes into plans around the best ones. */
const shareAround = 0.5;

function firstPart(clock: Clock | undefined): Clock | undefined {
  if (clock === undefined) return undefined;
  const { now, until } = clock;
  return { now, until: until - shareAround * (until - now()) };
}

/** Made-up states with the others' plans, numbered one after the other; the first ones are given. */
function worldsFor(
  model: RollModel,
  view: RollView,
  seat: number,
  roots: readonly RollState[],
  random: Random,
  effort: Effort,
): () => World<Plan> {
  let made = 0;
  return () => {
    const number = made++;
    const root = roots[number] ?? roll.determinize(view, random);
    const theirs = root.players.map((_, other) => (other === seat ? null : likelyPlan(model, root, other, random)));
    const play = (plan: Plan): number => {
      const state = roll.clone(root);
      revealPlans(state, (other) => theirs[other] ?? plan);
      finishRound(state);
      effort.watch?.(plan, number, state);
      return valued(model, state, seat, effort);
    };
    return { play };
  };
}

const meanOf = (list: readonly number[]): number => list.reduce((sum, each) => sum + each, 0) / list.length;

/** A plan for a seat with the dice it has in this state, its phase drawn from what it is likely to select. */
export function likelyPlan(model: RollModel, state: RollState, seat: number, random: Random): Plan {
  const chances = model.likely(state, seat);
  let left = below(random, 1 << 16) / (1 << 16);
  let phase = 0;
  for (; phase < 4; phase++) {
    left -= chances[phase] ?? 0;
    if (left < 0) break;
  }
  return planWith(state, seat, gainsOf(state, seat), phase, usualChances(state.players.length)).plan;
}

function otherTrials(model: RollModel, view: RollView, question: RollQuestion, random: Random, effort: Effort): Trials {
  const first = roll.determinize(view, random);
  const width = effort.otherSims === 0 ? 1 : effort.width;
  const answers = undominated(roll, first, question, candidatesFor(first, question, random, width));
  const worldNo = (times: number): World => {
    const root = times === 0 ? first : roll.determinize(view, random);
    guessAnswers(root, question.seat);
    const play = (answer: unknown): number => {
      const state = roll.clone(root);
      give(state, question, answer);
      finishRound(state);
      effort.watch?.(answer, times, state);
      return valued(model, state, question.seat, effort);
    };
    return { play };
  };
  return { answers, worldNo };
}

function valued(model: RollModel, state: RollState, seat: number, { plain }: Effort): number {
  return plain === true ? model.chance(state, seat) : model.share(state, seat);
}
