// The shape of the chart of a rating: the line, the band of its error, and the bots on the same scale.

import type { Ladder } from '@orrery/protocol';

export interface RatingFrame {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

export interface RatingChart {
  readonly line: string;
  readonly band: string;
  readonly end: { readonly x: number; readonly y: number };
  /** Bots whose height lies on the chart, none over another. */
  readonly bots: readonly { readonly level: string; readonly y: number }[];
  /** Of the first match and of the last one. */
  readonly ends: readonly { readonly x: number; readonly at: number }[];
}

const leastHeight = 120;
const labelGap = 15;

/** Null where there is nothing to draw. */
export function ratingChart({ curve, bots }: Pick<Ladder, 'curve' | 'bots'>, frame: RatingFrame): RatingChart | null {
  const [first] = curve;
  const last = curve.at(-1);
  if (first === undefined || last === undefined) return null;
  const { low, high } = spanOf(curve, bots);
  const wide = frame.width - frame.left - frame.right;
  const tall = frame.height - frame.top - frame.bottom;
  const x = (no: number): number => frame.left + (curve.length === 1 ? wide : (no / (curve.length - 1)) * wide);
  const y = (rating: number): number => frame.top + (1 - (rating - low) / (high - low)) * tall;
  const points = (heights: readonly number[]): string[] =>
    heights.map((height, no) => `${x(no).toFixed(1)} ${y(height).toFixed(1)}`);
  const upper = points(curve.map(({ rating, error }) => Math.min(high, rating + error)));
  const lower = points(curve.map(({ rating, error }) => Math.max(low, rating - error)));
  return {
    line: `M${points(curve.map(({ rating }) => rating)).join('L')}`,
    band: `M${[...upper, ...lower.reverse()].join('L')}Z`,
    end: { x: x(curve.length - 1), y: y(last.rating) },
    bots: apart(
      bots
        .filter(({ rating }) => rating >= low && rating <= high)
        .map(({ level, rating }) => ({ level, y: y(rating) })),
    ),
    ends:
      curve.length === 1
        ? [{ x: x(0), at: last.at }]
        : [
            { x: x(0), at: first.at },
            { x: x(curve.length - 1), at: last.at },
          ],
  };
}

/** All of the line, and the bots next above and next below it. */
function spanOf(curve: Ladder['curve'], bots: Ladder['bots']): { low: number; high: number } {
  const ratings = curve.map(({ rating }) => rating);
  const [least, most] = [Math.min(...ratings), Math.max(...ratings)];
  const below = Math.max(...bots.map(({ rating }) => rating).filter((rating) => rating < least), least - leastHeight);
  const above = Math.min(...bots.map(({ rating }) => rating).filter((rating) => rating > most), most + leastHeight);
  const margin = 0.08 * Math.max(leastHeight, above - below);
  return { low: below - margin, high: above + margin };
}

/** From the strongest down; one that would lie over the last is left out. */
function apart(bots: readonly { readonly level: string; readonly y: number }[]): RatingChart['bots'] {
  const kept: { readonly level: string; readonly y: number }[] = [];
  for (const bot of bots.toSorted((a, b) => a.y - b.y)) {
    const last = kept.at(-1);
    if (last === undefined || bot.y - last.y >= labelGap) kept.push(bot);
  }
  return kept;
}
