// Who watches what on this node. A change of a match is sent to its watchers while the match stands still; so every
// watcher sees committed states only, in order. Whoever reads too slowly skips some and gets the newest.

import type { Seat } from '@orrery/kernel';
import type { Seen, ServerMessage } from '@orrery/protocol';
import type { Keeper } from '../matches/keeper.ts';
import type { LiveMatch } from '../matches/live-match.ts';
import { withdrawnFor } from '../orders/stored-orders.ts';
import { Refused } from '../refusal.ts';
import type { News } from '../storage/news.ts';
import type { Store } from '../storage/store.ts';
import { chatLine } from '../tables/chat.ts';
import { type FullTable, mayWatch, needTable, readTable, seatOf, showTable } from '../tables/tables.ts';
import { changesText, eventsPage, saysLess, stateText, textForAll } from './state-message.ts';
import { type Arrived, type Connection, heardAt, type Watch, Watches } from './watches.ts';

/** What is written once, however many a change is told to. */
interface Delivery {
  forAll: string | null;
  readonly spectators: Sent[];
}

const newDelivery = (): Delivery => ({ forAll: null, spectators: [] });

/** A text for all spectators who hold as much. */
interface Sent {
  readonly from: number;
  readonly inChanges: boolean;
  readonly text: string;
}

export class Hub {
  readonly #store: Store;
  readonly #keeper: Keeper;
  readonly #onTrouble: (error: unknown) => void;
  readonly #watches = new Watches();

