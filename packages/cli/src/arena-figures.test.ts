// Shares, intervals and ratings from made-up results.

import { expect, test } from 'vitest';
import { estimate, quantile, ratingsOf } from './arena-figures.ts';

test('the interval narrows with the number of deals and never closes', () => {
  const few = estimate([1, 0, 1, 0]);
  const many = estimate(Array.from({ length: 400 }, (_, deal) => deal % 2));
  expect(few.mean).toBe(0.5);
  expect(many.mean).toBe(0.5);
  expect(few.ci95[1] - few.ci95[0]).toBeGreaterThan(many.ci95[1] - many.ci95[0]);
  expect(many.ci95[1] - many.ci95[0]).toBeCloseTo(0.098, 2);
  expect(estimate([1, 1, 1]).ci95[0]).toBeLessThan(1);
});

test('ten to one is 400 points', () => {
  const ratings = ratingsOf(['a', 'greedy'], [{ bots: ['a', 'greedy'], games: 100_000, winShare: 10 / 11 }], 'greedy');
  expect(ratings.get('greedy')).toBe(1000);
  expect(ratings.get('a')).toBeGreaterThan(1395);
  expect(ratings.get('a')).toBeLessThan(1405);
});

test('ratings add up along a ladder', () => {
  const pairs = [
    { bots: ['b', 'greedy'], games: 10_000, winShare: 0.64 },
    { bots: ['c', 'b'], games: 10_000, winShare: 0.64 },
  ] as const;
  const ratings = ratingsOf(['greedy', 'b', 'c'], pairs, 'greedy');
  expect(ratings.get('b')).toBeCloseTo(1100, -1);
  expect(ratings.get('c')).toBeCloseTo(1200, -1);
});

test('quantiles', () => {
  expect(quantile([5, 1, 3, 2, 4], 0.5)).toBe(3);
  expect(quantile([5, 1, 3, 2, 4], 0.99)).toBe(5);
});
