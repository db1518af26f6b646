// Look-ahead: each promising answer is tried on made-up states that agree with the view, the round is played to its
// end, and the nets say what came of it. For picks the others answer at the same time: they are drawn from what they
// are likely to pick, and our best answer to that mix wins. All answers meet the same states and the same luck.

import { below, type Random } from '@orrery/kernel';
import { type Action, pointsNow, type RaceQuestion, type RaceState, type RaceView, race } from '@orrery/race';
import { candidatesFor } from './candidates.ts';
import type { RaceMind } from './mind.ts';
import { pickRange, picks } from './picks.ts';
import { planPlacements } from './plan.ts';
import { finishRound, give, guessAnswers, revealPicks, type Wishes } from './rollout.ts';

export interface Effort {
  /** Rounds to simulate for a pick among seven, at most; more where there are more. Every answer is tried once. */
  readonly sims: number;
  /** The same for all other decisions; with none they are answered quickly. */
  readonly aside: number;
  /** Answers to try besides picks, at most. */
  readonly width: number;
  /** How often each card of the hand is tried out before picking, to know which one a Develop or Settle is for. */
  readonly plans: number;
  /** The chance that an answer is overlooked. */
  readonly overlooks: number;
  /** What a point in hand at the end of the round counts, in shares of winning, beyond what it is worth. */
  readonly impatience: number;
  /** When to stop, by some clock; without it only `sims` counts. */
  readonly clock?: { now(): number; readonly until: number };
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

export interface Thought {
  readonly answer: unknown;
  /** The mean share of winning that the simulations found. */
  readonly share: number;
}

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
  const answers = notOverlooked(picks.slice(start, start + count), effort, random);
  const wishes: Wishes | null = effort.plans === 0 ? null : planPlacements(mind, view, seat, effort.plans, random);
  return tryAll(answers, (effort.sims * count) / 7, effort.clock, (times) => {
    const root = times === 0 ? first : race.determinize(view, random);
    const theirs = chances.map((each, other) => (each === null ? [] : drawPick(each, turn + times * stepOf(other))));
    return (answer) => {
      const state = race.clone(root);
      revealPicks(state, (other) => (other === seat ? (answer as Action[]) : (theirs[other] ?? [])));
      finishRound(state, wishes);
      return valued(mind, state, seat, effort);
    };
  });
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
  return tryAll(answers, effort.aside, effort.clock, (times) => {
    const root = times === 0 ? first : race.determinize(view, random);
    guessAnswers(root, question.seat);
    return (answer) => {
      const state = race.clone(root);
      give(state, question, answer);
      finishRound(state);
      return valued(mind, state, question.seat, effort);
    };
  });
}

function valued(mind: RaceMind, state: RaceState, seat: number, { impatience }: Effort): number {
  const share = mind.share(state, seat);
  return impatience === 0 ? share : share + impatience * pointsNow(state, seat);
}

function notOverlooked<T>(answers: readonly T[], { overlooks }: Effort, random: Random): readonly T[] {
  if (overlooks === 0 || answers.length < 3) return answers;
  const seen = answers.filter(() => below(random, 1000) >= 1000 * overlooks);
  return seen.length === 0 ? answers.slice(0, 1) : seen;
}

/** Steps that spread draws evenly over the likely picks, another one per seat. */
const stepOf = (seat: number): number => 0.6180339887 + 0.1309 * seat;

function drawPick(chances: Float32Array, at: number): readonly Action[] {
  let left = at - Math.floor(at);
  for (let i = 0; i < chances.length; i++) {
    left -= chances[i] as number;
    if (left < 0) return picks[i] ?? [];
  }
  return picks[chances.indexOf(Math.max(...chances))] ?? [];
}

/** Turn by turn all answers that are still in; those far behind drop out. */
function tryAll(
  answers: readonly unknown[],
  most: number,
  clock: Effort['clock'],
  worldNo: (times: number) => (answer: unknown) => number,
): Thought[] {
  const tried = answers.map((answer) => ({ answer, sum: 0, times: 0 }));
  let left = tried.slice();
  let sims = 0;
  for (let times = 0; times === 0 || (sims + left.length <= most && !isLate(clock)); times++) {
    const play = worldNo(times);
    for (const each of left) {
      each.sum += play(each.answer);
      each.times += 1;
      sims += 1;
    }
    if (left.length > (times < 3 ? 8 : 2)) {
      left = left.toSorted((a, b) => b.sum - a.sum);
      left.length = Math.max(2, Math.ceil(left.length * 0.75));
    }
  }
  const thoughts = tried.map(({ answer, sum, times }) => ({ answer, share: sum / times, times }));
  return thoughts.sort((a, b) => b.times - a.times || b.share - a.share);
}

const isLate = (clock: Effort['clock']): boolean => clock !== undefined && clock.now() >= clock.until;
