// Every screen in every way: axe in both looks at both sizes, sizes of text and targets, and text that fits at 360 and at
// 1440 px in four languages.

import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { axeProblems } from './axe.ts';
import { brokenHands, findAll, misfits, smallTargets, smallTexts } from './page-checks.ts';
import { desktop, phone } from './playing.ts';
import { speak, type Visit, visitAll } from './screen-visits.ts';
import { allScreens, languages, narrow, themes } from './screens.ts';
import { openSite } from './site.ts';

const site = openSite();
let visits: readonly Visit[];

beforeAll(async () => {
  visits = (await allScreens(site.browser, site.address)).map((screen) => ({ screen }));
});

const longest = 1_800_000;
const sizes = [
  { name: 'on a desk', least: 24, size: { viewport: desktop } },
  { name: 'on a phone', least: 44, size: { viewport: phone, hasTouch: true, isMobile: true } },
];

test.each(themes.flatMap((theme) => sizes.map((size) => ({ theme, ...size }))))(
  'axe finds nothing, no text under 12 px, targets of $least px: $theme, $name',
  async ({ theme, least, size }) => {
    const look = { language: 'en', theme, ...size } as const;
    const problems = await visitAll(site.browser, site.address, look, visits, async (page) => [
      ...(await axeProblems(page)),
      ...(await findAll(page, [smallTexts, smallTargets(least)])),
    ]);
    expect(problems).toEqual([]);
  },
  longest,
);

/** What does not fit in any language at this size. */
async function misfitsAt(page: Page, viewport: typeof desktop): Promise<string[]> {
  const found: string[] = [];
  await page.setViewportSize(viewport);
  for (const language of languages) {
    await speak(page, language);
    const here = await findAll(page, misfits);
    found.push(...here.map((text) => `${viewport.width} px, ${language}: ${text}`));
  }
  return found;
}

test(
  'text fits at 360 and at 1440 px, in four languages, and there a hand stays in one row',
  async () => {
    const look = { language: 'en', theme: 'light', viewport: narrow } as const;
    const problems = await visitAll(site.browser, site.address, look, visits, async (page) => {
      const atDesktop = await misfitsAt(page, desktop);
      return [...atDesktop, ...(await findAll(page, [brokenHands])), ...(await misfitsAt(page, narrow))];
    });
    expect(problems).toEqual([]);
  },
  longest,
);
