// The folder of the embedded store: nobody else may read it, and only one server uses it at a time, also after a kill.

import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { startChild } from '../commands/child-server.ts';
import { bundledServer } from '../testing/harness.ts';
import { sqliteFile } from './sqlite.ts';
import { openDatabase } from './sqlite-database.ts';
import { openStore } from './store.ts';

const folder = mkdtempSync(join(tmpdir(), 'orrery-folder-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const modeOf = (path: string): string => (statSync(path).mode & 0o777).toString(8);

test('files and folder are their owner’s alone, also those that were there before', async () => {
  const own = join(folder, 'private');
  const open = () => openStore({ url: null, folder: own, connections: 1, onTrouble: () => {} });
  await (await open()).close();
  chmodSync(own, 0o755);
  chmodSync(sqliteFile(own), 0o644);
  const store = await open();
  await store.db.insertInto('settings').values({ key: 'a', value: 'b' }).execute();
  expect([own, ...['', '-wal', '-shm', '-witness'].map((suffix) => sqliteFile(own) + suffix)].map(modeOf)).toEqual([
    '700',
    '600',
    '600',
    '600',
    '600',
  ]);
  await store.close();
});

test('a second server on the same folder says so in one line and ends; after a kill the next one starts', async () => {
  const script = await bundledServer();
  const env = { DATA_DIR: join(folder, 'shared'), LOG_LEVEL: 'silent', BOT_THREADS: '1' };
  const first = await startChild(script, env);
  const second = spawn(process.execPath, [fileURLToPath(script), 'serve'], {
    env: { PATH: process.env.PATH ?? '', PORT: '0', ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  second.stderr.on('data', (chunk) => {
    said += chunk;
  });
  expect(await new Promise((resolve) => second.once('exit', resolve))).toBe(2);
  expect(said).toBe(`Another server already uses the data in "${env.DATA_DIR}".\n`);
  expect((await fetch(`${first.address}/ready`)).status).toBe(200);
  await first.kill();
  const third = await startChild(script, env);
  expect(await third.stop()).toBe(0);
});

test('a server that cannot write is alive but not ready, until it can again', async () => {
  const env = { DATA_DIR: join(folder, 'stuck'), LOG_LEVEL: 'silent', BOT_THREADS: '1' };
  const server = await startChild(await bundledServer(), env);
  const ready = async () => {
    const response = await fetch(`${server.address}/ready`);
    return [response.status, ((await response.json()) as { problems: string[] }).problems];
  };
  expect(await ready()).toEqual([200, []]);
  const other = openDatabase(sqliteFile(env.DATA_DIR));
  other.command('BEGIN IMMEDIATE'); // as good as a disk that takes nothing
  expect((await fetch(`${server.address}/api/guest`, { method: 'POST' })).status).toBe(500);
  expect(await ready()).toEqual([503, ['writing']]);
  expect((await fetch(`${server.address}/health`)).status).toBe(200);
  other.command('ROLLBACK');
  other.close();
  await expect.poll(ready, { timeout: 60_000 }).toEqual([200, []]);
  expect(await server.stop()).toBe(0);
});

test('a database that is not one is refused, and left as it is', async () => {
  const own = mkdtempSync(join(folder, 'not-'));
  writeFileSync(sqliteFile(own), 'not a database at all, but a letter');
  await expect(openStore({ url: null, folder: own, connections: 1, onTrouble: () => {} })).rejects.toThrow();
  expect(statSync(sqliteFile(own)).size).toBe(35);
});
