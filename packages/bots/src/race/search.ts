// Look-ahead: each promising answer is tried on made-up states that agree with the view, the round is played to its
// end, and the nets say what came of it. For picks the others answer at the same time: they are drawn from what they
// are likely to pick, and our best answer to that mix wins. All answers meet the same states and the same luck.

import { below, type Random } from '@orrery/kernel';
import { type Action, type RaceQuestion, type RaceState, type RaceView, race } from '@orrery/race';
import { undominated } from '../thinking/dominance.ts';
import type { Watch } from '../thinking/reasons.ts';
import { type RatedAnswer, type SearchLimits, tryOut } from '../thinking/successive-halving.ts';
import type { Trials, World } from '../thinking/trials.ts';
import { candidatesFor } from './candidates.ts';
import type { RaceModel } from './model.ts';
import { pickRange, picks } from './picks.ts';
import { planPlacements } from './placement-plan.ts';
import { finishRound, give, guessAnswers, type PlacementPlan, revealPicks } from './rollout.ts';
import { withoutStandstill } from './standstill.ts';

export interface Effort extends SearchLimits {
  /** How often each card of the hand is tried out before picking, to know which one a Develop or Settle is for. */
  readonly plans: number;
  readonly watch?: Watch<RaceState>;
  /** Shares as people are told them, without what is added for points there are. */
  readonly plain?: boolean;
}

/** All attention, so many simulations. */
export const fullSearch = (sims: number, otherSims: number, width: number, plans: number): Effort => ({
  sims,
  otherSims,
  width,
  plans,
  haste: 0,
});

/** All answers that were tried, best first. */
export function searchAnswers(
  model: RaceModel,
  view: RaceView,
  question: RaceQuestion,
  random: Random,
  effort: Effort,
): readonly RatedAnswer[] {
  const first = race.determinize(view, random);
  if (question.kind === 'chooseAction') {
    const most = picksToSimulate(first, effort);
    const trials = pickTrials(model, view, question, first, random, effort);
    return withoutStandstill(tryOut(trials, most, effort.clock), first, question.seat, model.quick);
  }
  const trials = otherTrials(model, view, question, first, random, effort);
  if (trials.answers.length < 2) return trials.answers.map((answer) => ({ answer, share: Number.NaN }));
  return tryOut(trials, effort.otherSims, effort.clock);
}

/** What this decision can be tried out with. */
export function trialsFor(
  model: RaceModel,
  view: RaceView,
  question: RaceQuestion,
  random: Random,
  effort: Effort,
): Trials {
  const first = race.determinize(view, random);
  if (question.kind !== 'chooseAction') return otherTrials(model, view, question, first, random, effort);
  return pickTrials(model, view, question, first, random, effort);
}

/** The experienced game has three times as many picks, and gets so many rounds more to tell them apart. */
function picksToSimulate({ options }: RaceState, { sims }: Effort): number {
  return Math.min((sims * pickRange(options.experienced).count) / 7, sims + forPairs);
}

function pickTrials(
  model: RaceModel,
  view: RaceView,
  question: RaceQuestion,
  first: RaceState,
  random: Random,
  effort: Effort,
): Trials<readonly Action[]> {
  const { seat } = question;
  const { start, count } = pickRange(first.options.experienced);
  const chances = first.players.map((_, other) => (other === seat ? null : model.likely(first, other)));
  const turn = below(random, 1 << 16) / (1 << 16);
  const most = picksToSimulate(first, effort);
  const answers = most < count ? likelyFirst(model.own(first, seat)) : picks.slice(start, start + count);
  const plans = most < count ? 0 : effort.plans;
  const plan: PlacementPlan | null = plans === 0 ? null : planPlacements(model, view, seat, plans, random);
  const worldNo = (times: number): World<readonly Action[]> => {
    const root = times === 0 ? first : race.determinize(view, random);
    const theirs = chances.map((each, other) => (each === null ? [] : drawPick(each, turn + times * stepOf(other))));
    const play = (answer: readonly Action[]): number => {
      const state = race.clone(root);
      revealPicks(state, (other) => (other === seat ? answer : (theirs[other] ?? [])));
      finishRound(state, model.quick, plan);
      effort.watch?.(answer, times, state);
      return valued(model, state, seat, effort);
    };
    return { play };
  };
  return { answers, worldNo };
}

function likelyFirst(chances: Float32Array): (readonly Action[])[] {
  const order = [...chances.keys()].filter((pick) => (chances[pick] ?? 0) > 0);
  order.sort((a, b) => (chances[b] ?? 0) - (chances[a] ?? 0));
  return order.map((pick) => picks[pick] ?? []);
}

function otherTrials(
  model: RaceModel,
  view: RaceView,
  question: RaceQuestion,
  first: RaceState,
  random: Random,
  effort: Effort,
): Trials {
  const width = effort.otherSims === 0 ? 1 : effort.width;
  const all = candidatesFor(first, question, random, width, model.quick);
  const answers = undominated(race, first, question, all);
  const worldNo = (times: number): World => {
    const root = times === 0 ? first : race.determinize(view, random);
    guessAnswers(root, question.seat, model.quick);
    const play = (answer: unknown): number => {
      const state = race.clone(root);
      give(state, question, answer);
      finishRound(state, model.quick);
      effort.watch?.(answer, times, state);
      return valued(model, state, question.seat, effort);
    };
    return { play };
  };
  return { answers, worldNo };
}

function valued(model: RaceModel, state: RaceState, seat: number, { plain }: Effort): number {
  return plain === true ? model.chance(state, seat) : model.share(state, seat);
}

const forPairs = 100;

/** Steps that spread draws evenly over the likely picks, another one per seat. */
const stepOf = (seat: number): number => 0.6180339887 + 0.1309 * seat;

export function drawPick(chances: Float32Array, at: number): readonly Action[] {
  let left = at - Math.floor(at);
  for (let i = 0; i < chances.length; i++) {
    left -= chances[i] ?? 0;
    if (left < 0) return picks[i] ?? [];
  }
  return picks[chances.indexOf(Math.max(...chances))] ?? [];
}
