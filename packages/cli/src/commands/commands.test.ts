// The commands as they are called: exit codes, what is printed where, and the shape of the JSON.

import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { runCommand } from '../run-command.ts';

const folder = mkdtempSync(join(tmpdir(), 'orrery-'));
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

const call = (line: string): Promise<number> => {
  const [name = '', ...args] = line.split(' ');
  return runCommand(name, args);
};
const json = (): Record<string, unknown> => JSON.parse(out) as Record<string, unknown>;

describe('a wrong call', () => {
  test.each([
    ['fly', 'there is no command "fly"'],
    ['simulate', '--game is missing'],
    ['simulate --game chess', 'there is no game "chess"'],
    ['simulate --game race --frobnicate', "Unknown option '--frobnicate'"],
    ['simulate --game race --games', 'argument missing'],
    ['simulate --game race --games none', '--games takes a whole number'],
    ['simulate --game race --games 0', 'at least 1'],
    ['simulate --game race --seats 5', 'kernel/bad-seats'],
    ['simulate --game race --sets gs', 'kernel/bad-options'],
    ['simulate --game race --goals --no-goals', '--goals and --no-goals at once'],
    ['simulate --game race --goals', 'kernel/bad-options'],
    ['simulate --game race --preset 1,x', '--preset takes numbers and -'],
    ['simulate --game race --solo easy', 'kernel/bad-options'],
    ['simulate --game race --draft', 'kernel/bad-options'],
    ['simulate --game race --scenario rebel-vs-imperium-2p', 'kernel/bad-options'],
    ['simulate --game race --cards nowhere.json', 'nowhere.json cannot be read'],
    ['simulate --game race --bots random,random,random', '--bots names 3 bots for 2 seats'],
    ['simulate --game race --bots oracle', 'bots/no-such-bot'],
    ['simulate --game roll --sets base', '--sets is an option of race'],
    ['simulate --game race file.json', 'takes no files'],
    ['replay', 'takes one record file'],
    ['verify a b', 'takes one record file'],
    ['verify nowhere.json', 'nowhere.json cannot be read'],
    ['conformance', 'no file is named'],
    ['conformance --game chess x', 'no recorded games of "chess"'],
    ['conformance nowhere.jsonl', 'nowhere.jsonl cannot be read'],
    ['kit --game chess', 'there is no game "chess"'],
  ])('%s: one line, nothing on standard output, exit code 2', async (line, complaint) => {
    expect(await call(line)).toBe(2);
    expect(err).toContain(complaint);
    expect(err.trimEnd().split('\n')).toHaveLength(1);
    expect(out).toBe('');
  });
});

describe('--help', () => {
  test.each(['simulate', 'bench', 'conformance', 'replay', 'verify', 'kit'])('%s', async (name) => {
    expect(await call(`${name} --help`)).toBe(0);
    expect(out).toContain(`npm run ${name} --`);
    expect(out).toContain('--json');
    expect(err).toBe('');
  });

  test('lists the commands', async () => {
    expect(await call('--help')).toBe(0);
    for (const name of ['simulate', 'bench', 'conformance', 'replay', 'verify', 'kit']) expect(out).toContain(name);
  });
});

