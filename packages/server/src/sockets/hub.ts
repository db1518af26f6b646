// Who watches what on this node. A change of a match is sent to its watchers while the match stands still; so every
// watcher sees committed states only, in order.

import type { Person, Seen, ServerMessage } from '@orrery/protocol';
import type { Keeper } from '../matches/keeper.ts';
import type { LiveMatch } from '../matches/live-match.ts';
import { Refused } from '../refusal.ts';
import type { News, Store } from '../storage/store.ts';
import { chatLine } from '../tables/chat.ts';
import { type FullTable, mayWatch, needTable, readTable, seatOf, showTable } from '../tables/tables.ts';
import { stateMessage } from './state-message.ts';

/** One socket of one person. */
export interface Connection {
  readonly person: Person;
  send(text: string): void;
}

interface Watch {
  readonly connection: Connection;
  seat: number | null;
  /** How many events were sent; null before the first state. */
  sent: number | null;
}

export class Hub {
  readonly #store: Store;
  readonly #keeper: Keeper;
  readonly #onTrouble: (error: unknown) => void;
  readonly #watches = new Map<string, Map<Connection, Watch>>();

  constructor(store: Store, keeper: Keeper, onTrouble: (error: unknown) => void) {
    this.#store = store;
    this.#keeper = keeper;
    this.#onTrouble = onTrouble;
    keeper.onChange((live, stable) => this.#deliver(live, stable));
    store.onNews((news) => this.#hear(news));
  }

  async watch(connection: Connection, id: string, since: Seen | null): Promise<void> {
    const table = await needTable(this.#store, id);
    if (!mayWatch(table, connection.person.id)) throw new Refused('server/not-allowed', { why: 'no spectators' });
    const watch: Watch = { connection, seat: null, sent: null };
    const watchers = this.#watches.get(id) ?? new Map<Connection, Watch>();
    this.#watches.set(id, watchers);
    watchers.set(connection, watch);
    await this.#sendTable(table, connection);
    if (table.row.status !== 'waiting') await this.#sendFirst(id, watch, since);
  }

  unwatch(connection: Connection, id: string): void {
    const watchers = this.#watches.get(id);
    watchers?.delete(connection);
    if (watchers?.size === 0) this.#watches.delete(id);
  }

  leave(connection: Connection): void {
    for (const id of [...this.#watches.keys()]) this.unwatch(connection, id);
  }

  #deliver(live: LiveMatch, stable: number): void {
    const watchers = this.#watches.get(live.id);
    if (watchers === undefined) return;
    const forSpectators = new Map<number, string>();
    for (const [connection, watch] of watchers) {
      if (watch.sent === null) continue; // its own first state is still in line
      if (!mayWatch(live.table, connection.person.id)) {
        this.unwatch(connection, live.id);
        continue;
      }
      const seat = seatOf(live.table, connection.person.id);
      const from = seat === watch.seat ? Math.min(watch.sent, stable) : 0;
      watch.seat = seat;
      watch.sent = live.match.events.length;
      const known = seat === null ? forSpectators.get(from) : undefined;
      const text = known ?? JSON.stringify(stateMessage(live, seat, from));
      if (seat === null) forSpectators.set(from, text);
      connection.send(text);
    }
  }

  #hear(news: News): void {
    if (news.kind === 'table') this.#tableChanged(news.table).catch(this.#onTrouble);
    else if (news.kind === 'chat') this.#chatCame(news.table, news.id).catch(this.#onTrouble);
    else if (news.kind === 'resumed') {
      for (const id of this.#watches.keys()) this.#tableChanged(id).catch(this.#onTrouble);
    } else if (news.kind === 'log' && this.#watches.has(news.match) && !this.#keeper.has(news.match)) {
      // A match that was put out of memory while somebody watches it comes back when it goes on elsewhere.
      this.#keeper.within(news.match, (live) => this.#deliver(live, 0)).catch(this.#onTrouble);
    }
  }

  async #sendFirst(id: string, watch: Watch, since: Seen | null): Promise<void> {
    await this.#keeper.within(id, (live) => {
      if (watch.sent !== null) return;
      watch.seat = seatOf(live.table, watch.connection.person.id);
      const total = live.match.events.length;
      const from = since !== null && since.undos === live.undos ? Math.min(since.events, total) : 0;
      watch.sent = total;
      watch.connection.send(JSON.stringify(stateMessage(live, watch.seat, from)));
    });
  }

  async #sendTable(table: FullTable, connection: Connection): Promise<void> {
    const message: ServerMessage = { type: 'table', table: await showTable(this.#store, table, connection.person) };
    connection.send(JSON.stringify(message));
  }

  async #tableChanged(id: string): Promise<void> {
    const watchers = this.#watches.get(id);
    const table = watchers === undefined ? null : await readTable(this.#store, id);
    if (watchers === undefined || table === null) return;
    for (const [connection, watch] of watchers) {
      await this.#sendTable(table, connection);
      if (table.row.status !== 'waiting' && watch.sent === null) await this.#sendFirst(id, watch, null);
    }
  }

  async #chatCame(id: string, number: number): Promise<void> {
    const watchers = this.#watches.get(id);
    const line = watchers === undefined ? null : await chatLine(this.#store, id, number);
    if (watchers === undefined || line === null) return;
    const message: ServerMessage = { type: 'chat', table: id, line };
    for (const connection of watchers.keys()) connection.send(JSON.stringify(message));
  }
}
