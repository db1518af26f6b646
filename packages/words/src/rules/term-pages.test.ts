// Signs, sums and refusals name pages of their own game, and every sign is called by a name in every language.

import { race } from '@orrery/race';
import { roll } from '@orrery/roll';
import { describe, expect, test } from 'vitest';
import { catalogues } from '../testing/catalogues.ts';
import { pagesOf } from './pages.ts';
import { glossary, type TermGame, termPage } from './term-pages.ts';

const games: readonly TermGame[] = ['race', 'roll'];

describe.each(games)('%s', (game) => {
  const pages: readonly string[] = pagesOf[game];

  test.each(catalogues)('every sign has a name and a page: $code', ({ words }) => {
    const signs = glossary(game, words);
    expect(signs.length).toBeGreaterThan(14);
    expect(signs.filter(({ sign, name }) => name === '' || name === sign)).toEqual([]);
    expect(new Set(signs.map(({ name }) => name)).size).toBe(signs.length);
    expect(signs.filter(({ sign, page }) => termPage(game, `sign:${sign}`) !== page || !pages.includes(page))).toEqual(
      [],
    );
  });
});

test('a phase, a sum, a refusal open their pages; what has none opens nothing', () => {
  expect(termPage('race', 'sign:develop')).toBe('race-develop');
  expect(termPage('roll', 'sign:develop')).toBe('roll-develop');
  expect(termPage('race', 'sign:kind-novelty')).toBe(termPage('race', 'sign:good'));
  expect(termPage('race', 'sum:strength')).toBe('race-military');
  expect(termPage('race', 'refusal:race/cannot-afford')).toBe('race-pay');
  expect(
    ['sign:check', 'sign:', 'sum:nothing', 'refusal:kernel/not-asked', 'develop', ''].map((term) =>
      termPage('race', term),
    ),
  ).toEqual(Array.from({ length: 6 }, () => null));
});

test('refusals of both games open pages of their game or that of the decision', () => {
  const found = [
    ...race.refusalCodes.map((code) => ['race', code, termPage('race', `refusal:${code}`)] as const),
    ...roll.refusalCodes.map((code) => ['roll', code, termPage('roll', `refusal:${code}`)] as const),
  ];
  expect(found.filter(([game, , page]) => page !== null && !page.startsWith(game))).toEqual([]);
  expect(found.filter(([, , page]) => page !== null).length).toBeGreaterThan(12);
});
