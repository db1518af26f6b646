// Looking for others: sits down at the table that waits and fits, or opens one that begins by itself.

import { createTableRequest, type SeekRequest, settledAfter, slowMs } from '@orrery/protocol';
import { latest } from '../ratings/closing.ts';
import { ladderOf, shownRating } from '../ratings/scale.ts';
import { Refused } from '../refusal.ts';
import type { Rules } from '../rules/rules.ts';
import type { LeaseHolder } from '../storage/leases.ts';
import type { Store } from '../storage/store.ts';
import { createTable, join, start, type TableLimits, type Visitor } from './changes.ts';
import { type FullTable, readTables } from './tables.ts';

const looked = 100;

/** A rating that is shown; null while it is not. */
export async function ratingOf(store: Store, game: string, seats: number, person: string): Promise<number | null> {
  const known = (await latest(store, ladderOf(game, seats), [person])).get(person);
  return known === undefined || known.number < settledAfter ? null : shownRating(known).rating;
}

/** Whoever has no rating yet is welcome everywhere. */
export async function checkRating(store: Store, { row, settings, seats }: FullTable, person: string): Promise<void> {
  const { ratings: span } = settings;
  if (span === undefined) return;
  const rating = await ratingOf(store, row.game, seats.length, person);
  if (rating !== null && (rating < span.least || rating > span.most))
    throw new Refused('server/not-allowed', { why: 'rating' });
}

interface Seeking {
  readonly store: Store;
  readonly rules: Rules;
  readonly limits: TableLimits;
}

export async function seek(
  { store, rules, limits }: Seeking,
  visitor: Visitor,
  wanted: SeekRequest,
): Promise<FullTable> {
  const { game, seats, clockMs, within } = wanted;
  const rating = await ratingOf(store, game, seats, visitor.person.id);
  for (const table of await waiting(store, wanted)) {
    if (!(await isWelcome(store, table, visitor.person.id, rating, within))) continue;
    const joined = await join(store, table.id, visitor, undefined).catch((error: unknown) => {
      if (error instanceof Refused) return null; // somebody was faster
      throw error;
    });
    if (joined !== null) return joined;
  }
  const around = rating ?? 1000;
  const request = createTableRequest.parse({
    game,
    seats: [{ kind: 'me' }, ...Array.from({ length: seats - 1 }, () => ({ kind: 'open' }))],
    settings: {
      clockMs,
      startsFull: true,
      ...(within === null || rating === null
        ? {}
        : { ratings: { least: Math.max(0, around - within), most: around + within } }),
    },
  });
  return createTable(store, rules, limits, visitor, request);
}

/** Tables that begin by themselves, the oldest first. */
async function waiting(store: Store, { game, seats, clockMs }: SeekRequest): Promise<FullTable[]> {
  const rows = await store.db
    .selectFrom('tables')
    .select('id')
    .where('status', '=', 'waiting')
    .where('listed', '=', 1)
    .where('game', '=', game)
    .orderBy('created_at')
    .limit(looked)
    .execute();
  const tables = await readTables(
    store,
    rows.map(({ id }) => id),
  );
  const isSlow = (ms: number | null): boolean => ms !== null && ms >= slowMs;
  return tables.filter(
    ({ settings, seats: all }) =>
      settings.startsFull === true &&
      all.length === seats &&
      isSlow(settings.clockMs) === isSlow(clockMs) &&
      all.some(({ kind }) => kind === 'open'),
  );
}

async function isWelcome(
  store: Store,
  table: FullTable,
  person: string,
  rating: number | null,
  within: number | null,
): Promise<boolean> {
  if (table.seats.some((seat) => seat.person === person)) return true; // it is found again
  const welcome = await checkRating(store, table, person).then(
    () => true,
    () => false,
  );
  if (!welcome || within === null || rating === null) return welcome;
  for (const seat of table.seats) {
    if (seat.person === null) continue;
    const theirs = await ratingOf(store, table.row.game, table.seats.length, seat.person);
    if (theirs !== null && Math.abs(theirs - rating) > within) return false;
  }
  return true;
}

/** With the last seat taken, where the table says so. */
export async function startIfFull(
  store: Store,
  rules: Rules,
  table: FullTable,
  holder: LeaseHolder | null,
): Promise<FullTable> {
  const { row, settings, seats } = table;
  const isFull = seats.every(({ kind }) => kind !== 'open');
  if (settings.startsFull !== true || row.status !== 'waiting' || !isFull) return table;
  const host = { id: row.host, name: '', guest: true, login: null };
  return start(store, rules, table.id, host, holder).catch((error: unknown) => {
    if (error instanceof Refused && error.code === 'server/already-started') return table;
    throw error;
  });
}
