// Who is there: has a socket open whose page can be seen. Programs that never say so are there as long as they are connected.

import type { Arrived, Connection } from './watches.ts';

/** Whether a person has something before his eyes; `perhaps`: it was sent, and nothing has been heard of him since. */
export type Eyes = 'there' | 'perhaps' | 'elsewhere';
/** Where this person's eyes are, at this node, when a question was put to him after so many entries of a match. */
export type EyesOn = (person: string, match: string, asked: number) => Eyes;

export class Attention {
  readonly #connections = new Map<Connection, boolean>();
  readonly #here = new Map<string, number>();
  /** By person: matches that were looked at and not yet noted, and after which entry. */
  readonly #looked = new Map<string, Map<string, number>>();

  /** A socket was opened. */
  enter(connection: Connection): void {
    this.set(connection, true);
  }

  set(connection: Connection, here: boolean): void {
    const before = this.#connections.get(connection) ?? false;
    this.#connections.set(connection, here);
    if (before !== here) this.#count(connection.person.id, here ? 1 : -1);
  }

  leave(connection: Connection): void {
    this.set(connection, false);
    this.#connections.delete(connection);
  }

  isHere(connection: Connection): boolean {
    return this.#connections.get(connection) === true;
  }

  /** The person looks at a match as it is after so many entries, if the page can be seen. */
  look(connection: Connection, match: string, seq: number): void {
    if (!this.isHere(connection)) return;
    const { id } = connection.person;
    const matches = this.#looked.get(id) ?? new Map<string, number>();
    this.#looked.set(id, matches.set(match, Math.max(seq, matches.get(match) ?? 0)));
  }

  /** Whoever watches by a line that may be dead is asked for a sign of life. */
  eyesOn(watches: readonly Arrived[], asked: number): Eyes {
    const seen = watches.filter(({ connection }) => this.isHere(connection));
    if (seen.some(({ heardAt }) => heardAt >= asked)) return 'there';
    for (const { connection } of seen) connection.life.askForSign();
    return seen.length > 0 ? 'perhaps' : 'elsewhere';
  }

  /** What was looked at since this was asked last. */
  takeLooked(): ReadonlyMap<string, ReadonlyMap<string, number>> {
    const looked = new Map(this.#looked);
    this.#looked.clear();
    return looked;
  }

  /** What could not be noted. */
  giveBack(looked: ReadonlyMap<string, ReadonlyMap<string, number>>): void {
    for (const [person, matches] of looked) {
      const later = this.#looked.get(person) ?? [];
      const both = new Map(matches);
      for (const [match, seq] of later) both.set(match, Math.max(seq, both.get(match) ?? 0));
      this.#looked.set(person, both);
    }
  }

  /** People who are there, at this node. */
  people(): readonly string[] {
    return [...this.#here.keys()];
  }

  #count(person: string, by: number): void {
    const sockets = (this.#here.get(person) ?? 0) + by;
    if (sockets > 0) this.#here.set(person, sockets);
    else this.#here.delete(person);
  }
}