describe('simulate', () => {
  test('prints what was placed, used and asked', async () => {
    expect(await call('simulate --game race --sets base,gs --seats 3 --games 4 --seed s --json')).toBe(0);
    const report = json();
    expect(report).toMatchObject({
      game: 'race',
      options: { sets: ['base', 'gs'], goals: true },
      seed: 's',
      games: 4,
      gamesPerSecond: expect.any(Number),
      rounds: {
        mean: expect.any(Number),
        median: expect.any(Number),
        min: expect.any(Number),
        max: expect.any(Number),
      },
      violations: [],
    });
    const seats = report.seats as { bot: string; wins: number; meanScore: number }[];
    expect(seats.map(({ bot }) => bot)).toEqual(['random', 'random', 'random']);
    expect(seats.reduce((sum, { wins }) => sum + wins, 0)).toBeCloseTo(4);
    expect(Object.keys(report.cardsPlaced as object).length).toBeGreaterThan(10);
    for (const key of Object.keys(report.powersUsed as object)) expect(key).toMatch(/^[a-z0-9-]+\/\w+\/\w+$/);
    expect(report.questions).toMatchObject({ chooseAction: expect.any(Number) });
  });

  test('is the same for the same seed', async () => {
    const runs: unknown[] = [];
    for (let i = 0; i < 2; i++) {
      out = '';
      await call('simulate --game roll --games 2 --seed again --json');
      const { gamesPerSecond: _, ...rest } = json();
      runs.push(rest);
    }
    expect(runs[0]).toEqual(runs[1]);
  });

  test('has a form for people', async () => {
    expect(await call('simulate --game roll --games 2 --seed s')).toBe(0);
    expect(out).toMatch(/^2 matches of roll, seed s, /);
    expect(out).toContain('violations: 0');
  });

  test('passes the options of a match on', async () => {
    expect(
      await call(
        'simulate --game race --sets base,gs,rvi --no-goals --takeovers --experienced --games 1 --seed x --json',
      ),
    ).toBe(0);
    expect(json().options).toMatchObject({
      sets: ['base', 'gs', 'rvi'],
      goals: false,
      takeovers: true,
      experienced: true,
    });
    out = '';
    expect(await call('simulate --game race --preset 1,2,- --games 1 --json')).toBe(0);
    expect(json().options).toMatchObject({ presetHands: [1, 2, null] });
    expect(json().seats).toHaveLength(3);
    expect(json().seed).toMatch(/^[0-9a-f]{32}$/);
  });
});

