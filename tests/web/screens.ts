// Every screen of the page, and how to come there at once: what a browser keeps of a match stands at each kind of
// decision, tables of the server are made by its own requests, and any screen opens from there in any language and look.

import { languages as wordLanguages } from '@orrery/words';
import type { Browser, BrowserContextOptions, Cookie, Page } from 'playwright-core';
import { untilNext } from './by-hand.ts';
import { peopleAt, type Tables } from './online-tables.ts';
import { openPage, type Visiting } from './playing.ts';
import { allPositions, type Position } from './positions.ts';

export interface Screen {
  readonly name: string;
  readonly hash: string;
  /** Matches that the browser holds. */
  readonly kept: readonly Position[];
  /** Who looks at it, of those known to the server. */
  readonly cookies: readonly Cookie[];
  /** What it has of its own, where the rest is the same as on other screens. */
  readonly own: string | null;
  /** What is done once it is open. */
  readonly once: ((page: Page) => Promise<void>) | null;
}

export const languages: readonly string[] = wordLanguages.map(({ code }) => code);
export const themes = ['dark', 'light'] as const;
/** The least width that everything fits. */
export const narrow = { width: 360, height: 800 };

const keyOf = ({ game, kind }: Position): string => `${game}${kind.toLowerCase().replaceAll(/[^a-z]/g, '')}`;

const nobody: readonly Cookie[] = [];

const screen = (name: string, hash: string, more: Partial<Screen> = {}): Screen => ({
  name,
  hash,
  kept: [],
  cookies: nobody,
  own: null,
  once: null,
  ...more,
});

const press =
  (...selectors: readonly string[]) =>
  async (page: Page): Promise<void> => {
    for (const selector of selectors) await page.locator(selector).first().click();
  };
const openWindow = (selector: string) => async (page: Page) => {
  await page.locator(selector).first().click();
  await page.locator('dialog[open]').waitFor();
};

const openRule = async (page: Page): Promise<void> => {
  await page.locator('#decision .rule').click();
  await page.locator('.rule-of article').waitFor();
};

/** What lies over a screen that is among the others. */
const inWindow = (selector: string): Partial<Screen> => ({ own: 'dialog[open]', once: openWindow(selector) });
const besidePrompt: Partial<Screen> = { own: '.rule-of', once: openRule };
const withTerms: Partial<Screen> = { own: '[data-score]', once: press('[data-score] summary') };

export const atPosition = (name: string, position: Position, more: Partial<Screen> = {}): Screen =>
  screen(name, `#/${position.game}/${keyOf(position)}`, { kept: [position], ...more });

/** A table asks for a decision, or shows the scores instead. */
const ownPart = ({ kind }: Position): string | null => (kind === 'over' ? null : '#decision');

/** Windows that open at a table, and the table in other states than asking. */
function aroundTables(at: (name: string) => Position): Screen[] {
  const race = at('race settlePlace');
  const roll = at('roll assign');
  const toEnd = async (page: Page): Promise<void> => {
    await page.locator('.slider').fill('60');
    await page.locator('.eyes input').check();
    await page.locator('.eyes input:checked').waitFor();
  };
  const replay = (game: 'race' | 'roll'): Screen => {
    const over = at(`${game} over`);
    return screen(`replay ${game}`, `#/replay/here/${keyOf(over)}`, { kept: [over], once: toEnd });
  };
  return [
    atPosition('settings', race, inWindow('header .settings')),
    atPosition('points', race, inWindow('button.points')),
    atPosition('inspect card', race, inWindow('.empire button[data-inspect]')),
    atPosition('inspect tile', roll, inWindow('.empire button[data-inspect]')),
    atPosition('leave', race, inWindow('header .brand')),
    atPosition('rule race', race, besidePrompt),
    atPosition('rule roll', roll, besidePrompt),
    atPosition('race over terms', at('race over'), withTerms),
    atPosition('roll over terms', at('roll over'), withTerms),
    replay('race'),
    replay('roll'),
    screen('replay none', '#/replay', { kept: [at('race over')] }),
    screen('shared nothing', '#/shared'),
  ];
}

