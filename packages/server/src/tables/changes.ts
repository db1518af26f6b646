// What people do with a table: create it, sit down, start it, play again; `leaving.ts` has how they get up. Every change is
// one statement, or several that are done together and hold only if nobody was faster, and is announced to all nodes.

import { randomBytes } from 'node:crypto';
import { botNames } from '@orrery/bots';
import { hashOfSeed, type MatchRecord } from '@orrery/kernel';
import {
  type CreateTableRequest,
  type Person,
  type SeatRequest,
  type TableSettings,
  tableSettings,
} from '@orrery/protocol';
import type { Compilable } from 'kysely';
import { type DealRow, needDeal } from '../daily/deals.ts';
import { gameNamed } from '../games.ts';
import { noticeRow, othersAt, patienceMs, withChannels } from '../notices/making.ts';
import { shareBrowser } from '../ratings/unrated.ts';
import { Refused } from '../refusal.ts';
import type { Rules } from '../rules/rules.ts';
import { type LeaseHolder, newLease } from '../storage/leases.ts';
import type { SeatsTable } from '../storage/schema.ts';
import { newId, type Store } from '../storage/store.ts';
import { sameChat } from './chat.ts';
import { type FullTable, isDriven, needTable, readTable, seatOf } from './tables.ts';

/** Somebody, and a mark of the browser that somebody uses. */
export interface Visitor {
  readonly person: Person;
  readonly device: string | null;
}

export interface TableLimits {
  readonly tablesPerPerson: number;
  readonly waitingTablesPerPerson: number;
}

export async function createTable(
  store: Store,
  rules: Rules,
  limits: TableLimits,
  visitor: Visitor,
  wanted: CreateTableRequest,
): Promise<FullTable> {
  const { person } = visitor;
  const game = gameNamed(wanted.game);
  if (game === null) throw new Refused('server/malformed', { field: 'game' });
  const options = await readOptions(rules, person, wanted);
  for (const seat of wanted.seats) if (seat.kind === 'bot') needBot(seat.level);
  if (wanted.settings.standInLevel !== undefined) needBot(wanted.settings.standInLevel);
  if (wanted.seats.filter((seat) => seat.kind === 'me').length > 1) {
    throw new Refused('server/malformed', { field: 'seats', problem: 'you can sit once' });
  }
  await checkLimit(store, limits, person);
  if (wanted.sameDealAs !== undefined) await needFinished(store, wanted.sameDealAs);
  const id = newId();
  const seats = wanted.seats.map((seat, index) => seatRow(id, index, seat, visitor));
  const row = { ...tableRow(store, id, person, wanted.sameDealAs ?? null), game: game.name };
  const { db } = store;
  await store.together(
    db.insertInto('tables').values({ ...row, ...listing(wanted.settings), options: JSON.stringify(options) }),
    db.insertInto('seats').values(seats),
  );
  return needTable(store, id);
}

/** Opens a table for the deal of a day: its person against bots, for nobody else to see until the day is over. */
export function openOwnTable(store: Store, id: string, person: Person, deal: DealRow): Compilable[] {
  const { day, game, options, bots } = deal;
  const settings = tableSettings.parse({ open: false, standIns: false, rated: false });
  const levels: string[] = JSON.parse(bots);
  const visitor = { person, device: null };
  const seats = [
    seatRow(id, 0, { kind: 'me' }, visitor),
    ...levels.map((level, index) => seatRow(id, index + 1, { kind: 'bot', level }, visitor)),
  ];
  return [
    store.db
      .insertInto('tables')
      .values({ ...tableRow(store, id, person, null), ...listing(settings), game, options, daily: day }),
    store.db.insertInto('seats').values(seats),
  ];
}

async function readOptions(rules: Rules, person: Person, wanted: CreateTableRequest): Promise<unknown> {
  const { game, options: raw, seats } = wanted;
  const read = await rules.run(person.id, { kind: 'options', game, options: raw });
  if (!read.ok) throw new Refused('server/malformed', read.refusal.data);
  const [min, max] = read.seats;
  if (seats.length < min || seats.length > max) throw new Refused('server/malformed', { field: 'seats', min, max });
  return read.options;
}

