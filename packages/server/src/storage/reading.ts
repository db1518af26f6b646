// All rows as of one moment, read beside whoever writes: through a connection of its own that holds one view of the
// database. Pages go by key, so a page costs the same at the end of a table as at its beginning.

import { existsSync } from 'node:fs';
import { sql } from 'kysely';
import { openPatiently } from './postgres.ts';
import type { tableNames } from './schema.ts';
import { sqliteFile } from './sqlite.ts';
import { openDatabase } from './sqlite-database.ts';

export type TableName = (typeof tableNames)[number];
export type Row = Readonly<Record<string, unknown>>;

/** Where a database is: a PostgreSQL, or SQLite in a folder. */
export interface Place {
  readonly url: string | null;
  readonly folder: string;
}

export type RowsOf = (table: TableName) => AsyncGenerator<Row>;

type Ask = (text: string, values: readonly unknown[]) => Promise<readonly Row[]>;

export class NoDatabase extends Error {
  override name = 'NoDatabase';
}

const keysOf: Readonly<Record<TableName, readonly string[]>> = {
  people: ['id'],
  sessions: ['token'],
  tables: ['id'],
  seats: ['table_id', 'seat'],
  matches: ['id'],
  log: ['match_id', 'seq'],
  snapshots: ['match_id'],
  states: ['match_id', 'seq'],
  tails: ['match_id'],
  finished: ['match_id'],
  settings: ['key'],
  chat: ['table_id', 'id'],
  holidays: ['id'],
  nudges: ['table_id', 'person', 'seat'],
  results: ['person', 'match_id'],
  channels: ['id'],
  notice_settings: ['person'],
  noticed: ['person', 'match_id'],
  notices: ['id'],
  orders: ['match_id', 'seat'],
  daily_deals: ['day', 'game'],
  daily_plays: ['day', 'game', 'person'],
  friends: ['person', 'friend'],
  friend_links: ['person'],
};
/** Few enough that a page is soon read: whoever writes at the same time shares the machine. */
const rowsInAPage = 500;

/** Gives `read` a view of the database that does not change. Tables that an older schema has not are empty. */
export async function readAtOneMoment<T>(place: Place, read: (rows: RowsOf) => Promise<T>): Promise<T> {
  return place.url === null ? readSqlite(place.folder, read) : readPostgres(place.url, read);
}

async function readSqlite<T>(folder: string, read: (rows: RowsOf) => Promise<T>): Promise<T> {
  const file = sqliteFile(folder);
  if (!existsSync(file)) throw new NoDatabase(`There is no database in ${folder}.`);
  const database = openDatabase(file);
  try {
    database.command('BEGIN'); // sees one moment from the first query on, and keeps nobody from writing
    const ask: Ask = async (text, values) => database.execute(text, values).rows as readonly Row[];
    const known = await ask("select name from sqlite_master where type = 'table'", []);
    return await read(pages(ask, new Set(known.map(({ name }) => name)), (index) => `?${index}`));
  } finally {
    database.close();
  }
}

async function readPostgres<T>(url: string, read: (rows: RowsOf) => Promise<T>): Promise<T> {
  const db = openPatiently(url);
  try {
    return await db
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute(async (inside) => {
        const ask: Ask = async (text, values) => {
          const parts = text.split(/\$\d+/);
          const query = sql.join(
            parts.flatMap((part, index) =>
              index === 0 ? [sql.raw(part)] : [sql`${values[index - 1]}`, sql.raw(part)],
            ),
            sql.raw(''),
          );
          return (await sql<Row>`${query}`.execute(inside)).rows;
        };
        const known = await ask("select tablename as name from pg_tables where schemaname = 'public'", []);
        return read(pages(ask, new Set(known.map(({ name }) => name)), (index) => `$${index}`));
      });
  } finally {
    await db.destroy();
  }
}

const pages = (ask: Ask, known: ReadonlySet<unknown>, value: (index: number) => string) =>
  async function* (table: TableName): AsyncGenerator<Row> {
    if (!known.has(table)) return;
    const keys = keysOf[table];
    const names = keys.map((key) => `"${key}"`).join(', ');
    const after = keys.map((_, index) => value(index + 1)).join(', ');
    const end = `order by ${names} limit ${rowsInAPage}`;
    let rows = await ask(`select * from "${table}" ${end}`, []);
    while (rows.length > 0) {
      yield* rows;
      const last = rows.at(-1);
      if (rows.length < rowsInAPage || last === undefined) return;
      rows = await ask(
        `select * from "${table}" where (${names}) > (${after}) ${end}`,
        keys.map((key) => last[key]),
      );
    }
  };
