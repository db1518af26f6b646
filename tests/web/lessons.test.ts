// Lessons in a real page: each to its end by the suggested answers, the first matches with a reload on the way; how a newcomer
// finds them, and how they are played on without the coach. On a phone: lessons.long.test.ts.

import { lessons } from '@orrery/table/lessons';
import { expect, test } from 'vitest';
import { axeProblems } from './axe.ts';
import { press } from './coached.ts';
import { coach, takeLessons } from './lesson-visits.ts';
import { desktop, openPage, phone, playBots } from './playing.ts';
import { openSite } from './site.ts';

const site = openSite();

takeLessons(
  site,
  desktop,
  lessons.map(({ id }) => id),
);

test('a choice that costs something is answered kindly, and can be taken back', async () => {
  const { page, close } = await openPage(site.browser, `${site.address}/#/learn/race-first`, { viewport: desktop });
  await press(page, '[data-coach-go]');
  await press(page, '[data-choice="spice-world"]');
  expect(await coach(page).getAttribute('data-coach')).toBe('money');
  await expect.poll(() => page.locator('[data-coach-says]').textContent()).not.toContain('There are no coins');
  await press(page, '[data-choice="new-earth"]');
  expect(await coach(page).getAttribute('data-coach')).toBe('action');
  await page.locator('[data-group="action"] label', { hasText: 'Produce' }).click();
  await press(page, '[data-confirm]');
  await press(page, '[data-coach-back]');
  expect(await coach(page).getAttribute('data-coach')).toBe('action');
  await press(page, '[data-coach-again]'); // said once more, for whoever did not hear it
  expect(await page.locator('[data-coach-says]').textContent()).toContain('What do you choose?');
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
  const { page, close } = await openPage(site.browser, site.address, { viewport: desktop }, { isNewHere: true });
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
  expect(await page.locator('[data-lesson]').count()).toBe(lessons.length);
  await page.goto(`${site.address}/#/`);
  await page.locator('[data-lessons-left]').getByRole('link', { name: 'Go on: 1 of' }).click();
  await coach(page).waitFor();
  await close();
});
