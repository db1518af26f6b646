// The arena through its command line: duplicates, JSON as other programs read it, and the ladder page.

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { rotationsOf } from '../arena-run.ts';
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

const race = ['--game', 'race', '--seats', '2', '--seed', 'a', '--sims', '2'];

test('the same seed gives the same figures, and shares add up', async () => {
  const args = [...race, '--bots', 'greedy,random', '--games', '10', '--json'];
  expect(await runCommand('arena', args)).toBe(0);
  const first = JSON.parse(printed);
  printed = '';
  expect(await runCommand('arena', args)).toBe(0);
  const second = JSON.parse(printed);
  for (const report of [first, second])
    for (const bot of report.bots) {
      delete bot.decisionMs;
      delete bot.matchMs;
    }
  expect(second).toEqual(first);
  expect(first.games).toBe(10);
  expect(first.bots.map((bot: { name: string }) => bot.name)).toEqual(['greedy', 'random']);
  expect(first.bots[0].winShare + first.bots[1].winShare).toBeCloseTo(1, 6);
  expect(first.bots[0].winShare).toBeGreaterThan(0.8);
  expect(first.bots[0].rating).toBe(1000);
  expect(first.pairs).toHaveLength(1);
  expect(first.violations).toEqual([]);
});

test('a run that was stopped goes on, and ends as if it had not been', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'arena-'));
  const file = join(folder, 'deals.jsonl');
  const args = [...race, '--bots', 'greedy,random', '--threads', '1', '--json'];
  const figures = async (...more: string[]) => {
    printed = '';
    expect(await runCommand('arena', [...args, ...more])).toBe(0);
    const { bots, ...rest } = JSON.parse(printed);
    return { ...rest, bots: bots.map(({ decisionMs, matchMs, ...bot }: Record<string, unknown>) => bot) };
  };
  const whole = await figures('--games', '12');
  await figures('--games', '4', '--resume', file);
  const [header = '', first = '', second = ''] = readFileSync(file, 'utf8').split('\n');
  // The deals in another order, the last line torn by a crash.
  writeFileSync(file, [header, second, first, '{"deal":2,"lin'].join('\n'));
  expect(await figures('--games', '12', '--resume', file)).toEqual(whole);
  const written = readFileSync(file, 'utf8');
  expect(written.split('\n')).toHaveLength(8);
  expect(await figures('--games', '12', '--resume', file)).toEqual(whole);
  expect(readFileSync(file, 'utf8')).toBe(written);
  expect(await runCommand('arena', [...args, '--resume', file, '--seed', 'b'])).toBe(2);
  rmSync(folder, { recursive: true });
});

test('a weights file plays as the strongest level', async () => {
  const weights = fileURLToPath(new URL('../../../bots/src/race/weights/race.json', import.meta.url));
  const args = [...race, '--bots', `weights:${weights},master`, '--games', '2', '--json'];
  expect(await runCommand('arena', args)).toBe(0);
  expect(JSON.parse(printed).bots.map(({ winShare }: { winShare: number }) => winShare)).toEqual([0.5, 0.5]);
  expect(await runCommand('arena', [...race, '--bots', 'weights:nowhere.json', '--games', '2'])).toBe(2);
  expect(await runCommand('arena', ['--game', 'roll', '--bots', `weights:${weights}`, '--games', '2'])).toBe(2);
});

test('bots move up around the table as long as that seats them anew', () => {
  expect(rotationsOf(['greedy', 'random'])).toBe(2);
  expect(rotationsOf(['greedy', 'random', 'random', 'random'])).toBe(4);
  expect(rotationsOf(['greedy', 'random', 'greedy', 'random'])).toBe(2);
  expect(rotationsOf(['greedy', 'greedy', 'greedy'])).toBe(1);
});

test('a bot that has the table to itself wins every match', async () => {
  expect(await runCommand('arena', [...race, '--bots', 'greedy', '--games', '4', '--json'])).toBe(0);
  expect(JSON.parse(printed)).toMatchObject({ games: 4, bots: [{ name: 'greedy', winShare: 1 }] });
});

test('figures of the ladder go into their part of the page and are not played twice', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'ladder-'));
  const page = join(folder, 'bots.md');
  const figures = join(folder, 'figures.json');
  writeFileSync(page, '# Bots\n\n<!-- figures: race-ladder -->\n<!-- end of race-ladder -->\n\nBy hand.\n');
  const args = [
    '--figures',
    figures,
    '--page',
    page,
    '--ratings',
    join(folder, 'r.json'),
    '--only',
    'race greedy random',
  ];
  expect(await runCommand('ladder', args)).toBe(0);
  const text = readFileSync(page, 'utf8');
  expect(text).toMatch(/\| `greedy` \| `random` \| 400 \| \d+\.\d % \|/);
  expect(text).toMatch(/^greedy +1000/m);
  expect(text).toContain('By hand.');
  const [kept] = Object.values(JSON.parse(readFileSync(figures, 'utf8'))) as { command: string; winShare: number }[];
  expect(kept?.command).toBe('npm run arena -- --game race --seats 2 --bots greedy,random --games 400 --seed 1');
  expect(kept?.winShare).toBeGreaterThan(0.95);
  printed = '';
  expect(await runCommand('ladder', [...args, '--list'])).toBe(0);
  expect(printed).toBe('');
  rmSync(folder, { recursive: true });
});

test('recorded games are foreseen better than by guessing the same for everybody', async () => {
  const file = fileURLToPath(new URL('../../../../tests/traces/race/traces-base-2p.jsonl.gz', import.meta.url));
  expect(await runCommand('yardstick', ['--json', '--bot', 'regular', '--sims', '7', file])).toBe(0);
  const { games, whole } = JSON.parse(printed);
  expect(games).toBe(14);
  expect(whole.constantLoss).toBeCloseTo(Math.log(2), 5);
  expect(whole.logLoss).toBeLessThan(0.63);
  expect(whole.agreement).toBeGreaterThan(0.25);
});
