// A review by command: what it prints, and what it refuses.

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type MatchRecord, replay } from '@orrery/kernel';
import { race } from '@orrery/race';
import { expect, test } from 'vitest';
import { runCommand } from '../run-command.ts';
import { captureOutput } from '../testing/captured-output.ts';

const command = captureOutput();

interface Weighed {
  readonly share: number;
  readonly error: number;
}

interface Said {
  readonly game: string;
  readonly depth: string;
  readonly seats: readonly { readonly seat: number; readonly lost: number; readonly luck: number }[];
  readonly decisions: readonly {
    readonly answerNo: number;
    readonly seat: number;
    readonly round: number;
    readonly phase: string;
    readonly kind: string;
    readonly played: Weighed;
    readonly best: readonly Weighed[];
    readonly loss: number;
    readonly certain: boolean;
    readonly words: string;
  }[];
}

async function recordOf(game: string): Promise<string> {
  const call = ['--game', game, '--games', '1', '--bots', 'greedy', '--seed', 'review', '--records', command.folder];
  expect(await runCommand('simulate', call)).toBe(0);
  command.out = '';
  return join(command.folder, `${game}-0.json`);
}

/** The record with its last answers alone, from the position before them. */
function lastAnswers(file: string, count: number): string {
  const record: MatchRecord = JSON.parse(readFileSync(file, 'utf8'));
  const from = record.answers.length - count;
  const before = replay(race, record, from);
  if (!before.ok) throw new Error(before.refusal.code);
  const position = { stateVersion: race.stateVersion, state: before.value.state };
  const name = join(command.folder, 'last.json');
  writeFileSync(name, JSON.stringify({ ...record, version: 2, position, answers: record.answers.slice(from) }));
  return name;
}

test('every answer of a match', async () => {
  const game = 'race';
  const file = lastAnswers(await recordOf(game), 16);
  expect(await runCommand('review', [file, '--depth', 'quick', '--json'])).toBe(0);
  const said = JSON.parse(command.out) as Said;
  const { answers } = JSON.parse(readFileSync(file, 'utf8')) as { answers: { seat: number }[] };
  expect(said).toMatchObject({ game, depth: 'quick' });
  expect(said.decisions.map(({ answerNo, seat }) => [answerNo, seat])).toEqual(
    answers.map(({ seat }, at) => [at + 1, seat]),
  );
  for (const { played, best, loss, certain } of said.decisions) {
    expect(played.share).toBeGreaterThanOrEqual(0);
    expect(played.share).toBeLessThanOrEqual(1);
    expect((best[0]?.share ?? 0) - played.share).toBeCloseTo(loss, 6);
    if (certain) expect(loss).toBeGreaterThanOrEqual(0.05);
  }
  const weighed = { share: expect.any(Number), error: expect.any(Number) };
  expect(said.decisions[0]).toMatchObject({
    round: expect.any(Number),
    phase: expect.any(String),
    kind: expect.any(String),
    played: weighed,
    best: expect.arrayContaining([expect.objectContaining({ ...weighed, answer: expect.anything() })]),
    words: expect.stringMatching(/^(Better: |No better answer was found\.|The difference is too small)/),
  });
  const seat = { lost: expect.any(Number), luck: expect.any(Number) };
  expect(said.seats).toMatchObject([
    { ...seat, seat: 0 },
    { ...seat, seat: 1 },
  ]);
});

test('what cannot be reviewed', async () => {
  const file = await recordOf('roll');
  const record = JSON.parse(readFileSync(file, 'utf8'));
  const short = join(command.folder, 'short.json');
  writeFileSync(short, JSON.stringify({ ...record, answers: record.answers.slice(0, 5) }));
  expect(await runCommand('review', [short])).toBe(1);
  expect(await runCommand('review', [file, '--depth', 'endless'])).toBe(2);
  expect(await runCommand('review', [])).toBe(2);
});
