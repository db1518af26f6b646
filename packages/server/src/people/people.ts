// People: guests, known by a cookie alone, and accounts. An account is a guest that got a name and a password, so
// matches simply stay; logging in from another guest brings that guest's seats along.

import { createHash, randomBytes } from 'node:crypto';
import type { Person } from '@orrery/protocol';
import { mergeFriends } from '../friends/merging.ts';
import { mergeChannels } from '../notices/channels.ts';
import { Refused } from '../refusal.ts';
import { newId, type Store } from '../storage/store.ts';
import type { Hashing } from './hashing.ts';
import { decoy, isOutdated } from './passwords.ts';
import { mergeDailyPlays, mergeResults, resultsOfPerson } from './results.ts';

const day = 86_400_000;
export const sessionMs = 400 * day; // the longest that browsers keep a cookie
const touchMs = day;
const mostSessions = 30;

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');
export const loginOf = (text: string): string => text.normalize('NFKC').toLowerCase();

export interface SignedIn {
  readonly person: Person;
  /** For the cookie; only its hash is kept. */
  readonly token: string;
}

export async function personOf(store: Store, token: string | undefined): Promise<Person | null> {
  if (token === undefined || token.length > 100) return null;
  const found = await store.db
    .selectFrom('sessions')
    .innerJoin('people', 'people.id', 'sessions.person')
    .select(['people.id', 'people.name', 'people.login', 'sessions.seen_at'])
    .where('sessions.token', '=', hashOf(token))
    .executeTakeFirst();
  const now = store.now();
  if (found === undefined || found.seen_at + sessionMs < now) return null;
  if (found.seen_at + touchMs < now) {
    await store.db.updateTable('sessions').set({ seen_at: now }).where('token', '=', hashOf(token)).execute();
  }
  return { id: found.id, name: found.name, guest: found.login === null, login: found.login };
}

export async function becomeGuest(store: Store, name: string | undefined): Promise<SignedIn> {
  const id = newId();
  const shown = name ?? `Guest ${id.slice(0, 4)}`;
  const token = newToken();
  const row = { id, name: shown, login: null, password: null, created_at: store.now() };
  await store.together(store.db.insertInto('people').values(row), insertSession(store, id, token));
  return { person: { id, name: shown, guest: true, login: null }, token };
}

const newToken = (): string => randomBytes(32).toString('base64url');

function insertSession(store: Store, person: string, token: string) {
  const now = store.now();
  return store.db.insertInto('sessions').values({ token: hashOf(token), person, created_at: now, seen_at: now });
}

/** One more device of somebody who has an account; those not seen for the longest time are forgotten. */
async function newSession(store: Store, person: string): Promise<string> {
  const token = newToken();
  await insertSession(store, person, token).execute();
  const old = await store.db
    .selectFrom('sessions')
    .select('token')
    .where('person', '=', person)
    .orderBy('seen_at', 'desc')
    .offset(mostSessions)
    .limit(100)
    .execute();
  if (old.length > 0) {
    const tokens = old.map((each) => each.token);
    await store.db.deleteFrom('sessions').where('token', 'in', tokens).execute();
  }
  return token;
}

export async function rename(store: Store, person: Person, name: string): Promise<Person> {
  await store.db.updateTable('people').set({ name }).where('id', '=', person.id).execute();
  return { ...person, name };
}

export interface Credentials {
  readonly login: string;
  readonly password: string;
}

/** Who was on this device before somebody logs in or registers there: his token ends with it. */
export interface Device {
  readonly person: Person | null;
  readonly token: string | undefined;
}

