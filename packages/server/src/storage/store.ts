// The one door to the database: opens it, brings its tables up to date, and tells what changed, here and on other nodes.

import { randomBytes } from 'node:crypto';
import { type Compilable, type Kysely, Migrator, sql } from 'kysely';
import { appendTo, channel, listen, openPool, overPool } from './postgres.ts';
import { type LogTable, migrations, type Schema } from './schema.ts';
import { openSqlite } from './sqlite.ts';

/** What others may want to look at again. */
export type News =
  | { readonly kind: 'log'; readonly match: string; readonly seq: number }
  | { readonly kind: 'table'; readonly table: string }
  | { readonly kind: 'chat'; readonly table: string; readonly id: number }
  /** Somebody logged out somewhere, or is gone. */
  | { readonly kind: 'person'; readonly person: string }
  /** Something may have been missed: look at everything again. */
  | { readonly kind: 'resumed' };

export interface Store {
  readonly kind: 'sqlite' | 'postgres';
  readonly db: Kysely<Schema>;
  /** Adds rows to the log in one commit and announces them; says of each whether its number and key were free. */
  append(entries: readonly LogTable[]): Promise<readonly boolean[]>;
  /**
   * All of these statements in one commit, or none. If the first finds no row, none is done and the result is false. What
   * needs no answer in between goes this way: on SQLite it shares a commit with whatever else waits, and holds up nobody.
   */
  together(first: Compilable, ...others: readonly Compilable[]): Promise<boolean>;
  /** The database's idea of the time, so that nodes agree on leases and clocks. */
  now(): number;
  /** Tells all nodes, this one included. */
  announce(news: Exclude<News, { kind: 'resumed' }>): Promise<void>;
  onNews(listener: (news: News) => void): void;
  /** This node's own news, without the way through the database. */
  tellHere(news: News): void;
  close(): Promise<void>;
}

export interface StoreSettings {
  /** A PostgreSQL; null for SQLite in `folder`. */
  readonly url: string | null;
  readonly folder: string;
  readonly connections: number;
  /** The program that the thread of the embedded store starts from; without one it writes in this thread. */
  readonly script?: URL | undefined;
  readonly onTrouble: (error: Error) => void;
}

export async function openStore(settings: StoreSettings): Promise<Store> {
  return settings.url === null ? openEmbedded(settings) : openShared(settings, settings.url);
}

async function openEmbedded({ folder, script, onTrouble }: StoreSettings): Promise<Store> {
  const { db, append, together } = openSqlite(folder, script ?? null, onTrouble);
  await migrate(db);
  const listeners: ((news: News) => void)[] = [];
  const tellHere = (news: News): void => {
    for (const listener of listeners) listener(news);
  };
  return {
    kind: 'sqlite',
    db,
    append,
    together: (...queries) => together(queries),
    now: Date.now,
    announce: async (news) => tellHere(news),
    onNews: (listener) => listeners.push(listener),
    tellHere,
    close: () => db.destroy(),
  };
}

async function openShared({ connections, onTrouble }: StoreSettings, url: string): Promise<Store> {
  const pool = openPool(url, connections, onTrouble);
  const db = overPool(pool);
  await migrate(db);
  const offset = await clockOffset(db);
  const listeners: ((news: News) => void)[] = [];
  const tellHere = (news: News): void => {
    for (const listener of listeners) listener(news);
  };
  const listener = await listen(
    url,
    (payload) => {
      for (const news of readNews(payload)) tellHere(news);
    },
    () => tellHere({ kind: 'resumed' }),
    onTrouble,
  );
  return {
    kind: 'postgres',
    db,
    append: (entries) => appendTo(pool, entries),
    together: (first, ...others) =>
      db.transaction().execute(async (inside) => {
        const { numAffectedRows = 0n } = await inside.executeQuery(first);
        if (numAffectedRows === 0n) return false;
        for (const query of others) await inside.executeQuery(query);
        return true;
      }),
    now: () => Date.now() + offset,
    announce: async (news) => {
      await sql`select pg_notify(${channel}, ${writeNews(news)})`.execute(db);
    },
    onNews: (each) => listeners.push(each),
    tellHere,
    close: async () => {
      await listener.close();
      await db.destroy();
    },
  };
}

async function migrate(db: Kysely<Schema>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...migrations }) } });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
}

async function clockOffset(db: Kysely<Schema>): Promise<number> {
  const before = Date.now();
  const { rows } = await sql<{
    ms: number;
  }>`select (extract(epoch from clock_timestamp()) * 1000)::float8 as ms`.execute(db);
  const theirs = rows[0]?.ms ?? before;
  return Math.round(theirs - (before + Date.now()) / 2);
}

export const writeNews = (news: Exclude<News, { kind: 'resumed' }>): string =>
  news.kind === 'log'
    ? `log ${news.match} ${news.seq}`
    : news.kind === 'table'
      ? `table ${news.table}`
      : news.kind === 'person'
        ? `person ${news.person}`
        : `chat ${news.table} ${news.id}`;

/** Several numbers of logs may come as one: `log MATCH SEQ MATCH SEQ …`. */
export function readNews(text: string): News[] {
  const [kind, ...rest] = text.split(' ');
  const [id = '', number = '0'] = rest;
  if (kind === 'table') return [{ kind, table: id }];
  if (kind === 'person') return [{ kind, person: id }];
  if (kind === 'chat') return [{ kind, table: id, id: Number(number) }];
  if (kind !== 'log') return [];
  return rest.flatMap((match, index): News[] =>
    index % 2 === 0 ? [{ kind, match, seq: Number(rest[index + 1] ?? 0) }] : [],
  );
}

const alphabet = '0123456789abcdefghjkmnpqrstvwxyz'; // 32 signs, none of which looks like another

/** An id that nobody guesses: 20 signs of 5 bits. */
export function newId(): string {
  return Array.from(randomBytes(20), (byte) => alphabet[byte & 31]).join('');
}
