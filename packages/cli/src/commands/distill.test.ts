// Distilling through its command line: a run that was stopped ends with the same bits as one that was not.

import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { runCommand } from '../run-command.ts';

let printed = '';

beforeEach(() => {
  printed = '';
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    printed += String(text);
    return true;
  });
  vi.spyOn(process.stderr, 'write').mockImplementation(() => true);
});

afterEach(() => {
  vi.restoreAllMocks();
});

const weights = fileURLToPath(new URL('../../../bots/src/race/weights/race.json', import.meta.url));
const args = ['--weights', weights, '--tables', 'base:2', '--worlds', '2', '--width', '3'];

test('a run in two parts gives the bits of one in one part', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'distill-'));
  const [whole, parts] = [join(folder, 'whole'), join(folder, 'parts')];
  const run = (into: string, matches: string) =>
    runCommand('distill', [...args, '--matches', matches, '--folder', into, '--write', `${into}.json`]);
  expect(await run(whole, '40')).toBe(0);
  expect(printed).toMatch(/^developPlace +\d+ questions, regret -?\d\.\d+ before, -?\d\.\d+ after$/m);
  expect(await run(parts, '20')).toBe(0);
  expect(existsSync(join(parts, 'samples-1.jsonl'))).toBe(false);
  expect(await run(parts, '40')).toBe(0);
  expect(readFileSync(`${parts}.json`, 'utf8')).toBe(readFileSync(`${whole}.json`, 'utf8'));
  const arena = ['--game', 'race', '--seed', 'a', '--bots', `weights:${whole}.json#3,greedy`, '--games', '2'];
  expect(await runCommand('arena', arena)).toBe(0);
  rmSync(folder, { recursive: true });
});

test('what cannot be distilled is refused', async () => {
  expect(await runCommand('distill', [])).toBe(2);
  expect(await runCommand('distill', [...args, '--worlds', '3'])).toBe(2);
  expect(await runCommand('distill', ['--weights', 'nowhere.json'])).toBe(2);
});
