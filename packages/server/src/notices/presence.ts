// Who is there, told to all nodes: by name those who want notices or have friends, because nobody asks for the others; and how
// many all of them are.

import { sql } from 'kysely';
import { isAnyOf } from '../storage/any-of.ts';
import { databaseNow } from '../storage/database-time.ts';
import type { Store } from '../storage/store.ts';

const validMs = 30_000;
const renewMs = 10_000;

export class HerePeople {
  readonly #store: Store;
  readonly #node: string;
  #written = '';
  #count = 0;
  #writtenAt = Number.NEGATIVE_INFINITY;

  constructor(store: Store, node: string) {
    this.#store = store;
    this.#node = node;
  }

  /** Who of the people at this node is asked for, written where all nodes find it. */
  async note(people: readonly string[]): Promise<void> {
    const wanted = await this.#known(people);
    const now = performance.now();
    const text = wanted.toSorted().join(' ');
    const isAsBefore = text === this.#written && people.length === this.#count;
    if (isAsBefore && (people.length === 0 || now - this.#writtenAt < renewMs)) return;
    const until = sql<number>`${databaseNow(this.#store.kind)} + ${validMs}`;
    const { db } = this.#store;
    await db.transaction().execute(async (inside) => {
      await inside.deleteFrom('here').where('node', '=', this.#node).execute();
      if (wanted.length > 0)
        await inside
          .insertInto('here')
          .values(wanted.map((person) => ({ node: this.#node, person, until })))
          .execute();
      const count = { people: people.length, until };
      await inside
        .insertInto('nodes_here')
        .values({ node: this.#node, ...count })
        .onConflict((conflict) => conflict.column('node').doUpdateSet(count))
        .execute();
    });
    this.#count = people.length;
    this.#written = text;
    this.#writtenAt = now;
  }

  async #known(people: readonly string[]): Promise<string[]> {
    if (people.length === 0) return [];
    const { db } = this.#store;
    const isHere = isAnyOf(this.#store, 'person', people);
    const rows = await db
      .selectFrom('channels')
      .select('person')
      .where(isHere)
      .union(db.selectFrom('friends').select('person').where(isHere))
      .execute();
    return rows.map(({ person }) => person);
  }

  /** At any node. */
  async all(): Promise<ReadonlySet<string>> {
    const rows = await this.#store.db
      .selectFrom('here')
      .select('person')
      .where('until', '>', databaseNow(this.#store.kind))
      .execute();
    return new Set(rows.map(({ person }) => person));
  }
}
