// Look-ahead: each promising answer is tried on made-up states that agree with the view, the round is played to its
// end, and the nets say what came of it. For picks the others answer at the same time: they are drawn from what they
// are likely to pick, and our best answer to that mix wins. All answers meet the same states and the same luck.

import { below, type Random } from '@orrery/kernel';
import { type Action, type RaceQuestion, type RaceState, type RaceView, race } from '@orrery/race';
import { pointsNow } from '@orrery/race/search';
import type { Watch } from '../thinking/reasons.ts';
import { type Care, notOverlooked, type Thought, tryOut } from '../thinking/tries.ts';
import { candidatesFor } from './candidates.ts';
import type { RaceMind } from './mind.ts';
import { pickRange, picks } from './picks.ts';
import { planPlacements } from './plan.ts';
import { finishRound, give, guessAnswers, revealPicks, type Wishes } from './rollout.ts';

export interface Effort extends Care {
  /** How often each card of the hand is tried out before picking, to know which one a Develop or Settle is for. */
  readonly plans: number;
  readonly watch?: Watch<RaceState>;
}

/** All attention, so many simulations. */
export const attentive = (sims: number, aside: number, width: number, plans: number): Effort => ({
  sims,
  aside,
  width,
  plans,
  overlooks: 0,
  impatience: 0,
});

/** All answers that were tried, best first. */
export function thinkAbout(
  mind: RaceMind,
  view: RaceView,
  question: RaceQuestion,
  random: Random,
  effort: Effort,
): Thought[] {
  const first = race.determinize(view, random);
  return question.kind === 'chooseAction'
    ? thinkOfPicks(mind, view, question, first, random, effort)
    : thinkOfAnswers(mind, view, question, first, random, effort);
}

function thinkOfPicks(
  mind: RaceMind,
  view: RaceView,
  question: RaceQuestion,
  first: RaceState,
  random: Random,
  effort: Effort,
): Thought[] {
  const { seat } = question;
  const { start, count } = pickRange(first.options.experienced);
  const chances = first.players.map((_, other) => (other === seat ? null : mind.likely(first, other)));
  const turn = below(random, 1 << 16) / (1 << 16);
  const most = Math.min((effort.sims * count) / 7, effort.sims + forPairs);
  const all = most < count ? likelyFirst(mind.own(first, seat)) : picks.slice(start, start + count);
  const answers = notOverlooked(all, effort, random);
  const plans = most < count ? 0 : effort.plans;
  const wishes: Wishes | null = plans === 0 ? null : planPlacements(mind, view, seat, plans, random);
  return tryOut(answers, most, effort.clock, (times) => {
    const root = times === 0 ? first : race.determinize(view, random);
    const theirs = chances.map((each, other) => (each === null ? [] : drawPick(each, turn + times * stepOf(other))));
    return (answer) => {
      const state = race.clone(root);
      revealPicks(state, (other) => (other === seat ? answer : (theirs[other] ?? [])));
      finishRound(state, wishes);
      effort.watch?.(answer, times, state);
      return valued(mind, state, seat, effort);
    };
  });
}

function likelyFirst(chances: Float32Array): (readonly Action[])[] {
  const order = [...chances.keys()].filter((pick) => (chances[pick] as number) > 0);
  order.sort((a, b) => (chances[b] as number) - (chances[a] as number));
  return order.map((pick) => picks[pick] ?? []);
}

function thinkOfAnswers(
  mind: RaceMind,
  view: RaceView,
  question: RaceQuestion,
  first: RaceState,
  random: Random,
  effort: Effort,
): Thought[] {
  const width = effort.aside === 0 ? 1 : effort.width;
  const all = candidatesFor(first, question, random, width);
  const answers = notOverlooked(all, effort, random);
  if (answers.length < 2) return answers.map((answer) => ({ answer, share: Number.NaN }));
  return tryOut(answers, effort.aside, effort.clock, (times) => {
    const root = times === 0 ? first : race.determinize(view, random);
    guessAnswers(root, question.seat);
    return (answer) => {
      const state = race.clone(root);
      give(state, question, answer);
      finishRound(state);
      effort.watch?.(answer, times, state);
      return valued(mind, state, question.seat, effort);
    };
  });
}

function valued(mind: RaceMind, state: RaceState, seat: number, { impatience }: Effort): number {
  const share = mind.share(state, seat);
  return impatience === 0 ? share : share + impatience * pointsNow(state, seat);
}

/** The experienced game has three times as many picks, and gets so many rounds more to tell them apart. */
const forPairs = 100;

/** Steps that spread draws evenly over the likely picks, another one per seat. */
const stepOf = (seat: number): number => 0.6180339887 + 0.1309 * seat;

export function drawPick(chances: Float32Array, at: number): readonly Action[] {
  let left = at - Math.floor(at);
  for (let i = 0; i < chances.length; i++) {
    left -= chances[i] as number;
    if (left < 0) return picks[i] ?? [];
  }
  return picks[chances.indexOf(Math.max(...chances))] ?? [];
}
