// An old page meets a new server that has a new page: it gets it once, never loops, and nothing that was being decided is
// lost.

import { expect, test } from 'vitest';
import { openPages } from '../../tools/drill/open-pages.mjs';
import { answerDecision, mouse } from './by-hand.ts';
import { question } from './playing.ts';
import { atTable, openBuilds, ours, sameAgeBuild, ticked, update } from './replaced-servers.ts';
import { openSite } from './site.ts';

const shared = openSite();
const builds = openBuilds(shared.folder, { pages: true });
const longest = 240_000;

test(
  'pages that are open recover by themselves, once, online and with a match on the device',
  async () => {
    const site = await builds.serve(builds.today);
    const pages = await openPages(shared.browser, site.address);
    await site.replace(builds.next);
    expect(await pages.recovery()).toEqual({ recovered: true, local: true, loads: 1, problems: [] });
    await site.replace(builds.next); // a mere break
    await pages.close();
  },
  longest,
);

test(
  'what was ticked comes back; while the server has only the old page, the old one waits',
  async () => {
    const site = await builds.serve(builds.today);
    const { page, problems, loads } = await atTable(shared.browser, site);
    const asked = await question(page);
    const boxes = page.locator('form[data-question] fieldset label');
    await boxes.nth(3).click();
    const before = await ticked(page);
    await site.replace({ ...builds.next, page: builds.today.page });
    await update(page, 'behind').waitFor();
    expect(loads()).toBe(0);
    expect(await question(page)).toBe(asked);
    await site.replace(builds.next);
    await expect.poll(loads, { timeout: longest }).toBe(1);
    await page.locator(`form[data-question="${asked}"]`).waitFor();
    expect(await ticked(page)).toEqual(before);
    // The new worker took over from the old one, and keeps its files for other tabs.
    expect(await page.evaluate<string[]>('caches.keys()')).toHaveLength(2);
    await answerDecision(page, mouse, asked ?? '', null);
    await page.locator(`form[data-question]:not([data-question="${asked}"])`).waitFor();
    expect(loads()).toBe(1);
    expect(ours(problems)).toEqual([]);
    await page.context().close();
  },
  longest,
);

test(
  'a server that lags behind its page is waited for',
  async () => {
    const site = await builds.serve(builds.today);
    const { page, loads } = await atTable(shared.browser, site);
    await site.replace(builds.next);
    await expect.poll(loads, { timeout: longest }).toBe(1);
    await page.locator('form[data-question]').waitFor();
    await site.replace(builds.today);
    await update(page, 'behind').waitFor();
    await site.replace(builds.next);
    await update(page, 'behind').waitFor({ state: 'detached' });
    await page.locator('form[data-question]').waitFor();
    expect(loads()).toBe(1);
    await page.context().close();
  },
  longest,
);

test(
  'a page that stays old loads the new one when it is told to',
  async () => {
    const site = await builds.serve(builds.today);
    const { page } = await atTable(shared.browser, site);
    await site.replace({ ...builds.next, page: sameAgeBuild(shared.folder, builds.today) });
    await update(page, 'stays').waitFor();
    await site.replace(builds.next);
    await update(page, 'stays').getByRole('button').first().click();
    await page.locator('form[data-question]').waitFor();
    expect(await page.locator('[data-update]').count()).toBe(0);
    await page.context().close();
  },
  longest,
);
