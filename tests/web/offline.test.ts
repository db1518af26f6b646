// Without a network: once the page has been kept, the server is stopped, the page is opened anew, and a match against
// bots is begun, and another one goes to its end, with scores, replay and a record that the terminal program verifies.

import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';
import { buildWeb } from '../../tools/web-build.mjs';
import { mouse, playByHand, untilNext } from './by-hand.ts';
import { copyPage } from './copied-page.ts';
import { keeping, latePosition } from './kept-match.ts';
import { desktop, openPage, playBots } from './playing.ts';
import { type ServedPage, servePage } from './served-page.ts';
import { openSite } from './site.ts';

const site = openSite();
const running: ServedPage[] = [];
afterEach(() => {
  for (const server of running.splice(0)) server.stop();
});

/** A server of the test's own, which it may stop. */
async function serveOwn(more: Readonly<Record<string, string>> = {}): Promise<ServedPage> {
  const served = await servePage({ DATA_DIR: mkdtempSync(join(site.folder, 'data-')), ...more });
  running.push(served);
  return served;
}

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The page is kept when its worker rules over it. */
const kept = `navigator.serviceWorker.ready.then(() => navigator.serviceWorker.controller !== null
  || new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', () => resolve(true))))`;

async function isDown(address: string): Promise<boolean> {
  return fetch(address).then(
    () => false,
    () => true,
  );
}

/** Saves the record through the page and lets the terminal program re-run it. */
async function verdictOnSaved(page: Page): Promise<string> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save the record' }).click(),
  ]);
  const file = join(site.folder, 'record.json');
  await download.saveAs(file);
  const { stdout, status } = spawnSync(process.execPath, ['tools/run.mjs', 'verify', file], { cwd: root });
  return `${status}: ${stdout.toString()}`;
}

test('the page can be installed: name, icons and a worker that keeps every file', async () => {
  const manifest = (await (await fetch(new URL('manifest.webmanifest', site.address))).json()) as {
    name: string;
    icons: { src: string; type: string }[];
    share_target: { action: string; method: string };
  };
  expect(manifest.name).toBe('Orrery');
  expect(manifest.share_target).toMatchObject({ action: '/share', method: 'POST' });
  for (const { src, type } of manifest.icons) {
    const icon = await fetch(new URL(src, site.address));
    expect([src, icon.status, icon.headers.get('content-type')]).toEqual([src, 200, type]);
  }
  const worker = await (await fetch(new URL('sw.js', site.address))).text();
  expect(worker).not.toContain('__ORRERY');
  const files = /\/ [^`'"]*|["'`](\/[^`'"]* [^`'"]*)["'`]/.exec(worker)?.[0].replaceAll(/["'`]/g, '').split(' ') ?? [];
  expect(files.filter((file) => /worker-.*\.js$/.test(file)).length).toBeGreaterThanOrEqual(2);
  expect(files.filter((file) => file.endsWith('.woff2')).length).toBeGreaterThanOrEqual(3);
  for (const file of files) expect([file, (await fetch(new URL(file, site.address))).status]).toEqual([file, 200]);
});

/** As the system does it when somebody shares something with the installed page. */
async function share(page: Page, fields: Readonly<Record<string, string>>, file: string | null): Promise<void> {
  const script = `(() => {
    const form = Object.assign(document.createElement('form'), { action: '/share', method: 'POST', enctype: 'multipart/form-data' });
    const add = (type, name) => form.appendChild(Object.assign(document.createElement('input'), { type, name }));
    for (const [name, value] of Object.entries(${JSON.stringify(fields)})) add('hidden', name).value = value;
    const file = ${JSON.stringify(file)};
    if (file !== null) {
      const files = new DataTransfer();
      files.items.add(new File([file], 'match.json', { type: 'application/json' }));
      add('file', 'record').files = files.files;
    }
    document.body.appendChild(form).submit();
  })()`;
  await Promise.all([page.waitForEvent('load'), page.evaluate(script)]);
}

/** A record, a link, and nothing else. */
async function takesWhatIsShared(page: Page, address: string): Promise<void> {
  const golden = gunzipSync(readFileSync(join(root, 'tests/golden/race/rules-4-state-2/01-2p-base.json.gz')));
  const { record }: { record: unknown } = JSON.parse(golden.toString());
  await share(page, { title: 'a match' }, JSON.stringify(record));
  await page.getByRole('button', { name: 'To the end' }).waitFor();
  await share(page, {}, 'no record at all');
  await page.getByRole('alert').getByText('This record cannot be replayed.').waitFor();
  await share(page, { text: `Look: ${address}/at/0123456789abcdef` }, null);
  await page.getByRole('heading', { name: 'There is no table with this link.' }).waitFor();
  await share(page, { url: 'https://elsewhere.example/at/0123456789abcdef' }, null);
  await page.getByText('This link leads to another site.').waitFor();
  await share(page, { text: 'hello' }, null);
  await page.getByText('There was nothing to open.').waitFor();
}