const setupForms: readonly Screen[] = [
  screen('new race', '#/new/race'),
  screen('new race solo', '#/new/race', { once: press('.preset:nth-child(6)', 'details summary') }),
  screen('new race draft', '#/new/race', { once: press('.preset:nth-child(7)') }),
  screen('new race scenario', '#/new/race', { once: press('.preset:nth-child(8)') }),
  screen('new race everything', '#/new/race', { once: press('.preset:nth-child(5)') }),
  screen('new race friends', '#/new/race/friends'),
  screen('new roll', '#/new/roll'),
];

const lookedUp: readonly Screen[] = [
  screen('reading', '#/reading'),
  screen('rules', '#/rules', { once: async (page) => page.locator('main article').first().waitFor() }),
  screen('rules tables', '#/rules/table-tiles', { once: async (page) => page.locator('main table').first().waitFor() }),
  screen('quiz race', '#/quiz/race', { once: async (page) => page.locator('[data-quiz]').waitFor() }),
  screen('quiz roll', '#/quiz/roll', { once: async (page) => page.locator('[data-quiz]').waitFor() }),
  screen('gallery race', '#/gallery/race'),
  screen('gallery roll', '#/gallery/roll'),
  screen('gallery card', '#/gallery/race/alien-rosetta-stone-world', {
    own: 'dialog[open]',
    once: async (page) => page.locator('dialog[open]').waitFor(),
  }),
];

function onlineScreens({ ada, ben, eve, waiting, playing }: Tables): Screen[] {
  const opened = async (page: Page): Promise<void> => {
    await page.locator('.people-bar .chat').click();
    await page.locator('[role=log]').first().waitFor();
  };
  return [
    screen('lobby', '#/', { cookies: ben }),
    screen('waiting room of the host', `#/at/${waiting}`, { cookies: ada }),
    screen('waiting room', `#/at/${waiting}`, { cookies: ben }),
    screen('online table', `#/at/${playing}`, { cookies: ada }),
    screen('online chat', `#/at/${playing}`, { cookies: ada, once: opened }),
    screen('online watching', `#/at/${playing}`, { cookies: eve }),
    screen('no such table', '#/at/0123456789abcdef', { cookies: ada }),
    screen('account of nobody', '#/me'),
    screen('account of a guest', '#/me', { cookies: ben }),
    screen('account', '#/me', { cookies: ada }),
    screen('my games', '#/games', { cookies: ada }),
    screen('orders', `#/orders/${playing}`, { cookies: ada, once: (page) => page.locator('form').waitFor() }),
    screen('link for friends', '#/friend/abcdefghijkl', { cookies: eve }),
  ];
}

/** A table of two people at one device, while it changes hands. */
const curtain = screen('curtain', '#/new/roll', {
  once: async (page) => {
    await page.locator('.seats select').first().selectOption('person');
    await page.locator('button[type=submit]').click();
    await page.locator('[data-curtain]').waitFor();
  },
});

export async function allScreens(browser: Browser, address: string): Promise<Screen[]> {
  const positions = allPositions();
  const at = (name: string): Position => {
    const found = positions.get(name);
    if (found === undefined) throw new Error(`no match of positions.ts comes to ${name}: look for other seeds`);
    return found;
  };
  const kept = [at('race settlePlace'), at('roll assign'), at('race over'), at('roll over')];
  return [
    screen('home', '#/', { kept }),
    screen('first visit', '#/'),
    ...setupForms,
    ...[...positions].map(([name, position]) => ({ ...atPosition(name, position), own: ownPart(position) })),
    ...aroundTables(at),
    ...lookedUp,
    curtain,
    ...onlineScreens(await peopleAt(browser, address)),
  ];
}

export interface Look extends BrowserContextOptions {
  readonly language: string;
  readonly theme: (typeof themes)[number];
}

