// The record of a finished match from what was stored at its end: no rules are run for it.

import type { MatchRecord } from '@orrery/kernel';
import { readFinished } from '../storage/finished-matches.ts';
import type { Store } from '../storage/store.ts';
import { type FullTable, readTable } from '../tables/tables.ts';

/** Null while the match is on, or when nothing was kept of its end. */
export async function storedRecord(store: Store, id: string): Promise<MatchRecord | null> {
  const row = await store.db
    .selectFrom('matches')
    .select(['header', 'over', 'result'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (row === undefined || row.over !== 1) return null;
  const [finished, table] = [await readFinished(store, id), await readTable(store, id)];
  if (finished === null || table === null) return null;
  const header = JSON.parse(row.header) as Omit<MatchRecord, 'answers' | 'result'>;
  const { answers, moves } = finished;
  const moved = moves.length === 0 ? {} : { moves };
  // One that its people ended by agreement has no result.
  const ended = row.result === null ? {} : { result: JSON.parse(row.result) };
  const record = { ...header, ...moved, answers, ...ended };
  return withNames(record, table);
}

/** Names are looked up when a record is shown: whoever deletes himself is in none. */
export function withNames(record: MatchRecord, table: FullTable): MatchRecord {
  const seats = record.seats.map((seat, index) => {
    const name = table.seats[index]?.name ?? null;
    return name === null ? seat : { ...seat, name };
  });
  return { ...record, seats };
}
