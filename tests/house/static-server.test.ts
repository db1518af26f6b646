// The files of the page are served with their types; nothing outside of their folder is.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { staticServer } from '../../tools/static-server.mjs';

const folder = mkdtempSync(join(tmpdir(), 'orrery-static-'));
mkdirSync(join(folder, 'dist/assets'), { recursive: true });
mkdirSync(join(folder, 'dist/folder.d'));
writeFileSync(join(folder, 'secret.txt'), 'secret');
writeFileSync(join(folder, 'dist/index.html'), '<h1>page</h1>');
writeFileSync(join(folder, 'dist/assets/app-1.js'), 'run()');
const server = staticServer(join(folder, 'dist'));

beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
  rmSync(folder, { recursive: true, force: true });
});

/** Sends the path exactly as written; `fetch` would tidy it up first. */
function ask(path: string, method = 'GET', headers: Record<string, string> = {}) {
  const { port } = server.address() as AddressInfo;
  return new Promise<{ status: number; type: string; cache: string; tag: string; body: string }>((resolve, reject) => {
    const call = request({ host: '127.0.0.1', port, path, method, headers, agent: false }, (response) => {
      let body = '';
      response.on('data', (chunk) => {
        body += chunk;
      });
      response.on('end', () => {
        const head = response.headers;
        const type = head['content-type'] ?? '';
        const cache = head['cache-control'] ?? '';
        resolve({ status: response.statusCode ?? 0, type, cache, tag: head.etag ?? '', body });
      });
    });
    call.on('error', reject).end();
  });
}

test.each(['/', '/index.html', '/?seed=1', '/match/7'])('%s is the page', async (path) => {
  expect(await ask(path)).toMatchObject({
    status: 200,
    type: 'text/html; charset=utf-8',
    cache: 'no-cache',
    body: '<h1>page</h1>',
  });
});

test('a script has its type and is kept for long', async () => {
  const script = await ask('/assets/app-1.js');
  expect(script).toMatchObject({ status: 200, type: 'text/javascript; charset=utf-8', body: 'run()' });
  expect(script.cache).toContain('immutable');
});

test.each([
  '/../secret.txt',
  '/assets/../../secret.txt',
  '/%2e%2e/secret.txt',
  '/..%2fsecret.txt',
  '/..%5csecret.txt',
  '/%00.txt',
  '/%zz',
])('%s is refused', async (path) => {
  const answer = await ask(path);
  expect(answer.status).toBe(400);
  expect(answer.body).not.toContain('secret\n');
});

test.each(['/secret.txt', '/assets/missing.js', '/folder.d', '//secret.txt'])('%s is not there', async (path) => {
  expect((await ask(path)).status).toBe(404);
});

test('a known version is not sent again', async () => {
  const { tag } = await ask('/');
  expect(await ask('/', 'GET', { 'If-None-Match': tag })).toMatchObject({ status: 304, body: '' });
});

test('HEAD has no body, other methods are refused', async () => {
  expect(await ask('/', 'HEAD')).toMatchObject({ status: 200, body: '' });
  expect((await ask('/', 'POST')).status).toBe(405);
});
