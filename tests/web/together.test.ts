// Two people look at one finished match by its link: the same moment for both, what one points at, and remarks.

import { expect, test } from 'vitest';
import { axeProblems } from './axe.ts';
import { post, somebody } from './online-tables.ts';
import { findAll, smallTargets } from './page-checks.ts';
import { desktop, openPage, phone, sideways } from './playing.ts';
import { openSite } from './site.ts';

const site = openSite();

test('the same moment, the same pointer, the same remarks', async () => {
  const host = await somebody(site.browser, site.address, 'Host');
  const seats = Array.from({ length: 3 }, () => ({ kind: 'bot', level: 'random' }));
  const { id } = await post<{ id: string }>(host.request, '/api/tables', { game: 'race', seats });
  await post(host.request, `/api/tables/${id}/start`, {});
  const ada = await openPage(site.browser, `${site.address}/#/at/${id}`, { viewport: desktop });
  await ada.page.locator('[data-score]').waitFor();

  await ada.page.goto(`${site.address}/#/replay/${id}/together`);
  const ben = await openPage(site.browser, `${site.address}/#/replay/${id}/together`, { viewport: phone });
  for (const { page } of [ada, ben]) {
    await page.locator('[data-together="open"]').waitFor();
    await page
      .locator('[data-people]')
      .getByText(/Here: .+, .+/)
      .waitFor();
  }
  await ada.page.keyboard.press('End');
  await ben.page.getByText('The end of the match').waitFor();
  await ben.page.getByLabel('Show what was hidden').check();
  await ada.page.locator('input[type=checkbox]:checked').waitFor();

  const card = ada.page.locator('[data-inspect]').first();
  await card.hover();
  await ben.page
    .locator('.together')
    .getByText(/ points at /)
    .waitFor();

  const evil = 'Why not <img src=x onerror="document.title=1">?';
  await ben.page.getByLabel('A remark on this moment').fill(evil);
  await ben.page.getByRole('button', { name: 'Write' }).click();
  const remarks = ada.page.getByRole('log', { name: 'Remarks' });
  await remarks.getByText(evil).waitFor();
  expect(await remarks.locator('img').count()).toBe(0);
  await ada.page.keyboard.press('Home');
  await ben.page.getByText(/^Step 0 of|· Step 0 of/).waitFor();
  await remarks.getByRole('button').first().click();
  await ben.page.getByText('The end of the match').waitFor();

  expect(await axeProblems(ada.page)).toEqual([]);
  expect(await sideways(ben.page)).toBe(0);
  expect(await findAll(ben.page, [smallTargets(44)])).toEqual([]);
  expect(ada.page.url()).toContain('/together');
  expect([...ada.problems, ...ben.problems]).toEqual([]);
  await Promise.all([ada.close(), ben.close()]);
});
