// The commands as they are typed: what is not one is refused on standard error, with exit code 2.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));

test('an unknown command is refused with code 2 and prints no result', () => {
  const run = spawnSync(process.execPath, ['tools/run.mjs', 'juggle'], { cwd: root, encoding: 'utf8' });
  expect(run).toMatchObject({ status: 2, stdout: '' });
  expect(run.stderr).toContain('juggle');
});

test('the drill refuses an unknown option with code 2 and says how it is called', () => {
  const run = spawnSync(process.execPath, ['tools/upgrade-drill.mjs', '--juggle'], { cwd: root, encoding: 'utf8' });
  expect(run).toMatchObject({ status: 2, stdout: '' });
  expect(run.stderr).toContain('npm run upgrade-drill');
});

test('the check of a whole store tells how it is called', () => {
  const help = ['tools/run.mjs', 'verify', '--store', '--help'];
  const run = spawnSync(process.execPath, help, { cwd: root, encoding: 'utf8' });
  expect(run).toMatchObject({ status: 0, stdout: expect.stringContaining('npm run verify -- --store') });
});

test('an unknown check is refused with code 2', () => {
  const run = spawnSync(process.execPath, ['tools/check.mjs', 'juggle'], { cwd: root, encoding: 'utf8' });
  expect(run).toMatchObject({ status: 2, stdout: '' });
});

test('every command of the README is a script', () => {
  const { scripts } = JSON.parse(readFileSync(`${root}/package.json`, 'utf8'));
  const named = [...readFileSync(`${root}/README.md`, 'utf8').matchAll(/`npm run ([a-z][a-z-]*)/g)].map(
    ([, name]) => name,
  );
  expect(named.length).toBeGreaterThan(5);
  expect(named.filter((name) => scripts[name ?? ''] === undefined)).toEqual([]);
});
