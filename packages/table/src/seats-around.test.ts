// Empires are stepped through in both directions, round the table.

import { expect, test } from 'vitest';
import { seatsAround } from './seats-around.ts';

test.each([
  [[1, 2, 3], 1, { before: 3, after: 2 }],
  [[1, 2, 3], 3, { before: 2, after: 1 }],
  [[0, 2], 2, { before: 0, after: 0 }],
  [[1], 1, null],
])('among %j from %i', (seats, seat, expected) => {
  expect(seatsAround(seats, seat)).toEqual(expected);
});
