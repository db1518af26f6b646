// A match in memory: the kernel's match, how far it has read its log, and since when each seat is waited for. It is
// rebuilt from the log at any time and on any node; the log alone counts.

import {
  type AnyGame,
  type AnyMatch,
  openQuestions,
  type Question,
  type RecordHeader,
  type Refusal,
  refuse,
  restart,
  type Seat,
  submit,
  undo,
  waitedOn,
} from '@orrery/kernel';
import type { OrdersBySeat } from '../orders/orders-by-seat.ts';
import { Refused } from '../refusal.ts';
import type { LogEntry } from '../storage/log.ts';
import type { FullTable } from '../tables/tables.ts';
import { type AnsweredFor, isForSomebody, noteAnswered } from './answered-for.ts';
import { notePresence, type Presence, presenceAt } from './presence.ts';
import type { SnapshotState, Standing } from './versions.ts';

export interface LiveMatch {
  readonly id: string;
  readonly game: AnyGame;
  readonly match: AnyMatch;
  table: FullTable;
  /** How many entries of the log are in. */
  seq: number;
  /** The last of them, and the header as it is stored: the next entry carries a hash of one of them. */
  last: LogEntry | null;
  readonly headerText: string;
  /** How many of them took something back. */
  undos: number;
  /** Numbers of the entries that carried a key. */
  readonly keys: Map<string, number>;
  readonly waitingSince: Map<Seat, number>;
  /** With which question: the next one has a time of its own, also where others are done before. */
  readonly waitingOn: Map<Seat, number>;
  /** After which entry that question was put to it. */
  readonly askedAt: Map<Seat, number>;
  readonly presence: Presence;
  /** What others answered for a seat since its person last answered. */
  readonly answeredFor: Map<Seat, readonly AnsweredFor[]>;
  /** What seats answer when their people are not asked. */
  orders: OrdersBySeat;
  /** Seats whose people took something back and have not answered since: nothing answers for them at once. */
  readonly tookBack: Set<Seat>;
  /** After which entry a seat's person last acted. */
  readonly actedAt: Map<Seat, number>;
  /** The question that the entry last tried answers. */
  tried: Question | null;
  readonly startedAt: number;
  /** How everybody stands, as it was last told; the same for all who watch, so it is worked out once per entry of the log. */
  standings: ToldStandings | null;
  /** The database knows that it is over. */
  closed: boolean;
}

export interface ToldStandings {
  /** After how many entries it was worked out. */
  readonly seq: number;
  /** After how many it had become so. */
  readonly since: number;
  readonly text: string;
}

export interface StoredMatch {
  readonly id: string;
  /** As it is stored. */
  readonly header: string;
  readonly startedAt: number;
  readonly over: boolean;
}

/** Where a match stood when its node stopped in order: the way on where nobody kept the rules of its time. */
export interface SavedSnapshot {
  readonly seq: number;
  readonly data: string;
}

/** `from`: where it stands after some entry, if it cannot be played from its deal with the rules of today. */
export function openMatch(
  game: AnyGame,
  stored: StoredMatch,
  table: FullTable,
  log: readonly LogEntry[],
  from: Standing | null = null,
): LiveMatch {
  const live: LiveMatch = {
    id: stored.id,
    game,
    match: from?.match ?? dealt(game, stored),
    table,
    seq: 0,
    last: null,
    headerText: stored.header,
    undos: 0,
    keys: new Map(),
    waitingSince: new Map(),
    waitingOn: new Map(),
    askedAt: new Map(),
    presence: presenceAt(table, log),
    answeredFor: new Map(),
    orders: new Map(),
    tookBack: new Set(),
    actedAt: new Map(),
    tried: null,
    startedAt: stored.startedAt,
    standings: null,
    closed: stored.over,
  };
  for (const [seat, question] of waitedOn(live.match.state)) {
    live.waitingSince.set(seat, stored.startedAt);
    live.waitingOn.set(seat, question);
  }
  for (const entry of log) {
    const isIn = from !== null && entry.seq <= from.seq;
    const refusal = isIn ? null : tryEntry(live, entry);
    if (isIn) live.tried = null;
    if (refusal !== null) {
      throw new Refused('server/unavailable', { match: stored.id, entry: entry.seq, why: refusal.code });
    }
    countEntry(live, entry);
  }
  return live;
}

function dealt(game: AnyGame, { id, header }: StoredMatch): AnyMatch {
  const started = restart(game, { ...(JSON.parse(header) as RecordHeader), answers: [] });
  if (!started.ok) throw new Refused('server/unavailable', { match: id, why: started.refusal.code });
  return started.value;
}

export function snapshotOf({ game, match, seq }: LiveMatch): SavedSnapshot {
  const { state, answers, events, moves } = match;
  const saved: SnapshotState = { seq, stateVersion: game.stateVersion, state, answers, events, moves };
  return { seq, data: JSON.stringify(saved) };
}

/** Does in memory what an entry says. A refusal has changed nothing. */
export function tryEntry(live: LiveMatch, entry: LogEntry): Refusal | null {
  live.tried = null;
  if (entry.kind !== 'answer' && entry.kind !== 'undo') return null; // about who is there, not about the game
  if (live.presence.ended) return refuse('kernel/match-over');
  if (entry.kind === 'undo') return undo(live.match, entry.seat);
  if (isForSomebody(entry)) live.tried = openQuestion(live, entry.seat, entry.question);
  return submit(live.match, entry.seat, entry.question, JSON.parse(entry.answer));
}

/** Notes that an entry, already tried, is in the log. */
export function countEntry(live: LiveMatch, entry: LogEntry): void {
  live.seq = entry.seq;
  live.last = entry;
  if (entry.kind === 'undo') live.undos += 1;
  if (entry.once_key !== null) live.keys.set(entry.once_key, entry.seq);
  const { presence } = live;
  const stoodIn = presence.standIns.has(entry.seat);
  notePresence(presence, entry);
  noteAnswered(live.answeredFor, entry, live.tried);
  if (entry.kind === 'undo') live.tookBack.add(entry.seat);
  if (entry.kind === 'answer') live.tookBack.delete(entry.seat);
  if (entry.by === 'person') live.actedAt.set(entry.seat, entry.seq);
  const waited = waitedOn(live.match.state);
  for (const known of [live.waitingSince, live.waitingOn, live.askedAt])
    for (const seat of known.keys()) if (!waited.has(seat)) known.delete(seat);
  for (const [seat, question] of waited) {
    const goesOn = live.waitingOn.get(seat) === question && !startsAnew(entry, seat, stoodIn);
    if (!goesOn) live.waitingSince.set(seat, entry.at);
    if (live.waitingOn.get(seat) !== question) live.askedAt.set(seat, entry.seq);
    live.waitingOn.set(seat, question);
  }
}

/** Whether an entry makes the clock of this seat, if it is waited for, begin again. */
function startsAnew({ kind, seat: of }: LogEntry, seat: Seat, stoodIn: boolean): boolean {
  if (kind === 'wake' || kind === 'rules' || kind === 'resume') return true;
  if (kind === 'return') return seat === of && stoodIn;
  return (kind === 'answer' || kind === 'undo') && seat === of;
}

export function applyEntry(live: LiveMatch, entry: LogEntry): Refusal | null {
  const refusal = tryEntry(live, entry);
  if (refusal === null) countEntry(live, entry);
  return refusal;
}

export function openQuestion(live: LiveMatch, seat: Seat, id: number) {
  return openQuestions(live.match.state).find((question) => question.seat === seat && question.id === id) ?? null;
}
