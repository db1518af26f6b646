// Whole matches of both games in a real browser, by clicking, on a wide screen and on a phone.

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

const mostDecisions = 600;
const sizes = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];
const cases = sizes.flatMap((size) => [
  { game: 'Race for the Galaxy', players: 2, ...size },
  { game: 'Roll for the Galaxy', players: 2, ...size },
]);

async function openHome(width: number, height: number, problems: string[]): Promise<Page> {
  const context = await browser.newContext({ viewport: { width, height }, reducedMotion: 'reduce' });
  const page = await context.newPage();
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(error.message));
  await page.goto(served.address);
  return page;
}

const logLines = (page: Page): Promise<string[]> => page.locator('[role=log] li').allTextContents();

test.concurrent.each(cases)(
  '$game to the final scores, $width wide',
  async ({ game, players, width, height }) => {
    const problems: string[] = [];
    const page = await openHome(width, height, problems);
    await page.getByRole('link', { name: `Set up a table: ${game}` }).click();
    await page.getByLabel('Seed').fill(`browser/${width}`);
    await page.getByRole('button', { name: 'Start' }).click();

    let look = await nextLook(page, '');
    await page.getByRole('button', { name: 'Undo' }).click({ force: true }); // it says why it cannot
    await page.getByText('You have not decided anything yet.').waitFor();

    let turn = 0;
    let decisions = 0;
    for (; !look.over && decisions < mostDecisions; decisions++) {
      expect(look).toMatchObject({ hasFocus: true, sideways: 0 });
      if (decisions === 12) await survivesReload(page, look.id);
      await clickThrough(page, look.kind, turn);
      if (look.kind === 'chooseAction' || look.kind === 'assign') turn += 1;
      look = await nextLook(page, look.id);
    }

    expect(decisions).toBeGreaterThan(20);
    expect(look).toMatchObject({ over: true, hasFocus: true, sideways: 0 });
    expect(await page.locator('[data-score] tbody tr').count()).toBe(players);
    expect((await logLines(page)).join(' ')).toContain('The match is over');
    expect(problems).toEqual([]);

    await page.locator('[data-score]').getByRole('button', { name: 'New match' }).click();
    await page.getByRole('button', { name: 'Start' }).waitFor();
    await page.context().close();
  },
  150_000,
);

/** The same decision stands open after a reload, and the whole story is still told. */
async function survivesReload(page: Page, id: string): Promise<void> {
  const before = await logLines(page);
  await page.reload();
  expect(await nextLook(page, '')).toMatchObject({ id });
  expect(await logLines(page)).toEqual(before);
}

test('from the first page to the first decision, and back to it', async () => {
  const problems: string[] = [];
  const page = await openHome(820, 1100, problems);
  const sideways = 'document.documentElement.scrollWidth - document.documentElement.clientWidth';
  for (const width of [360, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(sideways)).toBe(0);
  }
  await page.getByRole('button', { name: 'Play bots: Roll for the Galaxy' }).click();
  const first = await nextLook(page, '');
  await page.getByRole('button', { name: 'Orrery, to the first page' }).click();
  await page.getByRole('button', { name: 'Leave' }).click();
  await page.getByRole('link', { name: /Continue Roll for the Galaxy/ }).click();
  expect(await nextLook(page, '')).toMatchObject({ id: first.id });
  expect(problems).toEqual([]);
  await page.context().close();
}, 60_000);

test('a plan by keys and by taps: select, dictate, take back', async () => {
  const problems: string[] = [];
  const page = await openHome(1440, 900, problems);
  await page.getByRole('button', { name: 'Play bots: Roll for the Galaxy' }).click();
  const setup = await nextLook(page, '');
  await clickThrough(page, setup.kind, 0);
  await nextLook(page, setup.id);

  await page.keyboard.press('3');
  await page
    .getByRole('group', { name: /^Settle/ })
    .getByRole('button', { name: /selects it/ })
    .waitFor();

  await page.keyboard.press('d');
  const loose = page.locator('fieldset[data-column] .dice [data-die]');
  await loose.first().click();
  await page.getByText('Dictate still has to move a worker.').waitFor();
  await loose.first().click();
  await page.locator('[data-send]').first().click();
  const go = page.getByRole('button', { name: 'Confirm' });
  await expect.poll(() => go.getAttribute('aria-disabled')).toBe('false');
  await page.getByRole('button', { name: 'Take back Dictate' }).click();
  await expect.poll(() => page.getByRole('button', { name: 'Take back Dictate' }).count()).toBe(0);
  expect(problems).toEqual([]);
  await page.context().close();
}, 60_000);
