// Takes away what nobody will miss: guests who have nothing and were not seen for long, and tables that nobody started. A
// match that was begun is never touched. Any node may do it at any time, and several at once: each deletion says again what
// it needs to be true. It goes in small steps, so that nobody waits for it.

import type { Store } from '../storage/store.ts';

export interface PruningSettings {
  /** Days after which a guest without seats, tables and words is forgotten; 0: never. */
  readonly guestDays: number;
  /** Days after which a table that still waits is taken away; 0: never. */
  readonly tableDays: number;
}

export interface Pruned {
  readonly guests: number;
  readonly tables: number;
}

const day = 86_400_000;
const guestsAtOnce = 200;
const tablesAtOnce = 50;

export async function prune(store: Store, { guestDays, tableDays }: PruningSettings): Promise<Pruned> {
  const now = store.now();
  const tables = tableDays === 0 ? 0 : await pruneTables(store, now - tableDays * day);
  const guests = guestDays === 0 ? 0 : await pruneGuests(store, now - guestDays * day);
  return { guests, tables };
}

async function pruneTables(store: Store, before: number): Promise<number> {
  let count = 0;
  for (;;) {
    const old = await store.db
      .selectFrom('tables')
      .select('id')
      .where('status', '=', 'waiting')
      .where('created_at', '<', before)
      .limit(tablesAtOnce)
      .execute();
    let gone = 0;
    for (const { id } of old) {
      const begun = store.db.selectFrom('matches').select('id').where('id', '=', id);
      const deleted = await store.db
        .deleteFrom('tables') // and, with it, seats and chat
        .where('id', '=', id)
        .where('status', '=', 'waiting')
        .where(({ not, exists }) => not(exists(begun)))
        .returning('id')
        .execute();
      gone += deleted.length;
      if (deleted.length > 0) await store.announce({ kind: 'table', table: id });
    }
    count += gone;
    if (gone === 0) return count;
  }
}

/** Walks through all people by their ids; a step looks at some of them only. */
async function pruneGuests(store: Store, before: number): Promise<number> {
  let count = 0;
  let last = '';
  for (;;) {
    const some = await store.db
      .selectFrom('people')
      .select(['id', 'login', 'created_at'])
      .where('id', '>', last)
      .orderBy('id')
      .limit(guestsAtOnce)
      .execute();
    const ids = some.filter(({ login, created_at }) => login === null && created_at < before).map(({ id }) => id);
    if (ids.length > 0) count += await forgetIdle(store, ids, before);
    last = some.at(-1)?.id ?? '';
    if (some.length < guestsAtOnce) return count;
  }
}

async function forgetIdle(store: Store, ids: readonly string[], before: number): Promise<number> {
  const forgotten = await store.db
    .deleteFrom('people') // and, with it, sessions
    .where('id', 'in', ids)
    .where('login', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('sessions')
            .select('token')
            .whereRef('sessions.person', '=', 'people.id')
            .where('sessions.seen_at', '>=', before),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('seats').select('seat').whereRef('seats.person', '=', 'people.id'))),
    )
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('tables').select('tables.id').whereRef('tables.host', '=', 'people.id'))),
    )
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('chat').select('chat.id').whereRef('chat.person', '=', 'people.id'))),
    )
    .returning('id')
    .execute();
  return forgotten.length;
}

export interface Pruning {
  stop(): Promise<void>;
}

const firstMs = 60_000;
const everyMs = 3_600_000;

export function startPruning(
  store: Store,
  settings: PruningSettings,
  told: (pruned: Pruned) => void,
  onTrouble: (error: unknown) => void,
): Pruning {
  let running = Promise.resolve();
  const run = (): void => {
    running = prune(store, settings).then(told, onTrouble);
  };
  const first = setTimeout(run, firstMs).unref();
  const timer = setInterval(run, everyMs).unref();
  return {
    stop: async () => {
      clearTimeout(first);
      clearInterval(timer);
      await running;
    },
  };
}
