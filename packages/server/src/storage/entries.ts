// Entries of the log that do more than add a row: they hold only while a lease is held, or change what lists show of a
// seat. Each is one commit with what belongs to it.

import { type Compilable, type CompiledQuery, sql } from 'kysely';
import { databaseNow } from './database-time.ts';
import { hashOfEntry } from './log-chain.ts';
import type { LogTable } from './schema.ts';
import type { Store } from './store.ts';

/** True once it is on disk; false if its number or key was taken, or this node does not hold the lease. */
export function appendWith(
  store: Store,
  entry: LogTable,
  lease: string | null,
  ...more: readonly Compilable[]
): Promise<boolean> {
  const { db } = store;
  const others: Compilable[] = [...more, tailOf(store, entry)];
  if (entry.kind === 'standIn' || entry.kind === 'return') {
    const level = entry.kind === 'standIn' ? String(JSON.parse(entry.answer)) : null;
    others.push(
      db
        .updateTable('seats')
        .set({ stand_in: level })
        .where('table_id', '=', entry.match_id)
        .where('seat', '=', entry.seat),
    );
  }
  // Something moves by itself from now on: somebody must drive it.
  if (entry.kind === 'standIn')
    others.push(db.updateTable('matches').set({ driven: 1 }).where('id', '=', entry.match_id));
  return store.together(insertion(store, entry, lease), ...others);
}

/** What is kept of the log's end. */
function tailOf({ db }: Store, entry: LogTable): Compilable {
  const tail = { seq: entry.seq, hash: hashOfEntry(entry) };
  return db
    .insertInto('tails')
    .values({ match_id: entry.match_id, ...tail })
    .onConflict((conflict) => conflict.column('match_id').doUpdateSet(tail));
}

function insertion(store: Store, entry: LogTable, lease: string | null): Compilable {
  const { db } = store;
  if (lease === null)
    return db
      .insertInto('log')
      .values(entry)
      .onConflict((conflict) => conflict.doNothing());
  const statement = sql`insert into log (match_id, seq, kind, seat, question, answer, once_key, at, "by", rules, "before")
    select cast(${entry.match_id} as text), cast(${entry.seq} as integer), cast(${entry.kind} as text),
      cast(${entry.seat} as integer), cast(${entry.question} as integer), cast(${entry.answer} as text),
      cast(${entry.once_key} as text), cast(${entry.at} as bigint), cast(${entry.by} as text),
      cast(${entry.rules} as integer), cast(${entry.before} as text)
    from leases where match_id = ${entry.match_id} and node = ${lease} and until >= ${databaseNow(store.kind)}
    on conflict do nothing`;
  return { compile: (): CompiledQuery => statement.compile(db) };
}
