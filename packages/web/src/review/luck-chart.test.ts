// The luck line adds up round by round, and lies as far below nothing as above it.

import { expect, test } from 'vitest';
import { luckChart, luckLines } from './luck-chart.ts';

const luck = [
  { round: 1, luck: [0.1, -0.1] },
  { round: 2, luck: [-0.04, 0.04] },
  { round: 3, luck: [0, 0] },
];
const frame = { width: 300, height: 120, left: 20, right: 20, top: 10, bottom: 10 };

test('sums by seat', () => {
  const [mine = [], theirs = []] = luckLines(luck, 2);
  expect(mine.map(Math.round)).toEqual([10, 6, 6]);
  expect(theirs.map((each) => Math.round(each))).toEqual([-10, -6, -6]);
});

test('nothing lies in the middle, and each round has its place', () => {
  const { x, y, marks, rounds } = luckChart(luck, 2, frame);
  expect(y(0)).toBeCloseTo((y(10) + y(-10)) / 2);
  expect(marks).toContain(0);
  expect(rounds.map(({ round }) => round)).toEqual([1, 2, 3]);
  expect(x(1)).toBe(20);
  const little = luckChart([{ round: 1, luck: [0.02, -0.02] }], 2, frame);
  for (const mark of little.marks) expect(little.y(mark)).toBeLessThanOrEqual(frame.height - frame.bottom);
  expect(luckChart([], 2, frame).rounds).toHaveLength(1);
});
