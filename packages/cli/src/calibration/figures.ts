// How far forecasts are from results. Positions are put into five bins of equal count by their forecast; the error is the mean
// distance between forecast and result, less what a perfect forecast would show by chance alone.

import type { Random } from '@orrery/kernel';
import { next32 } from '@orrery/kernel';

export interface Forecasted {
  readonly share: number;
  readonly won: number;
}

export interface Bin {
  readonly n: number;
  readonly forecast: number;
  readonly outcome: number;
}

export const bins = 5;
const resamples = 200;

/** From the least to the largest forecast. */
export function binned(all: readonly Forecasted[]): Bin[] {
  const sorted = all.toSorted((a, b) => a.share - b.share);
  return Array.from({ length: bins }, (_, bin) => {
    const part = sorted.slice(Math.round((bin * all.length) / bins), Math.round(((bin + 1) * all.length) / bins));
    return {
      n: part.length,
      forecast: meanOf(part.map(({ share }) => share)),
      outcome: meanOf(part.map(({ won }) => won)),
    };
  });
}

/** In shares; never below nothing. */
export function calibrationError(all: readonly Forecasted[], random: Random): number {
  const byChance = Array.from({ length: resamples }, () =>
    rawError(all.map(({ share }) => ({ share, won: next32(random) / 2 ** 32 < share ? 1 : 0 }))),
  );
  return Math.max(0, rawError(all) - meanOf(byChance));
}

function rawError(all: readonly Forecasted[]): number {
  const distance = binned(all).reduce((sum, { n, forecast, outcome }) => sum + n * Math.abs(forecast - outcome), 0);
  return distance / Math.max(1, all.length);
}

const meanOf = (list: readonly number[]): number =>
  list.reduce((sum, each) => sum + each, 0) / Math.max(1, list.length);
