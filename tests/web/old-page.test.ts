// An old page meets a new server: the program is replaced by one with other rules, states and protocol while people have
// the page open, with its service worker. It gets the new page once, never loops, and nothing that was being decided is lost.

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { makeChangedTree } from '../../tools/drill/changed-tree.mjs';
import { isKept, openPages } from '../../tools/drill/open-pages.mjs';
import { pageOf, serverOf } from '../../tools/drill/tree-builds.mjs';
import { answerDecision, mouse } from './by-hand.ts';
import { launchChromium } from './chromium.ts';
import { post } from './online-tables.ts';
import { openPage } from './playing.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'orrery-old-page-'));

interface Build {
  readonly script: string;
  readonly page: string;
}
let browser: Browser;
let today: Build;
let next: Build;
const running: ChildProcess[] = [];

beforeAll(async () => {
  const tree = join(folder, 'next');
  await makeChangedTree(tree);
  today = { script: await serverOf(root), page: await pageOf(root) };
  next = { script: await serverOf(tree), page: await pageOf(tree) };
  browser = await launchChromium();
}, 240_000);
afterEach(() => {
  for (const server of running.splice(0)) server.kill('SIGKILL');
});
afterAll(async () => {
  await browser?.close();
  rmSync(folder, { recursive: true, force: true });
});

interface Site {
  readonly address: string;
  readonly data: string;
  /** Kills the server without warning and starts another one in its place. */
  replace(build: Build): Promise<void>;
}

async function serve(build: Build): Promise<Site> {
  const data = mkdtempSync(join(folder, 'data-'));
  const start = async ({ script, page }: Build, port: string): Promise<{ server: ChildProcess; address: string }> => {
    const env = { ...process.env, HOST: '127.0.0.1', PORT: port, DATA_DIR: data, WEB_DIR: page };
    const limits = { REQUESTS_PER_MINUTE: '100000', LOG_LEVEL: 'error' };
    const server = spawn(process.execPath, [script, 'serve'], { env: { ...env, ...limits } });
    running.push(server);
    const [said] = (await once(server.stdout, 'data')) as [Buffer];
    const address = /http:\/\/[^\s/]+/.exec(String(said))?.[0];
    if (address === undefined) throw new Error(`the server said ${said}`);
    return { server, address };
  };
  let { server, address } = await start(build, '0');
  return {
    address,
    data,
    replace: async (other) => {
      server.kill('SIGKILL');
      await once(server, 'exit');
      ({ server } = await start(other, new URL(address).port));
    },
  };
}

/** Somebody at an online table against a bot, on a page that is kept by its worker. */
async function atTable({ address }: Site): Promise<{ page: Page; problems: string[]; loads: () => number }> {
  const { page, problems } = await openPage(browser, address, { serviceWorkers: 'allow' });
  await page.evaluate(isKept);
  await post(page.request, `${address}/api/guest`, { name: 'Ada' });
  const seats = [{ kind: 'me' }, { kind: 'bot', level: 'greedy' }];
  const { id } = await post<{ id: string }>(page.request, `${address}/api/tables`, { game: 'race', seats });
  await post(page.request, `${address}/api/tables/${id}/start`, {});
  await page.goto(`${address}/#/at/${id}`);
  await page.locator('form[data-question]').waitFor();
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  return { page, problems, loads: () => loads };
}

const update = (page: Page, kind: string) => page.locator(`[data-update=${kind}]`);
const question = (page: Page): Promise<string | null> =>
  page.locator('form[data-question]').getAttribute('data-question');
const ticked = (page: Page): Promise<string[]> =>
  page.evaluate<string[]>(
    `[...document.querySelectorAll('form[data-question] :checked')].map((each) => each.closest('label').textContent)`,
  );
/** What a break of the connection says by itself. */
const ours = (problems: readonly string[]): string[] =>
  problems.filter((problem) => !/ERR_(CONNECTION|FAILED|EMPTY)|Failed to fetch|WebSocket connection/.test(problem));

/** Another build that is as old as today's: one script has another name. */
function sameAgeBuild(): string {
  const page = join(folder, 'same-age');
  cpSync(today.page, page, { recursive: true });
  const assets = join(page, 'assets');
  const [, name = ''] = /\/assets\/(index-[\w-]+)\.js/.exec(readFileSync(join(page, 'index.html'), 'utf8')) ?? [];
  const files = [join(page, 'index.html'), join(page, 'sw.js')];
  for (const file of readdirSync(assets)) if (file.endsWith('.js')) files.push(join(assets, file));
  for (const file of files) {
    const text = readFileSync(file, 'utf8').replaceAll(name, 'index-another');
    writeFileSync(file, file.endsWith('sw.js') ? text.replace(/[0-9a-f]{16}/, '0123456789abcdef') : text);
  }
  renameSync(join(assets, `${name}.js`), join(assets, 'index-another.js'));
  return page;
}

test('pages that are open recover by themselves, once, online and with a match on the device', async () => {
  const site = await serve(today);
  const pages = await openPages(browser, site.address);
  await site.replace(next);
  expect(await pages.recovery()).toEqual({ recovered: true, local: true, loads: 1, problems: [] });
  await site.replace(next); // a mere break
  await pages.close();
}, 120_000);

test('what was ticked comes back; while the server has only the old page, the old one waits', async () => {
  const site = await serve(today);
  const { page, problems, loads } = await atTable(site);
  const asked = await question(page);
  const boxes = page.locator('form[data-question] fieldset label');
  await boxes.nth(3).click();
  const before = await ticked(page);
  await site.replace({ ...next, page: today.page });
  await update(page, 'behind').waitFor();
  expect(loads()).toBe(0);
  expect(await question(page)).toBe(asked);
  await site.replace(next);
  await expect.poll(loads, { timeout: 60_000 }).toBe(1);
  await page.locator(`form[data-question="${asked}"]`).waitFor();
  expect(await ticked(page)).toEqual(before);
  // The new worker took over from the old one, and keeps its files for other tabs.
  expect(await page.evaluate<string[]>('caches.keys()')).toHaveLength(2);
  await answerDecision(page, mouse, asked ?? '', null);
  await page.locator(`form[data-question]:not([data-question="${asked}"])`).waitFor();
  expect(loads()).toBe(1);
  expect(ours(problems)).toEqual([]);
  await page.context().close();
}, 120_000);

test('a page that stays old does not load itself again; a server that lags is waited for', async () => {
  const site = await serve(today);
  const { page, loads } = await atTable(site);
  const sameAge = { ...next, page: sameAgeBuild() };
  await site.replace(sameAge);
  await update(page, 'stays').waitFor();
  expect(loads()).toBe(1);
  for (let greeted = 0; greeted < 2; greeted++) {
    const socket = await page.waitForEvent('websocket');
    await socket.waitForEvent('framereceived');
  }
  expect(loads()).toBe(1);

  await site.replace(next);
  await update(page, 'stays').getByRole('button').first().click();
  await page.locator('form[data-question]').waitFor();
  expect(await page.locator('[data-update]').count()).toBe(0);
  const loaded = loads();
  await site.replace(today);
  await update(page, 'behind').waitFor();
  await site.replace(next);
  await update(page, 'behind').waitFor({ state: 'detached' });
  await page.locator('form[data-question]').waitFor();
  expect(loads()).toBe(loaded);
  await page.context().close();
}, 120_000);

test('a node that sends people elsewhere: the page connects again, and its answer counts once, under its key', async () => {
  const site = await serve(today);
  const { page } = await atTable(site);
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
}, 60_000);
