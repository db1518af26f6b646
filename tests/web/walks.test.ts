// One walk per game on a laptop by mouse and on a phone by finger, from the set-up form to the scores. Other sizes, seats
// and languages: walks.long.test.ts.

import { expect, test } from 'vitest';
import { finger, mouse } from './by-hand.ts';
import { openSite } from './site.ts';
import { handheld, laptop, type Walker, walk } from './walk.ts';

const site = openSite();

const atLaptop: Walker = { hand: mouse, theme: 'dark', least: 24, screen: { viewport: laptop } };
const atPhone: Walker = { hand: finger, theme: 'light', least: 44, screen: handheld };
const everything = { game: 'race', preset: /^Everything/, seed: 'walk 1' } as const;
const roll = { game: 'roll', seed: 'walk 2' } as const;

test.concurrent.each([
  ['Race at 1280 × 720 by mouse', everything, atLaptop],
  ['Race at 390 × 844 by finger', everything, atPhone],
  ['Roll at 1280 × 720 by mouse', roll, atLaptop],
  ['Roll at 390 × 844 by finger', roll, atPhone],
])('%s', async (_, match, walker) => {
  const { decisions, kinds } = await walk(site.browser, site.address, walker, match);
  expect(decisions).toBeGreaterThan(15);
  expect(kinds.size).toBeGreaterThan(5);
});
