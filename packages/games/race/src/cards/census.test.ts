// The table of cards by cost counts every card of the chosen sets once.

import { expect, test } from 'vitest';
import { type SetName, setNames } from '../powers/vocabulary.ts';
import { catalogueFor } from './catalogue.ts';
import { cardCensus } from './census.ts';

const choices: readonly { readonly sets: readonly SetName[] }[] = [
  { sets: ['base'] },
  { sets: ['base', 'gs'] },
  { sets: ['base', 'rvi'] },
  { sets: ['base', 'gs', 'rvi'] },
];

test.each(choices)('every card of $sets', ({ sets }) => {
  const { rows, total } = cardCensus(sets);
  const counted = rows.reduce((sum, { developments, worlds, military }) => sum + developments + worlds + military, 0);
  expect(counted).toBe(total);
  expect(total).toBe(catalogueFor(sets).size);
});

test('by the printed number, cost or defence', () => {
  const { rows } = cardCensus(setNames);
  expect(rows.map(({ price }) => price)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  // Rebel Stronghold alone has a 9, Alien Monolith alone an 8.
  expect(rows.slice(-2)).toEqual([
    { price: 8, developments: 0, worlds: 0, military: 1 },
    { price: 9, developments: 0, worlds: 0, military: 1 },
  ]);
});
