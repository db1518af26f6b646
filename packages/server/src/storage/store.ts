// The one door to the database: opens it, brings its tables up to date, and tells what changed, here and on other nodes.

import { randomBytes } from 'node:crypto';
import { type Compilable, type Kysely, sql } from 'kysely';
import { Calendar, type DatabaseTime, type Look, offsetKey } from './calendar.ts';
import { databaseNow } from './database-time.ts';
import { listen } from './listening.ts';
import { migrate } from './migrations/migrations.ts';
import { type News, readNews, writeNews } from './news.ts';
import { appendTo, channel, openPatiently, openPool, overPool } from './postgres.ts';
import type { LogTable, Schema } from './schema.ts';
import { openSqlite } from './sqlite.ts';

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
  /** The calendar: the same on all nodes. For deadlines, sessions and the like; leases never use it. */
  now(): number;
  /** Sets the calendar by the database again, and says what this node's own clock is worth. */
  look(): Promise<Look>;
  /** Whether the last attempt to write failed: a full disk, a database that is away. */
  readonly writeFailed: boolean;
  /** So many entries that were once stored were missing from the end of the log at the start. */
  readonly missingEntries: number;
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
  /** For tests: so far off this node believes the time of day to be. */
  readonly clockOffsetMs?: number;
}

export async function openStore(settings: StoreSettings): Promise<Store> {
  return settings.url === null ? openEmbedded(settings) : openShared(settings, settings.url);
}

async function openEmbedded({ folder, script, onTrouble, clockOffsetMs = 0 }: StoreSettings): Promise<Store> {
  const writes = watchWrites();
  const { db, append, together, missingEntries } = openSqlite(folder, script ?? null, onTrouble, writes.watch);
  await migrate(db);
  const wall = (): number => Date.now() + clockOffsetMs;
  const calendar = new Calendar(async () => ({ now: wall(), offset: await offsetIn(db) }), wall);
  await calendar.look();
  const { tellHere, onNews } = openNews();
  return {
    kind: 'sqlite',
    db,
    append,
    together: (...queries) => together(queries),
    now: () => calendar.now(),
    look: () => calendar.look(),
    get writeFailed() {
      return writes.failed();
    },
    missingEntries,
    announce: async (news) => tellHere(news),
    onNews,
    tellHere,
    close: () => db.destroy(),
  };
}

async function openShared({ connections, onTrouble, clockOffsetMs = 0 }: StoreSettings, url: string): Promise<Store> {
  const patient = openPatiently(url);
  await migrate(patient).finally(() => patient.destroy());
  const pool = openPool(url, connections, onTrouble);
  const db = overPool(pool);
  const calendar = new Calendar(
    () => timeIn(db),
    () => Date.now() + clockOffsetMs,
  );
  await calendar.look();
  const { tellHere, onNews } = openNews();
  const writes = watchWrites();
  const listener = await listen(url, {
    notification: (payload) => {
      for (const news of readNews(payload)) tellHere(news);
    },
    resumed: () => tellHere({ kind: 'resumed' }),
    trouble: onTrouble,
  });
  return {
    kind: 'postgres',
    db,
    append: (entries) => writes.watch(appendTo(pool, entries)),
    together: (first, ...others) =>
      writes.watch(
        db.transaction().execute(async (inside) => {
          const { numAffectedRows = 0n } = await inside.executeQuery(first);
          if (numAffectedRows === 0n) return false;
          for (const query of others) await inside.executeQuery(query);
          return true;
        }),
      ),
    now: () => calendar.now(),
    look: () => calendar.look(),
    get writeFailed() {
      return writes.failed();
    },
    missingEntries: 0,
    announce: async (news) => {
      await sql`select pg_notify(${channel}, ${writeNews(news)})`.execute(db);
    },
    onNews,
    tellHere,
    close: async () => {
      await listener.close();
      await db.destroy();
    },
  };
}

function openNews(): Pick<Store, 'tellHere' | 'onNews'> {
  const listeners: ((news: News) => void)[] = [];
  return {
    tellHere: (news) => {
      for (const listener of listeners) listener(news);
    },
    onNews: (listener) => {
      listeners.push(listener);
    },
  };
}

function watchWrites() {
  let failed = false;
  return {
    failed: () => failed,
    watch: async <T>(writing: Promise<T>): Promise<T> => {
      try {
        const done = await writing;
        failed = false;
        return done;
      } catch (error) {
        failed = !isOwnFault(error);
        throw error;
      }
    },
  };
}

/** A row that is there already, or points at nothing, says nothing about the disk. */
const isOwnFault = (error: unknown): boolean => error instanceof Error && error.message.includes('constraint');

async function offsetIn(db: Kysely<Schema>): Promise<number> {
  const row = await db.selectFrom('settings').select('value').where('key', '=', offsetKey).executeTakeFirst();
  return Number(row?.value ?? 0);
}

async function timeIn(db: Kysely<Schema>): Promise<DatabaseTime> {
  const offset = db.selectFrom('settings').select('value').where('key', '=', offsetKey);
  const { now, shift } = await db
    .selectNoFrom([databaseNow('postgres').as('now'), offset.as('shift')])
    .executeTakeFirstOrThrow();
  return { now, offset: Number(shift ?? 0) };
}

const alphabet = '0123456789abcdefghjkmnpqrstvwxyz'; // 32 signs, none of which looks like another

/** An id that nobody guesses: 20 signs of 5 bits. */
export function newId(): string {
  return Array.from(randomBytes(20), (byte) => alphabet[byte & 31]).join('');
}
