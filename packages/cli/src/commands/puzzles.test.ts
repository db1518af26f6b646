// Puzzles by command: what it looks through, what it leaves alone, and what it refuses. That it finds some is seen by the files
// that the page carries.

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type PuzzleFile, puzzleMatch, puzzlesIn } from '@orrery/bots/review';
import { type MatchRecord, replay } from '@orrery/kernel';
import { race } from '@orrery/race';
import { expect, test } from 'vitest';
import { runCommand } from '../run-command.ts';
import { captureOutput } from '../testing/captured-output.ts';

const command = captureOutput();

/** The last answers of a match between bots. */
async function endOfMatch(count: number): Promise<MatchRecord> {
  const call = ['--game', 'race', '--games', '1', '--bots', 'greedy', '--seed', 'puzzles', '--records', command.folder];
  expect(await runCommand('simulate', call)).toBe(0);
  const record: MatchRecord = JSON.parse(readFileSync(join(command.folder, 'race-0.json'), 'utf8'));
  const from = record.answers.length - count;
  const before = replay(race, record, from);
  if (!before.ok) throw new Error(before.refusal.code);
  const position = { stateVersion: race.stateVersion, state: before.value.state };
  return { ...record, version: 2, position, answers: record.answers.slice(from) };
}

test('recorded matches are looked through, those of people only if they agreed', async () => {
  const record = await endOfMatch(2);
  const ofPeople = { ...record, seats: [{ name: 'Ada' }, { bot: 'greedy' }] };
  const file = join(command.folder, 'matches.jsonl');
  writeFileSync(file, `${JSON.stringify(record)}\n${JSON.stringify(ofPeople)}\n`);
  const found = join(command.folder, 'found.json');
  const kept = join(command.folder, 'kept.jsonl');
  const searched = async (...more: string[]): Promise<number> => {
    command.out = '';
    await runCommand('puzzles', [file, '--game', 'race', '--json', '--write', found, ...more]);
    return (JSON.parse(command.out) as { searched: number }).searched;
  };
  expect(await searched('--resume', kept)).toBe(1);
  expect(await searched('--resume', kept)).toBe(1);
  expect(readFileSync(kept, 'utf8').trim().split('\n')).toHaveLength(2); // the second run had nothing left to do
  expect(await searched('--people')).toBe(2);
  const written: PuzzleFile = JSON.parse(readFileSync(found, 'utf8'));
  expect(written.game).toBe('race');
  expect(JSON.stringify(written)).not.toContain('Ada');
});

test('what is carried of a match ends with its last puzzle, and names nobody', async () => {
  const record = { ...(await endOfMatch(6)), seats: [{ name: 'Ada' }, { bot: 'greedy' }] };
  const puzzle = {
    answerNo: 2,
    seat: 0,
    round: 3,
    phase: 'settle',
    kind: 'settlePlace',
    choices: [{ answer: null, share: 0.123456, error: 0.01, why: [{ part: 'goods', amount: 0.123456 }] }],
    ahead: 0.2,
    aheadError: 0.01,
  } as const;
  const { record: carried, puzzles } = puzzleMatch(record, [puzzle]);
  expect(carried.answers).toEqual(record.answers.slice(0, 2));
  expect(carried.seats).toEqual([{}, {}]);
  expect(carried).not.toHaveProperty('result');
  expect(puzzles[0]?.choices[0]).toMatchObject({ share: 0.1235, why: [{ part: 'goods', amount: 0.1235 }] });
});

test('a match that is not over has no puzzles', async () => {
  const { result: _, ...record } = await endOfMatch(6);
  expect(puzzlesIn(race, record, 3, () => true)).toMatchObject({ refusal: { code: 'bots/not-over' } });
});

test('wrong calls', async () => {
  for (const call of [
    [],
    ['--game', 'chess'],
    ['--game', 'race', '--tables', 'race base:9'],
    ['--game', 'race', 'nowhere.jsonl'],
  ]) {
    expect(await runCommand('puzzles', call)).toBe(2);
  }
});
