// An old page meets a new server: the program is replaced by one with other rules, states and protocol while people have
// the page open, with its service worker. Here the server has no newer page; old-page.long.test.ts builds one.

import { expect, test } from 'vitest';
import { answerDecision, mouse } from './by-hand.ts';
import { question } from './playing.ts';
import { atTable, openBuilds, ours, sameAgeBuild, ticked, update } from './replaced-servers.ts';
import { openSite } from './site.ts';

const shared = openSite();
const builds = openBuilds(shared.folder, { pages: false });

test('while the server has only the old page, the old one waits, with what was ticked; it never loads itself twice', async () => {
  const site = await builds.serve(builds.today);
  const { page, problems, loads } = await atTable(shared.browser, site);
  const asked = await question(page);
  await page.locator('form[data-question] fieldset label').nth(3).click();
  const before = await ticked(page);
  await site.replace(builds.next);
  await update(page, 'behind').waitFor();
  expect(loads()).toBe(0);
  expect(await question(page)).toBe(asked);
  expect(await ticked(page)).toEqual(before);
  expect(ours(problems)).toEqual([]);

  await site.replace({ ...builds.next, page: sameAgeBuild(shared.folder, builds.today) });
  await update(page, 'stays').waitFor();
  expect(loads()).toBe(1);
  for (let greeted = 0; greeted < 2; greeted++) {
    const socket = await page.waitForEvent('websocket');
    await socket.waitForEvent('framereceived');
  }
  expect(loads()).toBe(1);
  await page.context().close();
});

test('a node that sends people elsewhere: the page connects again, and its answer counts once, under its key', async () => {
  const { page } = await atTable(shared.browser, shared, 'block');
  const keys: string[] = [];
  const triedAt: number[] = [];
  await page.routeWebSocket(/\/api\/socket$/, (socket) => {
    const server = socket.connectToServer();
    triedAt.push(performance.now());
    socket.onMessage((text) => {
      const message = JSON.parse(String(text)) as { type: string; ref: number; key?: string };
      if (message.type === 'answer') keys.push(message.key ?? '');
      const error = { code: 'server/newer-rules', data: { rules: 9 } };
      if (message.type !== 'answer' || keys.length > 3) server.send(text);
      else if (keys.length === 2) void socket.close({ code: 1012, reason: 'a match goes on at another node' });
      else socket.send(JSON.stringify({ type: 'refused', ref: message.ref, error }));
    });
  });
  await page.reload();
  await page.locator('form[data-question]').waitFor();
  const asked = await question(page);
  await answerDecision(page, mouse, asked ?? '', null);
  await page.locator(`form[data-question]:not([data-question="${asked}"])`).waitFor();
  expect(keys).toHaveLength(4);
  expect(new Set(keys).size).toBe(1);
  expect(triedAt).toHaveLength(4); // the first connection, and one more per time it was sent away
  await update(page, 'behind').waitFor({ state: 'detached' });
  await page.context().close();
});
