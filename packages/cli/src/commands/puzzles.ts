// `puzzles`: looks for decisions with one clearly best answer, in matches that bots play for it or in recorded ones, and
// writes them into the file that the page carries.

import { readFileSync, writeFileSync } from 'node:fs';
import { correctionFor, type Puzzle, type PuzzleMatch, puzzleMatch } from '@orrery/bots/review';
import type { MatchRecord } from '@orrery/kernel';
import { type CalibratedTable, calibratedTables, tableNamed } from '../calibration/tables.ts';
import { gameNamed } from '../games.ts';
import { type KeptJobs, openKeptJobs } from '../kept-jobs.ts';
import { printJson, printLine } from '../print.ts';
import { progressOf } from '../progress.ts';
import { type PuzzleSource, puzzleTask } from '../puzzles/search.ts';
import { type Command, countOf, isSet, type OptionValues, textOf, UsageError } from '../usage.ts';
import { openPool } from '../worker-pool.ts';

export const puzzles: Command = {
  name: 'puzzles',
  summary: 'Looks for decisions with one clearly best answer, and writes them as puzzles.',
  operands: '[MATCHES…]',
  options: {
    game: { type: 'string', value: 'NAME', help: 'of which game' },
    amount: { type: 'string', value: 'N', help: 'puzzles to find in matches between bots (300)' },
    tables: { type: 'string', value: 'NAME,…', help: 'where bots play, as `race base:2x` (all that are calibrated)' },
    bot: { type: 'string', value: 'NAME', help: 'who plays (expert)' },
    seed: { type: 'string', value: 'S', help: 'seed of the matches (puzzles)' },
    people: { type: 'boolean', help: 'also take recorded matches of people: they agreed' },
    resume: {
      type: 'string',
      value: 'FILE',
      help: 'write each match to this file as it ends, and go on with what is there',
    },
    write: { type: 'string', value: 'FILE', help: 'write the puzzles into this file' },
    threads: { type: 'string', value: 'N', help: 'threads that look (one per core)' },
    json: { type: 'boolean', help: 'print what was found as JSON' },
  },
  async run({ values, files }) {
    const name = textOf(values, 'game');
    if (name === null || gameNamed(name) === null) throw new UsageError('--game names the game');
    const amount = countOf(values, 'amount', 1, 300);
    const series = files.length > 0 ? recorded(files, name, isSet(values, 'people')) : played(values, name);
    const file = openKeptJobs<PuzzleMatch | null>(textOf(values, 'resume'), series.header);
    await look(series, file, amount, countOf(values, 'threads', 1, null));
    const matches = enough(file, amount);
    const to = textOf(values, 'write');
    if (to !== null) writeFileSync(to, textFor(name, matches));
    const found = matches.flatMap((match) => match.puzzles);
    const kinds = countsOf(found.map(({ kind }) => kind));
    if (isSet(values, 'json')) printJson({ game: name, searched: file.done.size, puzzles: found.length, kinds });
    else printLine(`${name}: ${found.length} puzzles in ${file.done.size} matches ${JSON.stringify(kinds)}`);
    return found.length === 0 ? 1 : 0;
  },
};

/** By number of the match; null where there was nothing. */
type Found = KeptJobs<PuzzleMatch | null>;

/** Matches to look through, by number. */
interface Series {
  readonly header: object;
  /** Null: there are no more. */
  source(no: number): PuzzleSource | null;
}

function played(values: OptionValues, game: string): Series {
  const bot = textOf(values, 'bot') ?? 'expert';
  const seed = textOf(values, 'seed') ?? 'puzzles';
  const named = textOf(values, 'tables')?.split(',').map(tableNamed);
  const tables = (named ?? calibratedTables.filter(isTold)).filter((table) => table.game.name === game);
  if (tables.length === 0) throw new UsageError(`no table of ${game} is calibrated`);
  const names = tables.map((table) => table.name);
  return {
    header: { game, tables: names, bot, seed },
    source: (no) => ({ table: names[no % names.length] ?? '', bot, seed, no: Math.floor(no / names.length) }),
  };
}

const isTold = ({ game, table }: CalibratedTable): boolean => correctionFor(game.name, table) !== null;

/** Files of matches as `export` writes them, one a line. */
function recorded(files: readonly string[], game: string, alsoPeople: boolean): Series {
  const records = files.flatMap((file) => recordsIn(file)).filter((record) => record.game === game);
  const taken = records.filter(({ seats }) => alsoPeople || seats.every(({ bot }) => bot !== undefined));
  return {
    header: { game, files, alsoPeople },
    source: (no) => {
      const record = taken[no];
      return record === undefined ? null : { record };
    },
  };
}

function recordsIn(file: string): MatchRecord[] {
  try {
    const lines = readFileSync(file, 'utf8').split('\n');
    return lines.filter((line) => line !== '').map((line) => JSON.parse(line));
  } catch (error) {
    throw new UsageError(`${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  }
}

const matchesAtOnce = 16;

async function look(series: Series, file: Found, amount: number, threads: number | null): Promise<void> {
  const pool = openPool(threads ?? undefined);
  const progress = progressOf('puzzles', amount);
  try {
    for (let next = 0; countIn(file, amount) < amount; next += matchesAtOnce) {
      const numbers = Array.from({ length: matchesAtOnce }, (_, at) => next + at);
      const jobs = numbers.flatMap((no): { no: number; source: PuzzleSource }[] => {
        const source = file.done.has(no) ? null : series.source(no);
        return source === null ? [] : [{ no, source }];
      });
      if (jobs.length === 0 && series.source(next) === null) break;
      await pool.runAll(
        puzzleTask,
        jobs.map(({ source }) => source),
        (at, match) => file.add(jobs[at]?.no ?? 0, match),
      );
      progress.at(countIn(file, amount));
    }
  } finally {
    progress.end();
    await pool.close();
  }
}

const countIn = (file: Found, amount: number): number =>
  enough(file, amount).reduce((sum, { puzzles: each }) => sum + each.length, 0);

/** One kind of decision makes up no more of all puzzles than this. */
const mostOfKind = 0.4;

/** In the order of the matches, so that a run that was stopped ends like one that was not. */
function enough({ done }: Found, amount: number): PuzzleMatch[] {
  const kinds = new Map<string, number>();
  let count = 0;
  const take = ({ kind }: Puzzle): boolean => {
    const known = kinds.get(kind) ?? 0;
    if (count >= amount || known >= Math.ceil(mostOfKind * amount)) return false;
    kinds.set(kind, known + 1);
    count += 1;
    return true;
  };
  return [...done]
    .sort(([a], [b]) => a - b)
    .flatMap(([, match]) => {
      const taken = match?.puzzles.filter(take) ?? [];
      return match === null || taken.length === 0 ? [] : [puzzleMatch(match.record, taken)];
    });
}

/** A match a line. */
const textFor = (game: string, matches: readonly PuzzleMatch[]): string =>
  `{"game":${JSON.stringify(game)},"matches":[\n${matches.map((match) => JSON.stringify(match)).join(',\n')}\n]}\n`;

function countsOf(names: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const name of names) counts[name] = (counts[name] ?? 0) + 1;
  return counts;
}
