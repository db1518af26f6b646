// A match of two people through a real server, from the first page by link to the scores and the rematch: one reloads in
// mid-decision, one loses the connection, somebody watches.

import type { Page, WebSocket } from 'playwright-core';
import { expect } from 'vitest';
import { mouse, playByHand, untilNext } from './by-hand.ts';
import { post } from './online-tables.ts';
import { desktop, openPage, phone, question } from './playing.ts';
import type { Site } from './site.ts';

const bar = (page: Page) => page.getByRole('region', { name: 'The table and its people' });

/** A table for two on the way by link: its host sits, the guest comes by the link and takes the other seat. */
async function openTable(host: Page): Promise<string> {
  await host.getByRole('link', { name: 'Open a table for friends: Race for the Galaxy' }).click();
  await host.getByRole('checkbox', { name: /^Two actions a round/ }).check();
  await host.getByRole('button', { name: 'Open the table' }).click();
  return host.getByLabel('Link to this table').inputValue();
}

async function sitDown(guest: Page, name: string): Promise<void> {
  await guest.getByRole('button', { name: 'Sit on seat 2' }).click();
  await guest.getByLabel('Your name at the table').fill(name);
  await guest.getByRole('button', { name: 'Save' }).click();
  await guest.getByText('Saved.').waitFor();
}

async function say(page: Page, text: string): Promise<void> {
  await page.getByRole('button', { name: /^Chat/ }).click();
  await page.getByLabel('Say something to the table').fill(text);
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByRole('log', { name: 'Chat' }).getByText(text).waitFor();
  await page.getByRole('button', { name: 'Close' }).click();
}

/** All that came over the sockets of a page. */
function overhear(page: Page): string[] {
  const heard: string[] = [];
  page.on('websocket', (socket: WebSocket) => {
    socket.on('framereceived', ({ payload }) => heard.push(String(payload)));
  });
  return heard;
}

interface Heard {
  readonly type: string;
  readonly seat?: number | null;
  readonly questions?: readonly unknown[];
  readonly view?: { readonly players: readonly { readonly hand: { readonly cards: unknown } }[] };
}

/** A watcher was sent every state, and in none of them a question or a card of a hand. */
function onlyPublic(heard: readonly string[]): void {
  const states = heard.map((text) => JSON.parse(text) as Heard).filter(({ type }) => type === 'state');
  expect(states.length).toBeGreaterThan(10);
  for (const { seat, questions, view } of states) {
    expect({ seat, questions }).toEqual({ seat: null, questions: [] });
    for (const { hand } of view?.players ?? []) expect(hand.cards).toBeNull();
  }
}

const evil = '<img src=x onerror="document.title=1">';

/** Nobody is dealt cards who has not come, and what was said is still there. */
async function playAgain(first: Page, second: Page): Promise<void> {
  await first.getByRole('button', { name: 'Rematch' }).click();
  await first.getByText('One seat is open').waitFor();
  await bar(second).getByRole('button', { name: 'To the rematch' }).click();
  await second.getByRole('heading', { name: 'Seats' }).waitFor();
  await first.getByText('All seats are taken.').waitFor();
  expect(await first.getByRole('log', { name: 'Chat' }).getByText(evil).count()).toBe(1);
}

/** `isEnough` says at how many decisions the two leave the rest to bots. */
export async function matchByLink(site: Site, isEnough: (decisions: number) => boolean): Promise<void> {
  const ada = await openPage(site.browser, site.address, { viewport: desktop });
  const link = await openTable(ada.page);
  const ben = await openPage(site.browser, link, { viewport: phone });
  await sitDown(ben.page, 'Ben');
  const eve = await openPage(site.browser, site.address, { viewport: desktop });
  const heard = overhear(eve.page);
  await eve.page.goto(link);
  await ada.page.getByText('All seats are taken.').waitFor();
  await ada.page.getByRole('button', { name: 'Start', exact: true }).click();
  await bar(eve.page).getByText('You are watching.').waitFor();

  await untilNext(ada.page, '');
  await say(ada.page, evil);
  await ben.page.getByRole('button', { name: 'Chat, 1 new' }).click();
  const chat = ben.page.getByRole('log', { name: 'Chat' });
  await chat.getByText(evil).waitFor();
  expect(await chat.locator('img').count()).toBe(0);
  await ben.page.getByRole('button', { name: 'Close' }).click();

  const reloaded = async (id: string): Promise<void> => {
    await ada.page.reload();
    await untilNext(ada.page, '');
    expect(await question(ada.page)).toBe(id);
  };
  const id = link.split('/').at(-1);
  const leave = async ({ request }: Page): Promise<'enough'> => {
    await post(request, `${site.address}/api/tables/${id}/leave`, {});
    return 'enough';
  };
  let held = false;
  const offline = async (): Promise<void> => {
    await ben.page.context().setOffline(true);
    await bar(ben.page).getByText('Connection lost').waitFor();
    // The answer is given meanwhile; it is kept, and goes out once.
    bar(ben.page)
      .getByText('Your choice is kept here')
      .waitFor()
      .then(() => {
        held = true;
        return ben.page.context().setOffline(false);
      })
      .catch(() => {});
  };
  const [first, second] = await Promise.all([
    playByHand(ada.page, mouse, async ({ id }, at) => {
      if (at === 5) await reloaded(id);
      return isEnough(at) ? leave(ada.page) : undefined;
    }),
    playByHand(ben.page, mouse, async (look, at) => {
      expect(look.sideways).toBe(0);
      if (at === 7) await offline();
      return isEnough(at) ? leave(ben.page) : undefined;
    }),
  ]);
  expect(first).toBeGreaterThan(10);
  expect(second).toBeGreaterThan(10);
  expect(held).toBe(true);

  for (const { page } of [ada, ben, eve]) await page.locator('[data-score]').waitFor();
  const verdicts = await ada.page.evaluate<{ verdicts: { agrees: boolean }[] }>(
    `fetch('/api/matches/${id}/verify').then((reply) => reply.json())`,
  );
  expect(verdicts.verdicts.every(({ agrees }) => agrees)).toBe(true);

  onlyPublic(heard);
  await playAgain(ada.page, ben.page);
  const lost = /ERR_(INTERNET_DISCONNECTED|NETWORK_CHANGED)|Failed to fetch/;
  expect({
    ada: ada.problems,
    ben: ben.problems.filter((text) => !lost.test(text)),
    eve: eve.problems,
  }).toEqual({ ada: [], ben: [], eve: [] });
  await Promise.all([ada.close(), ben.close(), eve.close()]);
}
