// The reveal of Roll in motion: all dice are there at once, it is over by itself, a key ends it, and what is asked next can
// be answered from the beginning. Without motion what is asked comes at once, and the reveal on demand.

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { answerDecision, mouse, untilNext } from './by-hand.ts';
import { desktop, openPage, playBots } from './playing.ts';
import { openSite } from './site.ts';

const site = openSite();
const goesOnAfter = 1200;

async function openTable(reducedMotion: 'reduce' | 'no-preference', settings: object = {}) {
  const opened = await openPage(site.browser, site.address, {
    viewport: desktop,
    reducedMotion,
    storageState: {
      cookies: [],
      origins: [
        {
          origin: new URL(site.address).origin,
          localStorage: [{ name: 'orrery/settings', value: JSON.stringify(settings) }],
        },
      ],
    },
  });
  const { page } = opened;
  await page.clock.install();
  await page.getByRole('button', { name: playBots('roll') }).click();
  return opened;
}

/** Answers until plans have been revealed; returns when the decision after that is asked. */
async function untilRevealed(page: Page): Promise<void> {
  for (let kind: string | null = ''; kind !== 'assign'; ) {
    await untilNext(page, kind === '' ? '' : await idOf(page));
    kind = await page.locator('form[data-question]').getAttribute('data-kind-of');
    const id = await idOf(page);
    await answerDecision(page, mouse, id, null);
    await untilNext(page, id);
    if (kind === 'setup.startTiles') kind = '';
  }
}

const idOf = async (page: Page): Promise<string> =>
  (await page.locator('form[data-question]').getAttribute('data-question')) ?? '';
const beatOf = (page: Page): Promise<string | null> =>
  page.evaluate<string | null>(`document.querySelector('.rows[data-beat]')?.dataset.beat ?? null`);

test('it goes through its beats by a clock, is over by itself, and comes again when asked for', async () => {
  const { page, problems, close } = await openTable('no-preference');
  await page.clock.pauseAt(Date.now() + 60_000);
  await untilRevealed(page);
  const region = page.getByRole('region', { name: 'Reveal', exact: true });
  await region.locator('.rows[data-beat]').waitFor();
  await page.clock.runFor(100); // its rows come within the first frames
  expect(await region.locator('[data-reveal-die]').count()).toBeGreaterThan(4);
  expect(await page.locator('[data-confirm]').getAttribute('aria-busy')).toBeNull();
  const seen = new Set<string | null>();
  for (let ms = 0; ms <= goesOnAfter; ms += 20) {
    seen.add(await beatOf(page));
    await page.clock.runFor(20);
  }
  expect([...seen].filter((beat) => beat !== null)).toEqual(['turn', 'light', 'grey', 'home', 'bring', 'stand']);
  expect(await beatOf(page)).toBeNull();

  await page.getByRole('button', { name: 'Show again' }).click();
  await page.clock.runFor(5000);
  expect(await beatOf(page)).toBe('stand');
  await page.keyboard.press('Escape');
  expect(await beatOf(page)).toBeNull();
  expect(problems).toEqual([]);
  await close();
});

test('a key ends it; Enter confirms what is asked only once it has been seen', async () => {
  const { page, close } = await openTable('no-preference');
  await page.clock.pauseAt(Date.now() + 60_000);
  await untilRevealed(page);
  await page.locator('.rows[data-beat]').waitFor();
  const asked = await idOf(page);
  await page.keyboard.press('Enter');
  expect(await beatOf(page)).toBeNull();
  expect(await idOf(page)).toBe(asked);
  await close();
});

test('without motion the next decision is there at once; step by step the reveal waits for a key', async () => {
  const quick = await openTable('reduce');
  await untilRevealed(quick.page);
  expect(await beatOf(quick.page)).toBeNull();
  await quick.page
    .getByRole('region', { name: 'Reveal', exact: true })
    .or(quick.page.locator('.desk'))
    .first()
    .waitFor();
  await quick.close();

  const slow = await openTable('reduce', { steps: true });
  await untilRevealed(slow.page);
  await slow.page.locator('.rows[data-beat=stand]').waitFor();
  await slow.page.keyboard.press('Escape');
  expect(await beatOf(slow.page)).toBeNull();
  await slow.close();
});
