// `cards check` and the other ways to play Race as they are called: exit codes, what is printed, records that verify.

import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { runCommand } from '../run-command.ts';

const folder = mkdtempSync(join(tmpdir(), 'orrery-cards-'));
afterAll(() => rmSync(folder, { recursive: true }));

let out = '';
let err = '';
beforeEach(() => {
  out = '';
  err = '';
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    out += String(text);
    return true;
  });
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
    err += String(text);
    return true;
  });
});
afterEach(() => vi.restoreAllMocks());

const call = (name: string, ...args: string[]): Promise<number> => runCommand(name, args);
const example = fileURLToPath(new URL('../../../own-cards/examples/quiet-frontier.json', import.meta.url));

function fileWith(content: string | Uint8Array): string {
  const file = join(folder, 'mine.json');
  writeFileSync(file, content);
  return file;
}

describe('cards check', () => {
  test('sound cards: one line, exit code 0', async () => {
    expect(await call('cards', 'check', example)).toBe(0);
    expect(out).toBe(`${example}: 10 designs, 13 cards, all fine\n`);
  });

  test('mistakes: one line each with its place, exit code 1', async () => {
    const text = readFileSync(example, 'utf8').replace('"cost": 2,', '"cost": 12,').replace('"rare"', '"gold"');
    const file = fileWith(text);
    expect(await call('cards', 'check', file)).toBe(1);
    const lines = out.trimEnd().split('\n');
    expect(lines[0]).toMatch(/mine\.json:8:15: custom-lantern-shoals: cost: expected 0 to 9, found 12$/);
    expect(lines.find((line) => line.includes('custom-salt-cathedral: good:'))).toMatch(/found gold$/);
    expect(lines.at(-1)).toBe(`${file}: ${lines.length - 1} mistakes`);
  });

  test('as JSON', async () => {
    const file = fileWith('[{]');
    expect(await call('cards', 'check', example, file, '--json')).toBe(1);
    expect(JSON.parse(out)).toEqual({
      files: [
        { file: example, designs: 10, cards: 13, mistakes: [] },
        {
          file,
          designs: 0,
          cards: 0,
          mistakes: [
            {
              file,
              line: 1,
              column: 3,
              card: null,
              field: '',
              code: 'not-json',
              message: 'this is no JSON: expected a text in double quotes',
            },
          ],
        },
      ],
    });
  });

  test.each([
    ['another encoding', Uint8Array.from([0xff, 0xfe, 0x5b, 0x00]), 'this is no text in UTF-8'],
    ['broken UTF-8', Uint8Array.from([0x5b, 0xc3, 0x28, 0x5d]), 'this is no text in UTF-8'],
    ['a huge file', new Uint8Array(70_000).fill(0x20), 'a file has at most 65536 bytes, this one 70000'],
    ['nothing', '', 'this is no JSON: expected a value'],
  ])('%s', async (_what, content, message) => {
    const file = fileWith(content);
    expect(await call('cards', 'check', file)).toBe(1);
    expect(out).toBe(`${file}:1:1: ${message}\n${file}: 1 mistake\n`);
  });

  test('nothing that a file says can move the cursor', async () => {
    const text = JSON.stringify([{ id: '\u001b[2J\u202e', name: 'x\u0007' }]);
    expect(await call('cards', 'check', fileWith(text))).toBe(1);
    expect(out.replaceAll('\n', '')).not.toMatch(/\p{C}/u);
  });

  test.each([
    [[], 'say what to do: check FILE… or schema'],
    [['burn'], 'say what to do'],
    [['check'], 'check needs a file'],
    [['check', 'nowhere.json'], 'nowhere.json cannot be read'],
  ])('a wrong call: %j', async (args, message) => {
    expect(await call('cards', ...args)).toBe(2);
    expect(err).toContain(message);
  });

  test('schema', async () => {
    expect(await call('cards', 'schema')).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ title: 'Own cards for Race for the Galaxy' });
  });
});

describe('The other ways to play', () => {
  const ways: readonly (readonly [string, number])[] = [
    ['--sets base,gs --solo easy', 1],
    ['--sets base,gs,rvi --solo hard', 1],
    ['--sets base,gs --draft --seats 3', 3],
    ['--sets base,gs,rvi --draft --seats 5 --takeovers', 5],
    ['--sets base,gs,rvi --scenario rebel-vs-imperium-2p', 2],
    ['--sets base,gs --preset=1,-,5', 3],
    [`--cards ${example}`, 2],
    [`--sets base,gs --solo medium --cards ${example}`, 1],
  ];

  test.each(ways)('simulate %s: records that verify', async (line, seats) => {
    const records = mkdtempSync(join(folder, 'records-'));
    const args = ['--game', 'race', '--games', '3', '--seed', 'ways', '--json', '--records', records];
    expect(await call('simulate', ...args, ...line.split(' '))).toBe(0);
    const report = JSON.parse(out) as { seats: unknown[]; violations: unknown[] };
    expect([report.seats.length, report.violations]).toEqual([seats, []]);
    for (const file of readdirSync(records)) expect(await call('verify', join(records, file))).toBe(0);
  });

  test.each(['easy', 'medium', 'hard'])('a solo series counts the %s robot as well', async (level) => {
    const args = [
      '--game',
      'race',
      '--sets',
      'base,gs',
      '--games',
      '12',
      '--seed',
      'robot',
      '--bots',
      'greedy',
      '--json',
    ];
    expect(await call('simulate', ...args, '--solo', level)).toBe(0);
    const { seats, robot, games } = JSON.parse(out) as {
      games: number;
      seats: [{ wins: number }];
      robot: { level: string; wins: number; meanScore: number; cardsPlaced: Record<string, number> };
    };
    expect(robot.level).toBe(level);
    expect(seats[0].wins + robot.wins).toBe(games);
    expect(robot.meanScore).toBeGreaterThan(5);
    expect(robot.cardsPlaced['six-counter']).toBeGreaterThan(0);
    expect(Object.keys(robot.cardsPlaced).length).toBeGreaterThan(10);
    expect(await call('simulate', ...args.slice(0, -1), '--solo', level)).toBe(0);
    expect(out).toContain(`robot (${level}): `);
  });

  test('a series without the robot has no robot', async () => {
    expect(await call('simulate', '--game', 'race', '--games', '1', '--seed', 'two', '--json')).toBe(0);
    expect(JSON.parse(out)).not.toHaveProperty('robot');
  });

  test('own cards in the arena and in a replay', async () => {
    const records = mkdtempSync(join(folder, 'own-'));
    const match = ['--game', 'race', '--cards', example, '--seed', 'own'];
    expect(await call('arena', ...match, '--games', '2', '--bots', 'greedy,random', '--json')).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ games: 2 });
    expect(await call('simulate', ...match, '--games', '1', '--json', '--records', records)).toBe(0);
    const [file] = readdirSync(records);
    expect(await call('replay', join(records, file ?? ''), '--events', '--json')).toBe(0);
    expect(out).toContain('custom-');
  });

  test('own cards with a mistake are refused with the place', async () => {
    const file = fileWith('{ "id": 7 }');
    expect(await call('simulate', '--game', 'race', '--cards', file)).toBe(2);
    expect(err).toMatch(/mine\.json:1:\d+: #1: /);
  });
});
