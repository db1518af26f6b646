// Choosing at a table: what is only proposed is told apart, ticks outlast a look elsewhere, a finger that rests looks
// closely, and alone against bots an answer can be taken back whatever it led to.

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { answerDecision, mouse, untilNext } from './by-hand.ts';
import { desktop, openPage, question, setUp } from './playing.ts';
import { openSite } from './site.ts';

const site = openSite();
const hint = (page: Page) => page.getByRole('region', { name: 'Hint' });
const ticked = (page: Page) => page.locator('form[data-question] li input:checked');
const proposed = (page: Page) => page.locator('form[data-question] label.is-proposed');

const valuesOf = (page: Page): Promise<string[]> =>
  page.evaluate<string[]>(
    "[...document.querySelectorAll('form[data-question] li input:checked')].map((input) => input.value)",
  );

/** A finger comes down on the first choice that is not ticked, and rests. */
const restOnChoice = (page: Page): Promise<string> =>
  page.evaluate<string>(`(() => {
    const input = document.querySelector('form[data-question] li input:not(:checked)');
    const at = { pointerType: 'touch', isPrimary: true, bubbles: true, clientX: 5, clientY: 5 };
    input.closest('label').dispatchEvent(new PointerEvent('pointerdown', at));
    return input.value;
  })()`);

/** It goes again, and the page hears of a click. */
const liftFrom = (page: Page, value: string): Promise<void> =>
  page.evaluate<void>(`(() => {
    const label = document.querySelector('form[data-question] li input[value="${value}"]').closest('label');
    label.dispatchEvent(new PointerEvent('pointerup', { pointerType: 'touch', isPrimary: true, bubbles: true }));
    label.click();
  })()`);

const takenBackIn = (page: Page): Promise<unknown> =>
  page.evaluate<unknown>(`(() => {
    const key = Object.keys(localStorage).find((each) => each.startsWith('orrery/match/'));
    const text = localStorage.getItem(key);
    return JSON.parse(text.slice(text.indexOf('\\n'))).takenBack ?? null;
  })()`);

test('proposals, ticks on Back, a long press, and taking back what was seen', async () => {
  const { page, problems, close } = await openPage(site.browser, site.address, { viewport: desktop });
  await page.getByRole('link', { name: setUp('race') }).click();
  await page.locator('label:has(input[name=seats])').first().click();
  await page.getByLabel('Seed').fill('choosing');
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await page.locator('form[data-question]').waitFor();

  expect(await proposed(page).count()).toBe(await ticked(page).count());
  expect(await proposed(page).count()).toBeGreaterThan(0);
  expect(await hint(page).textContent()).toContain('Proposed: ');
  await ticked(page).first().press('Space');
  await page.locator('form[data-question] li input:not(:checked)').last().press('Space');
  expect(await proposed(page).count()).toBe(0);
  expect(await hint(page).textContent()).toContain('Picked: ');

  const own = await valuesOf(page);
  await page.goBack();
  await page.locator('form[data-question]').waitFor({ state: 'detached' });
  await page.goForward();
  await page.locator('form[data-question]').waitFor();
  expect(await valuesOf(page)).toEqual(own);

  const under = await restOnChoice(page);
  await page.getByRole('dialog').waitFor();
  await liftFrom(page, under);
  expect(await page.getByRole('dialog').count()).toBe(1);
  await page.keyboard.press('Escape');
  expect(await valuesOf(page)).toEqual(own);

  const powers = page.locator('form[data-question] .card .lines li > span + span').first();
  const wide = async (): Promise<boolean> => ((await powers.boundingBox())?.width ?? 0) > 20;
  expect(await wide()).toBe(true);
  await page.keyboard.press('w');
  expect([await wide(), (await page.locator('.prompt .why').boundingBox())?.width]).toEqual([false, 1]);
  await page.keyboard.press('w');
  expect(await wide()).toBe(true);

  // Two answers: what the first one led to has been seen then.
  const first = (await question(page)) ?? '';
  await answerDecision(page, mouse, first, null);
  await untilNext(page, first);
  const second = (await question(page)) ?? '';
  const undo = page.getByRole('region', { name: 'Decision' }).getByRole('button', { name: 'Undo' });
  expect(await undo.getAttribute('title')).toContain('although you have seen what came of it');
  await undo.click();
  await untilNext(page, second);
  expect(await question(page)).toBe(first);
  await page.getByText('Taken back after its outcome was seen').waitFor();
  expect(await takenBackIn(page)).toEqual([expect.any(Number)]);
  expect(problems).toEqual([]);
  await close();
});
