// People at one table, through a real server and at one device: a match by link with a reload and a lost connection in
// between, what a watcher gets, what chat can do, and the curtain of pass and play.

import { expect, test } from 'vitest';
import { mouse, playByHand } from './by-hand.ts';
import { matchByLink } from './match-by-link.ts';
import { openPage, phone, setUp, sideways } from './playing.ts';
import { openSite } from './site.ts';

const site = openSite();

test('a match by link; one reloads in mid-decision, one loses the connection; somebody watches; bots finish it', () =>
  matchByLink(site, (decisions) => decisions === 12));

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
});
