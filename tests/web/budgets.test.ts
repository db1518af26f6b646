// What the page costs: bytes that are fetched before anything can be done, and processor time until the first decision, for
// an answer, and while pieces move. Processor time is that of a browser of the test's own: what other work takes of the
// machine meanwhile is not in it.

import { gzipSync } from 'node:zlib';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Hand, mouse, playByHand, untilNext } from './by-hand.ts';
import { launchChromium } from './chromium.ts';
import { desktop, type Game, openPage, playBots, setUp } from './playing.ts';
import { processorTime, trace } from './processor-time.ts';
import { openSite } from './site.ts';

const site = openSite();
let browser: Browser;
beforeAll(async () => {
  browser = await launchChromium();
});
afterAll(() => browser.close());

const games: readonly Game[] = ['race', 'roll'];

test('the script of the first page is at most 200 kB, packed', async () => {
  const { page, close } = await openPage(browser, 'about:blank', { viewport: desktop });
  const scripts: Promise<Buffer>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.body());
  });
  await page.goto(site.address);
  await page.getByRole('button', { name: playBots('race') }).waitFor();
  const bytes = (await Promise.all(scripts)).reduce((total, body) => total + gzipSync(body).length, 0);
  await close();
  expect(bytes).toBeGreaterThan(10_000);
  expect(bytes).toBeLessThanOrEqual(200_000);
});

// All processes of the browser together: even one core alone would be done in that time.
test.each(games)('%s: the first decision within 3 s of a cold start', async (game) => {
  const took = await processorTime(browser, async () => {
    const { page, close } = await openPage(browser, site.address, { viewport: desktop });
    await page.getByRole('button', { name: playBots(game) }).click();
    await untilNext(page, '');
    await close();
  });
  expect(took).toBeGreaterThan(50);
  expect(took).toBeLessThanOrEqual(3000);
});

const answers = 10;

// Against the robot no bot thinks, so that all of the time is the page's, the worker's and the rules'.
test('an answer shows its result within 100 ms', async () => {
  const { page, close } = await openPage(browser, site.address, { viewport: desktop });
  await page.getByRole('link', { name: setUp('race') }).click();
  await page.getByRole('button', { name: /^Solo robot/ }).click();
  await page.getByLabel('Seed').fill('budgets');
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await untilNext(page, '');
  const mark = (name: string): Promise<unknown> => page.evaluate(`performance.mark('test: ${name}')`);
  const hand: Hand = {
    press: async (on, x, y) => {
      await mark('press'); // the last one of a decision confirms it
      await on.mouse.click(x, y);
    },
  };
  const { tasks, marks } = await trace(browser, page, () =>
    playByHand(page, hand, async (_, at) => {
      await mark('shown');
      return at === answers ? 'enough' : undefined;
    }),
  );
  await close();
  const waits = marks.flatMap(({ name, at }, index) => {
    const before = marks[index - 1];
    return name === 'test: shown' && before !== undefined ? [[before.at, at] as const] : [];
  });
  expect(waits).toHaveLength(answers);
  const took = waits
    .map(([from, to]) => tasks.filter(({ startedAt }) => from <= startedAt && startedAt <= to))
    .map((meanwhile) => meanwhile.reduce((sum, { milliseconds }) => sum + milliseconds, 0));
  expect(tasks.some(({ thread }) => thread === 'worker')).toBe(true);
  expect(Math.min(...took)).toBeGreaterThan(0);
  expect(took.sort((a, b) => a - b)[answers / 2]).toBeLessThanOrEqual(100);
});

/** Runs in the page: waits until nothing moves any more, but for what never ends. */
const standsStill = `Promise.all(document.getAnimations()
  .filter(({ effect }) => effect.getComputedTiming().endTime !== Infinity)
  .map(({ finished }) => finished.catch(() => null)))`;

/** Pieces move for half a second after an answer, sixty frames a second. */
const frames = answers * 30;

// A frame waits for the task that is under way when it is due.
test.each(games)('%s: while pieces move, 99 of 100 frames take at most 50 ms', async (game) => {
  const { page, close } = await openPage(browser, site.address, {
    viewport: desktop,
    reducedMotion: 'no-preference',
  });
  await page.getByRole('button', { name: playBots(game) }).click();
  await untilNext(page, '');
  const { tasks } = await trace(browser, page, () =>
    playByHand(page, mouse, async (_, at) => {
      await page.evaluate(standsStill);
      return at === answers ? 'enough' : undefined;
    }),
  );
  await close();
  const onMain = tasks.filter(({ thread }) => thread === 'main');
  expect(onMain.length).toBeGreaterThan(frames);
  expect(onMain.filter(({ milliseconds }) => milliseconds > 50).length).toBeLessThanOrEqual(frames / 100);
});
