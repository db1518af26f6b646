// How fast the page is: the first decision after a cold start, an answer and its result, frames while pieces move, and
// how much is fetched before anything can be done. The best of several runs counts, and what other work takes of the
// machine at the same time is not counted.

import { gzipSync } from 'node:zlib';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { untilNext } from './by-hand.ts';
import { launchChromium } from './chromium.ts';
import { desktop, openPage, playBots, setUp } from './playing.ts';
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

const runs = 3;
const slices = 60;
const sliceOfWork = 400_000;

/** How much longer work takes now than it would on an idle machine: equal slices of it, the mean against the least. */
function slowness(): number {
  const times = Array.from({ length: slices }, () => {
    const startedAt = performance.now();
    let sum = 0;
    for (let at = 0; at < sliceOfWork; at++) sum += Math.sqrt(at);
    return sum > 0 ? performance.now() - startedAt : 0;
  });
  return times.reduce((sum, time) => sum + time, 0) / slices / Math.min(...times);
}

/** Again until one run keeps within the budget; the least of all that were needed. */
async function best(budget: number, measure: () => Promise<number>): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let run = 0; run < runs && least > budget; run++) {
    const before = slowness();
    const took = await measure();
    least = Math.min(least, took / Math.max(before, slowness()));
  }
  return least;
}

test('the script of the first page is at most 200 kB, packed', async () => {
  const { page, close } = await openPage(browser, 'about:blank', { viewport: desktop });
  const scripts: Promise<Buffer>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.body());
  });
  await page.goto(served.address);
  await page.getByRole('button', { name: playBots('race') }).waitFor();
  const bytes = (await Promise.all(scripts)).reduce((sum, body) => sum + gzipSync(body).length, 0);
  await close();
  expect(bytes).toBeGreaterThan(10_000);
  expect(bytes).toBeLessThanOrEqual(200_000);
}, 60_000);

test.each(['race', 'roll'] as const)(
  '%s: the first decision within 3 s of a cold start',
  async (game) => {
    const budget = 3000;
    const took = await best(budget, async () => {
      const startedAt = performance.now();
      const { page, close } = await openPage(browser, served.address, { viewport: desktop });
      await page.getByRole('button', { name: playBots(game) }).click();
      await untilNext(page, '');
      const milliseconds = performance.now() - startedAt;
      await close();
      return milliseconds;
    });
    expect(took).toBeLessThanOrEqual(budget);
  },
  60_000,
);

/** Runs in the page: how long from the answer until its result, the next decision, is drawn. */
const timing = `new Promise((resolve) => {
  const form = document.querySelector('form[data-question]');
  const id = form.dataset.question;
  const started = performance.now();
  const watch = new MutationObserver(() => {
    const now = document.querySelector('form[data-question]');
    if (now === null || now.dataset.question === id) return;
    watch.disconnect();
    requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now() - started)));
  });
  watch.observe(document.body, { childList: true, subtree: true, attributes: true });
  form.requestSubmit();
})`;

/** Ticks as much as the first decision of a solo match wants: cards to discard. */
async function fillIn(page: Page): Promise<void> {
  const go = page.locator('form[data-question] button[type=submit]');
  for (let digit = 1; (await go.getAttribute('aria-disabled')) === 'true'; digit++) {
    if (digit > 9) throw new Error('the first decision cannot be filled in');
    await page.keyboard.press(`Digit${digit}`);
  }
}

// Against the robot no bot thinks, so that all of the time is the page's, the worker's and the rules'.
test('an answer shows its result within 100 ms', async () => {
  const budget = 100;
  const took = await best(budget, async () => {
    const { page, close } = await openPage(browser, served.address, { viewport: desktop });
    await page.getByRole('link', { name: setUp('race') }).click();
    await page.getByRole('button', { name: /^Solo robot/ }).click();
    await page.getByRole('button', { name: 'Start', exact: true }).click();
    await untilNext(page, '');
    await fillIn(page);
    const milliseconds = await page.evaluate<number>(timing);
    await close();
    return milliseconds;
  });
  expect(took).toBeLessThanOrEqual(budget);
}, 60_000);

/** Runs in the page: the times between frames for so long, in milliseconds. */
const frames = (milliseconds: number): string => `new Promise((resolve) => {
  const times = [];
  const end = performance.now() + ${milliseconds};
  const frame = (now) => { times.push(now); if (now < end) requestAnimationFrame(frame); else resolve(times); };
  requestAnimationFrame(frame);
})`;

test('while cards and dice move, 99 of 100 frames take at most 50 ms', async () => {
  const budget = 50;
  const watched = 10_000;
  const slowest = await best(budget, async () => {
    const { page, close } = await openPage(browser, served.address, {
      viewport: desktop,
      reducedMotion: 'no-preference',
    });
    await page.getByRole('button', { name: playBots('roll') }).click();
    await untilNext(page, '');
    let isWatching = true;
    const watching = page.evaluate<number[]>(frames(watched)).finally(() => {
      isWatching = false;
    });
    for (let press = 0; isWatching; press++) {
      await page.keyboard.press(`Digit${1 + (press % 5)}`);
      await page.keyboard.press('Enter');
      await page.waitForTimeout(400);
    }
    const times = await watching;
    const gaps = times
      .slice(1)
      .map((time, at) => time - (times[at] ?? time))
      .sort((a, b) => a - b);
    await close();
    return gaps[Math.floor(gaps.length * 0.99)] ?? Number.POSITIVE_INFINITY;
  });
  expect(slowest).toBeLessThanOrEqual(budget);
}, 120_000);
