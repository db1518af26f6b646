// A match's log: answers, and answers taken back, numbered without gaps. The primary key (match, seq) is what puts two
// answers that arrive at two nodes at once into an order: one of them finds its number taken.
//
// All that arrives within one tick goes into one statement, so into one commit: whoever waits, waits for the disk
// together with the others. A promise resolves only after that commit.

import { sql } from 'kysely';
import { channel } from './postgres.ts';
import type { LogTable } from './schema.ts';
import type { Store } from './store.ts';

export type LogEntry = LogTable;

interface Waiting {
  readonly entry: LogEntry;
  resolve(added: boolean): void;
  reject(error: unknown): void;
}

export interface Log {
  /** True once it is on disk; false if its number, or its key, was taken by another entry. */
  append(entry: LogEntry): Promise<boolean>;
  read(match: string, after: number): Promise<LogEntry[]>;
  /** Resolves when nothing waits any more. */
  drain(): Promise<void>;
}

const mostPerCommit = 400;
/** PostgreSQL goes on with the next batch while one is on its way to the disk. */
const batchesAtOnce = { sqlite: 1, postgres: 3 } as const;

export function openLog(store: Store): Log {
  let queue: Waiting[] = [];
  let running = 0;
  let scheduled = false;
  const idle: (() => void)[] = [];

  function schedule(): void {
    if (scheduled || queue.length === 0 || running >= batchesAtOnce[store.kind]) return;
    scheduled = true;
    setImmediate(() => {
      scheduled = false;
      const batch = queue.slice(0, mostPerCommit);
      queue = queue.slice(mostPerCommit);
      running += 1;
      void commit(batch).finally(() => {
        running -= 1;
        schedule();
        if (running === 0 && queue.length === 0) for (const done of idle.splice(0)) done();
      });
      schedule();
    });
  }

  async function commit(batch: readonly Waiting[]): Promise<void> {
    try {
      const added = await insert(
        store,
        batch.map((each) => each.entry),
      );
      for (const { entry, resolve } of batch) resolve(added.has(keyOf(entry)));
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  }

  return {
    append: (entry) =>
      new Promise((resolve, reject) => {
        queue.push({ entry, resolve, reject });
        schedule();
      }),
    read: (match, after) =>
      store.db
        .selectFrom('log')
        .selectAll()
        .where('match_id', '=', match)
        .where('seq', '>', after)
        .orderBy('seq')
        .execute(),
    drain: () => (running === 0 && queue.length === 0 ? Promise.resolve() : new Promise((done) => idle.push(done))),
  };
}

const keyOf = ({ match_id, seq }: Pick<LogEntry, 'match_id' | 'seq'>): string => `${match_id} ${seq}`;

/** The numbers that were free. Sorted, so that two nodes never wait for each other in a circle. */
async function insert(store: Store, entries: readonly LogEntry[]): Promise<ReadonlySet<string>> {
  const rows = entries.toSorted((a, b) => (a.match_id < b.match_id ? -1 : a.match_id > b.match_id ? 1 : a.seq - b.seq));
  if (store.kind === 'sqlite') {
    const added = await store.db
      .insertInto('log')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .returning(['match_id', 'seq'])
      .execute();
    return new Set(added.map(keyOf));
  }
  const added = await store.db
    .with('added', (db) =>
      db
        .insertInto('log')
        .values(rows)
        .onConflict((conflict) => conflict.doNothing())
        .returning(['match_id', 'seq']),
    )
    .selectFrom('added')
    .select(['match_id', 'seq', sql`pg_notify(${channel}, 'log ' || match_id || ' ' || seq)`.as('told')])
    .execute();
  return new Set(added.map(keyOf));
}
