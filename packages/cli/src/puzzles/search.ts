// Puzzles looked for in matches: those that bots play for it, or recorded ones.

import { type PuzzleMatch, puzzleMatch, puzzlesIn } from '@orrery/bots/review';
import type { AnyGame, MatchRecord } from '@orrery/kernel';
import { recordOf } from '@orrery/kernel';
import { languages } from '@orrery/words';
import { answerTexts } from '../answer-texts.ts';
import { tableNamed } from '../calibration/tables.ts';
import { gameNamed } from '../games.ts';
import { orRefuse, readBot } from '../options.ts';
import { playMatch } from '../playing.ts';
import type { Task } from '../worker-pool.ts';

/** What is looked through: the n-th match of a series between bots, or a record. */
export type PuzzleSource =
  | { readonly table: string; readonly bot: string; readonly seed: string; readonly no: number }
  | { readonly record: MatchRecord };

/** So that one match does not fill the file. */
const mostPerMatch = 4;
/** Longer answers cannot be compared at a glance, in no language. */
const mostLetters = 200;

/** Tells what it found, so that it is kept at once. */
export const puzzleTask: Task<PuzzleSource, PuzzleMatch | null, void> = {
  name: 'puzzles',
  run: async (source, tell) => {
    const [game, record] = 'record' in source ? recorded(source.record) : played(source);
    const all = await Promise.all(languages.map(async ({ load }) => answerTexts(game, [], await load())));
    const isReadable = (texts: readonly string[]): boolean =>
      new Set(texts).size === texts.length && texts.every((text) => text.length <= mostLetters);
    const puzzles = orRefuse(
      puzzlesIn(game, record, mostPerMatch, (moment, answers) =>
        all.every((say) => isReadable(answers.map((answer) => say(moment, answer)))),
      ),
    );
    tell(puzzles.length === 0 ? null : puzzleMatch(record, puzzles));
  },
};

function recorded(record: MatchRecord): [AnyGame, MatchRecord] {
  const known = gameNamed(record.game);
  if (known === null) throw new Error(`there is no game ${record.game}`);
  return [known.game, record];
}

function played({ table, bot, seed, no }: Exclude<PuzzleSource, { record: MatchRecord }>): [AnyGame, MatchRecord] {
  const { game, options, seats } = tableNamed(table);
  const bots = Array.from({ length: seats }, () => readBot(bot, game, {}));
  return [game, recordOf(playMatch({ game, options, bots, seed: `${seed}/${table}` }, no).match)];
}
