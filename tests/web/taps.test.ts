// How often somebody has to press who takes what is proposed: counted over a whole match against a regular bot, and printed.

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { answerDecision, type Hand, mouse, untilNext } from './by-hand.ts';
import { desktop, mostDecisions, openPage, setUp } from './playing.ts';
import { openSite } from './site.ts';

const site = openSite();
const median = (numbers: readonly number[]): number =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

/** One press for all explorers that wait, where that is offered and stocking is what is proposed. */
async function stocksRest(page: Page): Promise<boolean> {
  const rest = page.locator('[data-rest][aria-disabled=false]');
  const isProposed = (await page.locator('fieldset[data-group=task] input[value=stock]:checked').count()) > 0;
  if (!isProposed || (await rest.count()) === 0) return false;
  await rest.click();
  return true;
}

/** Presses by round, from the set-up form to the scores. */
async function tapsByRound(page: Page): Promise<number[]> {
  const taps = new Map<string, number>();
  let round = '';
  const counting: Hand = {
    press: async (at, x, y) => {
      taps.set(round, (taps.get(round) ?? 0) + 1);
      await mouse.press(at, x, y);
    },
  };
  let last = '';
  for (let decisions = 0; decisions < mostDecisions; decisions++) {
    await untilNext(page, last);
    if ((await page.locator('[data-score]').count()) > 0) return [...taps.values()];
    const form = page.locator('form[data-question]');
    last = (await form.getAttribute('data-question')) ?? '';
    round = (await page.locator('.top .round').textContent()) ?? '';
    if (await stocksRest(page)) taps.set(round, (taps.get(round) ?? 0) + 1);
    else await answerDecision(page, counting, last, null);
  }
  throw new Error('the match comes to no end');
}

/** Presses that a round may take at the median. */
const tables = [
  { game: 'race', most: 5 },
  { game: 'roll', most: 8 },
] as const;

test.each(tables)('$game with two seats: at most $most presses a round at the median', async ({ game, most }) => {
  const { page, problems, close } = await openPage(site.browser, site.address, { viewport: desktop });
  await page.getByRole('link', { name: setUp(game) }).click();
  await page.locator('label:has(input[name=seats])').first().click();
  await page.getByLabel('Seed').fill('taps');
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  const taps = await tapsByRound(page);
  process.stdout.write(
    `${game}, presses by round: ${taps.join(' ')}; median ${median(taps)}, most ${Math.max(...taps)}\n`,
  );
  expect(taps.length).toBeGreaterThan(5);
  expect(median(taps)).toBeLessThanOrEqual(most);
  expect(problems).toEqual([]);
  await close();
});
