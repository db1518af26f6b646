// Tables in the database: who sits where, how it is played. The match played at a table has the table's id.

import type { Person, SeatAtTable, Table, TableSettings } from '@orrery/protocol';
import { tableSettings } from '@orrery/protocol';
import { isSealed } from '../daily/days.ts';
import { holidaysOfPeople } from '../people/holidays.ts';
import { unratedTable } from '../ratings/unrated.ts';
import { Refused } from '../refusal.ts';
import type { MatchRow, SeatsTable, TableRow } from '../storage/schema.ts';
import type { Store } from '../storage/store.ts';
import { abridged } from './abridged.ts';
import { isSlow, type Span } from './slow-tables.ts';

export interface SeatRow extends SeatsTable {
  /** Of the person; null when nobody sits here or the person is gone. */
  readonly name: string | null;
  /** 1: the profile may be looked at. */
  readonly public: number | null;
}

/** A table with all that is needed to show it and to drive its match. */
export interface FullTable {
  readonly id: string;
  readonly row: TableRow;
  readonly settings: TableSettings;
  readonly seats: readonly SeatRow[];
  /** By seat, in order; of slow tables only. */
  readonly holidays: ReadonlyMap<number, readonly Span[]>;
  /** The deal of a day that is not over: for its own player alone. */
  readonly sealed: boolean;
}

type BareTable = Omit<FullTable, 'holidays'>;

export async function readTable(store: Store, id: string): Promise<FullTable | null> {
  const [table] = await readTables(store, [id]);
  return table ?? null;
}

export async function needTable(store: Store, id: string): Promise<FullTable> {
  const table = await readTable(store, id);
  if (table === null) throw new Refused('server/no-such-table', { table: id });
  return table;
}

export async function readTables(store: Store, ids: readonly string[]): Promise<FullTable[]> {
  if (ids.length === 0) return [];
  const rows = await store.db.selectFrom('tables').selectAll().where('id', 'in', ids).execute();
  const seats = await store.db
    .selectFrom('seats')
    .leftJoin('people', 'people.id', 'seats.person')
    .selectAll('seats')
    .select(['people.name', 'people.public'])
    .where('table_id', 'in', ids)
    .orderBy('seat')
    .execute();
  const tables = ids.flatMap((id): BareTable[] => {
    const row = rows.find((each) => each.id === id);
    if (row === undefined) return [];
    const settings = tableSettings.parse(JSON.parse(row.settings));
    const sealed = isSealed(row.daily, store.now());
    return [{ id, row, settings, seats: seats.filter((seat) => seat.table_id === id), sealed }];
  });
  return withHolidays(store, tables);
}

/** Holidays count where a decision may take long, once the match is on. */
async function withHolidays(store: Store, tables: readonly BareTable[]): Promise<FullTable[]> {
  const mayCount = ({ row, settings }: BareTable): boolean => row.status === 'playing' && isSlow(settings);
  const people = tables.filter(mayCount).flatMap(({ seats }) => seats.flatMap(({ person }) => person ?? []));
  const spans = await holidaysOfPeople(store, people);
  return tables.map((table) => ({
    ...table,
    holidays: new Map(
      mayCount(table)
        ? table.seats.flatMap(({ seat, person }): [number, readonly Span[]][] => {
            const theirs = spans.get(person ?? '');
            return theirs === undefined ? [] : [[seat, theirs]];
          })
        : [],
    ),
  }));
}

export const seatOf = (table: FullTable, person: string): number | null =>
  table.seats.find((seat) => seat.person === person)?.seat ?? null;

/** Whether something at this table moves by itself: bots, or a clock. */
export const isDriven = ({ settings, seats }: FullTable): boolean =>
  settings.clockMs !== null || seats.some((seat) => seat.kind === 'bot' || seat.stand_in !== null);

export const isPublic = (table: FullTable): boolean => table.settings.spectators && !table.sealed;

/** May this person see the table at all? Who has its link may, also before spectators are let in to the match. */
export function mayWatch(table: FullTable, person: string): boolean {
  return isPublic(table) || seatOf(table, person) !== null;
}

/** For lists: without what is long. */
export async function showInList(store: Store, tables: readonly FullTable[], person: Person | null): Promise<Table[]> {
  const all = await showTables(store, tables, person);
  return all.map((table) => ({ ...table, ...abridged(table.options) }));
}

async function showTables(store: Store, tables: readonly FullTable[], person: Person | null): Promise<Table[]> {
  const ids = tables.filter((table) => table.row.status !== 'waiting').map((table) => table.id);
  const matches =
    ids.length === 0 ? [] : await store.db.selectFrom('matches').selectAll().where('id', 'in', ids).execute();
  return tables.map((table) => shown(table, matches.find(({ id }) => id === table.id) ?? null, person));
}

export async function showTable(store: Store, table: FullTable, person: Person | null): Promise<Table> {
  const [one] = await showTables(store, [table], person);
  if (one === undefined) throw new Refused('server/no-such-table');
  return one;
}

function shown(table: FullTable, match: MatchRow | null, person: Person | null): Table {
  const { row, settings } = table;
  const header = match === null ? null : (JSON.parse(match.header) as { seedHash: string; knownDeal: boolean });
  return {
    id: table.id,
    game: row.game,
    options: JSON.parse(row.options),
    settings,
    status: row.status,
    host: person !== null && row.host === person.id,
    seats: table.seats.map((seat) => shownSeat(seat, person)),
    createdAt: row.created_at,
    seedHash: header?.seedHash ?? null,
    knownDeal: header?.knownDeal ?? row.same_deal_as !== null,
    rematch: row.rematch,
    ...(match?.over === 1 && match.result === null ? { ended: true } : {}),
    ...(row.daily === null ? {} : { daily: row.daily }),
    unrated: unratedTable(table) ?? match?.unrated ?? null,
    result: match?.result == null ? null : JSON.parse(match.result),
  };
}

function shownSeat(seat: SeatRow, person: Person | null): SeatAtTable {
  return {
    seat: seat.seat,
    kind: seat.kind,
    name: seat.kind === 'person' ? seat.name : null,
    you: person !== null && seat.person === person.id,
    level: seat.level,
    standIn: seat.stand_in,
    ...(seat.public === 1 && seat.person !== null ? { profile: seat.person } : {}),
    ...(seat.wants_clock === null ? {} : { wantsClockMs: JSON.parse(seat.wants_clock) }),
  };
}

/** Tables where this person sits, and those that wait for a rematch with him. */
export async function tablesOf(store: Store, person: Person): Promise<Table[]> {
  const rematches = await store.db
    .selectFrom('seats')
    .innerJoin('tables', 'tables.id', 'seats.table_id')
    .innerJoin('tables as next', 'next.id', 'tables.rematch')
    .select('next.id')
    .where('seats.person', '=', person.id)
    .where('next.status', '=', 'waiting')
    .execute();
  const rows = await store.db
    .selectFrom('seats')
    .innerJoin('tables', 'tables.id', 'seats.table_id')
    .select('tables.id')
    .where('seats.person', '=', person.id)
    .orderBy('tables.created_at', 'desc')
    .limit(200)
    .execute();
  const tables = await readTables(store, [...new Set([...rows, ...rematches].map(({ id }) => id))]);
  return showInList(store, tables, person);
}
