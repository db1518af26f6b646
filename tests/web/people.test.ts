// People and their seats at a real server: an account made of a guest, the same match on a second device, a bot that
// stands in and gives the seat back, the same deal once more, a clock that runs out, and the replay of a match by its
// link and from a file.

import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { takeHints } from './hints.ts';
import { type Person, post, somebody } from './online-tables.ts';
import { desktop, type Opened, openPage, phone, question } from './playing.ts';
import { openSite } from './site.ts';

const site = openSite();

const password = 'four words and more';

async function pageOf(person: Person, hash: string): Promise<Opened> {
  const cookies = await person.cookies();
  const address = `${site.address}/${hash}`;
  return openPage(site.browser, address, { viewport: desktop, storageState: { cookies, origins: [] } });
}

/** A match of two people, begun; a clock of so many milliseconds. */
async function matchOf(ada: Person, ben: Person, clockMs: number | null, options: object = {}): Promise<string> {
  const settings = { open: false, clockMs, standIns: true, standInLevel: 'greedy' };
  const seats = [{ kind: 'me' }, { kind: 'open' }];
  const { id } = await post<{ id: string }>(ada.request, '/api/tables', { game: 'race', options, seats, settings });
  await post(ben.request, `/api/tables/${id}/join`, { seat: 1 });
  await post(ada.request, `/api/tables/${id}/start`, {});
  return id;
}

test('a guest becomes an account, and another device goes on with the match', async () => {
  const guest = await somebody(site.browser, site.address, 'Ada');
  const id = await matchOf(guest, await somebody(site.browser, site.address, 'Ben'), null);
  const first = await pageOf(guest, '#/me');
  const signUp = first.page.getByRole('form', { name: 'Make an account' });
  await signUp.getByLabel('Login').fill('ada.l');
  await signUp.getByLabel('Password').fill(password);
  await signUp.getByRole('button', { name: 'Make an account' }).click();
  await first.page.getByRole('heading', { name: 'Signed in as ada.l.' }).waitFor();
  await first.page.goto(`${site.address}/#/at/${id}`);
  await first.page.locator('form[data-question]').waitFor();

  const second = await openPage(site.browser, `${site.address}/#/me`, { viewport: phone });
  const signIn = second.page.getByRole('form', { name: 'Sign in' });
  await signIn.getByLabel('Login').fill('ada.l');
  await signIn.getByLabel('Password').fill('not the password');
  await signIn.getByRole('button', { name: 'Sign in' }).click();
  await second.page.getByText('Login and password do not fit.').waitFor();
  await signIn.getByLabel('Password').fill(password);
  await signIn.getByRole('button', { name: 'Sign in' }).click();
  await second.page.getByRole('heading', { name: 'Signed in as ada.l.' }).waitFor();
  await second.page.getByRole('link', { name: 'Orrery, to the first page' }).click();
  await second.page.getByRole('link', { name: /^Continue Race for the Galaxy.*Ben.*Your turn/ }).click();
  await second.page.locator('form[data-question]').waitFor();
  expect(await question(second.page)).toBe(await question(first.page));
  const wrong = /401 \(Unauthorized\)|403 \(Forbidden\)/;
  expect([...first.problems, ...second.problems.filter((text) => !wrong.test(text))]).toEqual([]);
  await Promise.all([first.close(), second.close()]);
});

test('a bot stands in for who leaves, and who says to be back has the seat again', async () => {
  const [ada, ben] = [
    await somebody(site.browser, site.address, 'Ada'),
    await somebody(site.browser, site.address, 'Ben'),
  ];
  const id = await matchOf(ada, ben, null);
  const standIn = async (): Promise<string | null> => {
    const reply = await ben.request.get(`/api/tables/${id}`);
    const table = (await reply.json()) as { seats: { standIn: string | null }[] };
    return table.seats[0]?.standIn ?? null;
  };
  const { page, problems, close } = await pageOf(ada, `#/at/${id}`);
  await page.locator('form[data-question]').waitFor();
  expect(await standIn()).toBeNull();
  await page.getByRole('button', { name: 'Chat' }).click();
  await page.getByRole('button', { name: 'Leave: a bot plays on' }).click();
  await page.getByRole('dialog').getByText('A bot plays on for you.').waitFor();
  expect(await standIn()).toBeNull(); // it is asked first
  await page.getByRole('dialog').getByRole('button', { name: 'Leave', exact: true }).click();
  const row = page.getByRole('link', { name: /^Continue Race for the Galaxy/ });
  await row.waitFor();
  await expect.poll(standIn).toBe('greedy');
  expect(await row.textContent()).not.toContain('Your turn');

  await page.getByRole('link', { name: /^Continue Race for the Galaxy/ }).click();
  await page.getByText('Waiting for Ben.').waitFor(); // what the bot has answered meanwhile stands
  expect(await standIn()).toBe('greedy'); // looking is not enough
  await page.getByRole('button', { name: 'I’m here' }).click();
  await expect.poll(standIn).toBeNull();
  expect(problems).toEqual([]);
  await close();
});