  constructor(store: Store, keeper: Keeper, onTrouble: (error: unknown) => void) {
    this.#store = store;
    this.#keeper = keeper;
    this.#onTrouble = onTrouble;
    keeper.onChange((live, stable) => this.#deliver(live, stable));
    keeper.onMoved((id) => {
      for (const { connection } of [...this.#watches.of(id)]) connection.goElsewhere();
    });
    store.onNews((news) => this.#hear(news));
  }

  /** How many watch, over all matches. */
  get watching(): number {
    return this.#watches.size;
  }

  async watch(connection: Connection, id: string, since: Seen | null, wantsChanges = false): Promise<void> {
    const table = await needTable(this.#store, id);
    if (!mayWatch(table, connection.person.id)) throw new Refused('server/not-allowed', { why: 'no spectators' });
    if (!connection.isOpen()) return; // closed while we looked: nobody would ever strike it off
    const watch = this.#watches.add(id, connection, wantsChanges);
    await this.#sendTable(table, connection);
    if (table.row.status !== 'waiting') await this.#sendFirst(id, watch, since);
  }

  watchedBy(connection: Connection): readonly string[] {
    return this.#watches.matchesOf(connection);
  }

  /** After how many entries of the log this connection was last told something of a match. */
  toldAt(connection: Connection, id: string): number {
    return this.#watches.get(id, connection)?.toldAt ?? 0;
  }

  /** By which sockets this person watches a match, and what of it has surely arrived there. */
  watchesBy(id: string, person: string): Arrived[] {
    const theirs = [...this.#watches.of(id)].filter(({ connection }) => connection.person.id === person);
    return theirs.map((watch) => ({ connection: watch.connection, heardAt: heardAt(watch) }));
  }

  unwatch(connection: Connection, id: string): void {
    this.#watches.remove(id, connection);
  }

  leave(connection: Connection): void {
    for (const id of this.#watches.matchesOf(connection)) this.unwatch(connection, id);
  }

  /** Earlier events of a match that this connection watches. */
  events(connection: Connection, id: string, from: number, count: number): Promise<ReturnType<typeof eventsPage>> {
    if (this.#watches.get(id, connection) === null) throw new Refused('server/not-allowed', { why: 'watch it first' });
    return this.#keeper.within(id, (live) => eventsPage(live, seatOf(live.table, connection.person.id), from, count));
  }

  /** The socket takes more again: what was left out is made up for by the newest state. */
  drained(connection: Connection): void {
    for (const id of this.#watches.matchesOf(connection)) {
      if (this.#watches.get(id, connection)?.behind !== true) continue;
      this.#keeper
        .within(id, (live) => {
          const watch = this.#watches.get(id, connection);
          if (watch?.behind === true) this.#send(live, watch, watch.sent ?? 0, newDelivery());
        })
        .catch(this.#onTrouble);
    }
  }

  #deliver(live: LiveMatch, stable: number): void {
    const delivery = newDelivery();
    for (const watch of this.#watches.of(live.id)) {
      if (watch.sent === null) continue; // its own first state is still in line
      if (!mayWatch(live.table, watch.connection.person.id)) this.unwatch(watch.connection, live.id);
      else this.#send(live, watch, Math.min(watch.sent, stable), delivery);
    }
  }

  #send(live: LiveMatch, watch: Watch, held: number, delivery: Delivery): void {
    const seat = seatOf(live.table, watch.connection.person.id);
    const isFirst = watch.sent === null || seat !== watch.seat;
    const from = seat === watch.seat ? held : 0;
    watch.seat = seat;
    watch.behind = watch.connection.isFull();
    watch.sent = watch.behind ? from : live.match.events.length;
    if (watch.behind) return;
    const inChanges = watch.wantsChanges && !isFirst && saysLess(live, watch.toldAt);
    heardAt(watch);
    watch.toldAt = live.seq;
    watch.signsThen = watch.connection.life.signs;
    watch.withdrawn = markOf(live, seat);
    const alike = (each: Sent): boolean => each.from === from && each.inChanges === inChanges;
    const known = seat === null ? delivery.spectators.find(alike) : undefined;
    delivery.forAll ??= textForAll(live);
    const text = known?.text ?? (inChanges ? changesText : stateText)(live, seat, from, delivery.forAll);
    if (seat === null && known === undefined) delivery.spectators.push({ from, inChanges, text });
    watch.connection.send(text);
  }

  #hear(news: News): void {
    if (news.kind === 'table') this.#tableChanged(news.table).catch(this.#onTrouble);
    else if (news.kind === 'orders') this.#ordersChanged(news.match);
    else if (news.kind === 'chat') this.#chatCame(news.table, news.id).catch(this.#onTrouble);
    else if (news.kind === 'resumed') {
      for (const id of this.#watches.matches) this.#tableChanged(id).catch(this.#onTrouble);
    } else if (news.kind === 'log' && this.#watches.has(news.match) && !this.#keeper.has(news.match)) {
      // A match that was put out of memory while somebody watches it comes back when it goes on elsewhere.
      this.#keeper.within(news.match, (live) => this.#deliver(live, 0)).catch(this.#onTrouble);
    }
  }

  /** Told to the seat whose orders were withdrawn, and to no other: nobody else hears that there are any. */
  #ordersChanged(id: string): void {
    if (!this.#watches.has(id) || !this.#keeper.has(id)) return;
    const tell = (live: LiveMatch): void => {
      for (const watch of this.#watches.of(id))
        if (watch.sent !== null && watch.withdrawn !== markOf(live, watch.seat))
          this.#send(live, watch, watch.sent, newDelivery());
    };
    this.#keeper.within(id, tell).catch(this.#onTrouble);
  }

  async #sendFirst(id: string, watch: Watch, since: Seen | null): Promise<void> {
    await this.#keeper.within(id, (live) => {
      if (watch.sent !== null) return;
      watch.seat = seatOf(live.table, watch.connection.person.id);
      const total = live.match.events.length;
      const held = since !== null && since.undos === live.undos ? Math.min(since.events, total) : 0;
      this.#send(live, watch, held, newDelivery());
    });
  }

  async #sendTable(table: FullTable, connection: Connection): Promise<void> {
    const message: ServerMessage = { type: 'table', table: await showTable(this.#store, table, connection.person) };
    connection.send(JSON.stringify(message));
  }

  async #tableChanged(id: string): Promise<void> {
    const table = this.#watches.has(id) ? await readTable(this.#store, id) : null;
    if (table === null) return;
    for (const watch of [...this.#watches.of(id)]) {
      await this.#sendTable(table, watch.connection);
      if (table.row.status !== 'waiting' && watch.sent === null) await this.#sendFirst(id, watch, null);
    }
  }

  async #chatCame(id: string, number: number): Promise<void> {
    const line = this.#watches.has(id) ? await chatLine(this.#store, id, number) : null;
    if (line === null) return;
    const text = JSON.stringify({ type: 'chat', table: id, line } satisfies ServerMessage);
    for (const { connection } of this.#watches.of(id)) connection.send(text);
  }
}

/** 0: nothing of this seat was withdrawn. */
const markOf = (live: LiveMatch, seat: Seat | null): number =>
  seat === null || withdrawnFor(live, seat) === null ? 0 : (live.orders.get(seat)?.version ?? 0);