function needBot(level: string): void {
  if (!botNames.includes(level)) throw new Refused('server/malformed', { field: 'level', known: botNames });
}

async function checkLimit(store: Store, limits: TableLimits, person: Person): Promise<void> {
  const { tablesPerPerson, waitingTablesPerPerson } = limits;
  const counts = await store.db
    .selectFrom('tables')
    .select(({ fn }) => ['status', fn.countAll<number>().as('count')])
    .where('host', '=', person.id)
    .where('status', '!=', 'over')
    .groupBy('status')
    .execute();
  const waiting = Number(counts.find(({ status }) => status === 'waiting')?.count ?? 0);
  const all = counts.reduce((sum, { count }) => sum + Number(count), 0);
  if (all >= tablesPerPerson) throw new Refused('server/too-many', { tables: tablesPerPerson });
  if (waiting >= waitingTablesPerPerson) throw new Refused('server/too-many', { waiting: waitingTablesPerPerson });
}

async function needFinished(store: Store, id: string): Promise<void> {
  const table = await readTable(store, id);
  if (table?.sealed === true) throw new Refused('server/day-not-over', { day: table.row.daily ?? '' });
  const found = await store.db.selectFrom('matches').select('over').where('id', '=', id).executeTakeFirst();
  if (found?.over !== 1) throw new Refused('server/not-over', { match: id });
}

const seatRow = (table: string, seat: number, wanted: SeatRequest, { person, device }: Visitor): SeatsTable => ({
  table_id: table,
  seat,
  kind: wanted.kind === 'me' ? 'person' : wanted.kind,
  person: wanted.kind === 'me' ? person.id : null,
  level: wanted.kind === 'bot' ? wanted.level : null,
  stand_in: null,
  wants_clock: null,
  device: wanted.kind === 'me' ? device : null,
});

/** A new table, but for what is played at it. */
function tableRow(store: Store, id: string, host: Person, sameDealAs: string | null) {
  const now = store.now();
  return {
    id,
    status: 'waiting' as const,
    host: host.id,
    created_at: now,
    clock_since: now,
    rematch: null,
    same_deal_as: sameDealAs,
  };
}

const listing = (settings: TableSettings) => ({ settings: JSON.stringify(settings), listed: settings.open ? 1 : 0 });

export async function join(
  store: Store,
  id: string,
  { person, device }: Visitor,
  wanted: number | undefined,
): Promise<FullTable> {
  const table = await needTable(store, id);
  if (seatOf(table, person.id) !== null) return table;
  if (table.row.status !== 'waiting') throw new Refused('server/already-started');
  const free = table.seats.filter((seat) => seat.kind === 'open' && (wanted === undefined || seat.seat === wanted));
  for (const { seat } of free) {
    const taken = await store.db
      .updateTable('seats')
      .set({ kind: 'person', person: person.id, device })
      .where('table_id', '=', id)
      .where('seat', '=', seat)
      .where('kind', '=', 'open')
      .returning('seat')
      .execute();
    if (taken.length > 0) return changed(store, id);
  }
  throw new Refused(wanted === undefined ? 'server/no-seat' : 'server/seat-taken');
}

/** A bot for a seat nobody has taken yet, or the seat open again. */
export async function changeSeat(
  store: Store,
  id: string,
  person: Person,
  seat: number,
  level: string | null,
): Promise<FullTable> {
  const table = await needTable(store, id);
  if (table.row.host !== person.id) throw new Refused('server/not-host');
  if (table.row.status !== 'waiting') throw new Refused('server/already-started');
  if (level !== null) needBot(level);
  const set = await store.db
    .updateTable('seats')
    .set({ kind: level === null ? 'open' : 'bot', level })
    .where('table_id', '=', id)
    .where('seat', '=', seat)
    .where('kind', '!=', 'person')
    .returning('seat')
    .execute();
  if (set.length === 0) throw new Refused('server/seat-taken');
  return changed(store, id);
}

