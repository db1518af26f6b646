// Dice of Roll dragged across the Assign desk by mouse and by finger, in a position of a match of two: freely, by a
// power, for Dictate, to select, and to where they may not go. What is read are the names that a voice would tell.

import type { RollDescribed } from '@orrery/roll';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { untilNext } from './by-hand.ts';
import { desktop, phone, sideways } from './playing.ts';
import { firstPosition } from './positions.ts';
import { atPosition, type Look, openVisitor, type Visitor } from './screens.ts';
import { openSite } from './site.ts';

const site = openSite();

const match = { by: 'greedy', game: 'roll', options: {}, seats: 2, seed: 'screens/7' } as const;
/** A wild die, a power that moves any die to Develop and nowhere else, and workers enough for Dictate. */
const assigning = firstPosition(match, ({ kind, description }) => {
  if (kind !== 'assign') return false;
  const described = description() as RollDescribed;
  if (described.kind !== 'assign' || described.movers.some(({ why }) => why !== null)) return false;
  const { pieces, powers } = described.table;
  return pieces.some(({ at }) => at === null) && powers.some(({ power }) => power === 'technology-affinity');
});

async function openDesk(options: Omit<Look, 'language' | 'theme'>): Promise<Visitor> {
  const visitor = await openVisitor(site.browser, site.address, { language: 'en', theme: 'dark', ...options });
  await visitor.visit(atPosition('assigning', assigning));
  await stripOf(visitor.page).scrollIntoViewIfNeeded();
  return visitor;
}

const die = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true }).first();
const diceOf = (page: Page, phase: string): Locator => page.locator(`[data-column=${phase}] .dice`);
const circleOf = (page: Page, phase: string): Locator => page.locator(`[data-column=${phase}] .socket`);
const told = (page: Page, text: string): Promise<void> => page.getByRole('status').getByText(text).waitFor();
const stripOf = (page: Page): Locator => page.getByRole('group', { name: 'Phase strip: five columns' });
/** What the columns say. */
const desk = (page: Page): Promise<string> => stripOf(page).ariaSnapshot();

type Point = readonly [x: number, y: number];

async function middleOf(place: Locator): Promise<Point> {
  const box = await place.boundingBox();
  if (box === null) throw new Error('not to be seen');
  return [box.x + box.width / 2, box.y + box.height / 2];
}

/** What moves a die: the pointer is down until it is let go. */
interface Pointer {
  down(at: Point): Promise<void>;
  move(at: Point): Promise<void>;
  up(): Promise<void>;
}

const mouseOf = ({ mouse }: Page): Pointer => ({
  down: async (at) => {
    await mouse.move(...at);
    await mouse.down();
  },
  move: (at) => mouse.move(...at),
  up: () => mouse.up(),
});

async function fingerOf(page: Page): Promise<Pointer> {
  const chromium = await page.context().newCDPSession(page);
  const touch = async (type: 'touchStart' | 'touchMove' | 'touchEnd', at: Point | null): Promise<void> => {
    const touchPoints = at === null ? [] : [{ x: at[0], y: at[1] }];
    await chromium.send('Input.dispatchTouchEvent', { type, touchPoints });
  };
  return {
    down: (at) => touch('touchStart', at),
    move: (at) => touch('touchMove', at),
    up: () => touch('touchEnd', null),
  };
}

const steps = 8;
const edge = 8;

async function carry(pointer: Pointer, from: Point, to: Point): Promise<void> {
  await pointer.down(from);
  for (let step = 1; step <= steps; step++) {
    const part = step / steps;
    await pointer.move([from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part]);
  }
}

/** To the near side of a place, straight across if it lies beside. */
async function drag(pointer: Pointer, from: Locator, to: Locator): Promise<void> {
  const start = await middleOf(from);
  const [x] = await middleOf(to);
  const { y: top = 0, height = 0 } = (await to.boundingBox()) ?? {};
  await carry(pointer, start, [x, Math.max(top + edge, Math.min(start[1], top + height - edge))]);
  await pointer.up();
}

