// The first match of a game by keys alone: the coach goes on by Enter and is answered by digits, and the suggested answers are
// given in the table's own forms.

import { type Beat, lessonNamed } from '@orrery/table/lessons';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { desktop, type Game, openPage, phases } from './playing.ts';
import type { Site } from './site.ts';

const mostBeats = 80;

const standing = (page: Page): Promise<string> =>
  page.evaluate<string>(`(() => {
    const { coach, wants } = document.querySelector('[data-coach]').dataset;
    const form = document.querySelector('form[data-question]');
    return [coach, wants, form?.dataset.question, document.querySelector('[data-coach-says]').textContent].join('|');
  })()`);

/** Every word of an answer. */
function namesIn(said: unknown): string[] {
  if (typeof said === 'string') return [said];
  return typeof said === 'object' && said !== null ? Object.values(said).flatMap(namesIn) : [];
}

/** Ticks what the answer names, by the keys that the choices say. */
async function tick(page: Page, said: unknown): Promise<void> {
  for (const name of namesIn(said)) {
    const input = page.locator(`form[data-question] input[value^="${name}"]:not(:checked)`);
    const key = (await input.count()) === 0 ? null : await input.first().getAttribute('aria-keyshortcuts');
    if (key !== null) await page.keyboard.press(key.replace(/\d$/, 'Digit$&'));
  }
}

const isReady = async (page: Page): Promise<boolean> =>
  (await page.locator('form[data-question] button[type=submit][aria-disabled=false]').count()) > 0;

/** By the form; false where keys alone did not come to an answer that can be given. */
async function answer(page: Page, beat: Beat | undefined): Promise<boolean> {
  const said = beat?.does === 'decide' ? beat.suggests : undefined;
  if (said === null) {
    await page.keyboard.press('p');
    return true;
  }
  const kind = await page.locator('form[data-question]').getAttribute('data-kind-of');
  const phase = phases.find((each) => JSON.stringify(said ?? {}).includes(`"phase":"${each}"`));
  if (kind === 'assign' && phase !== undefined) await page.keyboard.press(`Digit${phases.indexOf(phase) + 1}`);
  else await tick(page, said);
  // What is not named, such as the good for a power, is ticked from the first choice on.
  for (let digit = 1; digit < 8 && !(await isReady(page)); digit++) await page.keyboard.press(`Digit${digit}`);
  const ready = await isReady(page);
  if (ready) await page.keyboard.press('Enter');
  return ready;
}

/** By Tab to a button of the coach. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let tabs = 0; tabs < 120; tabs++) {
    if ((await page.locator(`${selector}:focus`).count()) > 0) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`no way to ${selector} by Tab`);
}

export async function firstMatchByKeys(site: Site, game: Game): Promise<void> {
  const { page, problems, close } = await openPage(site.browser, `${site.address}/#/learn/${game}-first`, {
    viewport: desktop,
  });
  const coach = page.locator('[data-coach]');
  await coach.waitFor();
  const beats = lessonNamed(`${game}-first`)?.parts.flatMap((part) => part.beats) ?? [];
  const skipped: string[] = [];
  const given: string[] = [];
  for (let step = 0; (await coach.getAttribute('data-wants')) !== 'end'; step++) {
    expect(step).toBeLessThan(mostBeats);
    await page.locator('form[data-question], [data-score]').first().waitFor();
    const before = await standing(page);
    const [name = '', wants] = before.split('|');
    const beat = beats.find(({ id }) => id === name);
    if ((await page.locator('[data-coach-quiet]').count()) > 0) {
      await tabTo(page, '[data-coach-quiet]');
      await page.keyboard.press('Enter');
    } else if (wants === 'goOn' || wants === 'part') await page.keyboard.press('Enter');
    else if (wants === 'choice' && beat?.does === 'ask')
      await page.keyboard.press(`Digit${beat.choices.findIndex(({ mark }) => mark === 'good') + 1}`);
    else if (await answer(page, beat)) given.push(name);
    else {
      skipped.push(name);
      await tabTo(page, '[data-coach-skip]');
      await page.keyboard.press('Enter');
    }
    await expect.poll(() => standing(page), { timeout: 60_000 }).not.toBe(before);
  }
  expect(skipped).toEqual([]);
  expect(given.length).toBeGreaterThan(9);
  expect(problems).toEqual([]);
  await close();
}
