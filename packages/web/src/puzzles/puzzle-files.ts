// The puzzles of each game, one file per game, fetched when somebody wants one. `npm run puzzles` makes them.

import type { Puzzle, PuzzleFile } from '@orrery/bots/review';
import type { MatchRecord } from '@orrery/kernel';
import type { GameName } from '@orrery/table';

export interface CarriedPuzzle {
  /** The same in every language, and as long as the puzzle is carried. */
  readonly id: string;
  readonly record: MatchRecord;
  readonly puzzle: Puzzle;
}

const files = import.meta.glob<string>('./puzzles-*.json', { query: '?url', import: 'default', eager: true });

export const puzzleId = ({ seed }: MatchRecord, { answerNo }: Puzzle): string => `${seed}/${answerNo}`;

/** First one of each match, then the second ones: neighbours do not tell each other. */
export function puzzlesIn({ matches }: PuzzleFile): CarriedPuzzle[] {
  const most = Math.max(0, ...matches.map(({ puzzles }) => puzzles.length));
  return Array.from({ length: most }, (_, turn) =>
    matches.flatMap(({ record, puzzles }): CarriedPuzzle[] => {
      const puzzle = puzzles[turn];
      return puzzle === undefined ? [] : [{ id: puzzleId(record, puzzle), record, puzzle }];
    }),
  ).flat();
}

/** Null where they cannot be had. */
export async function fetchPuzzles(game: GameName): Promise<readonly CarriedPuzzle[] | null> {
  const address = files[`./puzzles-${game}.json`];
  if (address === undefined) return null;
  try {
    const reply = await fetch(address);
    const file: PuzzleFile = await reply.json();
    return puzzlesIn(file);
  } catch {
    return null;
  }
}
