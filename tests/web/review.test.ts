// A finished match is looked back at in the page: to its end, by the mistake that is pressed, and after a reload without
// looking again.

import { makeBot } from '@orrery/bots';
import {
  type MatchRecord,
  openQuestions,
  randomFor,
  recordOf,
  replay,
  saveRecord,
  startMatch,
  submit,
} from '@orrery/kernel';
import { race } from '@orrery/race';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axeProblems } from './axe.ts';
import { clippedTexts, findAll, overflowingTexts, smallTargets, smallTexts } from './page-checks.ts';
import { desktop, type Opened, openPage, phone, sideways } from './playing.ts';
import { openSite } from './site.ts';

const site = openSite();
const key = 'k3y0abcd';

/** A match of two, by bots that make mistakes; its last answers alone, from the position before them. */
function lastAnswers(count: number, options: object): string {
  const setup = { options, seats: [{ name: 'Halley' }, { name: 'Tycho', bot: 'greedy' }], seed: 'c' };
  const started = startMatch(race, setup);
  const bot = makeBot('greedy', race);
  if (!started.ok || !bot.ok) throw new Error('no match');
  const match = started.value;
  for (let question = openQuestions(match.state)[0]; question !== undefined; question = openQuestions(match.state)[0]) {
    const chance = randomFor({ text: 'c', generator: 'xoshiro128' }, `${match.answers.length}`);
    submit(
      match,
      question.seat,
      question.id,
      bot.value.answer(race.viewFor(match.state, question.seat), question, chance),
    );
  }
  const record: MatchRecord = recordOf(match);
  const from = record.answers.length - count;
  const before = replay(race, record, from);
  if (!before.ok) throw new Error(before.refusal.code);
  const position = { stateVersion: race.stateVersion, state: before.value.state };
  return saveRecord({ ...record, version: 2, position, answers: record.answers.slice(from) });
}

/** Depth `quick`, and the match among those that are kept. */
async function openKept(record: string, viewport: typeof desktop, hash: string): Promise<Opened> {
  const about = { key, game: 'race', at: 1, round: 9, rivals: ['Tycho'], shared: false, over: true };
  const kept = {
    'orrery/review-depth': 'quick',
    'orrery/matches': JSON.stringify([about]),
    [`orrery/match/${key}`]: `1\n${record}`,
  };
  const localStorage = Object.entries(kept).map(([name, value]) => ({ name, value }));
  const storageState = { cookies: [], origins: [{ origin: new URL(site.address).origin, localStorage }] };
  return openPage(site.browser, `${site.address}${hash}`, { viewport, storageState });
}

const panel = (page: Page, doing: string): Locator => page.locator(`[data-review="${doing}"]`);
const answers = 14;
const lucky = '+70%';

/** Runs in the page: says of every part that is kept that it brought the first seat much luck. */
const tamper = `new Promise((done, fail) => {
  const opening = indexedDB.open('orrery-reviews');
  opening.onerror = fail;
  opening.onsuccess = () => {
    const parts = opening.result.transaction('parts', 'readwrite').objectStore('parts');
    let changed = 0;
    parts.openCursor().onsuccess = ({ target: { result: cursor } }) => {
      if (cursor === null) return done(changed);
      cursor.update({ ...cursor.value, part: { ...cursor.value.part, luck: [0.05, -0.05] } });
      changed += 1;
      cursor.continue();
    };
  };
})`;

/** Runs in the page: stops the review as soon as that can be done, sooner than anybody outside the page could. */
const stopAtOnce = `{
  const seen = new MutationObserver(() => {
    const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent.trim() === 'Stop');
    if (button === undefined) return;
    seen.disconnect();
    button.click();
  });
  seen.observe(document.body, { childList: true, subtree: true, attributes: true });
}`;

test('reviewed to the end; a decision is pressed and the table moves there; a reload looks at nothing again', async () => {
  const { page, problems, close } = await openKept(lastAnswers(answers, {}), desktop, `/#/replay/here/${key}`);
  await page.locator('.slider').waitFor();
  await page.keyboard.press('c');
  await panel(page, 'done').waitFor();
  await page.getByRole('img', { name: /^Chart of the chances of winning/ }).waitFor();
  expect(await page.locator('[data-seats] tbody tr').count()).toBe(2);
  expect(await axeProblems(page)).toEqual([]);
  expect(await findAll(page, [smallTexts])).toEqual([]);

  const decision = page.locator('[data-costliest] button').first();
  const answerNo = Number(await decision.getAttribute('data-decision'));
  await decision.click();
  await page.getByText(`Step ${answerNo - 1} of ${answers}`).waitFor();
  await page
    .locator('[data-sentence]')
    .getByText(/^Better: /)
    .waitFor();
  expect(await page.getByRole('list', { name: 'What could be answered' }).getByText('played').count()).toBe(1);
  expect(page.url()).toContain(`/${answerNo - 1}/review`);

  // What rivals were likely to call is told; what they chose in secret only with what was hidden.
  const told = page.locator('[data-rival]');
  for (let step = 0; ; step++) {
    expect(step).toBeLessThan(answers);
    await page.keyboard.press(step === 0 ? 'Home' : 'ArrowRight');
    await page.getByText(`Step ${step} of ${answers}`).waitFor(); // what stood there before tells nothing of this step
    const other = page.getByRole('button', { name: /^Look through the eyes of / });
    if ((await other.count()) > 0) {
      await other.click();
      await other.waitFor({ state: 'detached' });
    }
    if ((await told.count()) > 0) break;
  }
  await told
    .getByText(/ was likely to call /)
    .first()
    .waitFor();
  expect(await told.getByText('really chose').count()).toBe(0);
  await page.keyboard.press('x');
  await told.getByText('really chose').first().waitFor();
  await page.keyboard.press('x');
  await told.getByText('really chose').first().waitFor({ state: 'detached' });
  await decision.click();

  expect(await page.locator('[data-seats]').getByText(lucky).count()).toBe(0);
  expect(await page.evaluate(tamper)).toBe(answers);
  await page.reload();
  await panel(page, 'done').waitFor();
  await page.getByText(`Step ${answerNo - 1} of ${answers}`).waitFor();
  await page.locator('[data-seats]').getByText(lucky).waitFor(); // what was kept, not what would be found
  expect(problems).toEqual([]);
  await close();
});

