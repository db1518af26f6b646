// The tables of the database, the same on SQLite and PostgreSQL; `migrations/` has how they came to be. Times are
// milliseconds; JSON is text, because the two stores differ in everything else they offer for it.

import type { ChannelKind, NoticeKind, Unrated } from '@orrery/protocol';
import type { Generated, Selectable } from 'kysely';

interface PeopleTable {
  id: string;
  name: string;
  /** Null for guests. */
  login: string | null;
  password: string | null;
  created_at: number;
  /** 1: everybody may look at the profile. */
  public: Generated<number>;
  /** 1: puzzles may be made of finished matches, where all who sat there agree. */
  puzzles: Generated<number>;
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
  /** The day whose deal is played here. */
  daily: Generated<string | null>;
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
  /** A mark of the browser its person sat down with: two seats of one browser are not rated. */
  device: string | null;
}

interface MatchesTable {
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
  /** Why it is not rated, as far as that does not follow from its table. */
  unrated: Generated<Unrated>;
  /** Up to which entry of its log it was looked through for notices. */
  noticed: Generated<number>;
}

export type MatchRow = Selectable<MatchesTable>;

/** What happened to a match: docs/decisions/007 and 013 have what each kind means. Never changed, only added to. */
export interface LogTable {
  match_id: string;
  seq: number;
  kind:
    | 'answer'
    | 'undo'
    | 'standIn'
    | 'return'
    | 'rest'
    | 'wake'
    | 'rules'
    | 'propose'
    | 'agree'
    | 'decline'
    | 'pause'
    | 'resume'
    | 'end';
  /** -1 for the whole table. */
  seat: number;
  question: number;
  answer: string;
  once_key: string | null;
  at: number;
  /** Who made it; this and what follows is null in entries from before these columns. */
  by: 'person' | 'bot' | 'standIn' | 'clock' | 'server' | 'order' | null;
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

/** Clocks of a person's seats stand still from `begins` to `ends`. */
export interface HolidaysTable {
  id: string;
  person: string;
  begins: number;
  ends: number;
}

/** How a person came off in a finished match, and the rating after it. */
export interface ResultsTable {
  person: string;
  match_id: string;
  seat: number;
  game: string;
  seats: number;
  /** As lists show them. */
  options: string;
  score: number;
  won: number;
  /** JSON of the cards or tiles that lay before the seat. */
  pieces: string;
  at: number;
  unrated: Unrated;
  /** Game and number of seats; this and what follows is null where it was not rated. */
  ladder: string | null;
  /** Rated matches of this person on this ladder, this one included. */
  number: number | null;
  mu: number | null;
  sigma: number | null;
}

/** Where a person wants to be told. */
export interface ChannelsTable {
  id: string;
  person: string;
  kind: ChannelKind;
  /** Of a push service or a webhook; or a mail address. */
  address: string;
  /** JSON: keys, secrets, the form of a webhook. */
  data: string;
  confirmed: number;
  /** One after the other. */
  failures: number;
  made_at: number;
}

interface NoticeSettingsTable {
  person: string;
  settings: string;
  /** In the link that stops all notices. */
  stop: string;
}

/** What a person was told about a match: one notice until it was looked at. */
interface NoticedTable {
  person: string;
  match_id: string;
  question: number;
  seq: number;
  looked: number;
}

/** What is to be sent, or was. */
export interface NoticesTable {
  id: string;
  person: string;
  kind: NoticeKind;
  match_id: string | null;
  question: number | null;
  /** JSON of what its words are made of. */
  data: string;
  made_at: number;
  /** By the calendar. */
  due_at: number;
  /** By the database's clock: until then some node sends it. */
  taken_until: number;
  tries: number;
  /** JSON: the channels that have it. */
  told: string;
  done_at: number | null;
}

/** People who have a visible page open and want notices, by node. */
interface HereTable {
  node: string;
  person: string;
  /** By the database's clock. */
  until: number;
}

/** What a seat answers when its person is not asked. */
export interface OrdersTable {
  match_id: string;
  seat: number;
  person: string;
  /** Rises with every change. */
  version: number;
  orders: string;
  given_at: number;
  /** The round in which, and the number of events after which they were given. */
  round: number;
  events: number;
  /** JSON: which were taken back by themselves, and after which event. */
  withdrawn: string | null;
}

/** The same cards for everybody on one day. Holds the secret seed. */
interface DailyDealsTable {
  day: string;
  game: string;
  seed: string;
  options: string;
  /** JSON: the levels, from the second seat on. */
  bots: string;
}

/** One try of each person. */
interface DailyPlaysTable {
  day: string;
  game: string;
  person: string;
  /** Null: the seed was taken along, to be played offline. */
  match_id: string | null;
  score: number | null;
  rank: number | null;
}

/** Two rows for two friends. */
interface FriendsTable {
  person: string;
  friend: string;
  since: number;
}

/** Whoever opens it may become a friend. */
interface FriendLinksTable {
  person: string;
  link: string;
}

/** How many people have a visible page open at a node. */
interface NodesHereTable {
  node: string;
  people: number;
  /** By the database's clock. */
  until: number;
}

/** When a person last nudged a seat. */
interface NudgesTable {
  table_id: string;
  person: string;
  seat: number;
  at: number;
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
  holidays: HolidaysTable;
  nudges: NudgesTable;
  results: ResultsTable;
  channels: ChannelsTable;
  notice_settings: NoticeSettingsTable;
  noticed: NoticedTable;
  notices: NoticesTable;
  here: HereTable;
  orders: OrdersTable;
  daily_deals: DailyDealsTable;
  daily_plays: DailyPlaysTable;
  friends: FriendsTable;
  friend_links: FriendLinksTable;
  nodes_here: NodesHereTable;
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
  'holidays',
  'nudges',
  'results',
  'channels',
  'notice_settings',
  'noticed',
  'notices',
  'orders',
  'daily_deals',
  'daily_plays',
  'friends',
  'friend_links',
] as const satisfies readonly (keyof Schema)[];
