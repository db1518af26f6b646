// The puzzles that the page carries: enough of them, each with one clearly best answer; some of them are held against the
// rules and the words (all of them in the long test).

import { expect, test } from 'vitest';
import { puzzleFile, wrongIn } from './puzzle-checks.ts';

const enough = 300;
const everySo = 20;

test.each(['race', 'roll'] as const)('of %s', async (game) => {
  const { game: named, matches } = puzzleFile(game);
  const all = matches.flatMap(({ puzzles }) => puzzles);
  const ids = matches.flatMap(({ record, puzzles }) => puzzles.map(({ answerNo }) => `${record.seed}/${answerNo}`));
  expect(named).toBe(game);
  expect(all.length).toBeGreaterThanOrEqual(enough);
  expect(new Set(ids).size).toBe(all.length);
  for (const { choices, ahead, aheadError } of all) {
    const shares = choices.map(({ share }) => share);
    expect(choices.length).toBeGreaterThanOrEqual(3);
    expect(ahead).toBeGreaterThanOrEqual(0.05);
    expect(ahead).toBeGreaterThanOrEqual(2 * aheadError - 1e-4);
    expect(shares).toEqual(shares.toSorted((a, b) => b - a));
  }
  const some = matches.filter((_, at) => at % everySo === 0);
  expect((await Promise.all(some.map((match) => wrongIn(game, match)))).flat()).toEqual([]);
});
