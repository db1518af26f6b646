// The other ways to play Race in a real browser: solo against the robot to the scores, own cards from a file and with
// mistakes, a draft into the first round, the scenario. Nothing on the console, nothing sideways at any width.

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { mouse, playByHand, untilNext } from './by-hand.ts';
import { belowTheFold, findAll } from './page-checks.ts';
import { desktop, type Opened, openPage, phone, setUp, sideways } from './playing.ts';
import { openSite } from './site.ts';
import { StandingStill } from './standing-still.ts';

const site = openSite();

const widths = [360, 390, 820, 1440];
const example = fileURLToPath(new URL('../../packages/own-cards/examples/quiet-frontier.json', import.meta.url));

/** The set-up form of Race with a quick choice made. */
async function openSetup(viewport: { width: number; height: number }, preset: string): Promise<Opened> {
  const opened = await openPage(site.browser, site.address, { viewport });
  await opened.page.getByRole('link', { name: setUp('race') }).click();
  await opened.page.getByRole('button', { name: new RegExp(`^${preset}`) }).click();
  await opened.page.getByLabel('Seed').fill(`ways/${preset}`);
  return opened;
}

const start = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Start' }).click();
  await untilNext(page, '');
};

async function fitsEveryWidth(page: Page): Promise<void> {
  const before = page.viewportSize() ?? desktop;
  for (const width of widths) {
    await page.setViewportSize({ width, height: before.height });
    expect(await sideways(page), `${width} wide`).toBe(0);
  }
  await page.setViewportSize(before);
  await page.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))'); // what follows the window
}

/** Plays on until a decision of the wanted round or kind. */
async function playUntil(page: Page, isEnough: (kind: string, decisions: number) => boolean): Promise<string[]> {
  const kinds: string[] = [];
  await playByHand(page, mouse, async ({ kind, sideways: pixels }, decisions) => {
    kinds.push(kind);
    expect(pixels, kind).toBe(0);
    return isEnough(kind, decisions) ? 'enough' : undefined;
  });
  return kinds;
}

test('solo against the robot, to the scores', async () => {
  const { page, problems, close } = await openSetup(desktop, 'Solo robot');
  await page.getByText('Hard', { exact: true }).click();
  await start(page);
  await page.getByText('The robot (Hard) starts with', { exact: false }).first().waitFor();
  await fitsEveryWidth(page);
  await page.getByText('How this robot plays').click();
  await page.getByText('If only you picked it').first().waitFor();

  let rolled = 0;
  const frame = new StandingStill();
  const cards = new Set<string>();
  await playByHand(page, mouse, async ({ kind, sideways: pixels }, decisions) => {
    expect(pixels, kind).toBe(0);
    await frame.look(page, kind, true);
    expect({ kind, hidden: await findAll(page, [belowTheFold]) }).toEqual({ kind, hidden: [] });
    // Its dice on the mat take no room from my cards below.
    cards.add(JSON.stringify(await page.locator('section.empire').boundingBox()));
    if (decisions !== 6) return;
    rolled = await page.getByRole('region', { name: 'Mat of the robot' }).getByRole('listitem').count();
    await page.keyboard.press('l');
    await page
      .getByText(/^Robot, .*: (it has a die there, so it acts|only you picked it, so it responds)/)
      .first()
      .waitFor();
    await page.reload(); // the match is kept
    await untilNext(page, '');
    await page.getByText(/What it did in round/).waitFor();
  });
  expect([...cards]).toEqual([...cards].slice(0, 1));
  expect(rolled).toBeGreaterThanOrEqual(6);
  await page.locator('[data-score]').getByText('Robot', { exact: true }).first().waitFor();
  await fitsEveryWidth(page);
  expect(problems).toEqual([]);
  await close();
});

test('own cards: mistakes by their place, then a match with the example', async () => {
  const { page, problems, close } = await openSetup(desktop, 'Base game');
  await page.getByText('Paste cards').click();
  const text = page.getByRole('textbox', { name: 'Paste cards' });
  const [before = '', ...after] = readFileSync(example, 'utf8').split('"world"');
  await text.fill(`${before}"<script>alert(1)</script>"${after.join('"world"')}`);
  await page.getByText(`Line ${before.split('\n').length}, column`).waitFor();
  await page.getByText(/One of world, development is needed/).waitFor();
  await page.getByText(/The cards cannot be used before they are mended/).waitFor();
  await page.getByRole('button', { name: 'Start' }).click({ force: true });
  await page.getByText('Mend the own cards first').waitFor();
  await fitsEveryWidth(page);

  await page.locator('input[type=file]').setInputFiles(example);
  await page.getByText('10 designs, 13 cards more in the deck.').waitFor();
  await page.getByText('Look at the 10 cards').click();
  await page.getByRole('heading', { name: 'Court of Cartographers' }).waitFor();
  await fitsEveryWidth(page);

  await start(page);
  const kinds = await playUntil(page, (_, decisions) => decisions >= 10);
  expect(kinds).toContain('chooseAction');
  const saved = await page.evaluate<string>(
    'Object.entries(localStorage).filter(([key]) => key.startsWith("orrery/match/")).map(([, value]) => value).join()',
  );
  expect(saved).toContain('custom-lantern-shoals');
  await page.reload();
  await untilNext(page, '');
  expect(problems).toEqual([]);
  await close();
});

test('a draft, on a phone, to the first round', async () => {
  const { page, problems, close } = await openSetup(phone, 'Draft');
  await page.getByLabel('5 players').check({ force: true }); // fewest packets
  await start(page);
  await page.getByRole('region', { name: 'Your deck so far' }).waitFor();
  await fitsEveryWidth(page);
  const kinds = await playUntil(page, (kind) => kind === 'chooseAction');
  expect(kinds.filter((kind) => kind === 'draftPick')).toHaveLength(24); // six packets, the last card of each forced
  expect(kinds).toContain('chooseStart');
  expect(problems).toEqual([]);
  await close();
});

test('the scenario: my side, its card, and some rounds', async () => {
  const { page, problems, close } = await openSetup(desktop, 'Rebel against Imperium');
  await page.getByText('Imperium Warlord', { exact: true }).click();
  await start(page);
  await fitsEveryWidth(page);
  await playUntil(page, (kind, decisions) => kind === 'chooseAction' && decisions > 4);
  const empire = page.getByRole('region', { name: 'Your empire' });
  expect(await empire.getByRole('button', { name: /^Imperium Warlord/ }).count()).toBe(1);
  expect(problems).toEqual([]);
  await close();
});
