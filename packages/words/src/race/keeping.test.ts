// Where fewer cards stay than go, one is asked what to keep.

import { expect, test } from 'vitest';
import { keptOf } from './keeping.ts';

const cards = (count: number): string[] => Array.from({ length: count }, (_, at) => `card-${at}`);

test.each([
  { of: 7, thrown: 6, kept: 1 },
  { of: 6, thrown: 4, kept: 2 },
  { of: 6, thrown: 3, kept: null }, // as many: one throws
  { of: 6, thrown: 2, kept: null },
  { of: 2, thrown: 2, kept: null }, // nothing stays
])('$thrown of $of go: press $kept', ({ of, thrown, kept }) => {
  expect(keptOf({ count: thrown, from: cards(of) })).toBe(kept);
});
