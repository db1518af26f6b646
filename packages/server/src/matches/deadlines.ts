// When the time of people is up, for the matches that this node drives. A deadline is never enforced by a node that may have
// been asleep, nor at once by one that has just taken a match over: an answer may have been on its way meanwhile.

import { openQuestions, type Question, type Seat } from '@orrery/kernel';
import type { Store } from '../storage/store.ts';
import { botFor } from './absence.ts';
import { type LiveMatch, openQuestion } from './live-match.ts';
import { deadlineOf } from './times.ts';

export interface DueSeat {
  readonly seat: Seat;
  readonly at: number;
  readonly question: Question;
}

export interface DeadlineSettings {
  readonly leaseMs: number;
  /** The grace is no longer than this, so that restarts do not draw out deadlines of days. */
  readonly graceMs: number;
}

const longestTimer = 2 ** 30;

export class Deadlines {
  readonly #store: Store;
  readonly #leaseMs: number;
  readonly #graceMs: number;
  readonly #timeUp: (id: string) => void;
  readonly #timers = new Map<string, NodeJS.Timeout>();
  /** Since when this node drives a match without a break, by its monotonic clock. */
  readonly #since = new Map<string, number>();
  #renewedAt = Number.NEGATIVE_INFINITY;

  constructor(store: Store, { leaseMs, graceMs }: DeadlineSettings, timeUp: (id: string) => void) {
    this.#store = store;
    this.#leaseMs = leaseMs;
    this.#graceMs = graceMs;
    this.#timeUp = timeUp;
  }

  /** This node drives the match from now on, or the clock has jumped: nobody's time is up for a while. */
  begin(id: string): void {
    this.#since.set(id, performance.now());
  }

  forget(id: string): void {
    this.#since.delete(id);
    clearTimeout(this.#timers.get(id));
    this.#timers.delete(id);
  }

  /** The leases were renewed by a statement sent then. */
  renewed(at: number): void {
    this.#renewedAt = at;
  }

  close(): void {
    for (const id of [...this.#timers.keys()]) this.forget(id);
  }

  /** Sets the timer of a match to its next deadline, but no earlier than in so long. */
  set(live: LiveMatch, atLeastMs = 0): void {
    clearTimeout(this.#timers.get(live.id));
    this.#timers.delete(live.id);
    const next = dueSeats(live, Number.POSITIVE_INFINITY).map(({ at }) => at);
    const { paused } = live.presence;
    if (paused !== null && paused.until !== null) next.push(paused.until);
    if (next.length === 0) return;
    const wait = Math.max(atLeastMs, Math.min(...next) - this.#store.now(), this.#graceLeft(live), this.#doubt());
    const timer = setTimeout(() => this.#timeUp(live.id), Math.min(wait, longestTimer));
    this.#timers.set(live.id, timer.unref());
  }

  /** Whose time is up. */
  due(live: LiveMatch): DueSeat[] {
    return this.#graceLeft(live) > 0 || this.#doubt() > 0 ? [] : dueSeats(live, this.#store.now());
  }

  #graceLeft({ id, table }: LiveMatch): number {
    const since = this.#since.get(id) ?? performance.now();
    return since + Math.min(table.settings.clockMs ?? 0, this.#graceMs) - performance.now();
  }

  /** A node whose leases may have run out enforces nothing; so long until it knows more. */
  #doubt(): number {
    return performance.now() - this.#renewedAt < this.#leaseMs ? 0 : this.#leaseMs / 3;
  }
}

/** Seats of people who must answer by then. */
function dueSeats(live: LiveMatch, by: number): DueSeat[] {
  return openQuestions(live.match.state).flatMap((question) => {
    const at = deadlineOf(live, question.seat)?.graceUntil;
    const isTheirs = at !== undefined && at <= by && botFor(live, question.seat) === null;
    return isTheirs ? [{ seat: question.seat, at, question }] : [];
  });
}

export function isDue(live: LiveMatch, seat: Seat, question: number, now: number): boolean {
  const at = deadlineOf(live, seat)?.graceUntil;
  return at !== undefined && at <= now && openQuestion(live, seat, question) !== null && botFor(live, seat) === null;
}
