// Friends: made by a link, known to each other, both or neither.

import { randomBytes } from 'node:crypto';
import { type Friend, type Person, tableSettings } from '@orrery/protocol';
import { isSealed } from '../daily/days.ts';
import { Refused } from '../refusal.ts';
import { databaseNow } from '../storage/database-time.ts';
import type { Store } from '../storage/store.ts';

const mostFriends = 200;
const recentTables = 20;

export interface FriendsShown {
  readonly friends: Friend[];
  readonly recent: { readonly id: string; readonly name: string; readonly at: number }[];
  readonly link: string;
}

export async function friendsOf(store: Store, { id }: Person): Promise<FriendsShown> {
  const { db } = store;
  const rows = await db
    .selectFrom('friends')
    .innerJoin('people', 'people.id', 'friends.friend')
    .select(['people.id', 'people.name'])
    .where('friends.person', '=', id)
    .orderBy('people.name')
    .execute();
  const here = await hereAmong(
    store,
    rows.map((row) => row.id),
  );
  const tables = await watchable(store, [...here]);
  const friends = rows.map((row) => ({ ...row, here: here.has(row.id), table: tables.get(row.id) ?? null }));
  const known = new Set(rows.map((row) => row.id));
  const recent = (await recentOf(store, id)).filter((each) => !known.has(each.id));
  return { friends, recent, link: await linkOf(store, id) };
}

async function hereAmong({ db, kind }: Store, people: readonly string[]): Promise<ReadonlySet<string>> {
  if (people.length === 0) return new Set();
  const rows = await db
    .selectFrom('here')
    .select('person')
    .where('person', 'in', people)
    .where('until', '>', databaseNow(kind))
    .execute();
  return new Set(rows.map(({ person }) => person));
}

/** Where each of them plays now and lets others watch. */
async function watchable(store: Store, people: readonly string[]): Promise<ReadonlyMap<string, Friend['table'] & {}>> {
  if (people.length === 0) return new Map();
  const rows = await store.db
    .selectFrom('seats')
    .innerJoin('tables', 'tables.id', 'seats.table_id')
    .select(['seats.person', 'tables.id', 'tables.game', 'tables.settings', 'tables.daily'])
    .where('seats.person', 'in', people)
    .where('tables.status', '=', 'playing')
    .orderBy('tables.created_at')
    .execute();
  const open = rows.filter(
    ({ settings, daily }) => tableSettings.parse(JSON.parse(settings)).spectators && !isSealed(daily, store.now()),
  );
  return new Map(open.map(({ person, id, game }) => [person ?? '', { id, game }]));
}

/** With whom this person sat at the latest tables. */
async function recentOf({ db }: Store, person: string): Promise<FriendsShown['recent']> {
  const tables = await db
    .selectFrom('seats')
    .innerJoin('tables', 'tables.id', 'seats.table_id')
    .select('tables.id')
    .where('seats.person', '=', person)
    .where('tables.status', '!=', 'waiting')
    .orderBy('tables.created_at', 'desc')
    .limit(recentTables)
    .execute();
  if (tables.length === 0) return [];
  return db
    .selectFrom('seats')
    .innerJoin('people', 'people.id', 'seats.person')
    .innerJoin('tables', 'tables.id', 'seats.table_id')
    .select(({ fn }) => ['people.id', 'people.name', fn.max('tables.created_at').as('at')])
    .where(
      'seats.table_id',
      'in',
      tables.map(({ id }) => id),
    )
    .where('people.id', '!=', person)
    .groupBy(['people.id', 'people.name'])
    .orderBy('at', 'desc')
    .limit(recentTables)
    .execute();
}

export async function linkOf(store: Store, person: string): Promise<string> {
  const read = () => store.db.selectFrom('friend_links').select('link').where('person', '=', person).executeTakeFirst();
  const found = await read();
  if (found !== undefined) return found.link;
  await store.db
    .insertInto('friend_links')
    .values({ person, link: newLink() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return (await read())?.link ?? '';
}

const newLink = (): string => randomBytes(12).toString('base64url');

/** The one before leads nowhere any more. */
export async function renewLink({ db }: Store, person: string): Promise<void> {
  const link = newLink();
  await db
    .insertInto('friend_links')
    .values({ person, link })
    .onConflict((conflict) => conflict.column('person').doUpdateSet({ link }))
    .execute();
}

export async function befriend(store: Store, { id }: Person, link: string): Promise<void> {
  const { db } = store;
  const other = await db.selectFrom('friend_links').select('person').where('link', '=', link).executeTakeFirst();
  if (other === undefined) throw new Refused('server/no-such-person');
  if (other.person === id) throw new Refused('server/not-allowed', { why: 'that is you' });
  for (const person of [id, other.person]) {
    const { count } = await db
      .selectFrom('friends')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('person', '=', person)
      .executeTakeFirstOrThrow();
    if (Number(count) >= mostFriends) throw new Refused('server/too-many', { people: mostFriends });
  }
  const since = store.now();
  const rows = [
    { person: id, friend: other.person, since },
    { person: other.person, friend: id, since },
  ];
  await db
    .insertInto('friends')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function unfriend({ db }: Store, { id }: Person, other: string): Promise<void> {
  await db
    .deleteFrom('friends')
    .where((is) =>
      is.or([
        is.and([is('person', '=', id), is('friend', '=', other)]),
        is.and([is('person', '=', other), is('friend', '=', id)]),
      ]),
    )
    .execute();
}

/** Friends and people one has just played with may be invited. */
export async function knows(store: Store, person: string, other: string): Promise<boolean> {
  const friend = await store.db
    .selectFrom('friends')
    .select('friend')
    .where('person', '=', person)
    .where('friend', '=', other)
    .executeTakeFirst();
  return friend !== undefined || (await recentOf(store, person)).some(({ id }) => id === other);
}
