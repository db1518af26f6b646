// Forecasts with a known fault: the fault is measured, and the correction takes it away.

import { correctShare } from '@orrery/bots/review';
import { next32, randomFromNumber } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { binned, calibrationError } from './figures.ts';
import { fitCorrection } from './fit.ts';
import { measure } from './measure.ts';
import type { Sample } from './samples.ts';

const random = randomFromNumber(7);
const chance = (): number => next32(random) / 2 ** 32;
const odds = (share: number): number => Math.log(share / (1 - share));

/** Results come as `truth` says, forecasts are `factor` times as sure. */
const samplesWith = (factor: number, count: number): Sample[] =>
  Array.from({ length: count }, (_, match) => {
    const truth = 0.05 + 0.9 * chance();
    const share = 1 / (1 + Math.exp(-factor * odds(truth)));
    return { match, quarter: match % 4, share, progress: (match % 4) / 4, won: chance() < truth ? 1 : 0 };
  });

test('a perfect forecast has hardly any error, an overconfident one has', () => {
  expect(calibrationError(samplesWith(1, 1500), random)).toBeLessThan(0.02);
  expect(calibrationError(samplesWith(2, 1500), random)).toBeGreaterThan(0.05);
});

test('five bins of equal count, from the least to the largest forecast', () => {
  const bins = binned(samplesWith(1, 1003));
  expect(bins).toHaveLength(5);
  expect(Math.max(...bins.map(({ n }) => n)) - Math.min(...bins.map(({ n }) => n))).toBeLessThanOrEqual(1);
  expect(bins.map(({ forecast }) => forecast)).toEqual(bins.map(({ forecast }) => forecast).toSorted());
});

test('what is too sure is made less sure', () => {
  const correction = fitCorrection(samplesWith(2, 3000));
  expect(correctShare(correction, 1 / (1 + Math.exp(-2 * odds(0.8))), 0.5)).toBeCloseTo(0.8, 1);
  expect(correctShare(correction, 0.5, 0.5)).toBeCloseTo(0.5, 1);
  expect([0, 1].map((share) => correctShare(correction, share, 0.5))).toEqual([0, 1]);
});

test('a table is measured with corrections learned from other matches', () => {
  const { quarters } = measure(samplesWith(2, 2000), null);
  for (const { n, error, uncorrected } of quarters) {
    expect(n).toBe(500);
    expect(error).toBeLessThan(0.04);
    expect(uncorrected).toBeGreaterThan(error);
  }
});
