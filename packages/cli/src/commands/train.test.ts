// Training through its command line: it learns, keeps what it learned, and goes on from there.

import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { runCommand } from '../run-command.ts';

beforeEach(() => {
  vi.spyOn(process.stdout, 'write').mockImplementation(() => true);
  vi.spyOn(process.stderr, 'write').mockImplementation(() => true);
});

afterEach(() => {
  vi.restoreAllMocks();
});

test('nets are kept, and a second run goes on where the first stopped', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'training-'));
  const latest = () => JSON.parse(readFileSync(join(folder, 'latest.json'), 'utf8'));
  const args = [
    '--tables',
    'base:2,gs:2x',
    '--warm',
    '40',
    '--hidden',
    '8',
    '--sims',
    '1',
    '--width',
    '1',
    '--least',
    '1',
  ];
  expect(await runCommand('train', [...args, '--games', '40', '--folder', folder])).toBe(0);
  const first = latest();
  expect(first.games).toBe(40);
  expect(first.value.hidden).toBe(8);
  expect(await runCommand('train', [...args, '--games', '80', '--folder', folder])).toBe(0);
  expect(latest().games).toBe(80);
  expect(latest().value.weights).not.toBe(first.value.weights);
  expect(existsSync(join(folder, 'latest.json.new'))).toBe(false);
  rmSync(folder, { recursive: true });
});

test('Roll learns by the quick player first, then from its own plans', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'training-'));
  const args = ['--game', 'roll', '--tables', '2', '--hidden', '8', '--sims', '1', '--least', '1', '--folder', folder];
  expect(await runCommand('train', [...args, '--warm', '40', '--games', '80'])).toBe(0);
  const { games, value, policy } = JSON.parse(readFileSync(join(folder, 'latest.json'), 'utf8'));
  expect(games).toBe(80);
  expect(value.hidden).toBe(8);
  expect(policy.outputs).toBe(5);
  rmSync(folder, { recursive: true });
});

test('a run that stops sooner leaves what a longer one has learned by then', async () => {
  const folders = ['whole', 'part'].map((name) => mkdtempSync(join(tmpdir(), `training-${name}-`)));
  const [whole = '', part = ''] = folders;
  const args = ['--game', 'roll', '--tables', '2', '--hidden', '8', '--warm', '80', '--games', '80', '--least', '1'];
  expect(await runCommand('train', [...args, '--measure', '40', '--folder', whole])).toBe(0);
  expect(await runCommand('train', [...args, '--measure', '80', '--until', '40', '--folder', part])).toBe(0);
  const [expected, found] = [join(whole, 'nets-40.json'), join(part, 'latest.json')].map((file) =>
    JSON.parse(readFileSync(file, 'utf8')),
  );
  expect(found.games).toBe(40);
  expect(found.value).toEqual(expected.value);
  for (const folder of folders) rmSync(folder, { recursive: true });
});

test('a run that was stopped ends with the same bits as one that was not', async () => {
  const folders = ['whole', 'stopped'].map((name) => mkdtempSync(join(tmpdir(), `training-${name}-`)));
  const [whole = '', stopped = ''] = folders;
  const args = ['--tables', 'base:2,gs:easy', '--hidden', '8', '--warm', '40', '--sims', '1', '--width', '1'];
  const run = (folder: string, until: string) =>
    runCommand('train', [...args, '--games', '160', '--least', '1', '--folder', folder, '--until', until]);
  expect(await run(whole, '160')).toBe(0);
  for (const until of ['80', '120', '160']) expect(await run(stopped, until)).toBe(0);
  const [expected, found] = folders.map((folder) => readFileSync(join(folder, 'latest.json'), 'utf8'));
  expect(JSON.parse(found ?? '').games).toBe(160);
  expect(found).toBe(expected);
  for (const folder of folders) rmSync(folder, { recursive: true });
});

test('nets go on from those of a file, with more units', async () => {
  const folders = ['small', 'large'].map((name) => mkdtempSync(join(tmpdir(), `training-${name}-`)));
  const [small = '', large = ''] = folders;
  const args = ['--game', 'roll', '--tables', '2', '--warm', '80', '--least', '1'];
  expect(await runCommand('train', [...args, '--games', '40', '--hidden', '8', '--folder', small])).toBe(0);
  const from = join(small, 'latest.json');
  expect(
    await runCommand('train', [...args, '--games', '40', '--from', from, '--hidden', '12', '--folder', large]),
  ).toBe(0);
  expect(JSON.parse(readFileSync(join(large, 'latest.json'), 'utf8')).value.hidden).toBe(12);
  const again = [...args, '--games', '80', '--from', from, '--hidden', '16', '--folder', large];
  expect(await runCommand('train', again), 'a folder keeps its size').toBe(2);
  for (const folder of folders) rmSync(folder, { recursive: true });
});

test('what cannot be trained is refused', async () => {
  expect(await runCommand('train', ['--tables', 'moon:2'])).toBe(2);
  expect(await runCommand('train', ['--tables', 'base:9'])).toBe(2);
  expect(await runCommand('train', ['--tables', 'base:easy'])).toBe(2);
  expect(await runCommand('train', ['--from', 'nowhere.json'])).toBe(2);
  expect(await runCommand('train', ['--game', 'chess'])).toBe(2);
  expect(await runCommand('train', ['--game', 'roll', '--tables', '6'])).toBe(2);
});
