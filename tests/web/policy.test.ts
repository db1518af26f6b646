// The content policy of the server, in a real browser: WebAssembly of our own, which the bots use, is compiled, in the
// page and in a worker; text that would become script, and scripts of other sites, are barred.

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ServedPage, servePage } from './served-page.ts';
import { openSite } from './site.ts';

const probe = `
  export async function probe() {
    const found = {};
    try { found.wasm = (await WebAssembly.compile(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0]))) instanceof WebAssembly.Module; }
    catch { found.wasm = false; }
    try { found.eval = (0, eval)('1 + 1') === 2; } catch { found.eval = false; }
    return found;
  }`;
const page = `
  import { probe } from './probe.js';
  const worker = new Worker('/assets/worker.js', { type: 'module' });
  const inWorker = await new Promise((resolve) => { worker.onmessage = ({ data }) => resolve(data); });
  const inline = document.createElement('script');
  inline.textContent = 'window.inlineRan = true';
  document.head.append(inline);
  const foreign = document.createElement('script');
  const barred = new Promise((resolve) => { foreign.onerror = () => resolve(true); foreign.onload = () => resolve(false); });
  foreign.src = 'https://other.example/x.js';
  document.head.append(foreign);
  const found = { page: await probe(), worker: inWorker, inline: window.inlineRan === true, foreignBarred: await barred };
  document.body.append(Object.assign(document.createElement('pre'), { textContent: JSON.stringify(found) }));`;

const site = openSite();
let served: ServedPage;
beforeAll(async () => {
  mkdirSync(join(site.folder, 'page/assets'), { recursive: true });
  const files = {
    'index.html': '<!doctype html><title>x</title><script type="module" src="/assets/page.js"></script>',
    'assets/probe.js': probe,
    'assets/page.js': page,
    'assets/worker.js': "import { probe } from './probe.js'; postMessage(await probe());",
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(site.folder, 'page', name), text);
  const env = { DATA_DIR: join(site.folder, 'data'), WEB_DIR: join(site.folder, 'page') };
  served = await servePage(env);
});
afterAll(() => served.stop());

test('our WebAssembly runs; eval, inline scripts and scripts of other sites do not', async () => {
  const tab = await site.browser.newPage();
  await tab.goto(served.address);
  expect(JSON.parse((await tab.locator('pre').textContent()) ?? '')).toEqual({
    page: { wasm: true, eval: false },
    worker: { wasm: true, eval: false },
    inline: false,
    foreignBarred: true,
  });
});