/** Deals the cards. The seed's hash is public from now on, the seed only at the end. */
export async function start(
  store: Store,
  rules: Rules,
  id: string,
  person: Person,
  holder: LeaseHolder | null = null,
): Promise<FullTable> {
  const table = await needTable(store, id);
  if (table.row.host !== person.id) throw new Refused('server/not-host');
  if (table.row.status !== 'waiting') throw new Refused('server/already-started');
  if (table.seats.some((seat) => seat.kind === 'open')) throw new Refused('server/no-seat', { why: 'a seat is open' });
  const game = gameNamed(table.row.game);
  if (game === null) throw new Refused('server/unavailable', { game: table.row.game });
  const repeated = table.row.same_deal_as;
  const seed = await seedFor(store, table);
  // Names are looked up when the record is shown: whoever deletes himself is in none.
  const seats = table.seats.map((seat) => (seat.kind === 'bot' ? { bot: seat.level ?? '' } : {}));
  const dealt = await rules.run(person.id, {
    kind: 'deal',
    game: game.name,
    options: JSON.parse(table.row.options),
    seats,
    seed,
    knownDeal: repeated !== null,
  });
  if (!dealt.ok) throw new Refused('server/malformed', { field: 'options', ...dealt.refusal.data });
  const now = store.now();
  const driven = isDriven(table) ? 1 : 0;
  const header = dealt.value;
  const unrated = shareBrowser(table) ? 'sameBrowser' : null;
  const isFirst = await store.together(
    store.db
      .updateTable('tables')
      .set({ status: 'playing', clock_since: now })
      .where('id', '=', id)
      .where('status', '=', 'waiting'),
    store.db
      .insertInto('matches')
      .values({ id, header, driven, over: 0, result: null, started_at: now, rules: game.rulesVersion, unrated }),
    // Who starts it drives it, if it may: nobody else looks in between.
    ...(driven === 1 && holder !== null ? [newLease(store, id, holder)] : []),
  );
  if (!isFirst) throw new Refused('server/already-started');
  return changed(store, id);
}

async function seedFor(store: Store, { row }: FullTable): Promise<string> {
  if (row.daily !== null) return (await needDeal(store, row.daily, row.game)).seed;
  return row.same_deal_as === null ? randomBytes(32).toString('hex') : seedOf(store, row.same_deal_as);
}

async function seedOf(store: Store, match: string): Promise<string> {
  const row = await store.db
    .selectFrom('matches')
    .select(['header', 'over'])
    .where('id', '=', match)
    .executeTakeFirst();
  if (row?.over !== 1) throw new Refused('server/not-over', { match });
  const { seed, seedHash } = JSON.parse(row.header) as MatchRecord;
  if (hashOfSeed(seed) !== seedHash) throw new Refused('server/unavailable', { match });
  return seed;
}

/**
 * A new table with the same bots, and what was said. Whoever asks first sits where he sat and opens it, whoever asks later
 * takes the own seat again; until then it is open, so that nobody is dealt cards who is not there. It is in no list: the
 * seats are for those who played, and those who are away hear of it.
 */
export async function rematch(store: Store, limits: TableLimits, id: string, visitor: Visitor): Promise<FullTable> {
  const { person, device } = visitor;
  const table = await needTable(store, id);
  const mine = seatOf(table, person.id);
  if (mine === null) throw new Refused('server/not-seated');
  if (table.row.status !== 'over') throw new Refused('server/not-over');
  const { rematch: before } = table.row;
  const known = before === null ? null : await readTable(store, before);
  if (known !== null) return sitAgain(store, known, visitor, mine); // one that waited too long is gone: then there is a new one
  await checkLimit(store, limits, person);
  const next = newId();
  const seats = table.seats.map(({ seat, kind, person: who, level }): SeatsTable => {
    const isAway = kind === 'person' && seat !== mine;
    const row = isAway ? { kind: 'open' as const, person: null } : { kind, person: who };
    const own = seat === mine ? device : null;
    return { table_id: next, seat, ...row, level, stand_in: null, wants_clock: null, device: own };
  });
  const { game, options } = table.row;
  const { db } = store;
  const isFirst = await store.together(
    db
      .updateTable('tables')
      .set({ rematch: next })
      .where('id', '=', id)
      .where('rematch', before === null ? 'is' : '=', before),
    db
      .insertInto('tables')
      .values({ ...tableRow(store, next, person, null), ...listing(table.settings), listed: 0, game, options }),
    db.insertInto('seats').values(seats),
    sameChat(store, id, next),
    ...(await rematchNotices(store, table, next, visitor)),
  );
  if (!isFirst) return rematch(store, limits, id, visitor);
  await changed(store, id);
  return needTable(store, next);
}