test('the installed page takes what is shared with it; without a server a match is begun, another one brought to its end, then replay and record', async () => {
  const served = await serveOwn();
  const { hash, storageState } = keeping(served.address, latePosition('roll'));
  const { page, problems, close } = await openPage(site.browser, served.address, {
    viewport: desktop,
    serviceWorkers: 'allow',
    acceptDownloads: true,
    storageState,
  });
  await page.evaluate(kept);
  await takesWhatIsShared(page, served.address.replace(/\/$/, ''));
  problems.splice(0); // there is no such table
  served.stop();
  await expect.poll(() => isDown(served.address), { timeout: 60_000 }).toBe(true);

  await page.goto('about:blank');
  await page.goto(served.address);
  await page.getByRole('button', { name: playBots('roll') }).click();
  await untilNext(page, '');
  await page.evaluate(`location.hash = '${hash}'`); // the rest of another one
  await page.locator('[aria-busy=false][data-kind-of=assign]').waitFor();
  await playByHand(page, mouse, async () => {});

  const rows = page.locator('[data-score] [data-seat]');
  await page.getByText('The match ended because').waitFor();
  expect(await rows.count()).toBe(2);
  await page.getByRole('img', { name: /^Chart of points/ }).waitFor();
  await page.getByText(/^Every term: You/).click();
  await page
    .getByRole('heading', { name: /^Cost of tiles/ })
    .first()
    .waitFor();
  expect(await verdictOnSaved(page)).toMatch(/^0: agrees[^D]*$/);

  await page.getByRole('button', { name: 'Replay' }).click();
  await page.getByText(/^Replay · Step 0 of/).waitFor();
  await page.keyboard.press('ArrowRight');
  await page.getByText(/^Replay · Step 1 of/).waitFor();
  await page.keyboard.press('Shift+ArrowRight');
  await page
    .locator('#decision')
    .getByRole('heading', { name: /^Round 1/ })
    .waitFor();
  await page.keyboard.press('End');
  await page.getByText('The end of the match').waitFor();
  await page.keyboard.press('x');
  await page.getByRole('heading', { name: 'What was hidden' }).waitFor();

  // What needs the server says so in the console; nothing else may.
  expect(problems.filter((problem) => !/ERR_(CONNECTION_REFUSED|FAILED)|Failed to fetch/.test(problem))).toEqual([]);
  await close();
});

/** The same page as another build would be: another list of files, and a mark to know it by. */
function nextBuild(folder: string): void {
  copyPage(buildWeb(), folder);
  const change = (file: string, from: RegExp, to: string): void => {
    const path = join(folder, file);
    const before = readFileSync(path, 'utf8');
    const after = before.replace(from, to);
    if (after === before) throw new Error(`nothing to change in ${file}`);
    writeFileSync(path, after);
  };
  change('index.html', /<head>/, '<head><meta name="build" content="next" />');
  change('sw.js', /[0-9a-f]{16}/, '0123456789abcdef');
}

test('a newer page is offered while a match runs, and taken when wanted, without breaking it', async () => {
  const folder = join(site.folder, 'next');
  nextBuild(folder);
  const old = await serveOwn();
  const { page, problems, close } = await openPage(site.browser, old.address, {
    viewport: desktop,
    serviceWorkers: 'allow',
  });
  const isNext = () => page.locator('meta[name=build]').count();
  await page.evaluate(kept);
  await page.getByRole('button', { name: playBots('race') }).click();
  await untilNext(page, '');

  old.stop();
  await expect.poll(() => isDown(old.address), { timeout: 60_000 }).toBe(true);
  await serveOwn({ WEB_DIR: folder, PORT: new URL(old.address).port });
  await page.evaluate('navigator.serviceWorker.getRegistration().then((registration) => registration.update())');
  const offer = page.getByRole('status').filter({ hasText: 'A newer version' });
  await offer.waitFor();

  // The match goes on as if nothing had happened.
  let last = '';
  await playByHand(page, mouse, async ({ id }, decisions) => {
    last = id;
    return decisions === 3 ? 'enough' : undefined;
  });
  expect(await isNext()).toBe(0);

  await offer.getByRole('button').first().click();
  await page.locator('meta[name=build]').waitFor({ state: 'attached' });
  await untilNext(page, '');
  expect(await page.locator('form[data-question]').getAttribute('data-question')).toBe(last);
  expect(problems.filter((problem) => !/ERR_(CONNECTION_REFUSED|FAILED)|Failed to fetch/.test(problem))).toEqual([]);
  await close();
});