/** A page that goes from screen to screen as somebody with this look. */
export interface Visitor {
  readonly page: Page;
  /** What the console said since the last screen. */
  problems(): string[];
  /** Goes there, in another language than before if one is named. */
  visit(screen: Screen, language?: string): Promise<void>;
  close(): Promise<void>;
}

// What needs no decision is shown all the same: the screens are looked at, not played.
const settings = { motion: 'off', automatic: { only: false, alike: false, recall: false } };

export async function openVisitor(
  browser: Browser,
  address: string,
  look: Look,
  visiting: Visiting = {},
): Promise<Visitor> {
  const { language, theme, ...options } = look;
  const own = { 'orrery/language': language, 'orrery/theme': theme, 'orrery/settings': JSON.stringify(settings) };
  const localStorage = Object.entries(own).map(([name, value]) => ({ name, value }));
  const origins = [{ origin: new URL(address).origin, localStorage }];
  const all = { ...options, storageState: { cookies: [], origins } };
  const { page, problems, close } = await openPage(browser, address, all, visiting);
  let person: readonly Cookie[] | null = null;
  let spoken = language;
  return {
    page,
    problems: () => problems.splice(0),
    visit: async (wanted, inLanguage = spoken) => {
      const isAnother = wanted.cookies !== person || inLanguage !== spoken;
      person = wanted.cookies;
      spoken = inLanguage;
      if (!isAnother) await putAway(page);
      await keep(page, wanted, spoken);
      await (isAnother ? load(page, address, wanted) : goTo(page, wanted));
      await arrive(page, wanted);
    },
    close,
  };
}

/** What the browser keeps when somebody comes to a screen. */
async function keep(page: Page, { kept }: Screen, language: string): Promise<void> {
  const list = kept.map((position, at) => {
    const { game, kind, round, rivals } = position;
    return { key: keyOf(position), game, round, rivals, shared: false, over: kind === 'over', at: at + 1 };
  });
  const records = kept.map((position) => [`orrery/match/${keyOf(position)}`, position.saved]);
  const entries = [['orrery/language', language], ['orrery/matches', JSON.stringify(list)], ...records];
  await page.evaluate(
    `for (const key of Object.keys(localStorage)) if (key.startsWith('orrery/match')) localStorage.removeItem(key);
     for (const [key, value] of ${JSON.stringify(entries)}) localStorage.setItem(key, value);`,
  );
}

/** As somebody else, or in another language: the page begins anew. */
async function load(page: Page, address: string, { hash, cookies }: Screen): Promise<void> {
  await page.context().clearCookies();
  await page.context().addCookies([...cookies]);
  // Loaded once: a change of the hash alone would not load the page, and a load alone would go where it was.
  await page.evaluate(`history.replaceState(null, '', '${address.replace(/\/$/, '')}/${hash}')`);
  await page.reload();
}

/** A screen with nothing of any other; whoever comes from there finds the next one as after a load. */
const between = '#/shared';
const standsBetween = (page: Page) => page.locator('main > [role=alert] h1');

async function putAway(page: Page): Promise<void> {
  await page.evaluate(`location.replace('${between}')`);
  await standsBetween(page).waitFor();
}

async function goTo(page: Page, { hash }: Screen): Promise<void> {
  if (hash === between) return;
  await page.evaluate(`location.replace('${hash}')`);
  await standsBetween(page).waitFor({ state: 'detached' });
}

// Long pages are laid out as they come into sight. Whoever measures each of their texts would have them laid out again
// and again.
const laidOutWhole = `(() => {
  if (window.isLaidOutWhole) return;
  window.isLaidOutWhole = true;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('* { content-visibility: visible !important }');
  document.adoptedStyleSheets.push(sheet);
})()`;

async function arrive(page: Page, { hash, once }: Screen): Promise<void> {
  await page.locator('main h1, main h2, form[data-question], [data-score], [data-curtain]').first().waitFor();
  if (/^#\/(race|roll)\//.test(hash)) await untilNext(page, '');
  await once?.(page);
  await page.evaluate('document.fonts.ready.then(() => true)');
  await page.evaluate(laidOutWhole);
}