/** Gives a guest a login; everything the guest has stays. Whoever got hold of the guest's cookie before has nothing. */
export async function register(
  store: Store,
  hashing: Hashing,
  person: Person,
  { login, password }: Credentials,
): Promise<SignedIn> {
  if (!person.guest) throw new Refused('server/not-allowed', { why: 'this is an account already' });
  const hash = await hashing.hash(password);
  try {
    await store.db
      .updateTable('people')
      .set({ login: loginOf(login), password: hash })
      .where('id', '=', person.id)
      .execute();
  } catch (error) {
    const taken = await store.db.selectFrom('people').select('id').where('login', '=', loginOf(login)).execute();
    if (taken.length > 0) throw new Refused('server/login-taken', { login });
    throw error;
  }
  const token = await onlySession(store, person.id);
  return { person: { ...person, guest: false, login: loginOf(login) }, token };
}

/** Ends all sessions of a person and begins a new one. */
async function onlySession(store: Store, person: string): Promise<string> {
  const token = newToken();
  const { db } = store;
  await store.together(
    insertSession(store, person, token),
    db.deleteFrom('sessions').where('person', '=', person).where('token', '!=', hashOf(token)),
  );
  await store.announce({ kind: 'person', person });
  return token;
}

/** Logs in on this device; the seats of the guest who used it go over to the account. */
export async function logIn(
  store: Store,
  hashing: Hashing,
  device: Device,
  { login, password }: Credentials,
): Promise<SignedIn> {
  const found = await store.db.selectFrom('people').selectAll().where('login', '=', loginOf(login)).executeTakeFirst();
  const stored = found?.password ?? decoy;
  const fits = await hashing.fits(password, stored);
  if (found === undefined || !fits) throw new Refused('server/wrong-login');
  if (isOutdated(stored)) await renewHash(store, found.id, stored, await hashing.hash(password));
  const before = device.person;
  if (before?.guest === true && before.id !== found.id) await merge(store, before.id, found.id);
  const token = await newSession(store, found.id);
  if (before !== null && device.token !== undefined) await logOut(store, before, device.token);
  return { person: { id: found.id, name: found.name, guest: false, login: found.login }, token };
}

/** Unless the password was changed meanwhile. */
async function renewHash(store: Store, person: string, before: string, after: string): Promise<void> {
  const { db } = store;
  await db
    .updateTable('people')
    .set({ password: after })
    .where('id', '=', person)
    .where('password', '=', before)
    .execute();
}

async function merge(store: Store, guest: string, account: string): Promise<void> {
  const touched = await store.db.selectFrom('seats').select('table_id').where('person', '=', guest).execute();
  await store.db.transaction().execute(async (db) => {
    const both = db.selectFrom('seats').select('table_id').where('person', '=', account);
    await db
      .updateTable('seats')
      .set({ person: account })
      .where('person', '=', guest)
      .where('table_id', 'not in', both)
      .execute();
    await db.updateTable('tables').set({ host: account }).where('host', '=', guest).execute();
    await db.updateTable('holidays').set({ person: account }).where('person', '=', guest).execute();
    await mergeResults(db, guest, account);
    await mergeChannels(db, guest, account);
    await mergeDailyPlays(db, guest, account);
    await mergeFriends(db, guest, account);
    await db.updateTable('chat').set({ person: account }).where('person', '=', guest).execute();
    await db.deleteFrom('sessions').where('person', '=', guest).execute();
    // Nothing is left of the guest, unless he sits at a table with himself.
    const kept = db.selectFrom('seats').select('person').where('person', '=', guest);
    await db.deleteFrom('people').where('id', '=', guest).where('id', 'not in', kept).execute();
  });
  await store.announce({ kind: 'person', person: guest });
  for (const { table_id } of touched) await store.announce({ kind: 'table', table: table_id });
}

export async function logOut(store: Store, person: Person, token: string): Promise<void> {
  await store.db.deleteFrom('sessions').where('token', '=', hashOf(token)).execute();
  await store.announce({ kind: 'person', person: person.id });
}

