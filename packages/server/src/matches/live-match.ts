// A match in memory: the kernel's match, how far it has read its log, and since when each seat is waited for. It is
// rebuilt from the log at any time and on any node; the log alone counts.

import {
  type AnyGame,
  type AnyMatch,
  type MatchRecord,
  openQuestions,
  type RecordedAnswer,
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

export interface LiveMatch {
  readonly id: string;
  readonly game: AnyGame;
  readonly match: AnyMatch;
  table: FullTable;
  /** How many entries of the log are in. */
  seq: number;
  /** How many of them took something back. */
  undos: number;
  /** Numbers of the entries that carried a key. */
  readonly keys: Map<string, number>;
  readonly waitingSince: Map<Seat, number>;
  /** The database knows that it is over. */
  closed: boolean;
  /** How far the stored snapshot goes; -1 when there is none. */
  snapshotSeq: number;
}

export interface StoredMatch {
  readonly id: string;
  readonly header: Omit<MatchRecord, 'answers'>;
  readonly startedAt: number;
  readonly over: boolean;
}

/** A state in between, so that a running match survives a change of the rules. Taken only where nothing can be undone. */
interface SavedState {
  readonly stateVersion: number;
  readonly state: AnyMatch['state'];
  readonly answers: readonly RecordedAnswer[];
  readonly events: AnyMatch['events'];
  readonly undos: number;
  readonly keys: readonly (readonly [string, number])[];
  readonly waitingSince: readonly (readonly [Seat, number])[];
}

export interface SavedSnapshot {
  readonly seq: number;
  readonly data: string;
}

export function openMatch(
  game: AnyGame,
  stored: StoredMatch,
  table: FullTable,
  log: readonly LogEntry[],
  snapshot: SavedSnapshot | null,
): LiveMatch {
  const started = restart(game, { ...stored.header, answers: [] } as MatchRecord);
  if (!started.ok) throw new Refused('server/unavailable', { match: stored.id, why: started.refusal.code });
  const live: LiveMatch = {
    id: stored.id,
    game,
    match: started.value,
    table,
    seq: 0,
    undos: 0,
    keys: new Map(),
    waitingSince: new Map(),
    closed: stored.over,
    snapshotSeq: snapshot?.seq ?? -1,
  };
  for (const seat of waitedFor(live.match.state)) live.waitingSince.set(seat, stored.startedAt);
  if (stored.header.rulesVersion !== game.rulesVersion) restoreSnapshot(live, snapshot);
  for (const entry of log) {
    if (entry.seq <= live.seq) continue;
    const refusal = applyEntry(live, entry);
    if (refusal !== null) {
      throw new Refused('server/unavailable', { match: stored.id, entry: entry.seq, why: refusal.code });
    }
  }
  return live;
}

function restoreSnapshot(live: LiveMatch, snapshot: SavedSnapshot | null): void {
  if (snapshot === null) throw new Refused('server/unavailable', { match: live.id, why: 'the rules have changed' });
  const saved = JSON.parse(snapshot.data) as SavedState;
  if (saved.stateVersion !== live.game.stateVersion) {
    throw new Refused('server/unavailable', { match: live.id, why: 'states have changed' });
  }
  live.match.state = saved.state;
  live.match.answers = saved.answers.slice();
  live.match.events = saved.events.slice();
  live.match.trail = [];
  live.seq = snapshot.seq;
  live.undos = saved.undos;
  for (const [key, seq] of saved.keys) live.keys.set(key, seq);
  live.waitingSince.clear();
  for (const [seat, since] of saved.waitingSince) live.waitingSince.set(seat, since);
}

export function snapshotOf(live: LiveMatch): SavedSnapshot {
  const { match } = live;
  const saved: SavedState = {
    stateVersion: live.game.stateVersion,
    state: match.state,
    answers: match.answers,
    events: match.events,
    undos: live.undos,
    keys: [...live.keys],
    waitingSince: [...live.waitingSince],
  };
  return { seq: live.seq, data: JSON.stringify(saved) };
}

/** Does in memory what an entry says. A refusal has changed nothing. */
export function tryEntry(live: LiveMatch, entry: LogEntry): Refusal | null {
  return entry.kind === 'undo'
    ? undo(live.match, entry.seat)
    : submit(live.match, entry.seat, entry.question, JSON.parse(entry.answer));
}

/** Notes that an entry, already tried, is in the log. */
export function countEntry(live: LiveMatch, entry: LogEntry): void {
  live.seq = entry.seq;
  if (entry.kind === 'undo') live.undos += 1;
  if (entry.once_key !== null) live.keys.set(entry.once_key, entry.seq);
  const before = new Map(live.waitingSince);
  live.waitingSince.clear();
  for (const seat of waitedFor(live.match.state)) {
    const since = seat === entry.seat ? undefined : before.get(seat);
    live.waitingSince.set(seat, since ?? entry.at);
  }
}

export function applyEntry(live: LiveMatch, entry: LogEntry): Refusal | null {
  const refusal = tryEntry(live, entry);
  if (refusal === null) countEntry(live, entry);
  return refusal;
}

/** When a seat's time is up; null without a clock or when it is not waited for. */
export function deadlineOf(live: LiveMatch, seat: Seat): number | null {
  const { settings, row } = live.table;
  const since = live.waitingSince.get(seat);
  if (settings.clockMs === null || since === undefined) return null;
  return Math.max(since, row.clock_since) + settings.clockMs;
}

export function openQuestion(live: LiveMatch, seat: Seat, id: number) {
  return openQuestions(live.match.state).find((question) => question.seat === seat && question.id === id) ?? null;
}

/** Whether a seat's last answer could be taken back now: it is in the trail and nobody has built on it. */
export function mayUndo(live: LiveMatch, seat: Seat): boolean {
  return live.match.trail.some((step) => step.answer.seat === seat);
}
