// `export --to FOLDER`: every finished match as one line of open JSON, as of one moment and while the server runs. Names are
// left out, and so are matches at tables that let nobody watch, unless they are asked for. `--agreed` keeps to the matches whose
// people let puzzles be made of them.

import { once } from 'node:events';
import { createWriteStream, existsSync, mkdirSync, renameSync, type WriteStream } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import type { MatchRecord } from '@orrery/kernel';
import { tableSettings } from '@orrery/protocol';
import { readConfig } from '../config.ts';
import { isSealed } from '../daily/days.ts';
import { offsetKey } from '../storage/calendar.ts';
import { unpackFinished } from '../storage/finished-matches.ts';
import { NoDatabase, type Place, type Row, type RowsOf, readAtOneMoment } from '../storage/reading.ts';
import { BadCall, readArguments } from './arguments.ts';
import type { Command } from './command.ts';

const usage =
  'npm run export -- --to FOLDER [--names] [--private] [--agreed] [--json] (DATA_DIR or DATABASE_URL say from where)\n' +
  '   --names: with the names of the players; --private: also matches at tables that let nobody watch\n' +
  '   --agreed: only matches in which everybody who sat lets puzzles be made of them';

export interface ExportWishes {
  readonly names: boolean;
  readonly private: boolean;
  readonly agreed: boolean;
}

/** Matches written, by game. */
type Counts = Record<string, number>;

export const exportMatches: Command = async (args) => {
  const wanted = {
    to: { type: 'string' },
    names: { type: 'boolean' },
    private: { type: 'boolean' },
    agreed: { type: 'boolean' },
    json: { type: 'boolean' },
  } as const;
  const given = readArguments(args, wanted, usage);
  if (given.flag('help')) {
    process.stdout.write(`${usage}\n`);
    return 0;
  }
  const folder = given.text('to');
  if (folder === undefined || given.files.length > 0) throw new BadCall(usage);
  setPriority(constants.priority.PRIORITY_LOW); // whoever plays comes first
  const { databaseUrl, dataDir } = readConfig(process.env);
  const wishes = { names: given.flag('names'), private: given.flag('private'), agreed: given.flag('agreed') };
  const counts = await writeMatches({ url: databaseUrl, folder: dataDir }, folder, wishes).catch((error) => {
    throw error instanceof NoDatabase ? new BadCall(error.message) : error;
  });
  const written = Object.entries(counts).map(([game, matches]) => `${matches} of ${game}`);
  const text = written.length === 0 ? 'No such match is there.' : `Matches in ${folder}: ${written.join(', ')}.`;
  process.stdout.write(`${given.flag('json') ? JSON.stringify(counts) : text}\n`);
  return 0;
};

/** One file per game, `race.jsonl`. */
export async function writeMatches(place: Place, folder: string, wishes: ExportWishes): Promise<Counts> {
  mkdirSync(folder, { recursive: true });
  const counts: Counts = {};
  const files = new Map<string, WriteStream>();
  const draftOf = (game: string): string => join(folder, `${game}.jsonl.part`);
  const open = (game: string): WriteStream => {
    const file = join(folder, `${game}.jsonl`);
    if (existsSync(file)) throw new BadCall(`${file} exists; choose another folder.`);
    const out = createWriteStream(draftOf(game), { flags: 'w' });
    files.set(game, out);
    return out;
  };
  await readAtOneMoment(place, async (rowsOf) => {
    for await (const record of finishedMatches(rowsOf, wishes)) {
      const out = files.get(record.game) ?? open(record.game);
      if (!out.write(`${JSON.stringify(record)}\n`)) await once(out, 'drain');
      counts[record.game] = (counts[record.game] ?? 0) + 1;
    }
  });
  for (const [game, out] of files) {
    await new Promise<void>((resolve, reject) => out.once('error', reject).end(resolve));
    renameSync(draftOf(game), join(folder, `${game}.jsonl`));
  }
  return counts;
}

/**
 * All of these tables come in the order of the same key, whatever order that is in this database, and what is finished has a
 * match, a table and seats: so each row finds its own by going forward.
 */
