// The tables of the database, the same on SQLite and PostgreSQL; `migrations/` has how they came to be. Times are
// milliseconds; JSON is text, because the two stores differ in everything else they offer for it.

import type { Generated, Selectable } from 'kysely';

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

interface TablesTable {
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
  /** 1 if the lobby shows it while it waits. */
  listed: Generated<number>;
}

export type TableRow = Selectable<TablesTable>;

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
  /** The rules it is played by now; null: those it was begun with. */
  rules: number | null;
}

/** What happened to a match: docs/decisions/007 has what each kind means. Never changed, only added to. */
export interface LogTable {
  match_id: string;
  seq: number;
  kind: 'answer' | 'undo' | 'standIn' | 'return' | 'rest' | 'wake' | 'rules';
  /** -1 for the whole table. */
  seat: number;
  question: number;
  answer: string;
  once_key: string | null;
  at: number;
  /** Who made it; this and what follows is null in entries from before these columns. */
  by: 'person' | 'bot' | 'standIn' | 'clock' | 'server' | null;
  /** The version of the rules it was judged by. */
  rules: number | null;
  /** A hash of the entry before it, or of the header: `log-chain.ts`. */
  before: string | null;
}

/** In the order in which both stores write them. */
export const logColumns = [
  'match_id',
  'seq',
  'kind',
  'seat',
  'question',
  'answer',
  'once_key',
  'at',
  'by',
  'rules',
  'before',
] as const satisfies readonly (keyof LogTable)[];

export interface SnapshotsTable {
  match_id: string;
  seq: number;
  data: string;
}

/** Where a match stood when it went over to other rules. Never overwritten. */
interface StatesTable {
  match_id: string;
  seq: number;
  rules: number;
  state_version: number;
  data: string;
}

/** The last entry of a log, with its hash: a log that has become shorter, or whose end was changed, is noticed. */
export interface TailsTable {
  match_id: string;
  seq: number;
  hash: string;
}

/** Answers and events of a match that is over, packed: `finished-matches.ts`. */
interface FinishedTable {
  match_id: string;
  data: string;
}

/** What all nodes must agree on. */
interface SettingsTable {
  key: string;
  value: string;
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
  states: StatesTable;
  tails: TailsTable;
  finished: FinishedTable;
  settings: SettingsTable;
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
  'states',
  'tails',
  'finished',
  'settings',
  'chat',
] as const satisfies readonly (keyof Schema)[];
