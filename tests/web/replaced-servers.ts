// Servers of today's program and of a changed one that take each other's place while people have the page open.

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { afterEach, beforeAll } from 'vitest';
import { makeChangedTree } from '../../tools/drill/changed-tree.mjs';
import { isKept } from '../../tools/drill/open-pages.mjs';
import { pageOf, serverOf } from '../../tools/drill/tree-builds.mjs';
import { copyPage } from './copied-page.ts';
import { post } from './online-tables.ts';
import { openPage } from './playing.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

export interface Build {
  readonly script: string;
  readonly page: string;
}

export interface Builds {
  readonly today: Build;
  /** With other rules, states and protocol; its page is today's unless pages are wanted, which take long to build. */
  readonly next: Build;
  serve(build: Build): Promise<ReplacedSite>;
}

/** The builds are there when the first test begins; all servers are gone after each. */
export function openBuilds(folder: string, wants: { readonly pages: boolean }): Builds {
  const running: ChildProcess[] = [];
  let builds: readonly [today: Build, next: Build] | undefined;
  beforeAll(async () => {
    const tree = join(folder, 'tree');
    await makeChangedTree(tree);
    const page = await pageOf(root);
    const today = { script: await serverOf(root), page };
    builds = [today, { script: await serverOf(tree), page: wants.pages ? await pageOf(tree) : page }];
  });
  afterEach(() => {
    for (const server of running.splice(0)) server.kill('SIGKILL');
  });
  const built = (): readonly [Build, Build] => {
    if (builds === undefined) throw new Error('the builds are there with the first test');
    return builds;
  };
  return {
    get today() {
      return built()[0];
    },
    get next() {
      return built()[1];
    },
    serve: (build) => serve(build, mkdtempSync(join(folder, 'data-')), running),
  };
}

export interface ReplacedSite {
  readonly address: string;
  readonly data: string;
  /** Kills the server without warning and starts another one in its place. */
  replace(build: Build): Promise<void>;
}

async function serve(build: Build, data: string, running: ChildProcess[]): Promise<ReplacedSite> {
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

export interface AtTable {
  readonly page: Page;
  readonly problems: string[];
  /** How often the page was loaded since. */
  loads(): number;
}

/** Somebody at an online table against a bot; by default on a page that is kept by its worker. */
export async function atTable(
  browser: Browser,
  { address }: Pick<ReplacedSite, 'address'>,
  serviceWorkers: 'allow' | 'block' = 'allow',
): Promise<AtTable> {
  const { page, problems } = await openPage(browser, address, { serviceWorkers });
  if (serviceWorkers === 'allow') await page.evaluate(isKept);
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

export const update = (page: Page, kind: string) => page.locator(`[data-update=${kind}]`);
export const ticked = (page: Page): Promise<string[]> =>
  page.evaluate<string[]>(
    `[...document.querySelectorAll('form[data-question] :checked')].map((each) => each.closest('label').textContent)`,
  );
/** What a break of the connection says by itself. */
export const ours = (problems: readonly string[]): string[] =>
  problems.filter((problem) => !/ERR_(CONNECTION|FAILED|EMPTY)|Failed to fetch|WebSocket connection/.test(problem));

/** Another build that is as old as today's: one script has another name. */
export function sameAgeBuild(folder: string, today: Build): string {
  const page = join(folder, 'same-age');
  copyPage(today.page, page);
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
