// By keys alone: matches of both games from the first page into their rounds, and from their last rounds to the scores (whole
// ones: walks.long.test.ts), a plan of Roll, and what keys ask for. And the way from the first page to a decision, back and
// through a reload.

import { expect, test } from 'vitest';
import { untilNext } from './by-hand.ts';
import { matchByKeys, playByKeys } from './by-keys.ts';
import { keeping, latePosition } from './kept-match.ts';
import { desktop, type Game, openPage, phone, playBots, question, setUp } from './playing.ts';
import { openSite } from './site.ts';

const site = openSite();
const games: readonly Game[] = ['race', 'roll'];

test.concurrent.each(games)('a match of %s, begun and brought to its end', async (game) => {
  const { page, problems, close } = await openPage(site.browser, site.address, { viewport: desktop });
  const begun = 8;
  expect(await matchByKeys(page, game, { seed: 'keys', enough: begun })).toBe(begun);
  await close();

  const { hash, storageState } = keeping(site.address, latePosition(game));
  const late = await openPage(site.browser, `${site.address}/${hash}`, { viewport: desktop, storageState });
  expect(await playByKeys(late.page)).toBeGreaterThan(5);
  expect([...problems, ...late.problems]).toEqual([]);
  await late.close();
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
  await page.keyboard.press('l');
  const told = await page.locator('[role=log] li').allTextContents();
  expect(told.length).toBeGreaterThan(0);
  await page.reload();
  await untilNext(page, '');
  expect(await question(page)).toBe(first);
  await page.keyboard.press('l');
  expect(await page.locator('[role=log] li').allTextContents()).toEqual(told);
  expect(problems).toEqual([]);
  await close();
});

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

  const takeBack = page.getByRole('button', { name: 'Take back Dictate' });
  if ((await takeBack.count()) > 0) await takeBack.click(); // the plan that is proposed may dictate already
  await page.keyboard.press('d');
  const loose = page.locator('fieldset[data-column] .dice [data-die]');
  await loose.first().click();
  await page.getByText('Dictate still has to move a worker.').waitFor();
  await loose.first().click();
  await page.locator('[data-send]').first().click();
  const go = page.getByRole('button', { name: 'Confirm' });
  await expect.poll(() => go.getAttribute('aria-disabled')).toBe('false');
  await takeBack.click();
  await expect.poll(() => takeBack.count()).toBe(0);
  expect(problems).toEqual([]);
  await close();
});

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
});

test('on a phone a long window closes by its cross, by Escape and by a press outside, and gives the focus back', async () => {
  const { page, problems, close } = await openPage(site.browser, site.address, { viewport: phone });
  await page.getByRole('button', { name: playBots('race') }).click();
  await untilNext(page, '');
  const opener = page.getByRole('button', { name: 'Settings and keys' });
  const opened = page.getByRole('dialog', { name: 'Settings' });
  const cross = opened.getByRole('button', { name: 'Close' });
  for (const way of ['cross', 'Escape', 'outside']) {
    await opener.click();
    await opened.getByRole('button', { name: 'Done' }).scrollIntoViewIfNeeded();
    const { y = -1 } = (await cross.boundingBox()) ?? {};
    expect(y).toBeGreaterThanOrEqual(0);
    if (way === 'cross') await cross.click();
    else if (way === 'Escape') await page.keyboard.press('Escape');
    else await page.mouse.click(4, 4);
    await opened.waitFor({ state: 'hidden' });
    expect(await page.evaluate('document.activeElement?.getAttribute("aria-label")')).toBe('Settings and keys');
  }
  expect(problems).toEqual([]);
  await close();
});

test('on a phone what lies over the table closes by a press outside, and by Escape', async () => {
  const look = { viewport: phone, hasTouch: true, isMobile: true };
  const { page, problems, close } = await openPage(site.browser, site.address, look);
  await page.getByRole('link', { name: setUp('race') }).tap();
  await page.getByRole('button', { name: /^Everything/ }).tap();
  await page.getByRole('button', { name: 'Start', exact: true }).tap();
  await untilNext(page, '');
  const rival = page.getByRole('region', { name: 'Rivals' }).getByRole('button').first();
  const sheet = page.getByRole('region', { name: /’s empire$/ });
  const goals = page.locator('details.goals summary');
  const goal = page.getByRole('region', { name: 'Goals' }).getByRole('listitem').first();
  for (const [opener, opened] of [
    [rival, sheet],
    [goals, goal],
  ] as const) {
    await opener.tap();
    await opened.waitFor();
    await page.touchscreen.tap(2, 500);
    await opened.waitFor({ state: 'hidden' });
  }
  await rival.tap();
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'hidden' });
  expect(problems).toEqual([]);
  await close();
});
