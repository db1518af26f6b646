// A whole match of Race in a real browser, by clicking, on a wide screen and on a phone.

import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchChromium } from './chromium.ts';
import { clickThrough, nextLook } from './clicking.ts';
import { type ServedPage, servePage } from './served-page.ts';

let served: ServedPage;
let browser: Browser;

beforeAll(async () => {
  [served, browser] = await Promise.all([servePage(), launchChromium()]);
}, 240_000);

afterAll(async () => {
  await browser?.close();
  served?.stop();
});

const mostDecisions = 400;

async function openTable(width: number, height: number, problems: string[]): Promise<Page> {
  const context = await browser.newContext({ viewport: { width, height }, reducedMotion: 'reduce' });
  const page = await context.newPage();
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(error.message));
  await page.goto(served.address);
  await page.getByLabel('Seed').fill(`browser/${width}`);
  await page.getByRole('button', { name: 'Start' }).click();
  return page;
}

const logLines = (page: Page): Promise<string[]> => page.locator('[role=log] li').allTextContents();

test.concurrent.each([
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
])(
  'a match to the final scores, $width wide',
  async ({ width, height }) => {
    const problems: string[] = [];
    const page = await openTable(width, height, problems);

    let look = await nextLook(page, '');
    await page.getByRole('button', { name: 'Undo' }).click({ force: true }); // it says why it cannot
    await page.getByText('You have not decided anything yet.').waitFor();

    let turn = 0;
    let decisions = 0;
    for (; !look.over && decisions < mostDecisions; decisions++) {
      expect(look).toMatchObject({ hasFocus: true, sideways: 0 });
      if (decisions === 12) await survivesReload(page, look.id);
      await clickThrough(page, look.kind, turn);
      if (look.kind === 'chooseAction') turn += 1;
      look = await nextLook(page, look.id);
    }

    expect(decisions).toBeGreaterThan(20);
    expect(look).toMatchObject({ over: true, hasFocus: true, sideways: 0 });
    const rows = await page.locator('[data-score] tbody tr').allTextContents();
    expect(rows).toHaveLength(2);
    expect((await logLines(page)).at(-1)).toContain('The match is over');
    expect(problems).toEqual([]);

    await page.locator('[data-score]').getByRole('button', { name: 'New match' }).click();
    await page.getByRole('button', { name: 'Start' }).waitFor();
    await page.context().close();
  },
  60_000,
);

/** The same decision stands open after a reload, and the whole story is still told. */
async function survivesReload(page: Page, id: string): Promise<void> {
  const before = await logLines(page);
  await page.reload();
  expect(await nextLook(page, '')).toMatchObject({ id });
  expect(await logLines(page)).toEqual(before);
}
