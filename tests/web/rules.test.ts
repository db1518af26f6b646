// Rules where they are needed: the question mark of a prompt opens the rule of that very decision, and the Rules page is
// searched.

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axeProblems } from './axe.ts';
import { untilNext } from './by-hand.ts';
import { findAll, misfits } from './page-checks.ts';
import { desktop, type Game, openPage, phone, playBots } from './playing.ts';
import { openSite } from './site.ts';

const site = openSite();

const sizes = [
  { game: 'race', title: 'Getting ready', beside: 'Paying', size: { viewport: desktop } },
  {
    game: 'roll',
    title: 'Getting ready',
    beside: 'Aim and end',
    size: { viewport: phone, hasTouch: true, isMobile: true },
  },
] as const satisfies readonly { game: Game; title: string; beside: string; size: object }[];

const sound = async (page: Page): Promise<string[]> => [
  ...(await axeProblems(page)),
  ...(await findAll(page, misfits)),
];

test.each(sizes)(
  '$game: a prompt opens its rule, and the table stays as it was',
  async ({ game, title, beside, size }) => {
    const { page, problems, close } = await openPage(site.browser, site.address, size);
    await page.getByRole('button', { name: playBots(game) }).click();
    await untilNext(page, '');
    const question = await page.locator('form[data-question]').getAttribute('data-question');

    await page.getByRole('button', { name: 'Rule of this decision' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('heading', { name: title }).waitFor();
    await dialog.getByText(`Full rules: ${game}-2.`).waitFor();
    expect(await sound(page)).toEqual([]);
    await dialog.getByRole('button', { name: beside }).click();
    await dialog.getByRole('heading', { name: beside }).waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    expect(await page.locator('form[data-question]').getAttribute('data-question')).toBe(question);

    await page.keyboard.press('b');
    await dialog.getByRole('heading', { name: title }).waitFor();
    expect(await dialog.getByRole('link', { name: 'All rules' }).getAttribute('href')).toBe(`#/rules/${game}-setup`);
    expect(problems).toEqual([]);
    await close();
  },
);

test.each(sizes)('the Rules page is searched and sound beside $game', async ({ game, size }) => {
  const { page, problems, close } = await openPage(site.browser, `${site.address}#/rules/${game}-explore`, size);
  await page.locator(`#${game}-explore:focus`).waitFor();
  expect(await sound(page)).toEqual([]);
  await page.getByRole('searchbox', { name: 'Search' }).fill('takeover military');
  const pages = page.locator('article h3');
  await page.getByRole('heading', { name: 'Takeovers', level: 3 }).waitFor();
  expect(await pages.allTextContents()).toEqual(['Takeovers']);
  await page.getByRole('searchbox', { name: 'Search' }).fill('no such words');
  await page.getByText('No page has these words').waitFor();
  expect(problems).toEqual([]);
  await close();
});
