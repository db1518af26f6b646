// Matches on this device in a real browser: one tab writes, another shows and may take over; a stale answer is refused; a
// full storage is told; nothing is taken away from the person.

import type { BrowserContext, Page } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';
import { answerDecision, mouse } from './by-hand.ts';
import { type Game, openPage, playBots, question } from './playing.ts';
import { openSite } from './site.ts';

const site = openSite();
const open: BrowserContext[] = [];
afterEach(async () => {
  for (const context of open.splice(0)) await context.close();
});

/** A new match with its first decision on the table. */
async function newMatch(game: Game = 'roll'): Promise<{ page: Page; context: BrowserContext; problems: string[] }> {
  const { page, problems } = await openPage(site.browser, site.address, {});
  open.push(page.context());
  await page.getByRole('button', { name: playBots(game) }).click();
  await page.locator('form[data-question]').waitFor();
  return { page, context: page.context(), problems };
}

/** Answers what is asked, with whatever is possible. */
async function confirm(page: Page): Promise<void> {
  await page.locator('form[data-question]').waitFor();
  await answerDecision(page, mouse, (await question(page)) ?? '', null);
}
const trouble = (page: Page, kind: string) => page.locator(`[data-trouble=${kind}]`);
/** Runs in the page, whose names are unknown here. */
const inPage = <T>(page: Page, work: string): Promise<T> =>
  page.evaluate<T>(`(() => {
  const key = Object.keys(localStorage).find((each) => each.startsWith('orrery/match/')) ?? '';
  ${work}
})()`);
const kept = (page: Page): Promise<string> => inPage(page, "return localStorage.getItem(key) ?? '';");
/** Changes what is kept of the match behind the page's back. */
const change = (page: Page, how: string): Promise<string> =>
  inPage(
    page,
    `const text = localStorage.getItem(key) ?? '';
    const revision = Number(text.split('\\n')[0]);
    const record = JSON.parse(text.slice(text.indexOf('\\n')));
    const written = ${how};
    localStorage.setItem(key, written);
    return written;`,
  );
const answersIn = (text: string): number => JSON.parse(text.slice(text.indexOf('\n'))).answers.length;

/** Confirms what is proposed until the match has gone on by some decisions. */
async function playOn(page: Page, decisions: number): Promise<void> {
  for (let done = 0; done < decisions; done++) {
    const before = await kept(page);
    await confirm(page);
    await expect.poll(() => kept(page), { timeout: 60_000 }).not.toBe(before);
    await page.locator('form[data-question]').waitFor();
  }
}

test('a second tab shows the match, follows it, and takes over; the first one then only shows it', async () => {
  const { page: first, context, problems } = await newMatch();
  const second = await context.newPage();
  await second.goto(first.url());
  await trouble(second, 'elsewhere').waitFor();
  const before = await question(second);
  expect(await question(first)).toBe(before);

  await playOn(first, 2);
  await expect.poll(() => question(second), { timeout: 60_000 }).toBe(await question(first));
  const stands = await kept(first);
  await confirm(second); // only shows: nothing happens
  await second.getByRole('button', { name: 'Play here instead' }).click();
  await trouble(second, 'elsewhere').waitFor({ state: 'detached' });
  await trouble(first, 'elsewhere').waitFor();
  expect(await kept(first)).toBe(stands);

  await playOn(second, 1);
  expect(answersIn(await kept(second))).toBeGreaterThan(answersIn(stands));
  expect(problems).toEqual([]);
});

test('a tab that is closed gives the match back to one that is looked at', async () => {
  const { page: first, context } = await newMatch();
  const second = await context.newPage();
  await second.goto(first.url());
  await trouble(second, 'elsewhere').waitFor();
  await playOn(first, 1);
  await first.close();
  await trouble(second, 'elsewhere').waitFor({ state: 'detached' });
  const stands = await kept(second);
  await playOn(second, 1);
  expect(answersIn(await kept(second))).toBeGreaterThan(answersIn(stands));
});

test('an answer on something old is refused, told, and loses nothing', async () => {
  const { page } = await newMatch();
  await playOn(page, 1);
  // Another writer that this tab has not heard of, as in a browser without locks.
  const newer = await change(page, 'text.replace(/^\\d+/, String(revision + 1))');
  await confirm(page);
  await trouble(page, 'stale').waitFor();
  expect(await kept(page)).toBe(newer);
  await page.getByRole('button', { name: 'Understood' }).click();
  await playOn(page, 1);
  expect(answersIn(await kept(page))).toBeGreaterThan(answersIn(newer));
});

test('a full storage is told, the match goes on, and is kept again when there is room', async () => {
  const { page } = await newMatch('race');
  await playOn(page, 1);
  const before = await kept(page);
  await inPage(
    page,
    `for (let size = 4 * 1024 * 1024; size > 0; size = Math.floor(size / 2)) {
      try {
        localStorage.setItem('filler/' + size, 'x'.repeat(size));
      } catch {} // as full as it gets with a piece of this size
    }`,
  );
  await confirm(page);
  await trouble(page, 'full').waitFor();
  expect(await kept(page)).toBe(before);
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the record' }).click();
  expect((await saving).suggestedFilename()).toMatch(/^orrery-.*\.json$/);
  await inPage(
    page,
    `for (const each of Object.keys(localStorage)) if (each.startsWith('filler/')) localStorage.removeItem(each);`,
  );
  await page.locator('form[data-question]').waitFor();
  await playOn(page, 1);
  await trouble(page, 'full').waitFor({ state: 'detached' });
  expect(answersIn(await kept(page))).toBeGreaterThan(answersIn(before) + 1);
});

test('a match of another version that cannot go on stays in the list, with the reason and its record', async () => {
  const { page } = await newMatch();
  await playOn(page, 1);
  const url = page.url();
  const newerState = '{ ...record.snapshot, stateVersion: 10000 }';
  await change(page, `revision + '\\n' + JSON.stringify({ ...record, rulesVersion: 9999, snapshot: ${newerState} })`);
  const before = await kept(page);
  await page.goto('about:blank');
  await page.goto(url);
  await page.getByRole('heading', { name: 'This match cannot go on here' }).waitFor();
  expect(await page.getByText('saved by a newer version').count()).toBe(1);
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the record' }).click();
  await saving;
  await page.getByRole('button', { name: 'Home' }).click();
  await page.getByText('cannot go on').first().waitFor();
  expect(await kept(page)).toBe(before);
});

test('a match saved under earlier rules goes on from its state', async () => {
  const { page, problems } = await newMatch();
  await playOn(page, 2);
  const asked = await question(page);
  const url = page.url();
  await change(page, "revision + '\\n' + JSON.stringify({ ...record, rulesVersion: 0 })");
  await page.goto('about:blank');
  await page.goto(url);
  await page.locator('form[data-question]').waitFor();
  expect(await question(page)).toBe(asked);
  await playOn(page, 2);
  expect(JSON.parse((await kept(page)).split('\n')[1] ?? '').moves).toHaveLength(1);
  expect(problems).toEqual([]);
});
