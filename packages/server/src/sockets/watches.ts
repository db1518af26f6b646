// The list of who watches what, by match and by socket.

import type { Person } from '@orrery/protocol';
import { Refused } from '../refusal.ts';
import type { Life } from './life.ts';

/** One socket of one person. */
export interface Connection {
  readonly person: Person;
  isOpen(): boolean;
  /** Too much waits to be read: states are left out. */
  isFull(): boolean;
  send(text: string): void;
  readonly life: Life;
  /** Closes it, so that its person comes back at another node. */
  goElsewhere(): void;
}

export interface Watch {
  readonly connection: Connection;
  seat: number | null;
  /** How many events were sent; null before the first state. */
  sent: number | null;
  /** A state was left out because the socket was full: the newest one is owed. */
  behind: boolean;
  /** Wants to be sent only what has changed. */
  readonly wantsChanges: boolean;
  /** After how many entries of the log it was last told something. */
  toldAt: number;
  /** How many signs had come then. */
  signsThen: number;
  /** Of what it was told, that which something was heard after: its person has surely got it. */
  heardAt: number;
  /** The version of the orders whose withdrawal it was told; 0: none. */
  withdrawn: number;
}

/** By a socket, and after how many entries of the log the match is that has surely arrived there. */
export interface Arrived {
  readonly connection: Connection;
  readonly heardAt: number;
}

const mostPerConnection = 100;

/** Brings up to date what has surely arrived. */
export function heardAt(watch: Watch): number {
  if (watch.sent !== null && watch.connection.life.signs > watch.signsThen) watch.heardAt = watch.toldAt;
  return watch.heardAt;
}

export class Watches {
  readonly #byMatch = new Map<string, Map<Connection, Watch>>();
  readonly #byConnection = new Map<Connection, Set<string>>();

  get size(): number {
    let size = 0;
    for (const watchers of this.#byMatch.values()) size += watchers.size;
    return size;
  }

  get matches(): Iterable<string> {
    return this.#byMatch.keys();
  }

  has(match: string): boolean {
    return this.#byMatch.has(match);
  }

  of(match: string): Iterable<Watch> {
    return this.#byMatch.get(match)?.values() ?? [];
  }

  get(match: string, connection: Connection): Watch | null {
    return this.#byMatch.get(match)?.get(connection) ?? null;
  }

  matchesOf(connection: Connection): readonly string[] {
    return [...(this.#byConnection.get(connection) ?? [])];
  }

  add(match: string, connection: Connection, wantsChanges: boolean): Watch {
    const theirs = this.#byConnection.get(connection) ?? new Set();
    if (theirs.size >= mostPerConnection && !theirs.has(match)) {
      throw new Refused('server/too-many', { watched: mostPerConnection });
    }
    const watch: Watch = {
      connection,
      seat: null,
      sent: null,
      behind: false,
      wantsChanges,
      toldAt: 0,
      signsThen: 0,
      heardAt: -1,
      withdrawn: 0,
    };
    const watchers = this.#byMatch.get(match) ?? new Map<Connection, Watch>();
    this.#byMatch.set(match, watchers.set(connection, watch));
    this.#byConnection.set(connection, theirs.add(match));
    return watch;
  }

  remove(match: string, connection: Connection): void {
    const watchers = this.#byMatch.get(match);
    watchers?.delete(connection);
    if (watchers?.size === 0) this.#byMatch.delete(match);
    const theirs = this.#byConnection.get(connection);
    theirs?.delete(match);
    if (theirs?.size === 0) this.#byConnection.delete(connection);
  }
}
