// What a match teaches, in any game: final points become shares of winning, and earlier steps get the result mixed with
// what was predicted on the way.

import { below, type Random } from '@orrery/kernel';
import type { RatedAnswer } from '../thinking/successive-halving.ts';

/** Differences of this much in share count for little. */
export const temperature = 0.02;

/** Mostly the best; now and then one that is hardly worse, so that not all matches are alike. */
export function chooseWithNoise(rated: readonly RatedAnswer[], random: Random): unknown {
  const [best, second] = rated;
  if (best === undefined) throw new Error('nothing was thought of');
  const close = second !== undefined && best.share - second.share < temperature && below(random, 4) === 0;
  return close ? second.answer : best.answer;
}

/** Shares from points: a narrow victory is not quite one. */
export function softShares(strengths: readonly number[]): number[] {
  const top = Math.max(...strengths);
  const weights = strengths.map((each) => Math.exp(each - top));
  const sum = weights.reduce((total, each) => total + each, 0);
  return weights.map((each) => each / sum);
}

export interface Step {
  readonly seat: number;
  /** What the net thought of the position; not a number without one. */
  readonly predicted: number;
  /** The share of winning to learn. */
  share: number;
}

/** From a seat's last step back: the result, mixed with what was predicted in between. */
export function setReturns(steps: readonly Step[], result: number, lambda: number): void {
  let target = result;
  for (const step of steps.toReversed()) {
    step.share = target;
    if (!Number.isNaN(step.predicted))
      target = lambda * target + (1 - lambda) * Math.min(1, Math.max(0, step.predicted));
  }
}
