// Recorded games of an independent engine: every phase, every digest and every final score agree, whatever the order of
// the seats, and every illegal answer is refused where it would have been given.

import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { illegalRollAnswers, refuseRollAnswer, replayRollGame } from './index.ts';
import type { RecordedGame } from './recorded.ts';

const folder = fileURLToPath(new URL('../../../../../tests/traces/roll/', import.meta.url));
const files = readdirSync(folder).filter((file) => file.startsWith('traces-roll'));
const gamesOf = (file: string): RecordedGame[] =>
  gunzipSync(readFileSync(folder + file))
    .toString('utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as RecordedGame);

test('there are 315 recorded games', () => {
  expect(files.reduce((sum, file) => sum + gamesOf(file).length, 0)).toBe(315);
});

test.each(files)('%s: every game is replayed alike', (file) => {
  for (const game of gamesOf(file))
    expect({ id: game.id, ...replayRollGame(game) }).toEqual({ id: game.id, passed: true });
});

test.each(files.filter((file) => file.includes('steered')))('%s: the order of the seats does not matter', (file) => {
  for (const game of gamesOf(file)) {
    expect({ id: game.id, ...replayRollGame(game, { order: 'reverse' }) }).toEqual({ id: game.id, passed: true });
  }
});

test('all illegal answers are refused', async () => {
  let count = 0;
  for await (const { id, verdict } of illegalRollAnswers(
    files.map((file) => folder + file),
    `${folder}illegal-roll.jsonl.gz`,
  )) {
    expect({ id, ...verdict }).toEqual({ id, passed: true });
    count += 1;
  }
  expect(count).toBe(589);
});

describe('a game that was tampered with is found out', () => {
  const [game] = gamesOf('traces-roll-2p-greedy.jsonl.gz') as [RecordedGame];
  const copy = (): RecordedGame => JSON.parse(JSON.stringify(game)) as RecordedGame;
  const bend = (change: (game: RecordedGame) => void): unknown => {
    const other = copy();
    change(other);
    return other;
  };

  test.each<[string, unknown, string]>([
    [
      'credits in a digest',
      bend((g) => Object.assign(g.rounds[3]!.phases[0]!.digest.seats[1]!, { credits: 9 })),
      'digest.seats.1.credits',
    ],
    ['a final score', bend((g) => Object.assign(g.final.scores[0]!, { total: 99 })), 'final.scores.total'],
    ['the winners', bend((g) => Object.assign(g.final, { winners: [0, 1] })), 'final.winners'],
    ['the extra die', bend((g) => Object.assign(g.rounds[0]!.extraDie!, { adds: false })), 'extraDie.adds'],
  ])('%s', (_, other, field) => {
    const verdict = replayRollGame(other);
    expect(verdict.passed ? null : verdict.difference.field).toBe(field);
  });

  test('a roll with a die too many', () => {
    const other = bend((g) => (g.rounds[2]!.rolls[0]! as [string, string][]).push(['alien', 'wild']));
    expect(replayRollGame(other).passed).toBe(false);
  });

  test('something else altogether', () => {
    for (const raw of [null, 1, [], {}, { format: 1, game: 'race' }]) expect(replayRollGame(raw).passed).toBe(false);
    expect(refuseRollAnswer(game, { format: 1, game: 'roll' }).passed).toBe(false);
  });

  test('a legal answer is not taken for an illegal one', () => {
    const round = game.rounds[0]!;
    const illegal = {
      format: 1,
      game: 'roll',
      id: game.id,
      round: 1,
      phase: 'assign',
      seat: 0,
      answer: round.plans[0],
      why: 'legal',
    };
    expect(refuseRollAnswer(game, illegal).passed).toBe(false);
  });
});
