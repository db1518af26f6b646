// The chart holds every point, and its names never lie on each other.

import { expect, test } from 'vitest';
import { chartOf, labelHeights } from './curve.ts';

const frame = { width: 400, height: 200, left: 30, right: 80, top: 10, bottom: 20 };
const line = (points: number[]) => ({ name: 'Mira', points, emblem: 1 });

test.each([[[0, 3, 12, 41]], [[-2, 0, 4]], [[7]], [[1, 180]]])('%j lies within the frame', (points) => {
  const { x, y, marks } = chartOf([line(points)], frame);
  for (const [at, amount] of points.entries()) {
    expect(x(at + 1)).toBeGreaterThanOrEqual(frame.left);
    expect(x(at + 1)).toBeLessThanOrEqual(frame.width - frame.right);
    expect(y(amount)).toBeGreaterThanOrEqual(frame.top);
    expect(y(amount)).toBeLessThanOrEqual(frame.height - frame.bottom);
  }
  expect(marks.length).toBeLessThanOrEqual(9);
});

test('more points are higher, later rounds further right', () => {
  const { x, y } = chartOf([line([1, 2, 30])], frame);
  expect(y(30)).toBeLessThan(y(1));
  expect(x(3)).toBeGreaterThan(x(1));
});

test('rounds are numbered as far as there is room, the last always', () => {
  const many = Array.from({ length: 40 }, (_, at) => at);
  const { rounds } = chartOf([line(many)], frame);
  expect(rounds.length).toBeLessThan(20);
  expect(rounds).toContain(40);
});

test('names at equal heights are moved apart and stay inside', () => {
  const heights = labelHeights([100, 100, 101, 190], 10, 190);
  const sorted = [...heights].sort((a, b) => a - b);
  for (const [at, height] of sorted.entries()) {
    if (at > 0) expect(height - (sorted[at - 1] ?? 0)).toBeGreaterThanOrEqual(17);
  }
  expect(Math.max(...heights)).toBeLessThanOrEqual(190);
});
