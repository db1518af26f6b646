// The tables of the database, the same on SQLite and PostgreSQL, and how they came to be. Times are milliseconds;
// JSON is text, because the two stores differ in everything else they offer for it.

import type { Kysely, Migration } from 'kysely';

interface PeopleTable {
  id: string;
  name: string;
  /** Null for guests. */
  login: string | null;
  password: string | null;
  created_at: number;
}

interface SessionsTable {
  /** The hash of the cookie's token: who reads the database cannot log in with it. */
  token: string;
  person: string;
  created_at: number;
  seen_at: number;
}

export interface TablesTable {
  id: string;
  game: string;
  options: string;
  settings: string;
  status: 'waiting' | 'playing' | 'over';
  host: string;
  created_at: number;
  /** Since when the present clock runs; a deadline never starts earlier. */
  clock_since: number;
  rematch: string | null;
  /** The match whose deal is repeated. */
  same_deal_as: string | null;
}

export interface SeatsTable {
  table_id: string;
  seat: number;
  kind: 'open' | 'person' | 'bot';
  person: string | null;
  level: string | null;
  stand_in: string | null;
  /** JSON of the clock this person wants, or null. */
  wants_clock: string | null;
}

export interface MatchesTable {
  id: string;
  /** The record without its answers. Holds the secret seed. */
  header: string;
  /** 1 when bots or clocks must be driven. */
  driven: number;
  over: number;
  result: string | null;
  started_at: number;
}

/** What happened to a match: answers, and answers taken back. Never changed, only added to. */
export interface LogTable {
  match_id: string;
  seq: number;
  kind: 'answer' | 'undo';
  seat: number;
  question: number;
  answer: string;
  once_key: string | null;
  at: number;
}

export interface SnapshotsTable {
  match_id: string;
  seq: number;
  data: string;
}

interface ChatTable {
  table_id: string;
  id: number;
  person: string;
  name: string;
  seat: number | null;
  text: string;
  at: number;
}

interface LeasesTable {
  match_id: string;
  node: string;
  until: number;
}

export interface Schema {
  people: PeopleTable;
  sessions: SessionsTable;
  tables: TablesTable;
  seats: SeatsTable;
  matches: MatchesTable;
  log: LogTable;
  snapshots: SnapshotsTable;
  chat: ChatTable;
  leases: LeasesTable;
}

/** In an order in which rows can be written back without pointing at something missing. */
export const tableNames = [
  'people',
  'sessions',
  'tables',
  'seats',
  'matches',
  'log',
  'snapshots',
  'chat',
] as const satisfies readonly (keyof Schema)[];

async function createPeople(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('people')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('login', 'text', (column) => column.unique())
    .addColumn('password', 'text')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('sessions')
    .addColumn('token', 'text', (column) => column.primaryKey())
    .addColumn('person', 'text', (column) => column.notNull().references('people.id').onDelete('cascade'))
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('seen_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('sessions_person').on('sessions').column('person').execute();
}

async function createTables(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('tables')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('game', 'text', (column) => column.notNull())
    .addColumn('options', 'text', (column) => column.notNull())
    .addColumn('settings', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('host', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('clock_since', 'bigint', (column) => column.notNull())
    .addColumn('rematch', 'text')
    .addColumn('same_deal_as', 'text')
    .execute();
  await db.schema.createIndex('tables_status').on('tables').columns(['status', 'created_at']).execute();
  await db.schema
    .createTable('seats')
    .addColumn('table_id', 'text', (column) => column.notNull().references('tables.id').onDelete('cascade'))
    .addColumn('seat', 'integer', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('person', 'text')
    .addColumn('level', 'text')
    .addColumn('stand_in', 'text')
    .addColumn('wants_clock', 'text')
    .addPrimaryKeyConstraint('seats_key', ['table_id', 'seat'])
    .execute();
  await db.schema.createIndex('seats_person').on('seats').column('person').execute();
  await db.schema
    .createTable('chat')
    .addColumn('table_id', 'text', (column) => column.notNull().references('tables.id').onDelete('cascade'))
    .addColumn('id', 'integer', (column) => column.notNull())
    .addColumn('person', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('seat', 'integer')
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('chat_key', ['table_id', 'id'])
    .execute();
}

async function createMatches(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('matches')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('header', 'text', (column) => column.notNull())
    .addColumn('driven', 'integer', (column) => column.notNull())
    .addColumn('over', 'integer', (column) => column.notNull())
    .addColumn('result', 'text')
    .addColumn('started_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('matches_driven').on('matches').columns(['over', 'driven']).execute();
  await db.schema
    .createTable('log')
    .addColumn('match_id', 'text', (column) => column.notNull())
    .addColumn('seq', 'integer', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('seat', 'integer', (column) => column.notNull())
    .addColumn('question', 'integer', (column) => column.notNull())
    .addColumn('answer', 'text', (column) => column.notNull())
    .addColumn('once_key', 'text')
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('log_key', ['match_id', 'seq'])
    .execute();
  await db.schema.createIndex('log_once').unique().on('log').columns(['match_id', 'once_key']).execute();
  await db.schema
    .createTable('snapshots')
    .addColumn('match_id', 'text', (column) => column.primaryKey())
    .addColumn('seq', 'integer', (column) => column.notNull())
    .addColumn('data', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('leases')
    .addColumn('match_id', 'text', (column) => column.primaryKey())
    .addColumn('node', 'text', (column) => column.notNull())
    .addColumn('until', 'bigint', (column) => column.notNull())
    .execute();
}

/** Applied in the order of their names, each once; a released one is never changed. */
export const migrations: Readonly<Record<string, Migration>> = {
  '001-people': { up: createPeople },
  '002-tables': { up: createTables },
  '003-matches': { up: createMatches },
};
