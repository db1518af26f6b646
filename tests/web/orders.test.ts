// Orders in advance in the page: written, tried, sealed, found again, and carried out by the server; nobody else sees any.

import type { OrdersReply } from '@orrery/protocol';
import type { Page, WebSocket } from 'playwright-core';
import { expect, test } from 'vitest';
import { answerDecision, mouse, untilNext } from './by-hand.ts';
import { type Person, post, somebody } from './online-tables.ts';
import { desktop, openPage } from './playing.ts';
import { openSite } from './site.ts';

const site = openSite();
/** A net only. */
const soon = { timeout: 60_000 };

/** A world to pay for, and cards to do it with. */
const options = { presetHands: [1, 2] };
/** The shorter the clock, the sooner comes an answer by order; nobody's time runs out meanwhile. */
const clock = { clockMs: 6000, graceMs: 3_600_000 };

/** A match of two people, begun, by its id. */
async function matchOf(ada: Person, ben: Person): Promise<string> {
  const settings = { open: false, ...clock, standIns: true, standInLevel: 'greedy' };
  const seats = [{ kind: 'me' }, { kind: 'open' }];
  const { id } = await post<{ id: string }>(ada.request, '/api/tables', { game: 'race', options, seats, settings });
  await post(ben.request, `/api/tables/${id}/join`, { seat: 1 });
  await post(ada.request, `/api/tables/${id}/start`, {});
  return id;
}

test('an order is given by its proposal and by pieces of one’s own, found again after a reload, and seen by nobody else', async () => {
  const [ada, ben] = [
    await somebody(site.browser, site.address, 'Ada'),
    await somebody(site.browser, site.address, 'Ben'),
  ];
  const id = await matchOf(ada, ben);
  const state = { cookies: await ada.cookies(), origins: [] };
  const { page, problems, close } = await openPage(site.browser, `${site.address}/#/at/${id}`, {
    viewport: desktop,
    storageState: state,
  });
  await page.getByRole('button', { name: /^Chat/ }).click();
  await page.getByRole('link', { name: 'Orders in advance' }).click();
  await page.getByText('No orders yet: you are asked everything.').waitFor();

  const choice = (name: string) => page.getByRole('combobox', { name, exact: true });
  await choice('When you are asked').selectOption({ label: 'Settle: which world' });
  await choice('Answer').selectOption({ label: 'the first of these that is possible' });
  const piece = page.getByRole('button', { name: /^Add (?!this)/ }).first();
  const name = ((await piece.textContent()) ?? '').trim();
  await piece.click();
  await choice('Only if').selectOption({ label: 'cards in your hand' });
  await page.getByLabel('cards in your hand: how many').fill('4');
  await choice('and').selectOption({ label: 'your goods' });
  await choice('your goods: at least or at most').selectOption({ label: 'at most' });
  await page.getByRole('button', { name: 'Add this order' }).click();
  const held = 'if cards in your hand: at least 4 · if your goods: at most 1';
  await page.getByText(`${held} · the first of ${name} that is possible · Otherwise: ask me`).waitFor();

  // Changed in its place: both conditions go, one after the other.
  await page.getByRole('button', { name: 'Change: Settle: which world' }).click();
  expect(await page.getByLabel('cards in your hand: how many').inputValue()).toBe('4');
  await choice('Only if').selectOption({ label: 'in any case' });
  await page.getByLabel('your goods: how many').waitFor();
  await choice('Only if').selectOption({ label: 'in any case' });
  await page.getByRole('button', { name: 'Keep the change' }).click();
  await page.getByText(`until I change it`).first().waitFor();
  expect(await page.getByText(/if (cards in your hand|your goods)/).count()).toBe(0);

  await choice('When you are asked').selectOption({ label: 'Settle: how to pay' });
  await choice('What is paid for').selectOption({ label: 'Gem World' });
  await choice('Answer').selectOption({ label: 'the first of these that is possible' });
  await page.getByRole('button', { name: 'Add Public Works' }).click();
  await page.getByRole('button', { name: 'Add this order' }).click();
  await page.getByText('for Gem World · the first of Public Works that is possible · Otherwise: ask me').waitFor();

  await choice('When you are asked').selectOption({ label: 'End of the round: what to discard' });
  await choice('Answer').selectOption({ label: 'what is proposed' });
  await page.getByRole('button', { name: 'Add this order' }).click();
  await page.getByRole('button', { name: 'Try them' }).click();
  await page.getByText('Not asked now.').first().waitFor();
  await page.getByRole('button', { name: 'Seal the orders' }).click();
  await page.getByText('Sealed. Nobody sees that there are orders.').waitFor();
  await page.reload();
  await page.getByRole('button', { name: 'Remove: Settle: which world' }).waitFor();
  expect(await page.getByRole('button', { name: /^Remove: / }).count()).toBe(3);
  const seen = await ben.request.get(`/api/tables/${id}`);
  expect(await seen.text()).not.toContain('order');

  // What an order answered is told at the table, and can be taken back while nobody has seen what came of it.
  const { version }: OrdersReply = await (await ada.request.get(`/api/matches/${id}/orders`)).json();
  const order = { on: 'chooseAction', about: null, if: [], answers: [], else: 'pass', valid: 'always' };
  await page.getByRole('link', { name: 'To the table' }).click();
  await page.locator('form[data-kind-of="chooseAction"]').waitFor();
  await post(ada.request, `/api/matches/${id}/orders`, { version, orders: [order] });
  await page.getByText('Answered by your orders:').waitFor();
  await page.getByRole('button', { name: 'Take the last one back' }).click();
  await page.locator('form[data-kind-of="chooseAction"]').waitFor();
  expect(await page.getByText('Answered by your orders:').count()).toBe(0);
  expect(problems).toEqual([]);
  await close();
});