/** Which of these cookies' tokens still say who somebody is. */
export async function livingSessions(store: Store, tokens: readonly string[]): Promise<ReadonlySet<string>> {
  const hashes = new Map(tokens.map((token) => [hashOf(token), token]));
  const rows = await store.db
    .selectFrom('sessions')
    .select('token')
    .where('token', 'in', [...hashes.keys()])
    .execute();
  return new Set(rows.flatMap(({ token }) => hashes.get(token) ?? []));
}

/** Other devices must log in again. */
export async function changePassword(
  store: Store,
  hashing: Hashing,
  person: Person,
  passwords: { readonly old: string; readonly new: string },
): Promise<SignedIn> {
  await checkPassword(store, hashing, person, passwords.old);
  const password = await hashing.hash(passwords.new);
  await store.db.updateTable('people').set({ password }).where('id', '=', person.id).execute();
  return { person, token: await onlySession(store, person.id) };
}

/** A guest has none, so nothing is asked. */
export async function checkPassword(store: Store, hashing: Hashing, person: Person, password: string): Promise<void> {
  if (person.guest) return;
  const row = await store.db.selectFrom('people').select('password').where('id', '=', person.id).executeTakeFirst();
  if (!(await hashing.fits(password, row?.password ?? decoy))) throw new Refused('server/wrong-login');
}

/** Deletes name, login, sessions and what was said; seats of played matches stay, without a name. */
export async function deletePerson(store: Store, person: Person): Promise<void> {
  const { db } = store;
  await store.together(
    db.deleteFrom('people').where('id', '=', person.id), // and, with it, sessions
    db.deleteFrom('chat').where('person', '=', person.id),
  );
  await store.announce({ kind: 'person', person: person.id });
}

export async function exportPerson(store: Store, person: Person): Promise<Record<string, unknown>> {
  const { db } = store;
  const [account, sessions, seats, chat, holidays, results, channels, daily, friends, wishes, orders] =
    await Promise.all([
      db
        .selectFrom('people')
        .select(['created_at', 'public', 'puzzles'])
        .where('id', '=', person.id)
        .executeTakeFirst(),
      db.selectFrom('sessions').select(['created_at', 'seen_at']).where('person', '=', person.id).execute(),
      db
        .selectFrom('seats')
        .innerJoin('tables', 'tables.id', 'seats.table_id')
        .leftJoin('matches', 'matches.id', 'seats.table_id')
        .select(['seats.table_id', 'seats.seat', 'tables.game', 'tables.status', 'tables.created_at', 'matches.result'])
        .where('seats.person', '=', person.id)
        .execute(),
      db.selectFrom('chat').select(['table_id', 'text', 'at']).where('person', '=', person.id).execute(),
      db.selectFrom('holidays').select(['begins', 'ends']).where('person', '=', person.id).execute(),
      resultsOfPerson(store, person.id),
      db
        .selectFrom('channels')
        .select(['kind', 'address', 'confirmed', 'made_at'])
        .where('person', '=', person.id)
        .execute(),
      db
        .selectFrom('daily_plays')
        .select(['day', 'game', 'match_id', 'score', 'rank'])
        .where('person', '=', person.id)
        .execute(),
      db.selectFrom('friends').select(['friend', 'since']).where('person', '=', person.id).execute(),
      db.selectFrom('notice_settings').select('settings').where('person', '=', person.id).executeTakeFirst(),
      db.selectFrom('orders').select(['match_id', 'orders', 'given_at']).where('person', '=', person.id).execute(),
    ]);
  const matches = seats.map(({ result, ...seat }) => ({
    ...seat,
    result: result === null ? null : JSON.parse(result),
  }));
  return {
    person,
    createdAt: account?.created_at ?? null,
    allows: { public: account?.public === 1, puzzles: account?.puzzles === 1 },
    sessions,
    matches,
    chat,
    holidays,
    results,
    channels,
    daily,
    friends,
    notices: wishes === undefined ? null : JSON.parse(wishes.settings),
    orders: orders.map((given) => ({ ...given, orders: JSON.parse(given.orders) })),
  };
}
