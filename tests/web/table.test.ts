// What stands on a table by the names that scripts and voices rely on; double click and right button; and a danger: who could
// take a world over is seen at the rival, on the world, and at Settle.

import type { RaceView } from '@orrery/race';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { untilNext } from './by-hand.ts';
import { desktop, type Game, openPage, question } from './playing.ts';
import { firstPosition, type Position } from './positions.ts';
import { openSite } from './site.ts';

const site = openSite();
const everything = { sets: ['base', 'gs', 'rvi'], goals: true, takeovers: true };

/** A browser that keeps this match opens it. */
async function openKept({ game, rivals, round, saved }: Position) {
  const list = [{ key: 'kept', game, round, rivals, shared: false, over: false, at: 1 }];
  const kept = { 'orrery/matches': JSON.stringify(list), 'orrery/match/kept': saved };
  const localStorage = Object.entries(kept).map(([name, value]) => ({ name, value }));
  const opened = await openPage(site.browser, `${site.address}#/${game}/kept`, {
    viewport: desktop,
    storageState: { cookies: [], origins: [{ origin: new URL(site.address).origin, localStorage }] },
  });
  await untilNext(opened.page, '');
  return opened;
}

const regions: { readonly [G in Game]: readonly string[] } = {
  race: ['Decision', 'Story', 'Rivals', 'Your hand', 'Your empire', 'Hint', 'Goals', 'Standing', 'Log'],
  roll: ['Decision', 'Story', 'Reveal', 'Rivals', 'Your dice', 'Your stacks', 'Your empire', 'Hint', 'Standing', 'Log'],
};

async function missing(page: Page, game: Game): Promise<string[]> {
  await page.keyboard.press('l');
  await page.getByRole('region', { name: 'Log', exact: true }).waitFor();
  const found: string[] = [];
  for (const name of regions[game]) {
    if ((await page.getByRole('region', { name, exact: true }).count()) !== 1) found.push(name);
  }
  await page.keyboard.press('l');
  return found;
}

/** The log filtered by each seat in turn: no line of another seat is left, and all of it comes back. */
async function filterLog(page: Page): Promise<void> {
  await page.keyboard.press('l');
  const log = page.getByRole('region', { name: 'Log', exact: true });
  const emblems = (): Promise<(string | null)[]> =>
    log.locator('li').evaluateAll((lines) => lines.map((line) => line.getAttribute('data-emblem')));
  const all = await emblems();
  const seats = [...new Set(all)].filter((emblem) => emblem !== null).sort();
  const choices = await log.getByRole('group').getByRole('button').all();
  expect(choices).toHaveLength(seats.length + 1);
  const kept: string[] = [];
  for (const choice of choices.slice(1)) {
    await choice.click();
    const left = [...new Set(await emblems())].filter((emblem) => emblem !== null);
    expect(left).toHaveLength(1);
    kept.push(...left);
  }
  expect(kept.sort()).toEqual(seats);
  await choices[0]?.click();
  expect(await emblems()).toEqual(all);
  await page.keyboard.press('l');
}

test('Race: regions by name, and whoever could take a world is seen in three places', async () => {
  const { page, problems, close } = await openKept(
    firstPosition(
      { game: 'race', by: 'greedy', options: everything, seats: 4, seed: 'screens/0' },
      ({ kind, isExposed }) => kind === 'chooseAction' && isExposed(),
    ),
  );
  expect(await missing(page, 'race')).toEqual([]);
  const decision = page.getByRole('region', { name: 'Decision' });
  expect(await decision.getByRole('button').locator('visible=true').and(page.locator('[data-confirm]')).count()).toBe(
    1,
  );
  const standing = await page.getByRole('region', { name: 'Standing' }).textContent();
  expect(standing).toMatch(/Ends at \d+ cards \(.+\) or .*\d+ left/);

  const duel = /^\d+:\d+/;
  const atRival = page.getByRole('region', { name: 'Rivals' }).locator('.threat').first();
  const onWorld = page.getByRole('region', { name: 'Your empire' }).getByText(duel).first();
  const atSettle = decision.locator('label', { hasText: 'Settle' }).getByText(duel).first();
  const texts = await Promise.all([atRival, onWorld, atSettle].map(async (place) => place.textContent()));
  const [first, ...others] = texts.map((text) => duel.exec(text?.trim() ?? '')?.[0]);
  expect(first).toMatch(duel);
  expect(others).toEqual([first, first]);

  const card = page.getByRole('region', { name: 'Your hand' }).getByRole('button').first();
  await card.click({ button: 'right' });
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  const asked = (await question(page)) ?? '';
  await decision.locator('label', { hasText: 'Develop' }).dblclick();
  await untilNext(page, asked);
  expect(problems).toEqual([]);
  await close();
});

