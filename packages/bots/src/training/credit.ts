// What a match teaches, in any game: final points become shares of winning, and earlier steps get the result mixed with
// what was foreseen on the way.

import type { Random } from '@orrery/kernel';
import type { Thought } from '../thinking/tries.ts';

/** Differences of this much in share count for little. */
export const warmth = 0.02;

/** Mostly the best; now and then one that is hardly worse, so that not all matches are alike. */
export function choose(thoughts: readonly Thought[], random: Random): unknown {
  const [best, second] = thoughts;
  if (best === undefined) throw new Error('nothing was thought of');
  const close = second !== undefined && best.share - second.share < warmth && (random.words[0] ?? 0) % 4 === 0;
  return close ? second.answer : best.answer;
}

/** Shares from points: a narrow victory is not quite one. */
export function finalShares(strengths: readonly number[]): number[] {
  const top = Math.max(...strengths);
  const weights = strengths.map((each) => Math.exp(each - top));
  const sum = weights.reduce((total, each) => total + each, 0);
  return weights.map((each) => each / sum);
}

export interface Step {
  readonly seat: number;
  /** What the net thought of the position; not a number without one. */
  readonly foreseen: number;
  /** The share of winning to learn. */
  share: number;
}

/** From a seat's last step back: the result, mixed with what was foreseen in between. */
export function credit(steps: readonly Step[], result: number, lambda: number): void {
  let target = result;
  for (const step of steps.toReversed()) {
    step.share = target;
    if (!Number.isNaN(step.foreseen)) target = lambda * target + (1 - lambda) * Math.min(1, Math.max(0, step.foreseen));
  }
}
