// Rest and return at an online table: who was away is told, and comes back with one press; a match at which nobody is left
// rests, says so, and wakes. With a clock of five seconds, the shortest there is.

import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { answerDecision, mouse } from './by-hand.ts';
import { post, somebody } from './online-tables.ts';
import { desktop, type Opened, openPage, phone, sideways } from './playing.ts';
import { openSite } from './site.ts';

const site = openSite();
const bar = (page: Page) => page.getByRole('region', { name: 'The table and its people' });
const here = (page: Page) => bar(page).getByRole('button', { name: 'I’m here' });

/** A match between Ada and Ben, both with the table before them. */
async function twoAtTable(): Promise<{ ada: Opened; ben: Opened }> {
  const people = [await somebody(site.browser, site.address, 'Ada'), await somebody(site.browser, site.address, 'Ben')];
  const [host, guest] = people;
  if (host === undefined || guest === undefined) throw new Error('nobody came');
  const settings = { open: false, clockMs: 5000, standIns: true };
  const seats = [{ kind: 'me' }, { kind: 'open' }];
  const { id } = await post<{ id: string }>(host.request, '/api/tables', { game: 'race', seats, settings });
  await post(guest.request, `/api/tables/${id}/join`, { seat: 1 });
  await post(host.request, `/api/tables/${id}/start`, {});
  const look = async (who: typeof host, viewport: typeof desktop): Promise<Opened> => {
    const opened = await openPage(site.browser, site.address, { viewport });
    await opened.page.context().addCookies(await who.cookies());
    await opened.page.goto(`${site.address}/#/at/${id}`);
    await bar(opened.page).waitFor();
    return opened;
  };
  return { ada: await look(host, desktop), ben: await look(guest, phone) };
}

/** Answers whatever is asked, until this has come. */
async function playUntil(page: Page, come: Locator): Promise<void> {
  const asked = page.locator('form[data-question][aria-busy=false]');
  while (!(await come.isVisible())) {
    await asked.or(come).first().waitFor();
    const id = await page.evaluate<string | null>(
      "document.querySelector('form[data-question]')?.dataset.question ?? null",
    );
    if (id !== null) await answerDecision(page, mouse, id, null);
  }
}

test('nobody answers: the match rests and says so everywhere; it wakes with a press; a stand-in gives the seat back', async () => {
  const { ada, ben } = await twoAtTable();
  for (const { page } of [ada, ben]) {
    await bar(page).getByText('The match rests. It goes on when somebody plays or presses “I’m here”.').waitFor();
    await bar(page).getByText('missed one deadline').first().waitFor({ state: 'attached' });
    await here(page).waitFor();
    expect(await bar(page).locator('[data-clock]').count()).toBe(0);
    expect(await sideways(page)).toBe(0);
  }
  const list = await ada.page.context().newPage();
  await list.goto(site.address);
  await list.locator('.mine').getByText('rests', { exact: true }).waitFor();
  await list.close();

  await here(ada.page).click();
  await here(ada.page).waitFor({ state: 'detached' });
  await bar(ada.page).locator('[data-clock]').waitFor();
  await bar(ben.page).getByText('A bot answered for you once.').waitFor();

  const standsIn = bar(ada.page).getByText('A bot answers for Ben until they are back.');
  await playUntil(ada.page, standsIn);
  await bar(ben.page).getByText('A bot answers for you until you are back.').waitFor();
  expect(await sideways(ben.page)).toBe(0);
  await here(ben.page).click();
  await here(ben.page).waitFor({ state: 'detached' });
  await standsIn.waitFor({ state: 'detached' });
  expect([...ada.problems, ...ben.problems]).toEqual([]);
  await ada.close();
  await ben.close();
});
