// Whole matches of both games in a real browser, from the first page to the scores: by mouse, by keys alone, by touch.

import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { finger, mouse, playByHand, untilNext } from './by-hand.ts';
import { playByKeys, tabTo } from './by-keys.ts';
import { desktop, type Game, openPage, phone, playBots, question, setUp, sideways } from './playing.ts';
import { openSite } from './site.ts';

const site = openSite();

const longest = 300_000;
const widths = [360, 820, 1440];
/** Decisions at which the table is looked at in every width. */
const looksAround = [1, 7, 23, 48];

interface Way {
  readonly name: string;
  readonly game: Game;
  /** Null: the big button of the first page. */
  readonly preset: string | null;
}

const ways: readonly Way[] = [
  { name: 'Race', game: 'race', preset: null },
  { name: 'Race with goals and takeovers at 4 seats', game: 'race', preset: 'Everything' },
  { name: 'Roll', game: 'roll', preset: null },
];

async function lookAround(page: Page, kind: string): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    expect({ kind, width, sideways: await sideways(page) }).toEqual({ kind, width, sideways: 0 });
  }
  await page.setViewportSize(desktop);
}

async function hasFinalScores(page: Page): Promise<void> {
  await page.locator('[data-score]').waitFor();
  expect(await page.locator('h1:focus, h2:focus').count()).toBe(1);
  expect(await sideways(page)).toBe(0);
}

describe('by mouse', () => {
  test.concurrent.each(ways)(
    '$name',
    async ({ game, preset }) => {
      const { page, problems, close } = await openPage(site.browser, site.address, { viewport: desktop });
      if (preset === null) await page.getByRole('button', { name: playBots(game) }).click();
      else {
        await page.getByRole('link', { name: setUp(game) }).click();
        await page.getByRole('button', { name: preset }).click();
        await page.getByRole('button', { name: 'Start', exact: true }).click();
      }
      const decisions = await playByHand(page, mouse, async (look, at) => {
        expect(look).toMatchObject({ hasFocus: true, sideways: 0 });
        if (looksAround.includes(at)) await lookAround(page, look.kind);
      });
      expect(decisions).toBeGreaterThan(15);
      await hasFinalScores(page);
      expect(problems).toEqual([]);
      await close();
    },
    longest,
  );
});

describe('by touch', () => {
  test.concurrent.each(ways.filter(({ preset }) => preset === null))(
    '$name',
    async ({ game }) => {
      const options = { viewport: phone, hasTouch: true, isMobile: true, deviceScaleFactor: 1 };
      const { page, problems, close } = await openPage(site.browser, site.address, options);
      await page.getByRole('button', { name: playBots(game) }).tap();
      const decisions = await playByHand(page, finger, async (look) => {
        expect(look).toMatchObject({ hasFocus: true, sideways: 0 });
      });
      expect(decisions).toBeGreaterThan(15);
      await hasFinalScores(page);
      expect(problems).toEqual([]);
      await close();
    },
    longest,
  );
});

describe('by keys alone', () => {
  test.concurrent.each(ways)(
    '$name',
    async ({ game, preset }) => {
      const { page, problems, close } = await openPage(site.browser, site.address, { viewport: desktop });
      await tabTo(page, preset === null ? playBots(game) : setUp(game));
      await page.keyboard.press('Enter');
      if (preset !== null) {
        await page.getByRole('button', { name: 'Start', exact: true }).waitFor();
        await tabTo(page, new RegExp(`^${preset}`));
        await page.keyboard.press('Enter');
        await tabTo(page, 'Start');
        await page.keyboard.press('Enter');
      }
      await page.getByRole('region', { name: 'Your decision' }).waitFor();
      expect(await playByKeys(page)).toBeGreaterThan(15);
      expect(problems).toEqual([]);
      await close();
    },
    longest,
  );
});

test('from the first page to the first decision, back, on, and through a reload', async () => {
  const { page, problems, close } = await openPage(site.browser, site.address, { viewport: desktop });
  await page.getByRole('button', { name: playBots('roll') }).click();
  await untilNext(page, '');
  const first = await question(page);
  await page.getByRole('button', { name: 'Undo' }).click({ force: true }); // it says why it cannot
  await page.getByText('You have not decided anything yet.').waitFor();
  await page.getByRole('button', { name: 'Orrery, to the first page' }).click();
  await page.getByRole('button', { name: 'Leave' }).click();
  await page.getByRole('link', { name: /Continue Roll for the Galaxy/ }).click();
  await untilNext(page, '');
  expect(await question(page)).toBe(first);
  const told = await page.locator('[role=log] li').allTextContents();
  await page.reload();
  await untilNext(page, '');
  expect(await question(page)).toBe(first);
  expect(await page.locator('[role=log] li').allTextContents()).toEqual(told);
  expect(problems).toEqual([]);
  await close();
}, 60_000);

test('a plan by keys and by taps: select, dictate, take back', async () => {
  const { page, problems, close } = await openPage(site.browser, site.address, { viewport: desktop });
  await page.getByRole('button', { name: playBots('roll') }).click();
  await untilNext(page, '');
  await page.keyboard.press('1');
  await page.keyboard.press('Enter');
  await page.getByRole('group', { name: 'Phase strip: five columns' }).waitFor();

  await page.keyboard.press('3');
  const settle = page.getByRole('group', { name: /^Settle/ });
  await settle.getByRole('button', { name: /selects it/ }).waitFor();

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
  await close();
}, 60_000);

test('keys ask for the state, can be changed, and stay changed', async () => {
  const { page, problems, close } = await openPage(site.browser, site.address, { viewport: desktop });
  await page.getByRole('button', { name: playBots('race') }).click();
  await untilNext(page, '');
  const answer = page.getByRole('status', { name: 'Answer' });
  await page.keyboard.press('q');
  await expect.poll(() => answer.textContent()).toBe('Waiting for you.');
  await page.keyboard.press('u');
  await expect.poll(() => answer.textContent()).toMatch(/^6 cards in your hand: /);
  await page.keyboard.press('v');
  await expect.poll(() => answer.textContent()).toMatch(/You: .*VP/);

  await page.keyboard.press('?');
  await page.getByRole('button', { name: /^Say who is waited for: Q/ }).click();
  await page.keyboard.press('y');
  await page.getByRole('button', { name: /^Say who is waited for: Y/ }).waitFor();
  await page.getByRole('button', { name: 'Done' }).click();
  await page.reload();
  await untilNext(page, '');
  await page.keyboard.press('y');
  await expect.poll(() => answer.textContent()).toBe('Waiting for you.');
  expect(problems).toEqual([]);
  await close();
}, 60_000);
