// Moves the calendar, for commands and tests: deadlines, quiet hours and days come nearer; leases are never touched.

import { offsetKey } from '../storage/calendar.ts';
import type { Store } from '../storage/store.ts';

/** Moves the calendar of all nodes; they see it with their next look. */
export async function moveCalendar(store: Store, ms: number): Promise<void> {
  const before = await store.db.selectFrom('settings').select('value').where('key', '=', offsetKey).executeTakeFirst();
  const value = String(Number(before?.value ?? 0) + ms);
  await store.db
    .insertInto('settings')
    .values({ key: offsetKey, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
  await store.look();
}
