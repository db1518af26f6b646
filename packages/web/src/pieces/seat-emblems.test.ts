// Every seat of a match has an emblem of its own, whoever looks; whoever looks is the sun.

import { expect, test } from 'vitest';
import { emblemOf, emblems } from './seat-emblems.ts';

const seats = [0, 1, 2, 3, 4, 5];

test.each(seats)('for the eyes of seat %i no two seats share an emblem', (you) => {
  const all = seats.map((seat) => emblemOf(seat, you));
  expect(new Set(all).size).toBe(emblems.length);
  expect(all[you]).toBe(0);
});

test('somebody who only watches is no sun among five', () => {
  expect(seats.map((seat) => emblemOf(seat, -1))).toEqual([1, 2, 3, 4, 5, 0]);
});
