// Trying answers out, in any game: what a thought is, how much effort goes into it, and how tries are shared out among
// answers. All answers meet the same made-up states; the lower half drops out again and again.

import { below, type Random } from '@orrery/kernel';
import type { Budget } from '../bot.ts';

export interface Thought {
  readonly answer: unknown;
  /** The mean share of winning that the simulations found. */
  readonly share: number;
}

export interface Care {
  /** Rounds to simulate for the main decision of a round, at most. */
  readonly sims: number;
  /** The same for all other decisions; with none they are answered quickly. */
  readonly aside: number;
  /** Answers to any other question to try, at most. */
  readonly width: number;
  /** The chance that an answer is overlooked. */
  readonly overlooks: number;
  /** What a point in hand at the end of the round counts, in shares of winning, beyond what it is worth. */
  readonly impatience: number;
  /** When to stop, by some clock; without it only the numbers count. */
  readonly clock?: Clock;
}

export interface Clock {
  now(): number;
  readonly until: number;
}

/** Simulations first: a fixed number gives the same match again. Time alone: as many as fit. */
export function careWithin<Effort extends Care>(habit: Effort, { sims, think, atMost }: Budget): Effort {
  if (sims !== undefined) return { ...habit, sims, aside: sims };
  if (think !== undefined) {
    return { ...habit, sims: Number.POSITIVE_INFINITY, aside: Number.POSITIVE_INFINITY, clock: clockOf(think) };
  }
  return atMost === undefined ? habit : { ...habit, clock: clockOf(atMost) };
}

const clockOf = (ms: number): Clock => ({ now: () => Date.now(), until: Date.now() + ms });

export function notOverlooked<T>(answers: readonly T[], { overlooks }: Care, random: Random): readonly T[] {
  if (overlooks === 0 || answers.length < 3) return answers;
  const seen = answers.filter(() => below(random, 1000) >= 1000 * overlooks);
  return seen.length === 0 ? answers.slice(0, 1) : seen;
}

interface Tried<T> {
  readonly answer: T;
  sum: number;
  times: number;
}

/**
 * In stages of about equal cost: all that are still in meet the same states, then the lower half drops out. With fewer
 * simulations than answers the first ones are tried, but always two. `worldNo` makes a state up and says what comes of
 * an answer in it.
 */
export function tryOut<T>(
  answers: readonly T[],
  sims: number,
  clock: Clock | undefined,
  worldNo: (times: number) => (answer: T) => number,
): Thought[] {
  const tried = answers.slice(0, Math.max(2, sims)).map((answer): Tried<T> => ({ answer, sum: 0, times: 0 }));
  let left = tried.slice();
  const stages = Math.max(1, Math.ceil(Math.log2(tried.length)));
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