/** What goes over the sockets of a page: kinds of questions by their number, and which of them the page answered. */
function overhear(page: Page): { readonly kinds: Map<number, string>; readonly answered: number[] } {
  const heard = { kinds: new Map<number, string>(), answered: [] as number[] };
  page.on('websocket', (socket: WebSocket) => {
    socket.on('framereceived', ({ payload }) => {
      const { questions = [] } = JSON.parse(String(payload)) as { questions?: { id: number; kind: string }[] };
      for (const { id, kind } of questions) heard.kinds.set(id, kind);
    });
    socket.on('framesent', ({ payload }) => {
      const { type, question } = JSON.parse(String(payload)) as { type: string; question: number };
      if (type === 'answer') heard.answered.push(question);
    });
  });
  return heard;
}

/** Plays on by hand until the world of the hand that can be paid was chosen, and something else is asked. */
async function settleGemWorld(page: Page): Promise<void> {
  for (let last = '', isChosen = false; ; ) {
    await untilNext(page, last);
    if (isChosen) return;
    const form = page.locator('form[data-question]');
    last = (await form.getAttribute('data-question')) ?? '';
    const kind = await form.getAttribute('data-kind-of');
    isChosen = kind === 'settlePlace';
    if (kind === 'developPlace') await form.locator('[data-pass]').click();
    else if (isChosen) {
      await form.getByRole('radio', { name: /^Gem World/ }).check({ force: true });
      await form.locator('[data-confirm]').click();
    } else await answerDecision(page, mouse, last, kind === 'chooseAction' ? 'Settle' : null);
  }
}

test('what is switched on at the table is an order at the server, beside those that were written; off again, it is none. The page gives no such answer itself', async () => {
  const [ada, ben] = [
    await somebody(site.browser, site.address, 'Ada'),
    await somebody(site.browser, site.address, 'Ben'),
  ];
  const id = await matchOf(ada, ben);
  const kept = async (): Promise<OrdersReply> => (await ada.request.get(`/api/matches/${id}/orders`)).json();
  const kinds = async (): Promise<string[]> => (await kept()).orders.map(({ on }) => on);
  const written = { on: 'exploreDiscard', about: null, if: [], answers: [], else: 'ask', valid: 'always' };
  await post(ada.request, `/api/matches/${id}/orders`, { version: 0, orders: [written] });
  const { page, problems, close } = await openPage(site.browser, `${site.address}/#/at/${id}`, {
    viewport: desktop,
    storageState: { cookies: await ada.cookies(), origins: [] },
  });
  await page.locator('form[data-question]').waitFor();
  await page.keyboard.press('?');
  const settings = page.getByRole('dialog', { name: 'Settings' });
  await settings.getByLabel('Pay as proposed').check();
  await expect.poll(kinds, soon).toEqual(['exploreDiscard', 'developPay', 'settlePay']);
  await settings.getByLabel('Consume as proposed').check();
  await settings.getByLabel('most cards').check();
  await expect.poll(async () => (await kept()).orders.at(-1)?.answers, soon).toEqual([{ do: 'plan', plan: 'cards' }]);
  const heard = overhear(page);
  await page.reload();
  await page.locator('form[data-question]').waitFor();
  const { version } = await kept();
  await page.keyboard.press('?');
  await settings.getByLabel('Pay as proposed').uncheck();
  await expect.poll(kinds, soon).toEqual(['exploreDiscard', 'consumeNext']);
  expect((await kept()).version).toBe(version + 1); // coming back alone has changed nothing

  await settings.getByLabel('Pay as proposed').check();
  await expect.poll(async () => (await kinds()).length, soon).toBe(4);
  await page.keyboard.press('Escape');
  await post(ben.request, `/api/tables/${id}/leave`, {});
  await page.getByText(/^Time is up. The table allows .+ more.$/).waitFor();
  await settleGemWorld(page);
  const paid = [...heard.kinds].flatMap(([id, kind]) => (kind === 'settlePay' ? [id] : []));
  expect(heard.answered.length).toBeGreaterThan(1);
  expect(heard.answered.filter((question) => paid.includes(question))).toEqual([]);
  await page.getByText('Answered for you in a while. Or confirm it now.').waitFor();
  await page.locator(`form[data-question="${paid[0]}"]`).waitFor({ state: 'detached' });
  expect(heard.answered).not.toContain(paid[0]);
  expect(problems).toEqual([]);
  await close();
});
