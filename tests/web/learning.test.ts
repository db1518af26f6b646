// Around the lessons: the rule of anything that is pressed, a learner's and an expert's table, the quiz. At a desk by keys, on a
// phone by finger; the prompt stays in sight and the button that confirms where it was.

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axeProblems } from './axe.ts';
import { untilNext } from './by-hand.ts';
import { decide, learnersTable, mode, quizOf } from './learner-visits.ts';
import { desktop, openPage, phone, playBots, sideways } from './playing.ts';
import { openSite } from './site.ts';
import { StandingStill } from './standing-still.ts';

const site = openSite();
const onPhone = { viewport: phone, hasTouch: true, isMobile: true };

const over = (page: Page, one: string, other: string): Promise<boolean> =>
  page.evaluate<boolean>(`(() => {
    const [a, b] = ${JSON.stringify([one, other])}.map((selector) => document.querySelector(selector).getBoundingClientRect());
    return a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
  })()`);

/** At a table of Race where an action is to be chosen. */
async function choosing(page: Page): Promise<void> {
  await page.getByRole('button', { name: playBots('race') }).click();
  await untilNext(page, '');
  while ((await page.locator('form[data-kind-of="chooseAction"]').count()) === 0) {
    const { question } = await open(page);
    await decide(page);
    await expect.poll(async () => (await open(page)).question).not.toBe(question);
  }
}

const open = async (page: Page): Promise<{ question: string | null }> => ({
  question: await page.locator('form[data-question]').getAttribute('data-question'),
});

test.each([
  { size: { viewport: desktop }, isWide: true },
  { size: onPhone, isWide: false },
])('signs and terms open their rule beside the prompt: %j', async ({ size, isWide }) => {
  const { page, problems, close } = await openPage(site.browser, site.address, size);
  await choosing(page);
  const rule = page.locator('.rule-of');
  const title = rule.getByRole('heading', { level: 2 });
  const still = new StandingStill();
  await still.look(page, 'before', isWide);

  await page.locator('.empire [data-term="sign:military"]').first().click();
  await expect.poll(() => title.textContent()).toBe('Military');
  expect(await rule.locator('.now li').count()).toBeGreaterThan(0);
  await still.look(page, 'with a rule', isWide);
  for (const part of ['.ask-bar .prompt', '#decision [data-confirm]'])
    expect(await over(page, '.rule-of', part)).toBe(false);
  expect(await axeProblems(page)).toEqual([]);
  expect(await sideways(page)).toBe(0);

  // All signs are listed by name, for whoever cannot press them; a page says the numbers of this very table.
  await rule.locator('summary').click();
  await rule.getByRole('button', { name: 'Hand', exact: true }).click();
  await expect.poll(() => title.textContent()).toBe('Paying');
  expect(await rule.locator('.now').textContent()).toContain('4 cards in hand');
  await page.keyboard.press('Escape');
  await rule.waitFor({ state: 'detached' });

  await page.keyboard.press('b');
  await expect.poll(() => title.textContent()).toBe('Choosing an action');
  await page.keyboard.press('b');
  await rule.waitFor({ state: 'detached' });
  if (!isWide) {
    await page.locator('.ask-bar .rule').click();
    await rule.waitFor();
    await page.locator('.top .round').click(); // outside
    await rule.waitFor({ state: 'detached' });
  }

  await page.locator('[data-group="action"] label').nth(3).click({ button: 'right' });
  await expect.poll(() => title.textContent()).toBe('Settle');
  await page.keyboard.press('Escape');
  await page.keyboard.press('3');
  await page.keyboard.press('b');
  await expect.poll(() => title.textContent()).toBe('Develop');
  expect(problems).toEqual([]);
  await close();
});

test("a learner's table tells race step by step, and waits for nothing but a key", () =>
  learnersTable(site, 'race', { viewport: desktop }, true));

test("an expert's table has no second lines and pays as proposed", async () => {
  const { page, close } = await openPage(site.browser, site.address, { viewport: desktop });
  await page.getByRole('button', { name: playBots('race') }).click();
  await untilNext(page, '');
  const why = page.locator('.ask-bar .why');
  expect(await why.isVisible()).toBe(true);
  await page.getByRole('button', { name: /expert’s table/ }).click();
  expect(await mode(page)).toBe('expert');
  expect(await why.isVisible()).toBe(false);
  await page.keyboard.press('?');
  const dialog = page.getByRole('dialog');
  expect(await dialog.getByLabel('Pay as proposed').isChecked()).toBe(true);
  await dialog.getByRole('radio', { name: /^Learner’s table/ }).check();
  expect([await mode(page), await dialog.getByLabel('Pay as proposed').isChecked()]).toEqual(['learner', false]);
  await close();
});

test('the quiz of roll, on a phone in Hungarian: by keys, spoken, and what was wrong comes again', () =>
  quizOf(site, 'roll', onPhone, 'hu'));
