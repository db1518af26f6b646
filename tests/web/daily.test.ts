// The deal of the day in the page: one try at the server, the spread after it, and the seed for who takes it along.

import { expect, test } from 'vitest';
import { mouse, playByHand } from './by-hand.ts';
import { somebody } from './online-tables.ts';
import { desktop, openPage, phone } from './playing.ts';
import { openSite } from './site.ts';

const site = openSite();

test('played once, then compared; nobody plays it twice', async () => {
  const ada = await somebody(site.browser, site.address, 'Ada');
  const state = { cookies: await ada.cookies(), origins: [] };
  const { page, problems, close } = await openPage(site.browser, site.address, {
    viewport: desktop,
    storageState: state,
  });
  const deals = page.getByRole('region', { name: 'Today’s deal' });
  await deals.getByRole('button', { name: 'Play today’s deal: Race' }).click();
  await page.locator('form[data-question]').waitFor();
  const match = page.url();
  await page.goto(site.address);
  await deals.getByRole('button', { name: 'Go on with it' }).waitFor();
  expect(await deals.getByRole('img').count()).toBe(0); // how others fared is not told yet
  await page.goto(match);
  await page.locator('form[data-question]').waitFor();
  await playByHand(page, mouse, async () => undefined);
  await page.goto(site.address);
  await deals.getByText('your points').waitFor({ timeout: 60_000 });
  await deals.getByRole('img', { name: /^Results of/ }).waitFor();
  expect(problems).toEqual([]);
  await close();
});

test('taken along it plays on this device, and is listed nowhere', async () => {
  const { page, problems, close } = await openPage(site.browser, site.address, { viewport: phone });
  const deals = page.getByRole('region', { name: 'Today’s deal' });
  await deals.getByRole('button', { name: 'Take it along' }).first().click();
  await page.locator('form[data-question]').waitFor();
  await page.goto(`${site.address}/#/`);
  await deals.getByText('You took the seed along, so your result is yours alone.').waitFor();
  expect(problems).toEqual([]);
  await close();
});
