// Tables over days in the page: a pause that everybody agrees to, holidays, and what one has played.

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { type Person, post, somebody } from './online-tables.ts';
import { desktop, type Opened, openPage, phone } from './playing.ts';
import { openSite } from './site.ts';

const site = openSite();
const day = 86_400_000;

async function pageOf(person: Person, hash: string, viewport = desktop): Promise<Opened> {
  const cookies = await person.cookies();
  return openPage(site.browser, `${site.address}/${hash}`, { viewport, storageState: { cookies, origins: [] } });
}

async function slowMatch(ada: Person, ben: Person): Promise<string> {
  const settings = { open: false, clockMs: day, standIns: true, standInLevel: 'greedy', hints: true };
  const seats = [{ kind: 'me' }, { kind: 'open' }];
  const { id } = await post<{ id: string }>(ada.request, '/api/tables', { game: 'race', options: {}, seats, settings });
  await post(ben.request, `/api/tables/${id}/join`, { seat: 1 });
  await post(ada.request, `/api/tables/${id}/start`, {});
  return id;
}

const people = async (): Promise<[Person, Person]> => [
  await somebody(site.browser, site.address, 'Ada'),
  await somebody(site.browser, site.address, 'Ben'),
];
const panel = (page: Page) => page.getByRole('complementary', { name: 'At the table' });

test('the form of a table settles grace, holidays and ratings; what does not fit its clock is not sent', async () => {
  const opened = await openPage(site.browser, `${site.address}/#/new/race/friends`, { viewport: desktop });
  const { page } = opened;
  const clock = page.getByLabel('Time for each decision');
  await clock.selectOption({ label: '3 days (slow)' });
  await page.getByText('More settings').click();
  await clock.selectOption({ label: '3 hours (slow)' });
  await page.getByLabel('Grace after each deadline').selectOption({ label: '6 hours' });
  await page.getByLabel('Holidays of each person').selectOption({ label: '7 days' });
  await page.getByRole('checkbox', { name: /^Rated/ }).uncheck();
  await page.getByRole('spinbutton', { name: 'from' }).fill('1200');
  await page.getByRole('spinbutton', { name: 'to' }).fill('900');
  await page.getByText('The first rating is above the second.').waitFor();
  await page.getByRole('spinbutton', { name: 'to' }).fill('');
  const open = page.getByRole('button', { name: 'Open the table' });
  await open.click();
  for (const tag of [
    '3 hours',
    'grace: 6 hours',
    'holidays: 7 days each',
    'not rated: the table did not want it',
    'ratings from 1200',
  ])
    await page.getByText(tag, { exact: true }).waitFor();

  await page.goBack();
  await clock.selectOption({ label: '3 days (slow)' });
  await page.getByText('More settings').click();
  await page.getByLabel('Grace after each deadline').selectOption({ label: '6 hours' });
  await clock.selectOption({ label: '5 minutes (live)' });
  await open.click();
  await page.getByText('Rated', { exact: true }).waitFor();
  expect(await page.getByText(/^grace/).count()).toBe(0);
  expect(opened.problems).toEqual([]);
  await opened.close();
});

test('who waits plays bots meanwhile, is told when the table is full, and keeps that match', async () => {
  const [ada, ben] = await people();
  const seats = [{ kind: 'me' }, { kind: 'open' }];
  const wanted = { game: 'roll', options: {}, seats, settings: { open: false, clockMs: day } };
  const { id } = await post<{ id: string }>(ada.request, '/api/tables', wanted);
  const { page, problems, close } = await pageOf(ada, `#/at/${id}`, phone);
  await page.getByRole('button', { name: 'Play bots until somebody comes' }).click();
  await page.locator('form[data-question]').waitFor();
  await page.getByText('Roll for the Galaxy: your table waits, 1 seat is open.').waitFor();
  await page.reload();
  await page.locator('form[data-question]').waitFor();
  await post(ben.request, `/api/tables/${id}/join`, { seat: 1 });
  await page.getByRole('alert').getByText('Roll for the Galaxy: everybody is at your table.').waitFor();
  await post(ada.request, `/api/tables/${id}/start`, {});
  await page.getByRole('alert').getByText('Roll for the Galaxy: the match at your table has begun.').waitFor();
  await page.getByRole('link', { name: 'To the table' }).click();
  await page.getByRole('button', { name: /^Chat/ }).waitFor();
  await page.goto(`${site.address}/#/`);
  await page.getByRole('link', { name: /^Continue Roll for the Galaxy.*Ben/ }).waitFor();
  await page.getByRole('link', { name: /^Continue Roll for the Galaxy(?!.*Ben)/ }).click();
  await page.locator('form[data-question]').waitFor();
  expect(await page.getByText('at your table').count()).toBe(0);
  expect(problems).toEqual([]);
  await close();
});

