// Every puzzle that the page carries: its position comes up, every choice is legal, and choices read differently in every language.

import { expect, test } from 'vitest';
import { puzzleFile, wrongIn } from './puzzle-checks.ts';

test.each(['race', 'roll'] as const)('of %s', { timeout: 600_000 }, async (game) => {
  const wrong: string[] = [];
  for (const match of puzzleFile(game).matches) wrong.push(...(await wrongIn(game, match)));
  expect(wrong).toEqual([]);
});
