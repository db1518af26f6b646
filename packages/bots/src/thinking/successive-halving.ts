// Trying answers out, in any game: what a rated answer is, what limits a search, and how simulations are shared out among
// answers. All answers meet the same made-up states; what is clearly beaten drops out, and the lower half again and again.

import type { Budget } from '../bot.ts';
import type { Trials, World } from './trials.ts';

export interface RatedAnswer {
  readonly answer: unknown;
  /** The mean share of winning that the simulations found. */
  readonly share: number;
}

export interface SearchLimits {
  /** Rounds to simulate for the main decision of a round, at most. */
  readonly sims: number;
  /** The same for all other decisions; with none they are answered quickly. */
  readonly otherSims: number;
  /** Answers to any other question to try, at most. */
  readonly width: number;
  /** The chance that a decision is made at once, by what looks best, without looking ahead. */
  readonly haste: number;
  /** When to stop, by some clock; without it only the numbers count. */
  readonly clock?: Clock;
}

export interface Clock {
  now(): number;
  readonly until: number;
}

/** Simulations first: a fixed number gives the same match again. Time alone: as many as fit. */
export function limitsWithin<Effort extends SearchLimits>(habit: Effort, { sims, think, atMost }: Budget): Effort {
  if (sims !== undefined) return { ...habit, sims, otherSims: sims };
  if (think !== undefined) {
    return { ...habit, sims: Number.POSITIVE_INFINITY, otherSims: Number.POSITIVE_INFINITY, clock: clockOf(think) };
  }
  return atMost === undefined ? habit : { ...habit, clock: clockOf(atMost) };
}

const clockOf = (ms: number): Clock => ({ now: () => Date.now(), until: Date.now() + ms });

interface Tried<T> {
  readonly answer: T;
  /** What came of it in each world so far. */
  readonly results: number[];
  sum: number;
}

/**
 * In stages of about equal cost: all that are still in meet the same states, then the lower half drops out, and
 * sooner what cannot be best any more; when one is left, that is that. With fewer simulations than answers the first
 * ones are tried, but always two. `worldNo` makes a state up and says what comes of an answer in it.
 */
export function successiveHalving<T>(
  answers: readonly T[],
  sims: number,
  clock: Clock | undefined,
  worldNo: (times: number) => (answer: T) => number,
): RatedAnswer[] {
  const tried = answers.slice(0, Math.max(2, sims)).map((answer): Tried<T> => ({ answer, results: [], sum: 0 }));
  let left = tried.slice();
  const stages = Math.max(1, Math.ceil(Math.log2(tried.length)));
  const startedAt = clock?.now() ?? 0;
  const isOver = (share: number): boolean =>
    left.length < 2 ||
    spent + left.length > sims * share ||
    (clock !== undefined && clock.now() >= startedAt + share * (clock.until - startedAt));
  let spent = 0;
  let world = 0;
  for (let stage = 1; stage <= stages && (stage === 1 || !isOver(1)); stage++) {
    do {
      const play = worldNo(world++);
      for (const each of left) {
        const result = play(each.answer);
        each.results.push(result);
        each.sum += result;
      }
      spent += left.length;
      if (world >= firstLook && world % lookEvery === 0) left = notBeaten(left);
    } while (!isOver(stage / stages));
    left = bestFirst(left).slice(0, Math.max(2, Math.ceil(left.length / 2)));
  }
  return bestFirst(tried)
    .sort((a, b) => b.results.length - a.results.length)
    .map(({ answer, sum, results }) => ({ answer, share: sum / results.length }));
}

/** The same for the answers worth trying. */
export const tryOut = <T>({ answers, worldNo }: Trials<T>, sims: number, clock: Clock | undefined): RatedAnswer[] =>
  successiveHalving(answers, sims, clock, (times) => {
    const world: World<T> = worldNo(times);
    return (answer) => world.play(answer);
  });

const bestFirst = <T>(tried: readonly Tried<T>[]): Tried<T>[] => tried.toSorted((a, b) => b.sum - a.sum);

/** After so many worlds an answer may be beaten, and again every so many. */
const firstLook = 16;
const lookEvery = 8;

/** An answer is beaten when even so many standard errors above what was found it would gain less than this. */
const errors = 4;
const hardlyAnything = 0.0005;

/** The best so far, and whatever may still be better than it. */
function notBeaten<T>(left: readonly Tried<T>[]): Tried<T>[] {
  const [best, ...others] = bestFirst(left);
  if (best === undefined) return [];
  return [best, ...others.filter(({ results }) => mostGain(results, best.results) >= hardlyAnything)];
}

/** What one answer may gain over another at most, by the worlds that both have met. */
function mostGain(results: readonly number[], best: readonly number[]): number {
  const count = results.length;
  let sum = 0;
  let squares = 0;
  for (let world = 0; world < count; world++) {
    const gain = (results[world] ?? 0) - (best[world] ?? 0);
    sum += gain;
    squares += gain * gain;
  }
  const mean = sum / count;
  const variance = Math.max(0, squares / count - mean * mean) / (count - 1);
  return mean + errors * Math.sqrt(variance);
}
