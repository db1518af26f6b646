// What came with tables over days goes on for good: a database of schema 006 with friends, ways to be told, notices, orders,
// ratings, a pause, a proposal and daily deals, opened by the program of today.

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { hashOfSeed, openQuestions, randomFromNumber } from '@orrery/kernel';
import type { Person } from '@orrery/protocol';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { moveCalendar } from '../commands/move-calendar.ts';
import { type OwnPostgres, startPostgres } from '../commands/own-postgres.ts';
import { verdictOn } from '../commands/verify-store.ts';
import { closesAt } from '../daily/days.ts';
import { showDaily } from '../daily/showing.ts';
import { friendsOf } from '../friends/friends.ts';
import { Keeper } from '../matches/keeper.ts';
import { channelsOf, shownChannel } from '../notices/channels.ts';
import { pushKeys } from '../notices/keys.ts';
import { wishesOf } from '../notices/settings.ts';
import { ordersOf } from '../orders/giving.ts';
import { holidaysOfPerson } from '../people/holidays.ts';
import { profileOf } from '../ratings/profile.ts';
import { sqliteFile } from './sqlite.ts';
import { openStore, type Store } from './store.ts';

const stored = new URL('../../../../tests/stored/schema-006/', import.meta.url);
const unpacked = (name: string): Buffer => gunzipSync(readFileSync(new URL(name, stored)));
const hour = 3_600_000;
const folder = mkdtempSync(join(tmpdir(), 'orrery-days-then-'));
let postgres: OwnPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(async () => {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function copyOf(kind: Store['kind']): Promise<{ url: string | null; folder: string }> {
  if (kind === 'sqlite') {
    writeFileSync(sqliteFile(folder), unpacked('orrery.sqlite.gz'));
    return { url: null, folder };
  }
  const url = await postgres.database('days');
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(unpacked('postgres.sql.gz').toString());
  await client.end();
  return { url, folder };
}

describe.each(['sqlite', 'postgres'] as const)('schema 006 on %s', (kind) => {
  let store: Store;
  let keeper: Keeper;
  let people: Person[];
  const random = randomFromNumber(6);
  beforeAll(async () => {
    const where = await copyOf(kind);
    expect(await verdictOn(where)).toMatchObject({ damaged: [], homeless: 0, missing: 0 });
    store = await openStore({ ...where, connections: 2, onTrouble: () => {} });
    keeper = new Keeper(store, () => {});
    const rows = await store.db.selectFrom('people').select(['id', 'name', 'login']).orderBy('name').execute();
    people = rows.map(({ id, name, login }) => ({ id, name, login, guest: login === null }));
  });
  afterAll(async () => {
    await keeper.close();
    await store.close();
  });
  const all = (): readonly [Person, Person, Person] => people as unknown as [Person, Person, Person];

  test('friends, ways to be told and wishes are as they were; what was not sent is still to be sent', async () => {
    const [ada, ben, cleo] = all();
    expect((await friendsOf(store, ada)).friends).toMatchObject([{ name: 'Ben' }]);
    expect((await friendsOf(store, ben)).friends).toMatchObject([{ name: 'Ada' }]);
    expect((await channelsOf(store, ben.id)).map(shownChannel)).toMatchObject([{ kind: 'hook' }, { kind: 'push' }]);
    expect((await wishesOf(store, ben.id)).settings).toMatchObject({ language: 'hu', timeZone: 'Europe/Budapest' });
    expect((await pushKeys(store)).privateKey.length).toBeGreaterThan(20);
    const nudges = await store.db.selectFrom('notices').selectAll().where('kind', '=', 'nudge').execute();
    const of = (person: Person) => nudges.filter((row) => row.person === person.id);
    expect(of(ada)).toMatchObject([{ done_at: expect.any(Number) }]);
    expect(of(ben)).toMatchObject([{ told: '[]', done_at: null }]);
    expect((await holidaysOfPerson(store, cleo, 30)).daysUsed).toBe(2);
  });

  test('orders still answer, ratings are still there, a pause is still one', async () => {
    const [ada, ben] = all();
    const rows = await store.db.selectFrom('orders').selectAll().where('person', '=', ada.id).execute();
    const standing = await Promise.all(rows.map(({ match_id }) => ordersOf({ store, keeper }, match_id, ada)));
    expect(standing.some(({ covered, orders }) => covered && orders.length > 5)).toBe(true);
    const answered = await store.db.selectFrom('log').select('seat').where('by', '=', 'order').execute();
    expect(answered).toHaveLength(1);
    const matches = await store.db.selectFrom('matches').select(['id', 'over', 'result']).execute();
    const stand = await Promise.all(
      matches.filter(({ over }) => over === 0).map(({ id }) => keeper.within(id, ({ presence }) => ({ ...presence }))),
    );
    expect(stand.filter(({ paused }) => paused !== null)).toHaveLength(1);
    expect(stand.filter(({ open }) => open?.wish.kind === 'pause')).toHaveLength(1);
    expect(matches.filter(({ over, result }) => over === 1 && result === null)).toHaveLength(1);
    const profile = await profileOf(store, ada.id, ben.id);
    // Nobody was asked yet whether his matches may become puzzles.
    expect(profile).not.toHaveProperty('puzzles');
    for (const { id } of all()) expect(await profileOf(store, id, id)).toMatchObject({ puzzles: false });
    expect(profile.matches).toBeGreaterThan(3);
    expect(profile.ladders.map(({ game, seats }) => `${game} ${seats}`)).toEqual(
      expect.arrayContaining(['race 2', 'race 3', 'roll 2']),
    );
  });

  test('the day of the daily deal is over: its seed is the one that was promised', async () => {
    const [ada] = all();
    const { day } = await store.db.selectFrom('daily_plays').select('day').executeTakeFirstOrThrow();
    await moveCalendar(store, Math.max(0, closesAt(day) + hour - store.now()));
    const { deals } = await showDaily(store, ada.id, day);
    const deal = deals.find(({ game }) => game === 'roll');
    expect(deal).toMatchObject({
      players: 1,
      mine: { offline: false, score: expect.any(Number) },
      best: { name: 'Ada' },
    });
    expect(hashOfSeed(deal?.seed ?? '')).toBe(deal?.seedHash);
    expect(await keeper.record(deal?.mine?.match ?? '')).toMatchObject({ game: 'roll', seed: deal?.seed });
  });

  test('what was played goes on; the next result is numbered on from the last, and told', async () => {
    const { db } = store;
    const matches = await db.selectFrom('matches').select(['id', 'over']).execute();
    for (const { id } of matches.filter(({ over }) => over === 1))
      expect(await keeper.record(id)).toMatchObject({ seed: expect.any(String) });
    for (const { id } of matches.filter(({ over }) => over === 0)) expect(await answerOne(id)).toBe(true);
    const last = (ladder: string) =>
      db
        .selectFrom('results')
        .select(['person', 'number'])
        .where('ladder', '=', ladder)
        .orderBy('number', 'desc')
        .execute();
    const [before] = await last('race 2');
    const next = await db
      .selectFrom('seats')
      .innerJoin('tables', 'tables.id', 'seats.table_id')
      .innerJoin('matches', 'matches.id', 'tables.id')
      .select('tables.id')
      .where('tables.game', '=', 'race')
      .where('matches.over', '=', 0)
      .where('matches.driven', '=', 1)
      .where('seats.person', '=', before?.person ?? '')
      .groupBy('tables.id')
      .execute();
    const played = await Promise.all(
      next.map(({ id }) => keeper.within(id, ({ table }) => ({ id, seats: table.seats }))),
    );
    const pair = played.find(({ seats }) => seats.length === 2);
    if (pair === undefined) throw new Error('nobody plays on');
    while (await answerOne(pair.id));
    expect((await last('race 2'))[0]?.number).toBe((before?.number ?? 0) + 1);
    const told = await db
      .selectFrom('notices')
      .select('person')
      .where('match_id', '=', pair.id)
      .where('kind', '=', 'over')
      .execute();
    expect(told).toHaveLength(2);
  });

  /** Some legal answer to a question that is open; false when it is over. */
  async function answerOne(id: string): Promise<boolean> {
    const given = await keeper.within(id, ({ game, match }) => {
      const [question] = openQuestions(match.state);
      return question === undefined ? null : { question, answer: game.sample(match.state, question, random) };
    });
    if (given === null) return false;
    const { question, answer } = given;
    expect(await keeper.submit(id, question.seat, question.id, answer, null)).toMatchObject({ ok: true });
    return true;
  }
});
