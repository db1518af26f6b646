// Walks at other sizes, with other seats, in the other languages, and with every preset by keys.

import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { finger, type Look, mouse } from './by-hand.ts';
import { matchByKeys } from './by-keys.ts';
import { desktop, type Game, openPage, sideways } from './playing.ts';
import { languages } from './screens.ts';
import { openSite } from './site.ts';
import { handheld, laptop, walk } from './walk.ts';

const site = openSite();

const games: readonly Game[] = ['race', 'roll'];
const longest = 600_000;
const widths = [360, 820, 1440];
const windows = [laptop, { width: 1366, height: 768 }, { width: 1440, height: 900 }, { width: 2560, height: 1440 }];
/** Decisions at which the table is looked at in every width. */
const looksAround = [1, 7, 23, 48];

async function lookAround(page: Page, { kind }: Look, at: number): Promise<void> {
  if (!looksAround.includes(at)) return;
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    expect({ kind, width, sideways: await sideways(page) }).toEqual({ kind, width, sideways: 0 });
  }
  await page.setViewportSize(desktop);
}

describe.each(games)('%s', (game) => {
  test(
    'in every width',
    async () => {
      const walker = { hand: mouse, theme: 'light', least: 24, screen: { viewport: desktop } } as const;
      await walk(site.browser, site.address, walker, { game, seed: 'widths' }, lookAround);
    },
    longest,
  );

  test.each(windows)(
    'stands still and fits at $width × $height',
    async (viewport) => {
      const walker = { hand: mouse, theme: 'dark', least: 24, screen: { viewport } } as const;
      await walk(site.browser, site.address, walker, { game, seed: 'windows' });
    },
    longest,
  );

  test.each(languages.filter((language) => language !== 'en'))(
    'in %s, on a laptop and on a phone',
    async (language) => {
      const onLaptop = { hand: mouse, theme: 'light', least: 24, screen: { viewport: laptop }, language } as const;
      const onPhone = { hand: finger, theme: 'dark', least: 44, screen: handheld, language } as const;
      await walk(site.browser, site.address, onLaptop, { game, seed: language });
      await walk(site.browser, site.address, onPhone, { game, seed: language });
    },
    longest,
  );
});

test.each([
  { game: 'race', seed: 'keys', preset: 'Base game' },
  { game: 'race', seed: 'keys', preset: 'Everything' },
  { game: 'roll', seed: 'keys' },
] as const)(
  'by keys: %j',
  async ({ game, ...wanted }) => {
    const { page, problems, close } = await openPage(site.browser, site.address, { viewport: desktop });
    expect(await matchByKeys(page, game, wanted)).toBeGreaterThan(15);
    expect(problems).toEqual([]);
    await close();
  },
  longest,
);
