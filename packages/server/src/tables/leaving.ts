// Getting up from a table and coming back: before the match the seat becomes free, during it a bot stands in.

import type { Person } from '@orrery/protocol';
import type { Keeper } from '../matches/keeper.ts';
import { Refused } from '../refusal.ts';
import type { Store } from '../storage/store.ts';
import { type FullTable, needTable, readTable, seatOf } from './tables.ts';

interface Services {
  readonly store: Store;
  readonly keeper: Keeper;
}

/** Before the match the seat becomes free; during it a bot plays on, where the table allows. */
export async function leave(services: Services, id: string, person: Person, level: string): Promise<FullTable> {
  const { store } = services;
  const table = await needTable(store, id);
  const seat = seatOf(table, person.id);
  const { status, host } = table.row;
  if (seat === null && (status !== 'waiting' || host !== person.id)) throw new Refused('server/not-seated');
  if (status === 'waiting') return leaveWaiting(store, table, person);
  if (status === 'over' || seat === null) return table;
  if (!table.settings.standIns) throw new Refused('server/not-allowed', { why: 'no stand-ins' });
  await handOver(services.keeper, id, seat, level);
  return needTable(store, id);
}

async function handOver(keeper: Keeper, id: string, seat: number, level: string): Promise<void> {
  const outcome = await keeper.standIn(id, seat, level, {
    by: 'person',
    may: (live) => !live.presence.standIns.has(seat) && !live.closed,
  });
  if (!outcome.ok && outcome.refusal.code !== 'kernel/not-asked')
    throw new Refused('server/unavailable', { match: id });
}

/** If it was the host who left, somebody else who sits there is the host; a table that nobody is left at is taken away. */
async function leaveWaiting(store: Store, table: FullTable, person: Person): Promise<FullTable> {
  const { id } = table;
  const { db } = store;
  const seats = table.seats.map((each) =>
    each.person === person.id ? { ...each, kind: 'open' as const, person: null, name: null } : each,
  );
  const next = seats.find((each) => each.person !== null)?.person ?? null;
  const stillWaits = db.selectFrom('tables').select('id').where('id', '=', id).where('status', '=', 'waiting');
  const getUp = db
    .updateTable('seats')
    .set({ kind: 'open', person: null, wants_clock: null, device: null })
    .where('person', '=', person.id)
    .where('table_id', 'in', stillWaits);
  if (table.row.host !== person.id) await getUp.execute();
  else if (next === null) await db.deleteFrom('tables').where('id', '=', id).where('status', '=', 'waiting').execute();
  else {
    const handOver = db.updateTable('tables').set({ host: next }).where('id', '=', id).where('status', '=', 'waiting');
    await store.together(handOver, getUp);
  }
  await store.announce({ kind: 'table', table: id });
  return (await readTable(store, id)) ?? { ...table, seats };
}

/** Gives up all seats of somebody who will not come back. Where no bot may stand in, the clock goes on, if there is one. */
export async function leaveAll({ store, keeper }: Services, person: Person, level: string): Promise<void> {
  const seated = store.db.selectFrom('seats').select('table_id').where('person', '=', person.id);
  const tables = await store.db
    .selectFrom('tables')
    .select('id')
    .where('status', '!=', 'over')
    .where((is) => is.or([is('id', 'in', seated), is('host', '=', person.id)]))
    .execute();
  for (const { id } of tables) {
    const table = await needTable(store, id);
    const seat = seatOf(table, person.id);
    const mustGoOn = table.settings.standIns || table.settings.clockMs === null; // the others would wait for ever
    if (table.row.status === 'waiting') await leaveWaiting(store, table, person);
    else if (seat !== null && mustGoOn) await handOver(keeper, id, seat, level).catch(unlessClosed);
  }
}

/** A match that cannot be opened keeps nobody from going. */
function unlessClosed(error: unknown): void {
  if (!(error instanceof Refused)) throw error;
}

export async function comeBack({ store, keeper }: Services, id: string, person: Person): Promise<FullTable> {
  const table = await needTable(store, id);
  const seat = seatOf(table, person.id);
  if (seat === null) throw new Refused('server/not-seated');
  if (table.row.status === 'playing') await keeper.here(id, () => seat);
  return needTable(store, id);
}
