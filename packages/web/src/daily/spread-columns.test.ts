import { expect, test } from 'vitest';
import { columnsOf } from './spread-columns.ts';

test('a column for every span, empty ones too, and the own one is marked', () => {
  const { columns, least, most } = columnsOf(
    [
      { from: 20, count: 1 },
      { from: 26, count: 3 },
    ],
    27,
  );
  expect(columns.map(({ from, count }) => [from, count])).toEqual([
    [20, 1],
    [22, 0],
    [24, 0],
    [26, 3],
  ]);
  expect(columns.filter(({ isOwn }) => isOwn).map(({ from }) => from)).toEqual([26]);
  expect([least, most]).toEqual([20, 27]);
});

test('without a result of my own nothing is marked', () => {
  expect(columnsOf([{ from: 30, count: 2 }], null).columns).toEqual([{ from: 30, count: 2, isOwn: false }]);
});
