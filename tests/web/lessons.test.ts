// Lessons in a real page: each first match to its end by the suggested answers, on a desk and on a phone, with a reload on
// the way; how a newcomer finds them, and how they are played on without the coach.

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axeProblems } from './axe.ts';
import { desktop, type Game, openPage, phone, playBots, sideways } from './playing.ts';
import { openSite } from './site.ts';

const site = openSite();
const games: readonly Game[] = ['race', 'roll'];
const mostBeats = 60;

const coach = (page: Page) => page.locator('[data-coach]');

/** What stands beside the table: the beat, what is wanted, which question is open, and what voices say. */
const standing = (page: Page): Promise<string> =>
  page.evaluate<string>(`(() => {
    const card = document.querySelector('[data-coach]');
    const question = document.querySelector('form[data-question]')?.dataset.question;
    const said = document.querySelector('[data-coach-says]')?.textContent;
    return [card?.dataset.coach, card?.dataset.wants, question, said].join('|');
  })()`);

/** Presses, and waits until the coach says something else. */
async function press(page: Page, selector: string): Promise<void> {
  const before = await standing(page);
  await page.locator(selector).first().click();
  await expect.poll(() => standing(page), { timeout: 60_000 }).not.toBe(before);
}

const wants = (page: Page): Promise<string | null> => coach(page).getAttribute('data-wants');

test.each(games.flatMap((game) => [desktop, phone].map((viewport) => [game, viewport] as const)))(
  '%s: the first lesson to its end, in %j',
  async (game, viewport) => {
    const { page, problems, close } = await openPage(site.browser, `${site.address}/#/learn/${game}-first`, {
      viewport,
    });
    await coach(page).waitFor();
    const seen = new Set<string>();
    for (let beat = 0; (await wants(page)) !== 'end'; beat++) {
      expect(beat).toBeLessThan(mostBeats);
      expect(await sideways(page)).toBe(0);
      seen.add((await coach(page).getAttribute('data-coach')) ?? '');
      const said = (await page.locator('[data-coach-says]').textContent()) ?? '';
      expect(said.length).toBeGreaterThan(20);
      expect(said).not.toContain('–'); // an amount that is missing
      if (beat === 1) expect(await axeProblems(page)).toEqual([]);
      if (beat === 5) {
        const before = await coach(page).getAttribute('data-coach');
        await page.reload();
        await coach(page).waitFor();
        expect(await coach(page).getAttribute('data-coach')).toBe(before);
      }
      await press(page, '[data-coach-go], [data-coach-skip]');
    }
    expect(seen.size).toBeGreaterThan(15);
    expect(problems).toEqual([]);
    await close();
  },
);

test('a choice that costs something is answered kindly, and can be taken back', async () => {
  const { page, close } = await openPage(site.browser, `${site.address}/#/learn/race-first`, { viewport: desktop });
  await press(page, '[data-coach-go]');
  await press(page, '[data-choice="spice-world"]');
  expect(await coach(page).getAttribute('data-coach')).toBe('money');
  await press(page, '[data-choice="new-earth"]');
  expect(await coach(page).getAttribute('data-coach')).toBe('action');
  await page.locator('[data-group="action"] label', { hasText: 'Produce' }).click();
  await press(page, '[data-confirm]');
  await press(page, '[data-coach-back]');
  expect(await coach(page).getAttribute('data-coach')).toBe('action');
  await page.locator('[data-group="action"] label', { hasText: 'Settle' }).click();
  await press(page, '[data-confirm]');
  expect(await coach(page).getAttribute('data-coach')).toBe('keep');
  await page.getByRole('button', { name: 'Play on alone' }).click();
  await page.locator('form[data-kind-of="exploreDiscard"]').waitFor();
  expect(await coach(page).count()).toBe(0);
  await page.reload();
  await page.locator('form[data-kind-of="exploreDiscard"]').waitFor();
  await close();
});

test('a newcomer is asked once, and comes to the first coached decision by two presses', async () => {
  const { page, close } = await openPage(site.browser, site.address, { viewport: desktop }, true);
  await page.locator('[data-new-here]').waitFor();
  await page.getByRole('button', { name: playBots('race') }).click();
  await page.getByRole('button', { name: 'Learn Race' }).click();
  await coach(page).waitFor();
  await page.goto(`${site.address}/#/`);
  expect(await page.locator('[data-new-here]').count()).toBe(0);
  await page.getByRole('button', { name: playBots('race') }).click();
  await page.locator('form[data-question]').waitFor();
  expect(await coach(page).count()).toBe(0);
  await close();
});

test('the page of lessons says where each was left', async () => {
  const { page, close } = await openPage(site.browser, `${site.address}/#/learn/roll-first`, { viewport: phone });
  await coach(page).waitFor();
  await page.goto(`${site.address}/#/learn`);
  await page.getByRole('link', { name: 'Go on: 1 of' }).waitFor();
  expect(await axeProblems(page)).toEqual([]);
  expect(await page.locator('[data-lesson]').count()).toBeGreaterThanOrEqual(2);
  await close();
});
