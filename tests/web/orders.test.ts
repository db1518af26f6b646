// Orders in advance in the page: written, tried, sealed, found again, and carried out by the server; nobody else sees any.

import type { OrdersReply } from '@orrery/protocol';
import { expect, test } from 'vitest';
import { type Person, post, somebody } from './online-tables.ts';
import { desktop, openPage } from './playing.ts';
import { openSite } from './site.ts';

const site = openSite();
/** A net only. */
const soon = { timeout: 60_000 };

/** A match of two people, begun, by its id. */
async function matchOf(ada: Person, ben: Person): Promise<string> {
  const settings = { open: false, clockMs: null, standIns: true, standInLevel: 'greedy' };
  const seats = [{ kind: 'me' }, { kind: 'open' }];
  const { id } = await post<{ id: string }>(ada.request, '/api/tables', { game: 'race', options: {}, seats, settings });
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
  await choice('Only if').first().selectOption({ label: 'cards in your hand' });
  await page.getByLabel('how many').fill('4');
  await page.getByRole('button', { name: 'Add this order' }).click();
  await page
    .getByText(`if cards in your hand: at least 4 · the first of ${name} that is possible · Otherwise: ask me`)
    .waitFor();

  await choice('When you are asked').selectOption({ label: 'End of the round: what to discard' });
  await choice('Answer').selectOption({ label: 'what is proposed' });
  await page.getByRole('button', { name: 'Add this order' }).click();
  await page.getByRole('button', { name: 'Try them' }).click();
  await page.getByText('Not asked now.').first().waitFor();
  await page.getByRole('button', { name: 'Seal the orders' }).click();
  await page.getByText('Sealed. Nobody sees that there are orders.').waitFor();
  await page.reload();
  await page.getByRole('button', { name: 'Remove: Settle: which world' }).waitFor();
  expect(await page.getByRole('button', { name: /^Remove: / }).count()).toBe(2);
  const seen = await ben.request.get(`/api/tables/${id}`);
  expect(await seen.text()).not.toContain('order');
  expect(problems).toEqual([]);
  await close();
});

test('what is switched on at the table is an order at the server, beside those that were written; off again, it is none', async () => {
  const [ada, ben] = [
    await somebody(site.browser, site.address, 'Ada'),
    await somebody(site.browser, site.address, 'Ben'),
  ];
  const id = await matchOf(ada, ben);
  const kept = async (): Promise<OrdersReply> => (await ada.request.get(`/api/matches/${id}/orders`)).json();
  const kinds = async (): Promise<string[]> => (await kept()).orders.map(({ on }) => on);
  const written = { on: 'settlePay', about: null, if: [], answers: [], else: 'pass', valid: 'round' };
  await post(ada.request, `/api/matches/${id}/orders`, { version: 0, orders: [written] });
  const { page, problems, close } = await openPage(site.browser, `${site.address}/#/at/${id}`, {
    viewport: desktop,
    storageState: { cookies: await ada.cookies(), origins: [] },
  });
  await page.locator('form[data-question]').waitFor();
  await page.keyboard.press('?');
  const settings = page.getByRole('dialog', { name: 'Settings' });
  await settings.getByLabel('Pay as proposed').check();
  await expect.poll(kinds, soon).toEqual(['settlePay', 'developPay', 'settlePay']);
  await settings.getByLabel('Consume as proposed').check();
  await settings.getByLabel('most cards').check();
  await expect.poll(async () => (await kept()).orders.at(-1)?.answers, soon).toEqual([{ do: 'plan', plan: 'cards' }]);
  await page.reload();
  await page.locator('form[data-question]').waitFor();
  const { version } = await kept();
  await page.keyboard.press('?');
  await settings.getByLabel('Pay as proposed').uncheck();
  await expect.poll(kinds, soon).toEqual(['settlePay', 'consumeNext']);
  expect((await kept()).version).toBe(version + 1); // coming back alone has changed nothing
  expect(problems).toEqual([]);
  await close();
});
