// The page is served with caching that fits its files, every screen's address gets it, and nothing outside its folder.

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newFolder, type TestServer, testServer } from '../testing/harness.ts';

let server: TestServer;
const packedScript = 'export const answer = 42;';
beforeAll(async () => {
  const folder = newFolder();
  mkdirSync(join(folder, 'page/assets'), { recursive: true });
  writeFileSync(join(folder, 'secret.txt'), 'secret');
  writeFileSync(join(folder, 'page/index.html'), '<!doctype html><title>page</title>');
  writeFileSync(join(folder, 'page/assets/a-1234.js'), 'export {};');
  writeFileSync(join(folder, 'page/assets/b-5678.js'), packedScript);
  writeFileSync(join(folder, 'page/assets/b-5678.js.br'), brotliCompressSync(packedScript));
  writeFileSync(join(folder, 'page/assets/b-5678.js.gz'), gzipSync(packedScript));
  server = await testServer({ WEB_DIR: join(folder, 'page') }, folder);
});
afterAll(() => server.end());

test('the page and every screen of it', async () => {
  for (const path of ['/', '/table/k3v9x2m4q7', '/index.html']) {
    const response = await fetch(server.url + path);
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(await response.text()).toContain('<title>page</title>');
  }
});

test('files named after their contents are kept', async () => {
  const response = await fetch(`${server.url}/assets/a-1234.js`);
  expect(response.headers.get('cache-control')).toContain('immutable');
  expect(response.headers.get('content-type')).toContain('javascript');
});

test.each(['br', 'gzip', 'identity'])('a packed file goes to whoever takes %s', async (encoding) => {
  const response = await fetch(`${server.url}/assets/b-5678.js`, { headers: { 'accept-encoding': encoding } });
  expect(response.headers.get('content-encoding')).toBe(encoding === 'identity' ? null : encoding);
  expect(response.headers.get('vary')).toContain('accept-encoding');
  expect(response.headers.get('content-type')).toContain('javascript');
  expect(response.headers.get('cache-control')).toContain('immutable');
  expect(await response.text()).toBe(packedScript);
});

test.each(['/missing.js', '/api/missing', '/..%2fsecret.txt', '/%2e%2e/secret.txt', '/assets/..%2f..%2fsecret.txt'])(
  '%s is not there',
  async (path) => {
    const response = await fetch(server.url + path);
    expect(response.status).toBeGreaterThanOrEqual(400);
    expect(await response.text()).not.toContain('secret.txt');
  },
);
