// Holidays: planned from now on, so many days a year. What has passed is never changed, so that no deadline moves that was
// enforced already.

import type { Holiday, Person } from '@orrery/protocol';
import { Refused } from '../refusal.ts';
import { newId, type Store } from '../storage/store.ts';
import type { Span } from '../tables/slow-tables.ts';

const day = 86_400_000;
const year = 365 * day;
const longestMs = 90 * day;
/** Somebody's clock may be a little behind the server's. */
const tolerableMs = 60_000;

export interface Holidays {
  readonly holidays: readonly Holiday[];
  readonly daysUsed: number;
  readonly daysAYear: number;
}

export async function holidaysOfPeople(
  store: Store,
  people: readonly string[],
): Promise<ReadonlyMap<string, readonly Span[]>> {
  if (people.length === 0) return new Map();
  const rows = await store.db
    .selectFrom('holidays')
    .select(['person', 'begins', 'ends'])
    .where('person', 'in', people)
    .orderBy('begins')
    .execute();
  const spans = new Map<string, Span[]>();
  for (const { person, begins: from, ends: to } of rows)
    spans.set(person, [...(spans.get(person) ?? []), { from, to }]);
  return spans;
}

export async function holidaysOfPerson(store: Store, person: Person, daysAYear: number): Promise<Holidays> {
  const rows = await store.db
    .selectFrom('holidays')
    .select(['id', 'begins as from', 'ends as to'])
    .where('person', '=', person.id)
    .orderBy('begins')
    .execute();
  return { holidays: rows, daysUsed: mostInAYear(rows), daysAYear };
}

/** The most days that lie within any 365 days. */
function mostInAYear(spans: readonly Span[]): number {
  const within = (from: number): number =>
    spans.reduce((sum, span) => sum + Math.max(0, Math.min(span.to, from + year) - Math.max(span.from, from)), 0);
  return Math.round((10 * Math.max(0, ...spans.map(({ from }) => within(from)))) / day) / 10;
}

export async function planHoliday(store: Store, person: Person, wanted: Span, daysAYear: number): Promise<void> {
  const now = store.now();
  const from = Math.max(wanted.from, now);
  const { to } = wanted;
  if (wanted.from < now - tolerableMs)
    throw new Refused('server/malformed', { field: 'from', problem: 'it has passed' });
  if (to <= from || to - from > longestMs || from > now + year)
    throw new Refused('server/malformed', { field: 'to', problem: 'too long, too far ahead, or before it begins' });
  await store.db.transaction().execute(async (db) => {
    // Its person's row is held, so that two at once are put into an order.
    await db
      .updateTable('people')
      .set(({ ref }) => ({ name: ref('name') }))
      .where('id', '=', person.id)
      .execute();
    const known = await db
      .selectFrom('holidays')
      .select(['begins as from', 'ends as to'])
      .where('person', '=', person.id)
      .execute();
    if (known.some((span) => span.from < to && from < span.to))
      throw new Refused('server/not-allowed', { why: 'it overlaps another holiday' });
    const span = { from, to };
    if (mostInAYear([...known, span]) > daysAYear)
      throw new Refused('server/not-allowed', { why: `more than ${daysAYear} days a year` });
    await db.insertInto('holidays').values({ id: newId(), person: person.id, begins: from, ends: to }).execute();
  });
  await tellTables(store, person);
}

/** One that has begun ends now; one that is ahead is taken away; one that has passed stays. */
export async function endHoliday(store: Store, person: Person, id: string): Promise<void> {
  const now = store.now();
  const own = store.db.updateTable('holidays').where('id', '=', id).where('person', '=', person.id);
  const ended = await own
    .set({ ends: now })
    .where('begins', '<=', now)
    .where('ends', '>', now)
    .returning('id')
    .execute();
  const gone = await store.db
    .deleteFrom('holidays')
    .where('id', '=', id)
    .where('person', '=', person.id)
    .where('begins', '>', now)
    .returning('id')
    .execute();
  if (ended.length + gone.length === 0) throw new Refused('server/unknown');
  await tellTables(store, person);
}

/** Nodes that hold a match of this person read its table again. */
async function tellTables(store: Store, person: Person): Promise<void> {
  const tables = await store.db
    .selectFrom('seats')
    .innerJoin('tables', 'tables.id', 'seats.table_id')
    .select('tables.id')
    .where('seats.person', '=', person.id)
    .where('tables.status', '=', 'playing')
    .execute();
  for (const { id } of tables) await store.announce({ kind: 'table', table: id });
}