describe('by mouse, at one table: each leaves it as it was, but the last', () => {
  let atDesk: Visitor;
  beforeAll(async () => {
    atDesk = await openDesk({ viewport: desktop });
  });
  afterAll(() => atDesk.close());

  test('to select, and for Dictate', async () => {
    const { page, problems } = atDesk;
    const mouse = mouseOf(page);
    const first = await desk(page);

    await drag(mouse, die(page, 'Home die, Ship face, in Settle, selects it'), diceOf(page, 'produce'));
    await die(page, 'Home die, Ship face, in Produce, selects it').waitFor();
    await told(page, 'Picked: Produce');
    await drag(mouse, die(page, 'Home die, Settle face, in Settle'), circleOf(page, 'ship'));
    await die(page, 'Home die, Settle face, in Ship, selects it').waitFor();
    await die(page, 'Home die, Ship face, in Ship').waitFor();
    await page.getByRole('button', { name: 'Reset' }).click();
    await expect.poll(() => desk(page)).toBe(first);

    const confirm = page.getByRole('button', { name: 'Confirm' });
    await drag(mouse, die(page, 'Home die, Settle face, in Settle'), page.getByRole('button', { name: /^Dictate/ }));
    await told(page, 'Dictate still has to move a worker.');
    await page.getByRole('region', { name: 'Move workers' }).getByText('Put aside', { exact: true }).waitFor();
    expect(await confirm.getAttribute('aria-disabled')).toBe('true');
    await drag(mouse, die(page, 'Home die, Produce face, in Produce'), diceOf(page, 'explore'));
    await die(page, 'Home die, Produce face, in Explore, moved by Dictate').waitFor();
    expect(await confirm.getAttribute('aria-disabled')).toBe('false');
    await page.getByRole('button', { name: 'Take back Dictate' }).click();
    await expect.poll(() => desk(page)).toBe(first);
    expect(problems()).toEqual([]);
  });

  test('what may not go there stays and says so, and what is let go elsewhere stays as well', async () => {
    const { page, problems } = atDesk;
    const mouse = mouseOf(page);
    const first = await desk(page);
    const producing = die(page, 'Home die, Produce face, in Produce');

    // Only Dictate reaches it: the worker that pays is asked for, and then it is sent.
    await drag(mouse, producing, diceOf(page, 'ship'));
    await told(page, 'Pick the worker that is put aside.');
    await producing.waitFor();
    await page.keyboard.press('Escape');
    expect(await desk(page)).toBe(first);
    await drag(mouse, producing, diceOf(page, 'ship'));
    await die(page, 'Home die, Settle face, in Settle').click();
    const dictated = die(page, 'Home die, Produce face, in Ship, moved by Dictate');
    await dictated.waitFor();
    await drag(mouse, dictated, diceOf(page, 'explore'));
    await told(page, 'No power can move that worker there.');
    await dictated.waitFor();
    await page.getByRole('button', { name: 'Take back Dictate' }).click();
    await expect.poll(() => desk(page)).toBe(first);

    await drag(mouse, producing, page.getByRole('heading', { name: 'Place your workers and select one phase.' }));
    await expect.poll(() => desk(page)).toBe(first);
    await told(page, 'Proposed: Settle');

    const [x, y] = await middleOf(diceOf(page, 'develop'));
    await carry(mouse, await middleOf(producing), [x, y]);
    expect((await middleOf(producing))[0]).toBe(x); // it follows the mouse, and nothing moves under it
    expect(await middleOf(diceOf(page, 'develop'))).toEqual([x, y]);
    await page.keyboard.press('Escape');
    await mouse.up();
    await expect.poll(() => desk(page)).toBe(first);

    await carry(mouse, await middleOf(producing), [desktop.width - 1, y]);
    expect(await sideways(page)).toBe(0);
    await mouse.up();
    const place = await stripOf(page).boundingBox();
    await producing.click(); // a press is still a press
    await told(page, 'Home die picked up.');
    expect(await stripOf(page).boundingBox()).toEqual(place);
    await page.keyboard.press('Escape');
    await expect.poll(() => desk(page)).toBe(first);
    expect(problems()).toEqual([]);
  });

  test('freely, by a power, and back', async () => {
    const { page, problems } = atDesk;
    const mouse = mouseOf(page);
    const first = await desk(page);

    await drag(mouse, die(page, 'Alien die, wild face, in Settle, wild, placed by you'), diceOf(page, 'ship'));
    await page.getByRole('group', { name: /^Ship: 1 worker\./ }).waitFor();
    await drag(mouse, die(page, 'Alien die, wild face, in Ship, wild, placed by you'), diceOf(page, 'settle'));
    await expect.poll(() => desk(page)).toBe(first);

    const powers = page.getByRole('region', { name: 'Move workers' });
    const power = powers.getByRole('button', { name: /^Technology Affinity/ });
    expect(await power.textContent()).toContain('once');
    await drag(mouse, die(page, 'Home die, Produce face, in Produce'), diceOf(page, 'develop'));
    await die(page, 'Home die, Produce face, in Develop, moved by Technology Affinity').waitFor();
    expect(await power.textContent()).toContain('Technology Affinity used');
    await page.getByRole('button', { name: 'Take back Technology Affinity' }).click();
    await expect.poll(() => desk(page)).toBe(first);

    await drag(mouse, die(page, 'Home die, Settle face, in Settle'), diceOf(page, 'develop'));
    await die(page, 'Home die, Settle face, in Develop, moved by Technology Affinity').waitFor();
    const question = (await page.locator('form[data-question]').getAttribute('data-question')) ?? '';
    await page.getByRole('button', { name: 'Confirm' }).click();
    await untilNext(page, question);
    expect(problems()).toEqual([]);
  });
});

test('by finger: across the columns the die goes along, up and down it stays', async () => {
  const touch = { viewport: phone, hasTouch: true, isMobile: true, deviceScaleFactor: 1 };
  const { page, problems, close } = await openDesk(touch);
  const finger = await fingerOf(page);
  const first = await desk(page);
  const wild = die(page, 'Alien die, wild face, in Settle, wild, placed by you');

  const place = await stripOf(page).boundingBox();
  await wild.tap();
  await page.getByRole('button', { name: 'Send it to Ship' }).waitFor();
  expect(await stripOf(page).boundingBox()).toEqual(place);
  await wild.tap();

  await drag(finger, wild, diceOf(page, 'ship'));
  await die(page, 'Alien die, wild face, in Ship, wild, placed by you').waitFor();
  expect(await sideways(page)).toBe(0);
  await drag(finger, die(page, 'Alien die, wild face, in Ship, wild, placed by you'), diceOf(page, 'settle'));
  await expect.poll(() => desk(page)).toBe(first);
  await drag(finger, die(page, 'Home die, Produce face, in Produce'), diceOf(page, 'ship'));
  await told(page, 'Pick the worker that is put aside.');
  await page.keyboard.press('Escape');
  await expect.poll(() => desk(page)).toBe(first);

  const [x, y] = await middleOf(wild);
  await carry(finger, [x, y], [x, y - 200]);
  await finger.up();
  expect(await desk(page)).toBe(first);
  expect(problems()).toEqual([]);
  await close();
});
