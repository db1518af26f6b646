// `export --to FOLDER`: every finished match as one line of open JSON, as of one moment and while the server runs. Names are
// left out, and so are matches at tables that let nobody watch, unless they are asked for.

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
  'npm run export -- --to FOLDER [--names] [--private] [--json] (DATA_DIR or DATABASE_URL say from where)\n' +
  '   --names: with the names of the players; --private: also matches at tables that let nobody watch';

export interface ExportWishes {
  readonly names: boolean;
  readonly private: boolean;
}

/** Matches written, by game. */
type Counts = Record<string, number>;

export const exportMatches: Command = async (args) => {
  const wanted = {
    to: { type: 'string' },
    names: { type: 'boolean' },
    private: { type: 'boolean' },
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
  const wishes = { names: given.flag('names'), private: given.flag('private') };
  const counts = await writeMatches({ url: databaseUrl, folder: dataDir }, folder, wishes).catch((error) => {
    throw error instanceof NoDatabase ? new BadCall(error.message) : error;
  });
  const written = Object.entries(counts).map(([game, matches]) => `${matches} of ${game}`);
  const text = written.length === 0 ? 'No finished match is there.' : `Matches in ${folder}: ${written.join(', ')}.`;
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
  const now = Date.now() + (await calendarOffset(rowsOf));
  const [matches, tables, seats] = [forward(rowsOf('matches')), forward(rowsOf('tables')), forward(rowsOf('seats'))];
  for await (const { match_id: id, data } of rowsOf('finished')) {
    const match = await matches.to((row) => row.id === id);
    const table = await tables.to((row) => row.id === id);
    if (match === null || table === null || match.result === null) continue;
    if (isSealed(typeof table.daily === 'string' ? table.daily : null, now)) continue;
    const { spectators } = tableSettings.parse(JSON.parse(String(table.settings)));
    if (!spectators && !wishes.private) continue;
    const { answers, moves } = await unpackFinished(String(data));
    const header: Omit<MatchRecord, 'answers' | 'result'> = JSON.parse(String(match.header));
    const named = names === null ? null : await namesAt(seats, id, names);
    yield {
      ...header,
      ...(moves.length === 0 ? {} : { moves }),
      seats: header.seats.map(({ bot }, seat) => ({
        ...nameFor(named?.[seat]),
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

const nameFor = (name: string | null | undefined): { name?: string } => (name == null ? {} : { name });

/** Of people, by id; whoever deleted himself is not among them. */
async function namesIn(rowsOf: RowsOf): Promise<ReadonlyMap<unknown, string>> {
  const names = new Map<unknown, string>();
  for await (const { id, name } of rowsOf('people')) names.set(id, String(name));
  return names;
}

async function namesAt(
  seats: Forward,
  table: unknown,
  names: ReadonlyMap<unknown, string>,
): Promise<(string | null)[]> {
  const found: (string | null)[] = [];
  let row = await seats.to((each) => each.table_id === table);
  while (row !== null && row.table_id === table) {
    found[Number(row.seat)] = names.get(row.person) ?? null;
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