describe('records', () => {
  const records = join(folder, 'records');

  test('are written, verified and replayed', async () => {
    expect(await call(`simulate --game race --games 2 --seed r --records ${records} --json`)).toBe(0);
    const files = readdirSync(records);
    expect(files).toEqual(['race-0.json', 'race-1.json']);
    for (const file of files) {
      out = '';
      expect(await call(`verify ${join(records, file)} --json`)).toBe(0);
      expect(json()).toMatchObject({ agrees: true });
    }
    const file = join(records, 'race-0.json');
    const record = JSON.parse(readFileSync(file, 'utf8')) as { answers: unknown[]; result: unknown };
    out = '';
    expect(await call(`replay ${file} --json --to 5`)).toBe(0);
    const { steps, result } = json() as { steps: Record<string, unknown>[]; result: unknown };
    expect(steps).toHaveLength(6);
    expect(steps[1]).toMatchObject({
      answers: 1,
      given: record.answers[0],
      questions: expect.any(Array),
      view: expect.any(Object),
    });
    expect(result).toBeNull();
    out = '';
    expect(await call(`replay ${file} --json --events`)).toBe(0);
    const whole = json() as { events: { seq: number; kind: string; cards?: unknown }[]; result: unknown };
    expect(whole.result).toEqual(record.result);
    expect(whole.events.map(({ seq }) => seq)).toEqual(whole.events.map((_, index) => index + 1));
    expect(whole.events.filter(({ kind }) => kind === 'drew').every(({ cards }) => Array.isArray(cards))).toBe(true);
    out = '';
    expect(await call(`replay ${file}`)).toBe(0);
    expect(out).toContain('#1 seat');
    expect(out).toContain('result: seat 0');
  });

  test('with answers that were given anew are verified and replayed, and say so', async () => {
    await call(`simulate --game race --games 1 --seed anew --records ${records} --json`);
    const record = JSON.parse(readFileSync(join(records, 'race-0.json'), 'utf8')) as object;
    const file = join(folder, 'anew.json');
    writeFileSync(file, JSON.stringify({ ...record, version: 2, takenBack: [3] }));
    out = '';
    expect(await call(`verify ${file}`)).toBe(0);
    expect(out).toContain('given anew after their outcome was seen: 3');
    out = '';
    expect(await call(`replay ${file} --to 4`)).toBe(0);
    expect(out).toMatch(/^#2 seat \d answers question/m);
    expect(out).toMatch(/^#3 seat \d answers anew question/m);
  });

  test('that were tampered with are found out', async () => {
    await call(`simulate --game roll --games 1 --seed t --records ${records} --json`);
    const text = readFileSync(join(records, 'roll-0.json'), 'utf8');
    const record = JSON.parse(text) as { result: { score: number }[]; seed: string; answers: unknown[] };
    const tampered = {
      result: { ...record, result: record.result.map((placing) => ({ ...placing, score: 99 })) },
      seed: { ...record, seed: 'other' },
      answers: { ...record, answers: record.answers.slice(1) },
      record: { ...record, answers: 'none' },
    };
    for (const [what, changed] of Object.entries(tampered)) {
      const file = join(folder, `${what}.json`);
      writeFileSync(file, JSON.stringify(changed));
      out = '';
      expect(await call(`verify ${file}`)).toBe(1);
      expect(out).toMatch(new RegExp(`DIFFERS +${what}`));
    }
    expect(await call(`replay ${join(folder, 'answers.json')}`)).toBe(1);
    expect(err).toContain('kernel/bad-record');
  });
});

describe('conformance', () => {
  const traces = new URL('../../../../tests/traces/race/traces-base-2p.jsonl.gz', import.meta.url);
  const [first = '', second = ''] = gunzipSync(readFileSync(traces)).toString().split('\n');
  const write = (name: string, lines: string[], pack = false): string => {
    const text = `${lines.join('\n')}\n`;
    writeFileSync(join(folder, name), pack ? gzipSync(text) : text);
    return join(folder, name);
  };

  test('closes with the count, for any number of files, packed or not', async () => {
    const files = [write('a.jsonl', [first]), write('b.jsonl.gz', [second, '', first], true)];
    expect(await call(`conformance ${files.join(' ')}`)).toBe(0);
    expect(out.trimEnd().split('\n').at(-1)).toBe('3 passed, 0 failed');
  });

  test('shows the first difference of each failing game', async () => {
    const chips = first.replace('"vpChips":0', '"vpChips":5');
    expect(chips).not.toBe(first);
    const file = write('c.jsonl', [chips, first, '{"half":', '{}']);
    expect(await call(`conformance ${file}`)).toBe(1);
    expect(out).toMatch(/round \d+, phase \w+, seat \d+, /);
    expect(out).toMatch(/expected .*5\n {2}got {6}.*0/);
    expect(out).toContain(`${file}:3`);
    expect(out.trimEnd().split('\n').at(-1)).toBe('1 passed, 3 failed');
    out = '';
    expect(await call(`conformance --json ${file}`)).toBe(1);
    expect(json()).toMatchObject({ passed: 1, failed: 3, failures: [{ expected: 5, got: 0 }, {}, {}] });
  });
});

describe('kit', () => {
  test('shares the matches out among all settings', async () => {
    expect(await call('kit --game roll --games 6 --seed k --json')).toBe(0);
    const report = json() as { games: number; found: number; settings: { games: number }[] };
    expect(report).toMatchObject({ seed: 'k', games: 6, found: 0 });
    expect(report.settings.map(({ games }) => games)).toEqual([2, 2, 1, 1]);
  });

  test('takes one setting by its options', async () => {
    expect(await call('kit --game race --sets base,gs --seats 2 --games 3 --seed k')).toBe(0);
    expect(out).toContain('race, 2 seats, {"sets":["base","gs"]}: 3 matches');
    expect(out).toMatch(/seed k: 3 matches, \d+ answers, 0 findings\n$/);
  });
});

describe('golden', () => {
  test('is not renewed while no version was raised', async () => {
    expect(await call('golden --renew')).toBe(2);
    expect(err).toContain('no version was raised');
    expect(out).toBe('');
  });
});

describe('bench', () => {
  test('prints every figure next to the calibration', async () => {
    expect(await call('bench --quick --json')).toBe(0);
    const { calibrationNs, figures } = json() as { calibrationNs: number; figures: Record<string, unknown>[] };
    expect(calibrationNs).toBeGreaterThan(0);
    expect(figures.map(({ name }) => name)).toEqual(
      expect.arrayContaining([
        'clone in mid-game, race base, 2 seats',
        'random games, race base, 2 seats',
        'random games, race rvi, 4 seats',
        'random games, roll, 2 seats',
        'answers, roll, 2 seats',
        'conformance games, race base, 2 seats',
        'simulated rounds, race base, 2 seats',
        'simulated rounds, roll, 2 seats',
      ]),
    );
    for (const figure of figures) {
      expect(figure).toEqual({
        name: expect.any(String),
        value: expect.any(Number),
        unit: expect.stringMatching(/^(µs|1\/s|B)$/),
        target: figure.target === null ? null : expect.any(Number),
        ratioToCalibration: expect.any(Number),
      });
    }
  });
});