test('a pause is proposed, agreed to, and ended by both, and so is the match; a nudge is sent once', async () => {
  const [ada, ben] = await people();
  const id = await slowMatch(ada, ben);
  const [first, second] = [await pageOf(ada, `#/at/${id}`), await pageOf(ben, `#/at/${id}`, phone)];
  // A hint says why, and how the best few answers compare.
  await first.page.getByRole('button', { name: 'Hint' }).click();
  await first.page.locator('form .advice').getByText('It would win').waitFor();
  expect(await first.page.locator('form .slot li').count()).toBeGreaterThan(1);
  for (const { page } of [first, second]) await page.getByRole('button', { name: /^Chat/ }).click();
  await panel(first.page).getByRole('button', { name: 'Nudge Ben' }).click();
  await first.page.getByText('Ben gets a notice.').waitFor();
  await panel(first.page).getByRole('button', { name: 'Nudge Ben' }).click();
  await panel(first.page).getByRole('alert').waitFor();

  await panel(first.page).getByLabel('Pause until').selectOption({ label: 'all agree to go on' });
  await panel(first.page).getByRole('button', { name: 'Propose a pause' }).click();
  await first.page.getByText('You proposed a pause, until all agree to go on.').waitFor();
  await second.page.getByRole('button', { name: 'Close' }).click();
  await second.page.getByText('Ada proposes a pause, until all agree to go on.').waitFor();
  await second.page.getByRole('button', { name: 'Agree' }).click();
  for (const { page } of [first, second])
    await page.getByText('Paused until all agree to go on. No clock runs.').waitFor();
  expect(await first.page.locator('[data-clock]').count()).toBe(0);

  await panel(first.page).getByRole('button', { name: 'Propose to go on' }).click();
  await second.page.getByText('Ada proposes to go on now.').waitFor();
  await second.page.getByRole('button', { name: 'Agree' }).click();
  for (const { page } of [first, second]) {
    await page.getByText('No clock runs.').waitFor({ state: 'detached' });
    await page.locator('[data-clock]').waitFor();
  }

  await panel(first.page).getByRole('button', { name: 'Propose to end the match' }).click();
  await second.page.getByRole('button', { name: 'Agree' }).click();
  for (const { page } of [first, second]) {
    await page.getByText('The match is over. The table stands as it ended.').waitFor();
    expect(await page.locator('form[data-question], [data-confirm]').count()).toBe(0);
    await page.getByRole('link', { name: 'Replay' }).waitFor();
  }
  const refused = /429 \(Too Many Requests\)/;
  expect([...first.problems, ...second.problems].filter((text) => !refused.test(text))).toEqual([]);
  await Promise.all([first.close(), second.close()]);
});

test('a holiday is planned and ended; who waits is told', async () => {
  const [ada, ben] = await people();
  const id = await slowMatch(ada, ben);
  const opened = await pageOf(ada, '#/me');
  const { page } = opened;
  const dateIn = (days: number): string => new Date(Date.now() + days * day).toISOString().slice(0, 10);
  await page.getByLabel('From', { exact: true }).fill(dateIn(0));
  await page.getByLabel('To', { exact: true }).fill(dateIn(5));
  await page.getByRole('button', { name: 'Plan this holiday' }).click();
  await page.getByRole('button', { name: /^End it now:/ }).waitFor();
  const other = await pageOf(ben, `#/at/${id}`);
  await other.page.getByText(/^Ada is on holiday until/).waitFor();
  await page.getByRole('button', { name: /^End it now:/ }).click();
  await page.getByRole('button', { name: /^End it now:/ }).waitFor({ state: 'detached' });
  await other.page.getByText(/^Ada is on holiday until/).waitFor({ state: 'detached' });
  expect([...opened.problems, ...other.problems]).toEqual([]);
  await Promise.all([opened.close(), other.close()]);
});

test('what one has played: counted from finished matches, shown to others only if one wants', async () => {
  const [ada, ben] = await people();
  const id = await slowMatch(ada, ben);
  for (const person of [ada, ben]) await post(person.request, `/api/tables/${id}/leave`, {});
  await expect
    .poll(async () => ((await (await ada.request.get(`/api/tables/${id}`)).json()) as { status: string }).status, {
      timeout: 60_000,
    })
    .toBe('over');
  const opened = await pageOf(ada, '#/me');
  const { page } = opened;
  await page.getByRole('main').getByRole('link', { name: 'My games' }).click();
  await page.getByRole('heading', { name: 'My games' }).waitFor();
  await page.getByRole('region', { name: 'Latest matches' }).getByText('Ben').waitFor();
  await page.getByText('Shown after 9 more rated matches.').waitFor();
  await page.getByLabel('Everybody with the link may look at this page').check();
  await page.getByLabel('My finished matches may become puzzles').check();
  const link = await page.getByLabel('Link to this page').inputValue();
  const other = await pageOf(ben, new URL(link).hash);
  await other.page.getByRole('heading', { name: 'Games of Ada' }).waitFor();
  await page.getByLabel('Everybody with the link may look at this page').uncheck();
  await page.getByLabel('Link to this page').waitFor({ state: 'detached' });
  await page.reload();
  await expect.poll(() => page.getByLabel('My finished matches may become puzzles').isChecked()).toBe(true);
  await other.page.reload();
  await other.page.getByText('There is nobody with this link.').waitFor();
  const refused = /40[34] \(/;
  expect([...opened.problems, ...other.problems.filter((text) => !refused.test(text))]).toEqual([]);
  await Promise.all([opened.close(), other.close()]);
});

test('a link makes friends; one invites the other, and somebody finds the table that waits', async () => {
  const [ada, ben] = await people();
  const first = await pageOf(ada, '#/');
  const friends = first.page.getByRole('region', { name: 'Friends' });
  const link = await friends.getByLabel('Your link for friends').inputValue();
  const second = await pageOf(ben, new URL(link).hash, phone);
  await second.page.getByRole('button', { name: 'Become friends' }).click();
  await second.page.getByText('You are friends now.').waitFor();
  await first.page.reload();
  await friends.getByText('Ben').waitFor();
  await friends.getByText('Find others').click();
  await friends.getByRole('button', { name: 'Find a table' }).click();
  await first.page.getByRole('button', { name: 'Invite Ben' }).click();
  await first.page.getByText('Ben is invited.').waitFor();

  await second.page.goto(site.address);
  await second.page.getByText('Find others').click();
  await second.page.getByRole('button', { name: 'Find a table' }).click();
  await second.page.locator('form[data-question]').waitFor(); // it was the same table, and it is full
  expect([...first.problems, ...second.problems]).toEqual([]);
  await Promise.all([first.close(), second.close()]);
});
