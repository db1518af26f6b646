// People at one table, through a real server and at one device: a match by link from the first page to the scores with
// a reload and a lost connection in between, what a watcher gets, what chat can do, and the curtain of pass and play.

import type { Page, WebSocket } from 'playwright-core';
import { expect, test } from 'vitest';
import { mouse, playByHand, untilNext } from './by-hand.ts';
import { desktop, openPage, phone, question, setUp, sideways } from './playing.ts';
import { openSite } from './site.ts';

const site = openSite();

const longest = 300_000;
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

test(
  'two people finish a match by link; one reloads in mid-decision, one loses the connection; somebody watches',
  async () => {
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

    const evil = '<img src=x onerror="document.title=1">';
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
      }),
      playByHand(ben.page, mouse, async (look, at) => {
        expect(look.sideways).toBe(0);
        if (at === 7) await offline();
      }),
    ]);
    expect(first).toBeGreaterThan(10);
    expect(second).toBeGreaterThan(10);
    expect(held).toBe(true);

    const id = link.split('/').at(-1);
    const verdicts = await ada.page.evaluate<{ verdicts: { agrees: boolean }[] }>(
      `fetch('/api/matches/${id}/verify').then((reply) => reply.json())`,
    );
    expect(verdicts.verdicts.every(({ agrees }) => agrees)).toBe(true);

    await eve.page.locator('[data-score]').waitFor();
    const states = heard.map((text) => JSON.parse(text) as Heard).filter(({ type }) => type === 'state');
    expect(states.length).toBeGreaterThan(10);
    for (const { seat, questions, view } of states) {
      expect({ seat, questions }).toEqual({ seat: null, questions: [] });
      for (const { hand } of view?.players ?? []) expect(hand.cards).toBeNull();
    }

    await ada.page.getByRole('button', { name: 'Rematch' }).click();
    await ada.page.getByText('All seats are taken.').waitFor();
    await bar(ben.page).getByRole('link', { name: 'To the rematch' }).click();
    await ben.page.getByRole('heading', { name: 'Seats' }).waitFor();
    const lost = /ERR_INTERNET_DISCONNECTED/;
    expect([...ada.problems, ...eve.problems, ...ben.problems.filter((text) => !lost.test(text))]).toEqual([]);
    await Promise.all([ada.close(), ben.close(), eve.close()]);
  },
  longest,
);

test('two people at one device: the curtain hides everything between them', async () => {
  const { page, problems, close } = await openPage(site.browser, site.address, { viewport: phone });
  await page.getByRole('link', { name: setUp('roll') }).click();
  await page.getByRole('radio', { name: '2 players' }).check({ force: true });
  await page.getByLabel('Who sits on seat 2').selectOption({ label: 'A person here' });
  await page.getByLabel('Name of player 1').fill('Ada');
  await page.getByLabel('Name of player 2').fill('Ben');
  await page.getByRole('button', { name: 'Start', exact: true }).click();

  for (const name of ['Ada', 'Ben', 'Ada', 'Ben']) {
    const curtain = page.locator('[data-curtain]');
    await curtain.getByRole('heading', { name: `Hand the device to ${name}` }).waitFor();
    expect(await page.locator('main').count()).toBe(1);
    expect(await page.locator('form, [role=log], [data-die], [data-inspect], table').count()).toBe(0);
    expect(await sideways(page)).toBe(0);
    if (name === 'Ben') {
      await page.reload();
      await curtain.getByRole('heading', { name: /Hand the device to/ }).waitFor();
      expect(await page.locator('form, [role=log], [data-die]').count()).toBe(0);
    }
    await curtain.getByRole('button', { name: /show my table/ }).click();
    await page.locator('form[data-question]').waitFor();
    expect(await curtain.count()).toBe(0);
    await playByHand(page, mouse, async () => {}, '[data-curtain]');
  }
  await page.getByRole('button', { name: 'Home' }).click();
  await page.getByRole('link', { name: /Continue Roll for the Galaxy/ }).waitFor();
  expect(problems).toEqual([]);
  await close();
}, 90_000);
