// A walk: a whole match from the set-up form to the scores, with everything looked at on the way that can go wrong on a
// screen. At every decision where the focus is, whether it was announced and whether the page scrolls sideways; at every
// new kind of decision also axe, sizes of text and targets, and text that does not fit.

import type { Browser, Page } from 'playwright-core';
import { expect } from 'vitest';
import { axeProblems } from './axe.ts';
import { type Hand, type Look, playByHand, untilNext } from './by-hand.ts';
import { belowTheFold, brokenHands, findAll, misfits, smallTargets, smallTexts } from './page-checks.ts';
import { type Game, openPage, phone, setUp, sideways } from './playing.ts';
import type { languages, themes } from './screens.ts';
import { StandingStill } from './standing-still.ts';

export interface Walker {
  readonly hand: Hand;
  readonly theme: (typeof themes)[number];
  readonly language?: (typeof languages)[number];
  /** Pixels that a target must have. */
  readonly least: number;
  readonly screen: {
    readonly viewport: { readonly width: number; readonly height: number };
    readonly hasTouch?: boolean;
    readonly isMobile?: boolean;
  };
}

export const laptop = { width: 1280, height: 720 };
export const handheld = { viewport: phone, hasTouch: true, isMobile: true };

/** What is wrong with the screen as it is. */
async function faults(page: Page, least: number, isWide: boolean): Promise<string[]> {
  return [
    ...(await axeProblems(page)),
    ...(await findAll(page, [smallTexts, smallTargets(least), ...misfits, ...(isWide ? [brokenHands] : [])])),
  ];
}

/** Whether voices were told what is asked, and only once. */
const isAnnounced = (page: Page): Promise<boolean> =>
  page.evaluate<boolean>(`document.querySelector('[data-announcement]').textContent
    .split(document.querySelector('form[data-question] h2').textContent).length === 2`);

/** Adds up the VP that voices were told of, and compares with what they answer when asked for the points. */
class Listener {
  #told = 0;
  /** Where what is said of somebody else begins. */
  #others: RegExp | null = null;

  /** Own news stand before those of the rivals. */
  async hear(page: Page, isRoundBegin: boolean): Promise<void> {
    const text = (await page.locator('[data-announcement]').textContent()) ?? '';
    this.#others ??= othersIn(await pointsAloud(page));
    const own = text.split(this.#others)[0] ?? '';
    for (const [, amount] of own.matchAll(/\+(\d+) VP/g)) this.#told += Number(amount);
    if (!isRoundBegin) return;
    const mine = (await pointsAloud(page)).split(this.#others)[0] ?? '';
    expect({ mine, told: this.#told }).toEqual({ mine, told: Number(/\+(\d+) Chips/.exec(mine)?.[1] ?? 0) });
  }
}

async function pointsAloud(page: Page): Promise<string> {
  await page.keyboard.press('v');
  return (await page.getByRole('status', { name: 'Answer' }).textContent()) ?? '';
}

/** Whose points are told besides mine. */
function othersIn(points: string): RegExp {
  const names = [...points.matchAll(/(\p{L}+): \d+ VP/gu)].map(([, name = '']) => name);
  return new RegExp(`(?:${names.filter((name) => name !== 'You').join('|')}): `);
}

/** What both walks of a game come to: these decisions are looked at there, and not among the screens. */
export const walkedKinds: Readonly<Record<Game, readonly string[]>> = {
  race: ['chooseStart', 'chooseAction', 'exploreDiscard', 'developPlace', 'developPay', 'settlePlace', 'settlePay'],
  roll: [
    'setup.startTiles',
    'assign',
    'explore.task',
    'explore.place',
    'ship.task',
    'build.removeDie',
    'manage.recruit',
    'manage.recall',
  ],
};

const roundBegins = ['chooseAction', 'assign'];

export interface Walk {
  readonly game: Game;
  readonly seed: string;
  /** A quick choice of the form. */
  readonly preset?: RegExp;
  /** As few seats as there can be. */
  readonly isSmallest?: boolean;
}

export interface Walked {
  readonly decisions: number;
  readonly kinds: ReadonlySet<string>;
}

/** Starts a match of this seed and plays it to its end. */
export async function walk(
  browser: Browser,
  address: string,
  walker: Walker,
  match: Walk,
  also: (page: Page, look: Look, decisions: number) => Promise<void> = async () => {},
): Promise<Walked> {
  const { hand, theme, least, screen, language = 'en' } = walker;
  const localStorage = [{ name: 'orrery/theme', value: theme }];
  const { page, problems, close } = await openPage(browser, address, {
    ...screen,
    storageState: { cookies: [], origins: [{ origin: new URL(address).origin, localStorage }] },
  });
  await page.getByRole('link', { name: setUp(match.game) }).click();
  if (match.preset !== undefined) await page.getByRole('button', { name: match.preset }).click();
  if (match.isSmallest === true) await page.locator('label:has(input[name=seats])').first().click();
  await page.getByLabel('Seed').fill(match.seed);
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  if (language !== 'en') await speak(page, language);

  const kinds = new Set<string>();
  const frame = new StandingStill();
  const isWide = screen.viewport.width > 1100;
  const listener = new Listener();
  const decisions = await playByHand(page, hand, async (look, at) => {
    const { kind, hasFocus, sideways: beyond } = look;
    const seen = { kind, hasFocus, beyond, announced: await isAnnounced(page) };
    expect(seen).toEqual({ kind, hasFocus: true, beyond: 0, announced: true });
    await frame.look(page, kind, isWide);
    if (isWide || roundBegins.includes(kind)) {
      expect({ kind, hidden: await findAll(page, [belowTheFold]) }).toEqual({ kind, hidden: [] });
    }
    if (language === 'en') await listener.hear(page, roundBegins.includes(kind));
    if (!kinds.has(kind)) {
      kinds.add(kind);
      expect({ kind, faults: await faults(page, least, isWide) }).toEqual({ kind, faults: [] });
    }
    await also(page, look, at);
    return undefined;
  });

  await page.locator('[data-score]').waitFor();
  expect(await page.locator('h1:focus, h2:focus').count()).toBe(1);
  expect(await sideways(page)).toBe(0);
  expect(await faults(page, least, isWide)).toEqual([]);
  expect(problems).toEqual([]);
  await close();
  return { decisions, kinds };
}

/** Comes back to the table in another language. */
async function speak(page: Page, language: string): Promise<void> {
  await untilNext(page, '');
  await page.evaluate(`localStorage.setItem('orrery/language', '${language}')`);
  await page.reload();
  await page.locator(`html[lang="${language}"]`).waitFor({ state: 'attached' });
}
