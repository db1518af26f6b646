// Playing by keys alone, as a voice would tell it: what is read are roles, accessible names and live regions, and
// nothing else of the page. Only the wait for the next decision looks at its form.

import type { Page } from 'playwright-core';
import { untilNext } from './by-hand.ts';
import { actionRound, type Game, mostDecisions, phaseRound, phases, setUp } from './playing.ts';

interface Choice {
  readonly name: string;
  readonly on: boolean;
  readonly possible: boolean;
}

interface List {
  readonly title: string;
  readonly single: boolean;
  readonly choices: readonly Choice[];
}

interface Heard {
  readonly heading: string;
  readonly lists: readonly List[];
  /** The last button of the decision is the one that confirms it. */
  readonly canConfirm: boolean;
  readonly hasStrip: boolean;
}

const line = /^(\s*)- (?:'|)(\w+)(?: "((?:[^"\\]|\\.)*)")?(.*)$/;

/** The decision in roles and names. */
function heardFrom(snapshot: string): Heard {
  const lists: { title: string; single: boolean; choices: Choice[] }[] = [];
  let heading = '';
  let canConfirm = false;
  let hasStrip = false;
  for (const text of snapshot.split('\n')) {
    const [, , role = '', name = '', rest = ''] = line.exec(text) ?? [];
    if (role === 'heading' && heading === '') heading = name;
    if (role === 'group') {
      lists.push({ title: name, single: false, choices: [] });
      hasStrip ||= name.startsWith('Phase strip');
    }
    if (role === 'radio' || role === 'checkbox') {
      const list = lists.at(-1);
      if (list === undefined && /^(From now on|most (points|cards)$)/.test(name)) continue; // a standing answer: nothing to decide
      if (list === undefined) throw new Error(`a ${role} without a list: ${name}`);
      list.single = role === 'radio';
      list.choices.push({ name, on: rest.includes('[checked]'), possible: !rest.includes('[disabled]') });
    }
    if (role === 'button') canConfirm = !rest.includes('[disabled]');
  }
  return { heading, lists: lists.filter(({ choices }) => choices.length > 0), canConfirm, hasStrip };
}

const isOver = (text: string): boolean => /\b(wins?|[Ss]hared?)\b/.test(text);

const listen = async (page: Page): Promise<Heard> =>
  heardFrom(await page.getByRole('region', { name: 'Decision' }).ariaSnapshot());

/** What was announced last. */
const announcement = async (page: Page): Promise<string> =>
  (await page.locator('[aria-live=polite]').first().textContent()) ?? '';

/** "0 of 2" or "0 chosen, 1 to 3" at the end of a list's title. */
function wantedIn({ title, single, choices }: List): number {
  const on = choices.filter((choice) => choice.on).length;
  if (single) return on === 0 ? 1 : 0;
  const least = /(\d+) of (\d+)$/.exec(title)?.[2] ?? /(\d+) to \d+$/.exec(title)?.[1] ?? '0';
  return Math.max(0, Number(least) - on);
}

const shiftAfter = 9;

async function tick(page: Page, place: number): Promise<void> {
  await page.keyboard.press(place > shiftAfter ? `Shift+Digit${place - shiftAfter}` : `Digit${place}`);
}

/** Ticks what the lists still want; the choices that are possible are counted through all of them. */
async function tickWanted(page: Page, { lists }: Heard): Promise<boolean> {
  let place = 0;
  let ticked = false;
  for (const list of lists) {
    let wanted = wantedIn(list);
    for (const { on, possible } of list.choices) {
      if (!possible) continue;
      place += 1;
      if (on || wanted <= 0) continue;
      await tick(page, place);
      ticked = true;
      wanted -= 1;
    }
  }
  return ticked;
}

async function tickNamed(page: Page, { lists }: Heard, name: string): Promise<void> {
  const possible = lists.flatMap(({ choices }) => choices).filter((choice) => choice.possible);
  const at = possible.findIndex((choice) => choice.name.startsWith(`${name}.`) && !choice.on);
  if (at >= 0) await tick(page, at + 1);
}

const mostRounds = 12;

async function answer(page: Page, heard: Heard): Promise<void> {
  let now = heard;
  for (let round = 0; round < mostRounds; round++) {
    if (now.canConfirm) return page.keyboard.press('Enter');
    if (!(await tickWanted(page, now))) return page.keyboard.press('p');
    now = await listen(page);
  }
  throw new Error(`no way to answer "${heard.heading}"`);
}

interface Wanted {
  readonly seed: string;
  /** The beginning of the name of a quick choice. */
  readonly preset?: string;
  /** How many decisions are enough. */
  readonly enough?: number;
}

/** From the first page through the set-up form to the end, or until it is enough. */
export async function matchByKeys(page: Page, game: Game, { seed, preset, enough }: Wanted): Promise<number> {
  await tabTo(page, setUp(game));
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Start', exact: true }).waitFor();
  if (preset !== undefined) {
    await tabTo(page, new RegExp(`^${preset}`));
    await page.keyboard.press('Enter');
  }
  await tabTo(page, 'Seed');
  await page.keyboard.type(seed);
  await tabTo(page, 'Start');
  await page.keyboard.press('Enter');
  return playByKeys(page, enough);
}

/** Plays until somebody has won, or until it is enough; returns how many decisions it took. Each must be announced. */
export async function playByKeys(page: Page, enough = mostDecisions): Promise<number> {
  let turn = 0;
  let last = '';
  for (let decisions = 0; decisions <= mostDecisions; decisions++) {
    await untilNext(page, last);
    if (decisions === enough && enough < mostDecisions) return decisions;
    const form = page.locator('form[data-question]');
    if ((await form.count()) === 0) {
      if (!isOver(await page.getByRole('main').ariaSnapshot())) throw new Error('nobody is said to have won');
      return decisions;
    }
    last = (await form.getAttribute('data-question')) ?? '';
    const heard = await listen(page);
    const told = await announcement(page);
    if (!told.includes(heard.heading)) throw new Error(`"${heard.heading}" was announced as "${told}"`);
    if (heard.hasStrip) {
      const phase = phaseRound[turn % phaseRound.length] ?? 'settle';
      await page.keyboard.press(`Digit${phases.indexOf(phase) + 1}`);
      turn += 1;
    } else if (/^Choose (an action|\d actions)/.test(heard.heading)) {
      await tickNamed(page, heard, actionRound[turn % actionRound.length] ?? 'Develop');
      turn += 1;
    }
    await answer(page, heard.hasStrip || heard.lists.length > 0 ? await listen(page) : heard);
  }
  throw new Error('the match comes to no end');
}

/** Walks by Tab until something of this name has the focus. */
async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  const mostTabs = 80;
  for (let tabs = 0; tabs < mostTabs; tabs++) {
    await page.keyboard.press('Tab');
    const said = await page.locator(':focus').ariaSnapshot();
    const found = /"((?:[^"\\]|\\.)*)"/.exec(said)?.[1] ?? '';
    if (typeof name === 'string' ? found === name : name.test(found)) return;
  }
  throw new Error(`no way to ${String(name)} by Tab`);
}
