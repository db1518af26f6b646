// What is found at one table: a correction, and how far corrected forecasts are from results in each quarter. Each match is
// forecast with a correction that was learned from other matches.

import { type Correction, correctShare } from '@orrery/bots/review';
import { randomFor } from '@orrery/kernel';
import { type Bin, binned, calibrationError, type Forecasted } from './figures.ts';
import { fitCorrection } from './fit.ts';
import type { Sample } from './samples.ts';

export interface Quarter {
  /** From 1 to 4. */
  readonly quarter: number;
  readonly n: number;
  readonly forecast: number;
  readonly outcome: number;
  /** In shares, less what chance alone would show. */
  readonly error: number;
  /** The same for forecasts as the bots see them. */
  readonly uncorrected: number;
  readonly bins: readonly Bin[];
}

export interface Measured {
  readonly correction: Correction;
  readonly quarters: readonly Quarter[];
}

const parts = 2;

/** With a correction that is given, nothing is learned: it is held against these matches. */
export function measure(samples: readonly Sample[], given: Correction | null): Measured {
  const learned = Array.from({ length: parts }, (_, part) =>
    fitCorrection(samples.filter(({ match }) => match % parts !== part)),
  );
  const told = samples.map((sample) => {
    const correction = given ?? learned[sample.match % parts];
    const share = correction === undefined ? sample.share : correctShare(correction, sample.share, sample.progress);
    return { ...sample, share, raw: sample.share };
  });
  return {
    correction: given ?? fitCorrection(samples),
    quarters: [0, 1, 2, 3].map((quarter) =>
      quarterOf(
        quarter,
        told.filter((each) => each.quarter === quarter),
      ),
    ),
  };
}

function quarterOf(quarter: number, told: readonly (Forecasted & { readonly raw: number })[]): Quarter {
  const random = randomFor({ text: 'resampling', generator: 'xoshiro128' }, String(quarter));
  const mean = (of: (each: Forecasted) => number): number =>
    told.reduce((sum, each) => sum + of(each), 0) / Math.max(1, told.length);
  return {
    quarter: quarter + 1,
    n: told.length,
    forecast: mean(({ share }) => share),
    outcome: mean(({ won }) => won),
    error: calibrationError(told, random),
    uncorrected: calibrationError(
      told.map(({ raw, won }) => ({ share: raw, won })),
      random,
    ),
    bins: binned(told),
  };
}
