// A match in memory: the kernel's match, how far it has read its log, and since when each seat is waited for. It is
// rebuilt from the log at any time and on any node; the log alone counts.

import {
  type AnyGame,
  type AnyMatch,
  openQuestions,
  type RecordHeader,
  type Refusal,
  restart,
  type Seat,
  submit,
  undo,
  waitedFor,
} from '@orrery/kernel';
import { Refused } from '../refusal.ts';
import type { LogEntry } from '../storage/log.ts';
import type { FullTable } from '../tables/tables.ts';
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
  readonly presence: Presence;
  /** The database knows that it is over. */
  closed: boolean;
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
    presence: presenceAt(table, log),
    closed: stored.over,
  };
  for (const seat of waitedFor(live.match.state)) live.waitingSince.set(seat, stored.startedAt);
  for (const entry of log) {
    const refusal = from !== null && entry.seq <= from.seq ? null : tryEntry(live, entry);
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
  if (entry.kind === 'undo') return undo(live.match, entry.seat);
  if (entry.kind !== 'answer') return null; // about who is there, not about the game
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
  const before = new Map(live.waitingSince);
  live.waitingSince.clear();
  for (const seat of waitedFor(live.match.state)) {
    const since = startsAnew(entry, seat, stoodIn) ? undefined : before.get(seat);
    live.waitingSince.set(seat, since ?? entry.at);
  }
}

/** Whether an entry makes the clock of this seat, if it is waited for, begin again. */
function startsAnew({ kind, seat: of }: LogEntry, seat: Seat, stoodIn: boolean): boolean {
  if (kind === 'wake' || kind === 'rules') return true;
  if (kind === 'return') return seat === of && stoodIn;
  return (kind === 'answer' || kind === 'undo') && seat === of;
}

export function applyEntry(live: LiveMatch, entry: LogEntry): Refusal | null {
  const refusal = tryEntry(live, entry);
  if (refusal === null) countEntry(live, entry);
  return refusal;
}

/** When a seat's time is up; null without a clock, at rest, or when it is not waited for. */
export function deadlineOf(live: LiveMatch, seat: Seat): number | null {
  const { settings, row } = live.table;
  const since = live.waitingSince.get(seat);
  if (settings.clockMs === null || since === undefined || live.presence.resting) return null;
  return Math.max(since, row.clock_since) + settings.clockMs;
}

export function openQuestion(live: LiveMatch, seat: Seat, id: number) {
  return openQuestions(live.match.state).find((question) => question.seat === seat && question.id === id) ?? null;
}
