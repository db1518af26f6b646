// Gives answers by order when their time has come, for the matches that this node drives, and withdraws orders that do not hold
// any more.

import { openQuestions, type Question } from '@orrery/kernel';
import { delayOf } from '../orders/delays.ts';
import { readOrders } from '../orders/orders-by-seat.ts';
import { orderedAnswer, type Withdrawal, withdraw, withdrawals } from '../orders/stored-orders.ts';
import type { Store } from '../storage/store.ts';
import { botFor } from './absence.ts';
import type { LiveMatch } from './live-match.ts';

export interface DueOrder {
  readonly question: Question;
  readonly answer: unknown;
  readonly version: number;
}

const longestTimer = 2 ** 30;

export class OrderClock {
  readonly #store: Store;
  readonly #secret: string;
  readonly #timeUp: (id: string) => void;
  readonly #timers = new Map<string, NodeJS.Timeout>();
  /** Since when orders answer the open questions of each match, by seat and number of the question. */
  readonly #coveredSince = new Map<string, ReadonlyMap<string, number>>();

  constructor(store: Store, secret: string, timeUp: (id: string) => void) {
    this.#store = store;
    this.#secret = secret;
    this.#timeUp = timeUp;
  }

  /** Sets the timer of a match to its next answer by order. */
  set(live: LiveMatch, atLeastMs = 0): void {
    this.#stop(live.id);
    if (live.orders.size === 0 || live.closed || live.presence.resting) return;
    const times = this.#ordered(live).map(({ at }) => at);
    if (times.length === 0) return;
    const wait = Math.max(atLeastMs, Math.min(...times) - this.#store.now(), 0);
    this.#timers.set(live.id, setTimeout(() => this.#timeUp(live.id), Math.min(wait, longestTimer)).unref());
  }

  forget(id: string): void {
    this.#stop(id);
    this.#coveredSince.delete(id);
  }

  #stop(id: string): void {
    clearTimeout(this.#timers.get(id));
    this.#timers.delete(id);
  }

  close(): void {
    for (const id of [...this.#timers.keys()]) this.forget(id);
  }

  due(live: LiveMatch): DueOrder[] {
    const now = this.#store.now();
    return this.#ordered(live).flatMap(({ question, at, version }) => {
      const found = at > now ? null : orderedAnswer(live, question);
      return found === null ? [] : [{ question, answer: found.answer, version }];
    });
  }

  /**
   * Questions that orders answer, and when: a drawn time after they were put. Where the orders came later, or what others did has
   * made them fit, it runs from then: an answer that follows at once would tell that there are orders.
   */
  #ordered(live: LiveMatch): { question: Question; at: number; version: number }[] {
    const before = this.#coveredSince.get(live.id);
    const covered = new Map<string, number>();
    this.#coveredSince.set(live.id, covered);
    return openQuestions(live.match.state).flatMap((question) => {
      const { seat, id } = question;
      const stored = live.orders.get(seat);
      const since = live.waitingSince.get(seat);
      if (stored === undefined || since === undefined || botFor(live, seat) !== null) return [];
      if (orderedAnswer(live, question) === null) return [];
      const key = `${seat} ${id}`;
      const fitsSince = before?.get(key) ?? live.last?.at ?? live.startedAt;
      covered.set(key, fitsSince);
      const delay = delayOf(this.#secret, live.table.settings, { match: live.id, seat, question: id });
      return [{ question, at: Math.max(since, stored.givenAt, fitsSince) + delay, version: stored.version }];
    });
  }

  /** Orders that a surprise has made doubtful; in line with the match. */
  async withdraw(live: LiveMatch): Promise<void> {
    const all: readonly Withdrawal[] = withdrawals(live);
    if (all.length === 0) return;
    for (const each of all) await withdraw(this.#store, live.id, each);
    live.orders = await readOrders(this.#store, live.id);
    await this.#store.announce({ kind: 'orders', match: live.id });
    await this.#store.db.updateTable('matches').set({ noticed: -1 }).where('id', '=', live.id).execute();
  }
}