/** What a seat sees of the deal: its first decision, the cards that it is about, its empire, the goals. */
async function dealt(page: Page): Promise<string> {
  await page.locator('form[data-question]').waitFor();
  const regions = ['Decision', 'Your empire', 'Goals'].map((name) => page.getByRole('region', { name }));
  const parts = regions.map((part) => part.ariaSnapshot());
  return (await Promise.all(parts)).join('\n');
}

/** Bots play to the end while nobody watches; then the pages stand at the scores. */
async function leaveToBots(
  [first, second]: readonly [Person, Person],
  id: string,
  pages: readonly Page[],
): Promise<void> {
  for (const page of pages) await page.goto('about:blank'); // to draw the whole match would take longer than to play it
  for (const { request } of [first, second]) await post(request, `/api/tables/${id}/leave`, {});
  const status = async () =>
    ((await (await first.request.get(`/api/tables/${id}`)).json()) as { status: string }).status;
  await expect.poll(status, { timeout: 120_000 }).toBe('over');
  for (const page of pages) {
    await page.goto(`${site.address}/#/at/${id}`);
    await page.locator('[data-score]').waitFor();
  }
}

test('the same deal once more: a new table by link, and each seat sees the same worlds, cards and goals', async () => {
  const ada = await somebody(site.browser, site.address, 'Ada');
  const ben = await somebody(site.browser, site.address, 'Ben');
  const id = await matchOf(ada, ben, null, { sets: ['base', 'gs', 'rvi'], goals: true });
  const [adas, bens] = [await pageOf(ada, `#/at/${id}`), await pageOf(ben, `#/at/${id}`)];
  const before = [await dealt(adas.page), await dealt(bens.page)];
  expect(before[0]).not.toBe(before[1]);
  await leaveToBots([ada, ben], id, [adas.page, bens.page]);

  await adas.page.getByRole('button', { name: 'Same deal again' }).click();
  await adas.page.getByText('known deal').waitFor();
  const link = await adas.page.getByLabel('Link to this table').inputValue();
  expect(link).not.toContain(id);
  await bens.page.goto(link);
  await bens.page.getByRole('button', { name: 'Sit on seat 2' }).click();
  await adas.page.getByText('All seats are taken.').waitFor();
  await adas.page.getByRole('button', { name: 'Start', exact: true }).click();
  expect([await dealt(adas.page), await dealt(bens.page)]).toEqual(before);
  expect([...adas.problems, ...bens.problems]).toEqual([]);
  await Promise.all([adas.close(), bens.close()]);
});

/** Where the replay stands. */
const step = async (page: Page): Promise<number> =>
  Number(/Step (\d+) of/.exec((await page.getByText(/^Replay · Step \d+ of/).textContent()) ?? '')?.[1]);

test('people leave, bots finish the match, and its link leads to the very moment', async () => {
  const ada = await somebody(site.browser, site.address, 'Ada');
  const ben = await somebody(site.browser, site.address, 'Ben');
  const clockMs = 60_000;
  const id = await matchOf(ada, ben, clockMs);
  const { page, problems, close } = await pageOf(ada, `#/at/${id}`);
  await page.locator('[data-clock]').first().waitFor();
  await leaveToBots([ada, ben], id, [page]);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save the record' }).click(),
  ]);
  const file = join(site.folder, 'record.json');
  await download.saveAs(file);
  await page.getByRole('button', { name: 'Replay' }).click();
  await page.getByText(/^Replay · Step 0 of/).waitFor();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => step(page)).toBe(1);
  await page.keyboard.press(']');
  await expect.poll(() => step(page)).toBeGreaterThan(1);
  await page.getByRole('button', { name: 'On one round' }).click();
  const heading = page.locator('#decision').getByRole('heading');
  await expect.poll(() => heading.first().textContent()).toMatch(/^Round 2/);
  const at = await step(page);

  const link = `${site.address}/#/replay/${id}/${at}`;
  const eve = await openPage(site.browser, link, { viewport: phone });
  await expect.poll(() => step(eve.page)).toBe(at);
  // One seat's knowledge: its own hand and no other; open: all of them.
  await eve.page.getByRole('combobox', { name: 'Seen by' }).selectOption('Ben');
  const empire = eve.page.getByRole('heading', { name: 'Your empire' });
  await empire.waitFor();
  expect(await eve.page.getByRole('heading', { name: 'What was hidden' }).count()).toBe(0);
  await eve.page.getByRole('checkbox', { name: 'Show what was hidden' }).check();
  await eve.page.getByRole('heading', { name: 'What was hidden' }).waitFor();

  await eve.page.goto(`${site.address}/#/replay`);
  await eve.page.locator('input[type=file]').setInputFiles(file);
  await expect.poll(() => step(eve.page)).toBe(0);
  await eve.page.getByRole('button', { name: 'To the end' }).click();
  await eve.page.getByText('The end of the match').waitFor();
  expect([...problems, ...eve.problems]).toEqual([]);
  await Promise.all([close(), eve.close()]);
});

test('a hint at each decision fills in what can be confirmed', () => takeHints(site, 5));