test('on a phone: stopped, gone on with, by key to the next costly decision, and put away', async () => {
  const many = lastAnswers(5 * answers, {}); // more than is looked at before the first press
  const { page, problems, close } = await openKept(many, phone, `/#/replay/here/${key}`);
  await page.locator('.slider').waitFor();
  await page.evaluate(stopAtOnce);
  await page.keyboard.press('c');
  await page.getByRole('button', { name: 'Go on', exact: true }).click();
  await panel(page, 'done').waitFor();
  await page.keyboard.press('n');
  await page
    .locator('[data-sentence]')
    .getByText(/^Better: /)
    .waitFor();
  expect(await axeProblems(page)).toEqual([]);
  expect(await sideways(page)).toBe(0);
  expect(await findAll(page, [smallTargets(44)])).toEqual([]);
  expect(await page.locator('main > .rivals').isVisible()).toBe(false);
  for (const language of ['hu', 'ja', 'es']) {
    await page.evaluate(`localStorage.setItem('orrery/language', '${language}')`);
    await page.reload();
    await page.locator(`html[lang=${language}] [data-review=done]`).waitFor();
    await page.locator('[data-sentence]').waitFor();
    expect([language, ...(await findAll(page, [clippedTexts, overflowingTexts]))]).toEqual([language]);
    expect(await sideways(page)).toBe(0);
  }
  await page.keyboard.press('c');
  await page.locator('main > .rivals').waitFor();
  expect(page.url()).not.toContain('review');
  expect(problems).toEqual([]);
  await close();
});

test('where forecasts were not measured no share and no mistake is shown; the match can be played on', async () => {
  const record = lastAnswers(answers, { sets: ['base', 'gs', 'rvi'], takeovers: false });
  const { page, close } = await openKept(record, desktop, `/#/replay/here/${key}/review`);
  await panel(page, 'silent').waitFor();
  await page.getByText('nothing is claimed here').waitFor();
  expect(await panel(page, 'silent').textContent()).not.toContain('%');
  expect(await page.locator('[data-decision], .chart').count()).toBe(0);

  // From any moment the match can be played on, for the seat that is looked through.
  await page.keyboard.press('ArrowRight');
  await page.getByText(`Step 1 of ${answers}`).waitFor();
  await page.getByLabel('Seen by').selectOption('Tycho');
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await page.locator('form[data-question]').waitFor();
  expect(await page.evaluate("JSON.parse(localStorage.getItem('orrery/matches')).map(({ rivals }) => rivals)")).toEqual(
    [['Halley'], ['Tycho']],
  );
  expect(page.url()).not.toContain(key);

  // The branch stands under its match, and a second one is dealt anew from what the seat knew.
  await page.goto(`${site.address}/#/replay/here/${key}/3/review`);
  await page.locator('[data-branches="1"]').getByText('for Tycho · same deal').waitFor();
  await page.getByRole('button', { name: 'Play on: dealt anew' }).click();
  await page.locator('form[data-question]').waitFor();
  await page.goto(`${site.address}/#/replay/here/${key}/0/review`);
  const tree = page.locator('[data-branches="2"]');
  await tree.getByText('for Halley · dealt anew').waitFor();
  expect(await axeProblems(page)).toEqual([]);
  const saving = page.waitForEvent('download');
  await tree.getByRole('button', { name: 'Save the match with its branches' }).click();
  const file = `${site.folder}/tree.json`;
  await (await saving).saveAs(file);
  await tree.getByRole('link', { name: 'Go on playing' }).first().click();
  await page.locator('form[data-question]').waitFor();

  // From the file the whole tree comes back, beside the first one.
  await page.goto(`${site.address}/#/replay`);
  await page.getByLabel('Choose a file').setInputFiles(file);
  await page.locator('[data-branches="2"]').waitFor();
  expect(page.url()).not.toContain(key);
  await close();
});

test('the score page says how it was decided, and leads to the costly decisions', async () => {
  const { page, problems, close } = await openKept(lastAnswers(answers, {}), phone, `/#/race/${key}`);
  const decided = page.locator('[data-decided="done"]');
  await decided.waitFor();
  expect(await decided.locator('[data-seats] tbody tr').count()).toBe(2);
  await decided.getByRole('img', { name: /^Chart of luck over/ }).waitFor();
  expect(await sideways(page)).toBe(0);
  expect(await axeProblems(page)).toEqual([]);
  const decision = decided.locator('[data-costliest] button').first();
  const answerNo = await decision.getAttribute('data-decision');
  await decision.click();
  await panel(page, 'done').waitFor(); // what was found is kept, and nothing is looked for twice
  expect(page.url()).toContain(`/${Number(answerNo) - 1}/review`);
  expect(problems).toEqual([]);
  await close();
});
