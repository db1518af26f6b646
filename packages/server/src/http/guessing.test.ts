// Guessing passwords, against a real process: it keeps nobody from a file of the page, is refused beyond a bound, and
// leaves lines in the log that name neither login nor password.

import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../../..', import.meta.url));

test('forty guesses at a time delay no file; some are refused, all are noted', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'orrery-guessing-'));
  mkdirSync(join(folder, 'page'));
  writeFileSync(join(folder, 'page/index.html'), '<!doctype html><title>page</title>');
  const env = {
    ...process.env,
    PORT: '0',
    DATA_DIR: join(folder, 'data'),
    WEB_DIR: join(folder, 'page'),
    LOG_LEVEL: 'warn',
    REQUESTS_PER_MINUTE: '1000000',
    PASSWORDS_PER_MINUTE: '1000000',
  };
  const child = spawn(process.execPath, ['tools/server.mjs', 'serve'], { cwd: root, env });
  let log = '';
  child.stderr.on('data', (chunk) => {
    log += chunk;
  });
  const said = await new Promise<string>((resolve) => child.stdout.once('data', (data) => resolve(String(data))));
  const url = /http:\/\/[^\s]+:\d+/.exec(said)?.[0] ?? '';
  const guess = async (number: number): Promise<number> => {
    const body = JSON.stringify({ login: `victim${number}`, password: 'the guessed one' });
    const headers = { 'content-type': 'application/json' };
    return (await fetch(`${url}/api/login`, { method: 'POST', headers, body })).status;
  };
  expect(await guess(0)).toBe(401); // the thread has started
  const statuses: number[] = [];
  const guesses = Array.from({ length: 40 }, async (_, number) => {
    statuses.push(await guess(number).catch(() => 0)); // the last ones are cut off when the server stops
  });
  // One file after the other: if each had to wait for a guess, there would be as many of the one as of the other.
  let files = 0;
  const guessed = (): number => statuses.filter((status) => status === 401).length;
  while (guessed() < 3) {
    expect((await fetch(`${url}/index.html`)).status).toBe(200);
    files += 1;
  }
  expect(files).toBeGreaterThan(5 * guessed());
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(0);
  expect(log.match(/a wrong password/g)?.length).toBeGreaterThanOrEqual(4);
  expect(log).not.toMatch(/victim|guessed one/);
  child.kill('SIGTERM');
  await new Promise((resolve) => child.once('exit', resolve));
  await Promise.all(guesses);
  rmSync(folder, { recursive: true, force: true });
});