async function* finishedMatches(rowsOf: RowsOf, wishes: ExportWishes): AsyncGenerator<MatchRecord> {
  const names = wishes.names ? await namesIn(rowsOf) : null;
  const agreed = wishes.agreed ? await agreedIn(rowsOf) : null;
  const now = Date.now() + (await calendarOffset(rowsOf));
  const [matches, tables, seats] = [forward(rowsOf('matches')), forward(rowsOf('tables')), forward(rowsOf('seats'))];
  for await (const { match_id: id, data } of rowsOf('finished')) {
    const match = await matches.to((row) => row.id === id);
    const table = await tables.to((row) => row.id === id);
    if (match === null || table === null || match.result === null) continue;
    if (isSealed(typeof table.daily === 'string' ? table.daily : null, now)) continue;
    const { spectators } = tableSettings.parse(JSON.parse(String(table.settings)));
    if (!spectators && !wishes.private) continue;
    const header: Omit<MatchRecord, 'answers' | 'result'> = JSON.parse(String(match.header));
    const sitting = names === null && agreed === null ? [] : await peopleAt(seats, id);
    if (agreed !== null && !allAgreed(header.seats, sitting, agreed)) continue;
    const { answers, moves } = await unpackFinished(String(data));
    yield {
      ...header,
      ...(moves.length === 0 ? {} : { moves }),
      seats: header.seats.map(({ bot }, seat) => ({
        ...nameFor(names?.get(sitting[seat])),
        ...(bot === undefined ? {} : { bot }),
      })),
      answers,
      result: JSON.parse(String(match.result)),
    };
  }
}

/** How far tests and commands have moved the calendar. */
async function calendarOffset(rowsOf: RowsOf): Promise<number> {
  for await (const { key, value } of rowsOf('settings')) if (key === offsetKey) return Number(value);
  return 0;
}

const nameFor = (name: string | undefined): { name?: string } => (name === undefined ? {} : { name });

/** Of people, by id; whoever deleted himself is not among them. */
async function namesIn(rowsOf: RowsOf): Promise<ReadonlyMap<unknown, string>> {
  const names = new Map<unknown, string>();
  for await (const { id, name } of rowsOf('people')) names.set(id, String(name));
  return names;
}

/** Ids of people who let puzzles be made of their matches; in a database from before that was asked, nobody does. */
async function agreedIn(rowsOf: RowsOf): Promise<ReadonlySet<unknown>> {
  const agreed = new Set<unknown>();
  for await (const { id, puzzles } of rowsOf('people')) if (Number(puzzles) === 1) agreed.add(id);
  return agreed;
}

/** Whoever deleted himself can no longer be asked: he did not agree. Where only bots sat, there was nobody to ask. */
function allAgreed(seats: MatchRecord['seats'], sitting: readonly unknown[], agreed: ReadonlySet<unknown>): boolean {
  const people = seats.flatMap(({ bot }, seat) => (bot === undefined ? [sitting[seat]] : []));
  return people.length > 0 && people.every((person) => agreed.has(person));
}

/** Ids by seat. */
async function peopleAt(seats: Forward, table: unknown): Promise<unknown[]> {
  const found: unknown[] = [];
  let row = await seats.to((each) => each.table_id === table);
  while (row !== null && row.table_id === table) {
    found[Number(row.seat)] = row.person;
    row = await seats.next();
  }
  return found;
}

interface Forward {
  /** The first row from here on that is meant; the one it stopped at is looked at again. */
  to(isMeant: (row: Row) => boolean): Promise<Row | null>;
  next(): Promise<Row | null>;
}

function forward(rows: AsyncGenerator<Row>): Forward {
  let here: Row | null = null;
  const next = async (): Promise<Row | null> => {
    const { value, done } = await rows.next();
    here = done === true ? null : value;
    return here;
  };
  return {
    next,
    async to(isMeant) {
      let row = here ?? (await next());
      while (row !== null && !isMeant(row)) row = await next();
      return row;
    },
  };
}
