// Waits until all notices that are due have been dealt with.

import { databaseNow } from '../storage/database-time.ts';
import type { Store } from '../storage/store.ts';
import { moveCalendar } from './move-calendar.ts';

/** A notice of an end waits for whoever loads the page anew. */
const untilToldMs = 12_000;
const untilGoneMs = 3000;
/** What a node was sending when it was killed is left alone for 60 s; what failed is tried again after 30 s. */
const longestMs = 150_000;
const everyMs = 200;

export async function delivered(store: Store): Promise<void> {
  await until(untilGoneMs, async () => (await peopleHere(store)) === 0);
  await moveCalendar(store, untilToldMs);
  await until(longestMs, async () => (await notDone(store)) === 0);
}

async function until(mostMs: number, isSo: () => Promise<boolean>): Promise<void> {
  const giveUpAt = performance.now() + mostMs;
  while (!(await isSo()) && performance.now() < giveUpAt) await new Promise((resolve) => setTimeout(resolve, everyMs));
}

async function peopleHere({ db, kind }: Store): Promise<number> {
  const rows = await db.selectFrom('here').select('person').where('until', '>', databaseNow(kind)).execute();
  return rows.length;
}

async function notDone({ db, now }: Store): Promise<number> {
  const rows = await db
    .selectFrom('notices')
    .select('id')
    .where('done_at', 'is', null)
    .where('due_at', '<=', now())
    .execute();
  return rows.length;
}
