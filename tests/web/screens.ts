// Every screen of the page, and how to come there at once: matches are played once by mouse, what the browser keeps is
// set down at each kind of decision, and any screen opens from there, in any language, look and size.

import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { mouse, playByHand, untilNext } from './by-hand.ts';
import { type Opened, openPage, playBots, setUp } from './playing.ts';

type Kept = readonly (readonly [key: string, value: string])[];

export interface Screen {
  readonly name: string;
  readonly hash: string;
  /** What the browser holds of a running match. */
  readonly kept: Kept;
  /** What is done once it is open. */
  readonly once?: (page: Page) => Promise<void>;
}

export const languages = ['en', 'hu', 'ja', 'es'] as const;
export const themes = ['dark', 'light'] as const;

/** Decisions worth a look of their own, each at the first time it comes up in the middle of a match. */
const moments = {
  race: ['chooseStart', 'chooseAction', 'settlePlace', 'settlePay', 'consumeNext', 'declareTakeover', 'defendTakeover'],
  roll: ['setup.startTiles', 'assign', 'explore.place', 'ship.task', 'manage.recall'],
} as const;
/** Decisions of the first rounds look empty: those that come up early are taken again later. */
const fullFrom = 25;

const keptBy = (page: Page): Promise<Kept> => page.evaluate<Kept>('Object.entries(localStorage)');
const hashOf = (page: Page): Promise<string> => page.evaluate<string>('location.hash');

async function momentsOf(opened: Opened, game: 'race' | 'roll'): Promise<Screen[]> {
  const { page, close } = opened;
  const found = new Map<string, Screen>();
  const wanted: readonly string[] = moments[game];
  await playByHand(page, mouse, async ({ kind }, at) => {
    const isNew = !found.has(kind) || at < fullFrom;
    if (!wanted.includes(kind) || !isNew) return;
    found.set(kind, { name: `${game} ${kind}`, hash: await hashOf(page), kept: await keptBy(page) });
  });
  const over = { name: `${game} over`, hash: await hashOf(page), kept: await keptBy(page) };
  await close();
  return [...found.values(), over];
}

const press = (name: RegExp) => (page: Page) => page.getByRole('button', { name }).first().click();

/** Windows that open at a table. The words are found by what they are in every language, so by place. */
function windowsAt(table: Screen): Screen[] {
  const by = (name: string, selector: string): Screen => ({
    ...table,
    name,
    once: async (page) => {
      await page.locator(selector).first().click();
      await page.locator('dialog[open]').waitFor();
    },
  });
  return [
    by('settings', 'header .settings'),
    by('points', 'button.points'),
    by('inspect', '.empire button[data-inspect]'),
    by('leave', 'header .brand'),
  ];
}

async function tableOf(browser: Browser, address: string, game: 'race' | 'roll'): Promise<Screen[]> {
  const opened = await openPage(browser, address, { viewport: { width: 1440, height: 900 } });
  const { page } = opened;
  if (game === 'roll') await page.getByRole('button', { name: playBots(game) }).click();
  else {
    await page.getByRole('link', { name: setUp(game) }).click();
    await press(/^Everything/)(page);
    await page.getByRole('button', { name: 'Start', exact: true }).click();
  }
  await untilNext(page, '');
  return momentsOf(opened, game);
}

const mostMatches = 4;

/** Deals differ: matches are played until the decision was met that all windows are opened at. */
async function reaching(name: string, play: () => Promise<Screen[]>): Promise<Screen[]> {
  let found: Screen[] = [];
  for (let match = 0; match < mostMatches && !found.some((screen) => screen.name === name); match++) {
    const more = await play();
    found = [...found.filter((known) => !more.some((screen) => screen.name === known.name)), ...more];
  }
  return found;
}

export async function allScreens(browser: Browser, address: string): Promise<Screen[]> {
  const [race, roll] = await Promise.all([
    reaching('race settlePlace', () => tableOf(browser, address, 'race')),
    reaching('roll assign', () => tableOf(browser, address, 'roll')),
  ]);
  const settle = race.find(({ name }) => name === 'race settlePlace') ?? race[0];
  const kept = settle?.kept ?? [];
  return [
    { name: 'home', hash: '#/', kept },
    { name: 'new race', hash: '#/new/race', kept: [] },
    { name: 'new roll', hash: '#/new/roll', kept: [] },
    ...race,
    ...roll,
    ...(settle === undefined ? [] : windowsAt(settle)),
  ];
}

export interface Look extends BrowserContextOptions {
  readonly language: (typeof languages)[number];
  readonly theme: (typeof themes)[number];
}

/** Opens a screen as somebody sees it who comes back to it. */
export async function openScreen(browser: Browser, address: string, screen: Screen, look: Look): Promise<Opened> {
  const { language, theme, ...options } = look;
  const kept = [...screen.kept, ['orrery/language', language], ['orrery/theme', theme]];
  const { origin } = new URL(address);
  const localStorage = kept.map(([name, value]) => ({ name: name ?? '', value: value ?? '' }));
  const opened = await openPage(browser, `${address.replace(/\/$/, '')}/${screen.hash}`, {
    ...options,
    storageState: { cookies: [], origins: [{ origin, localStorage }] },
  });
  await opened.page.locator('main h1, main h2, form[data-question], [data-score]').first().waitFor();
  if (screen.hash.match(/^#\/(race|roll)\//)) await untilNext(opened.page, '');
  await screen.once?.(opened.page);
  await opened.page.evaluate('document.fonts.ready.then(() => true)');
  return opened;
}
