// Opening the page and getting to a table, with everything noted that a console should not say.

import type { Browser, BrowserContextOptions, Page } from 'playwright-core';

export interface Opened {
  readonly page: Page;
  /** What the console or an exception said. */
  readonly problems: string[];
  close(): Promise<void>;
}

export const desktop = { width: 1440, height: 900 };
export const phone = { width: 390, height: 844 };

/** Runs in every page that has an address: this visitor is not asked whether the games are known. */
const knows = "if (location.protocol.startsWith('http')) localStorage.setItem('orrery/knows', 'yes')";

/**
 * Runs in every page: all is laid out, can be pressed and is read out, but nothing of it is painted, which would take a
 * quarter of what opening a table costs. Whoever measures colours lifts it meanwhile.
 */
const unpainted = `{
  const veil = new CSSStyleSheet();
  veil.replaceSync(':root { opacity: 0.0003 }'); // as little as a browser takes for nothing
  document.adoptedStyleSheets.push(veil);
  window.veilOfTest = veil;
}`;

export interface Visiting {
  /** Is asked whether the games are known. */
  readonly isNewHere?: boolean;
  /** Sees the page, at the cost of painting it. */
  readonly isPainted?: boolean;
}

/** A fresh visitor who knows the games: nothing kept, English, motion off unless asked for. */
export async function openPage(
  browser: Browser,
  address: string,
  options: BrowserContextOptions,
  { isNewHere = false, isPainted = false }: Visiting = {},
): Promise<Opened> {
  const context = await browser.newContext({
    locale: 'en',
    reducedMotion: 'reduce',
    serviceWorkers: 'block', // what it keeps for offline is tested elsewhere
    ...options,
  });
  if (!isNewHere) await context.addInitScript(knows);
  if (!isPainted) await context.addInitScript(unpainted);
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  const problems: string[] = [];
  page.on('console', (message) => {
    const isOurs = !message.text().startsWith('Service Worker registration blocked'); // by the line above
    if (isOurs && ['error', 'warning'].includes(message.type())) problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(error.message));
  await page.goto(address);
  return { page, problems, close: () => context.close() };
}

const games = { race: 'Race for the Galaxy', roll: 'Roll for the Galaxy' } as const;
export type Game = keyof typeof games;

export const playBots = (game: Game): string => `Play bots: ${games[game]}`;
export const setUp = (game: Game): string => `Set up a table: ${games[game]}`;

/** Which question the page asks now. */
export const question = (page: Page): Promise<string | null> =>
  page.locator('form[data-question]').getAttribute('data-question');

/** How far the page can be scrolled sideways. */
export const sideways = (page: Page): Promise<number> =>
  page.evaluate<number>('document.documentElement.scrollWidth - document.documentElement.clientWidth');

/** A round of actions that gets a match on: develop and settle, with cards to pay for it. By their names. */
export const actionRound = [
  'Develop',
  'Settle',
  'Explore +5',
  'Settle',
  'Develop',
  'Produce',
  'Consume: Trade',
] as const;
/** The same for the dice of Roll. */
export const phaseRound = ['settle', 'develop', 'settle', 'develop', 'explore', 'settle', 'develop', 'produce', 'ship'];
export const phases = ['explore', 'develop', 'settle', 'produce', 'ship'];

export const mostDecisions = 500;