async function rematchNotices(
  store: Store,
  table: FullTable,
  next: string,
  { person }: Visitor,
): Promise<Compilable[]> {
  const others = table.seats.flatMap(({ seat, person: who, name }) =>
    who === null || name === null || who === person.id ? [] : [{ seat, who }],
  );
  const away = await withChannels(
    store,
    others.map(({ who }) => who),
  );
  return others
    .filter(({ who }) => away.includes(who))
    .map(({ seat, who }) => {
      const told = { game: table.row.game, names: othersAt(table, seat), by: person.name, rematch: true };
      const row = noticeRow(store, who, 'invite', { match: next, told, dueAt: store.now() + patienceMs });
      return store.db.insertInto('notices').values(row);
    });
}

/** Back in the seat of the match before, if it is still free. */
async function sitAgain(store: Store, table: FullTable, visitor: Visitor, seat: number): Promise<FullTable> {
  const isFree = table.seats.some((each) => each.seat === seat && each.kind === 'open');
  if (!isFree || table.row.status !== 'waiting') return table;
  return join(store, table.id, visitor, seat).catch((error: unknown) => {
    if (error instanceof Refused) return needTable(store, table.id); // somebody was faster
    throw error;
  });
}

/** From live to slow and back: the clock changes when all people at the table want the same one. */
export async function wantClock(store: Store, id: string, person: Person, clockMs: number | null): Promise<FullTable> {
  const table = await needTable(store, id);
  const seat = seatOf(table, person.id);
  if (seat === null) throw new Refused('server/not-seated');
  if (table.row.status === 'over') throw new Refused('server/not-allowed', { why: 'the match is over' });
  const wish = JSON.stringify(clockMs);
  await store.db.transaction().execute(async (db) => {
    await db.updateTable('tables').set({ host: table.row.host }).where('id', '=', id).execute(); // one wish at a time
    await db
      .updateTable('seats')
      .set({ wants_clock: wish })
      .where('table_id', '=', id)
      .where('seat', '=', seat)
      .execute();
    const people = await db
      .selectFrom('seats')
      .select(['wants_clock', 'stand_in'])
      .where('table_id', '=', id)
      .where('kind', '=', 'person')
      .execute();
    if (people.some((each) => each.stand_in === null && each.wants_clock !== wish)) return;
    const settings = JSON.stringify({ ...table.settings, clockMs });
    await db.updateTable('tables').set({ settings, clock_since: store.now() }).where('id', '=', id).execute();
    await db.updateTable('seats').set({ wants_clock: null }).where('table_id', '=', id).execute();
    if (clockMs !== null) await db.updateTable('matches').set({ driven: 1 }).where('id', '=', id).execute();
  });
  return changed(store, id);
}

/** Whoever looks at a table where this person sits hears of the new name. */
export async function tellNewName(store: Store, person: Person): Promise<void> {
  const tables = await store.db
    .selectFrom('seats')
    .innerJoin('tables', 'tables.id', 'seats.table_id')
    .select('tables.id')
    .where('seats.person', '=', person.id)
    .where('tables.status', '!=', 'over')
    .execute();
  for (const { id } of tables) await store.announce({ kind: 'table', table: id });
}

async function changed(store: Store, id: string): Promise<FullTable> {
  await store.announce({ kind: 'table', table: id });
  return needTable(store, id);
}
