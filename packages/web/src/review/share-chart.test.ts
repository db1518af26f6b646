// A mark lies on the line of its seat, between the rounds that its answer lies between.

import { expect, test } from 'vitest';
import { shareChart } from './share-chart.ts';

const frame = { width: 400, height: 200, left: 40, right: 10, top: 10, bottom: 20 };
const rounds = [
  { round: 7, answerNo: 1, shares: [0.5, 0.5] },
  { round: 8, answerNo: 5, shares: [0.7, 0.3] },
  { round: 8, answerNo: 9, shares: [1, 0] },
];

test('rounds lie in their order, and all of the scale is there', () => {
  const { x, y, marks, rounds: labels } = shareChart(rounds, frame);
  expect([x(1), x(5), x(9)]).toEqual([40, 215, 390]);
  expect([y(0), y(100)]).toEqual([180, 10]);
  expect([marks[0], marks.at(-1)]).toEqual([0, 100]);
  expect(labels.map(({ round, isEnd }) => [round, isEnd])).toEqual([
    [7, false],
    [8, false],
    [8, true],
  ]);
});

test('an answer between two rounds', () => {
  const { x, y, yAt } = shareChart(rounds, frame);
  expect(x(3)).toBeCloseTo((x(1) + x(5)) / 2);
  expect(yAt(0, 3)).toBeCloseTo(y(60));
  expect(yAt(1, 3)).toBeCloseTo(y(40));
  expect(yAt(0, 9)).toBeCloseTo(y(100));
});
