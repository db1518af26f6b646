// Around the lessons: the rule of anything that is pressed, a learner's and an expert's table, the quiz. At a desk by keys, on a
// phone by finger; the prompt stays in sight and the button that confirms where it was.

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axeProblems } from './axe.ts';
import { untilNext } from './by-hand.ts';
import { desktop, type Game, openPage, phone, playBots, sideways } from './playing.ts';
import { openSite } from './site.ts';
import { StandingStill } from './standing-still.ts';

const site = openSite();
const onPhone = { viewport: phone, hasTouch: true, isMobile: true };
const mode = (page: Page): Promise<string | undefined> =>
  page.evaluate<string | undefined>('document.documentElement.dataset.mode');

const over = (page: Page, one: string, other: string): Promise<boolean> =>
  page.evaluate<boolean>(`(() => {
    const [a, b] = ${JSON.stringify([one, other])}.map((selector) => document.querySelector(selector).getBoundingClientRect());
    return a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
  })()`);

/** Answers with what is ticked, or with the first choices. */
async function decide(page: Page): Promise<void> {
  const confirm = page.locator('#decision [data-confirm]');
  for (let digit = 1; digit < 8 && (await confirm.getAttribute('aria-disabled')) === 'true'; digit++)
    await page.keyboard.press(String(digit));
  await page.keyboard.press('Enter');
}

/** At a table of Race where an action is to be chosen. */
async function choosing(page: Page): Promise<void> {
  await page.getByRole('button', { name: playBots('race') }).click();
  await untilNext(page, '');
  while ((await page.locator('form[data-kind-of="chooseAction"]').count()) === 0) {
    const { question } = await open(page);
    await decide(page);
    await expect.poll(async () => (await open(page)).question).not.toBe(question);
  }
}

const open = async (page: Page): Promise<{ question: string | null }> => ({
  question: await page.locator('form[data-question]').getAttribute('data-question'),
});

test.each([
  { size: { viewport: desktop }, isWide: true },
  { size: onPhone, isWide: false },
])('signs and terms open their rule beside the prompt: %j', async ({ size, isWide }) => {
  const { page, problems, close } = await openPage(site.browser, site.address, size);
  await choosing(page);
  const rule = page.locator('.rule-of');
  const title = rule.getByRole('heading', { level: 2 });
  const still = new StandingStill();
  await still.look(page, 'before', isWide);

  await page.locator('.empire [data-term="sign:military"]').first().click();
  await expect.poll(() => title.textContent()).toBe('Military');
  expect(await rule.locator('.now li').count()).toBeGreaterThan(0);
  await still.look(page, 'with a rule', isWide);
  for (const part of ['.ask-bar .prompt', '#decision [data-confirm]'])
    expect(await over(page, '.rule-of', part)).toBe(false);
  expect(await axeProblems(page)).toEqual([]);
  expect(await sideways(page)).toBe(0);

  // All signs are listed by name, for whoever cannot press them; a page says the numbers of this very table.
  await rule.locator('summary').click();
  await rule.getByRole('button', { name: 'Hand', exact: true }).click();
  await expect.poll(() => title.textContent()).toBe('Paying');
  expect(await rule.locator('.now').textContent()).toContain('4 cards in hand');
  await page.keyboard.press('Escape');
  await rule.waitFor({ state: 'detached' });

  await page.keyboard.press('b');
  await expect.poll(() => title.textContent()).toBe('Choosing an action');
  await page.keyboard.press('b');
  await rule.waitFor({ state: 'detached' });
  if (!isWide) {
    await page.locator('.ask-bar .rule').click();
    await rule.waitFor();
    await page.locator('.top .round').click(); // outside
    await rule.waitFor({ state: 'detached' });
  }

  await page.locator('[data-group="action"] label').nth(3).click({ button: 'right' });
  await expect.poll(() => title.textContent()).toBe('Settle');
  await page.keyboard.press('Escape');
  await page.keyboard.press('3');
  await page.keyboard.press('b');
  await expect.poll(() => title.textContent()).toBe('Develop');
  expect(problems).toEqual([]);
  await close();
});

const stepOrDecision = (page: Page) => page.locator('[data-told-step], form[data-question], [data-score]').first();
const steps = (page: Page) => page.locator('[data-told-step]');

/** What the page shows now, so that a change can be waited for. */
const shown = (page: Page): Promise<string> =>
  page.evaluate<string>(`(() => {
    const step = document.querySelector('[data-told-step]')?.textContent;
    return step ?? document.querySelector('form[data-question]')?.dataset.question ?? '';
  })()`);

test.each([
  ['race', { viewport: desktop }, true],
  ['roll', onPhone, false],
] as const)(
  "a learner's table tells %s step by step, and waits for nothing but a key",
  async (game: Game, size, isWide) => {
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
  },
);

test("an expert's table has no second lines and pays as proposed", async () => {
  const { page, close } = await openPage(site.browser, site.address, { viewport: desktop });
  await page.getByRole('button', { name: playBots('race') }).click();
  await untilNext(page, '');
  const why = page.locator('.ask-bar .why');
  expect(await why.isVisible()).toBe(true);
  await page.getByRole('button', { name: /expert’s table/ }).click();
  expect(await mode(page)).toBe('expert');
  expect(await why.isVisible()).toBe(false);
  await page.keyboard.press('?');
  const dialog = page.getByRole('dialog');
  expect(await dialog.getByLabel('Pay as proposed').isChecked()).toBe(true);
  await dialog.getByRole('radio', { name: /^Learner’s table/ }).check();
  expect([await mode(page), await dialog.getByLabel('Pay as proposed').isChecked()]).toEqual(['learner', false]);
  await close();
});

test.each([
  ['race', { viewport: desktop }, 'en'],
  ['roll', onPhone, 'hu'],
] as const)('the quiz of %s: by keys, spoken, and what was wrong comes again', async (game: Game, size, language) => {
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
});
