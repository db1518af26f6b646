// A learner at a table and at the quiz: what is told step by step, and what comes again because it was wrong.

import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect } from 'vitest';
import { axeProblems } from './axe.ts';
import { untilNext } from './by-hand.ts';
import { type Game, openPage, playBots, sideways } from './playing.ts';
import type { Site } from './site.ts';
import { StandingStill } from './standing-still.ts';

export const mode = (page: Page): Promise<string | undefined> =>
  page.evaluate<string | undefined>('document.documentElement.dataset.mode');

/** Answers with what is ticked, or with the first choices. */
export async function decide(page: Page): Promise<void> {
  const confirm = page.locator('#decision [data-confirm]');
  for (let digit = 1; digit < 8 && (await confirm.getAttribute('aria-disabled')) === 'true'; digit++)
    await page.keyboard.press(String(digit));
  await page.keyboard.press('Enter');
}

const stepOrDecision = (page: Page) => page.locator('[data-told-step], form[data-question], [data-score]').first();
const steps = (page: Page) => page.locator('[data-told-step]');

/** What the page shows now, so that a change can be waited for. */
const shown = (page: Page): Promise<string> =>
  page.evaluate<string>(`(() => {
    const step = document.querySelector('[data-told-step]')?.textContent;
    return step ?? document.querySelector('form[data-question]')?.dataset.question ?? '';
  })()`);

/** Step by step, and it waits for nothing but a key. */
export async function learnersTable(
  site: Site,
  game: Game,
  size: BrowserContextOptions,
  isWide: boolean,
): Promise<void> {
  const { page, problems, close } = await openPage(site.browser, site.address, size);
  await page.getByRole('button', { name: playBots(game) }).click();
  await untilNext(page, '');
  await page.keyboard.press('n'); // usual, expert, learner
  await page.keyboard.press('n');
  expect(await mode(page)).toBe('learner');
  const told: string[] = [];
  const still = new StandingStill();
  let decisions = 0;
  let tested = false;
  while (decisions < 4) {
    await stepOrDecision(page).waitFor();
    if ((await page.locator('[data-score]').count()) > 0) break;
    const before = await shown(page);
    if ((await steps(page).count()) > 0) {
      told.push(before);
      expect(await page.locator('form[data-question]').count()).toBe(0);
      expect((await page.locator('[data-announcement]').textContent())?.length).toBeGreaterThan(5);
      if (!tested) {
        expect(await axeProblems(page)).toEqual([]);
        expect(await sideways(page)).toBe(0);
      }
      tested = true;
      await page.keyboard.press('Enter');
    } else {
      await still.look(page, `decision ${decisions}`, isWide);
      await decide(page);
      decisions += 1;
    }
    await expect
      .poll(
        async () => {
          const now = await shown(page);
          // A reveal that is being shown takes the first Enter for itself.
          if (now === before && (await steps(page).count()) > 0) await page.keyboard.press('Enter');
          return now;
        },
        { timeout: 30_000 },
      )
      .not.toBe(before);
  }
  expect(told.length).toBeGreaterThan(4);
  expect(problems).toEqual([]);

  // Whoever has enough of it goes on at once, and it is kept so.
  if ((await steps(page).count()) > 0) await page.keyboard.press('Escape');
  await page.keyboard.press('n');
  expect(await mode(page)).toBe('usual');
  await page.reload();
  await stepOrDecision(page).waitFor();
  expect([await mode(page), await steps(page).count()]).toEqual(['usual', 0]);
  await close();
}

/** By keys, spoken, and what was wrong comes again. */
export async function quizOf(site: Site, game: Game, size: BrowserContextOptions, language: string): Promise<void> {
  const { page, problems, close } = await openPage(site.browser, `${site.address}/#/quiz/${game}`, size);
  await page.evaluate(`localStorage.setItem('orrery/language', '${language}')`);
  await page.reload();
  const quiz = page.locator('[data-quiz]');
  const id = async (): Promise<string> => (await quiz.getAttribute('data-quiz')) ?? '';
  const told = (): Promise<string | null> => page.locator('[data-told]').getAttribute('data-told');
  const wrong: string[] = [];
  const seen: string[] = [];
  for (
    let count = 0;
    count < 12 && !seen.slice(0, -1).some((each) => wrong.includes(each) && each === seen.at(-1));
    count++
  ) {
    await quiz.waitFor();
    const now = await id();
    seen.push(now);
    expect(await page.evaluate('document.activeElement?.id')).toBe('asked');
    if (count === 0) expect(await axeProblems(page)).toEqual([]);
    expect(await sideways(page)).toBe(0);
    await page.keyboard.press('1');
    await expect.poll(told).toMatch(/true|false/);
    if (count === 0) expect(await axeProblems(page)).toEqual([]);
    if ((await told()) === 'false') wrong.push(now);
    await page.locator('[data-next]').click();
    await expect.poll(async () => ((await quiz.count()) === 0 ? now : await id())).not.toBe(now);
  }
  const again = seen.filter((each, at) => seen.indexOf(each) < at);
  expect(again.length).toBeGreaterThan(0);
  expect(again.every((each) => wrong.includes(each))).toBe(true);
  expect(problems).toEqual([]);
  await close();
}
