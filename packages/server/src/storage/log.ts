// A match's log: answers, and answers taken back, numbered without gaps. The primary key (match, seq) is what puts two
// answers that arrive at two nodes at once into an order: one of them finds its number taken.
//
// All that arrives within one tick goes into one statement, so into one commit: whoever waits, waits for the disk
// together with the others. A promise resolves only after that commit.

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

/** So many fit into one piece of news. */
const mostPerCommit = 200;
/**
 * The next batch is on its way while one is being written to the disk. The writer of the embedded store puts all that has
 * come meanwhile into its next commit: whatever is held back here would wait for one commit more.
 */
const batchesAtOnce = { sqlite: Number.POSITIVE_INFINITY, postgres: 3 } as const;

/** `onCommit` is told how long each commit took, waiting for the writer included. */
export function openLog(store: Store, onCommit: (seconds: number) => void = () => {}): Log {
  const queue: Waiting[] = [];
  let running = 0;
  let scheduled = false;
  const idle: (() => void)[] = [];

  function schedule(): void {
    if (scheduled || queue.length === 0 || running >= batchesAtOnce[store.kind]) return;
    scheduled = true;
    setImmediate(() => {
      scheduled = false;
      const batch = queue.splice(0, mostPerCommit);
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
    const startedAt = performance.now();
    try {
      const added = await store.append(batch.map(({ entry }) => entry));
      onCommit((performance.now() - startedAt) / 1000);
      for (const [index, { resolve }] of batch.entries()) resolve(added[index] === true);
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
