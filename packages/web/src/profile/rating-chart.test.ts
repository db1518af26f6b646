import { expect, test } from 'vitest';
import { ratingChart } from './rating-chart.ts';

const frame = { width: 400, height: 200, left: 60, right: 40, top: 10, bottom: 20 };
const bots = [
  { level: 'greedy', rating: 1000 },
  { level: 'regular', rating: 1200 },
  { level: 'master', rating: 1405 },
];
const at = (rating: number, error = 50) => ({ rating, error, at: rating, match: 'm' });

test('a line from the left to the right, higher for more, its error around it', () => {
  const chart = ratingChart({ curve: [at(1100), at(1250)], bots }, frame);
  const [[, x0, y0], [, x1, y1]] = [...(chart?.line ?? '').matchAll(/([\d.]+) ([\d.]+)/g)].map((found) =>
    found.map(Number),
  ) as [[number, number, number], [number, number, number]];
  expect([x0, x1]).toEqual([60, 360]);
  expect(y0).toBeGreaterThan(y1);
  expect(chart?.band.match(/L/g)).toHaveLength(3);
  expect(chart?.end).toEqual({ x: 360, y: expect.closeTo(y1, 0) });
});

test('bots around it are named, those far away are not, and none lies over another', () => {
  const near = [...bots, { level: 'novice', rating: 1203 }];
  const chart = ratingChart({ curve: [at(1250), at(1260)], bots: near }, frame);
  const named = chart?.bots.map(({ level }) => level);
  expect(named).toContain('novice');
  expect(named).not.toContain('regular');
  expect(named).not.toContain('greedy');
});

test('one match is a point at the right; none is no chart', () => {
  expect(ratingChart({ curve: [at(1100)], bots }, frame)?.end.x).toBe(360);
  expect(ratingChart({ curve: [], bots }, frame)).toBeNull();
});