test('race-11.5.17: a robot with two cards of one name stands at the table', async () => {
  const hasTwins = ({ robot }: RaceView): boolean => new Set(robot?.tableau).size < (robot?.tableau.length ?? 0);
  const solo = { sets: ['base', 'gs'], solo: 'easy' };
  const { page, problems, close } = await openKept(
    firstPosition({ game: 'race', by: 'greedy', options: solo, seats: 1, seed: 'twins/13' }, ({ kind, view }) => {
      return kind === 'chooseAction' && hasTwins(view() as RaceView);
    }),
  );
  await page.getByText('How this robot plays').waitFor({ state: 'attached' });
  expect(problems).toEqual([]);
  await close();
});

test('Roll: regions by name, and the log of one seat', async () => {
  const { page, problems, close } = await openKept(
    firstPosition(
      { game: 'roll', by: 'greedy', options: {}, seats: 3, seed: 'screens/0' },
      ({ kind }) => kind === 'explore.task',
    ),
  );
  expect(await missing(page, 'roll')).toEqual([]);
  await filterLog(page);
  expect(await page.getByRole('region', { name: 'Decision' }).locator('[data-confirm]').count()).toBe(1);
  expect(await page.getByRole('region', { name: 'Standing' }).textContent()).toMatch(/Ends at 12 squares/);
  expect(problems).toEqual([]);
  await close();
});

/** Runs in the page: what would look otherwise if the styles of the first page came last. Whatever is fetched later must not win. */
const overruled = `(() => {
  const link = [...document.styleSheets].find(({ href }) => /\\/index-/.test(href ?? ''));
  const last = new CSSStyleSheet();
  last.replaceSync([...link.cssRules].map(({ cssText }) => cssText).join(''));
  const all = [...document.querySelectorAll('.frame *')];
  const look = () => all.map((element) => {
    const { display, gridTemplateColumns, flexBasis, maxHeight, overflowX } = getComputedStyle(element);
    return [display, gridTemplateColumns, flexBasis, maxHeight, overflowX].join('; ');
  });
  const before = look();
  document.adoptedStyleSheets = [last];
  const after = look();
  document.adoptedStyleSheets = [];
  const named = (element) => element.tagName.toLowerCase() + '.' + String(element.className?.baseVal ?? element.className).split(' ')[0];
  return [...new Set(all.flatMap((element, at) => (before[at] === after[at] ? [] : [named(element) + ': ' + before[at] + ' => ' + after[at]])))];
})()`;

test.each(['race', 'roll'] as const)('%s: what is fetched later leaves the frame as it is', async (game) => {
  const kind = game === 'race' ? 'chooseAction' : 'assign';
  const seats = { game, by: 'greedy', options: {}, seats: 3, seed: 'screens/0' } as const;
  const { page, close } = await openKept(firstPosition(seats, (moment) => moment.kind === kind));
  for (const viewport of [desktop, { width: 390, height: 844 }, { width: 844, height: 390 }]) {
    await page.setViewportSize(viewport);
    expect({ viewport, overruled: await page.evaluate<string[]>(overruled) }).toEqual({ viewport, overruled: [] });
  }
  await close();
});
