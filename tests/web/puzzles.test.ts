// Puzzles in the page: chosen by key, solved in words, counted, and the same after a reload; on a phone and in every language.

import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axeProblems } from './axe.ts';
import { clippedTexts, findAll, overflowingTexts, smallTargets, smallTexts } from './page-checks.ts';
import { desktop, openPage, phone, sideways } from './playing.ts';
import { openSite } from './site.ts';

const site = openSite();

const puzzle = (page: Page, told: string): Locator => page.locator(`[data-puzzle][data-told="${told}"]`);
const idOf = (page: Page): Promise<string | null> => page.locator('[data-puzzle]').getAttribute('data-puzzle');

test.each(['race', 'roll'])('of %s, by keyboard', async (game) => {
  const { page, problems, close } = await openPage(site.browser, `${site.address}/#/puzzles/${game}`, {
    viewport: desktop,
  });
  await puzzle(page, '').waitFor();
  const first = await idOf(page);
  expect(await page.locator('[data-choice]').count()).toBeGreaterThanOrEqual(3);
  expect(await page.locator('[data-best]').count()).toBe(0);
  await page.keyboard.press('1');
  await page.locator('[data-puzzle]:not([data-told=""])').waitFor();
  expect(await page.locator('[data-best="true"]').count()).toBe(1);
  expect(
    await page
      .getByRole('status')
      .filter({ hasText: /^(Right|No\. Best is)/ })
      .count(),
  ).toBe(1);
  await page.getByText(/^[01] of 1 right/).waitFor();
  expect(await axeProblems(page)).toEqual([]);
  expect(await findAll(page, [smallTexts])).toEqual([]);
  await page.keyboard.press('Enter');
  await puzzle(page, '').waitFor();
  const second = await idOf(page);
  expect(second).not.toBe(first);
  await page.reload();
  await puzzle(page, '').waitFor();
  expect(await idOf(page)).toBe(second);
  await page.getByText(/^[01] of 1 right/).waitFor();
  expect(problems).toEqual([]);
  await close();
});

test('on a phone and in every language', async () => {
  const { page, problems, close } = await openPage(site.browser, `${site.address}/#/puzzles/race`, { viewport: phone });
  for (const language of ['en', 'hu', 'ja', 'es']) {
    await page.evaluate(`localStorage.setItem('orrery/language', '${language}')`);
    await page.reload();
    await page.locator(`html[lang=${language}] [data-puzzle]`).waitFor();
    await page.locator('[data-choice="0"]').click();
    await page.locator('[data-next]').waitFor();
    expect(await sideways(page)).toBe(0);
    expect(await findAll(page, [smallTargets(44)])).toEqual([]);
    expect([language, ...(await findAll(page, [clippedTexts, overflowingTexts]))]).toEqual([language]);
  }
  expect(problems).toEqual([]);
  await close();
});
