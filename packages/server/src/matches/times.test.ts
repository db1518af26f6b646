// Deadlines and holidays: what time counts.

import { describe, expect, test } from 'vitest';
import { afterTime, upToDays } from './times.ts';

const day = 86_400_000;

describe('time that passes without the holidays', () => {
  test.each([
    ['none', [], 15],
    ['one that is over', [{ from: 0, to: 5 }], 15],
    ['one that has begun', [{ from: 5, to: 12 }], 17],
    ['one within', [{ from: 12, to: 20 }], 23],
    ['one that begins when the time is up', [{ from: 15, to: 20 }], 15],
    [
      'two within',
      [
        { from: 11, to: 13 },
        { from: 14, to: 20 },
      ],
      23,
    ],
  ])('%s', (_, free, until) => {
    expect(afterTime(10, 5, free)).toBe(until);
  });
});

test('a table counts the first days since its match began, and no more', () => {
  const all = [
    { from: 0, to: 2 * day },
    { from: 10 * day, to: 12 * day },
    { from: 20 * day, to: 30 * day },
  ];
  expect(upToDays(all, 1 * day, 4)).toEqual([
    { from: 1 * day, to: 2 * day },
    { from: 10 * day, to: 12 * day },
    { from: 20 * day, to: 21 * day },
  ]);
  expect(upToDays(all, 15 * day, 30)).toEqual([{ from: 20 * day, to: 30 * day }]);
  expect(upToDays(all, 0, 0)).toEqual([]);
});
