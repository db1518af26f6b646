// What chaos must find about ratings, notices and orders, planted: each fault once.

import type { Notice } from '@orrery/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Store } from '../storage/store.ts';
import { playOn, startedMatch, storeBeside, type TestServer, testServer } from '../testing/harness.ts';
import { held } from './endings.ts';
import { noticesAgainst, type Telling } from './notices-against.ts';
import type { Promised } from './ordering.ts';
import { OrdersSeen, ordersMissing } from './orders-against.ts';
import type { Player } from './player.ts';
import { type RatedMatch, ratedMatch, ratingsAgainst } from './ratings-against.ts';
import { replayed } from './replayed.ts';

let server: TestServer;
let store: Store;
let people: Player[];
let matches: string[];
beforeAll(async () => {
  server = await testServer({ NOTICE_EVERY_MS: '0' });
  store = await storeBeside(server);
  people = [await server.person('Ada'), await server.person('Ben'), await server.person('Cleo')];
  const [ada, ben, cleo] = people as [Player, Player, Player];
  const pairs = [
    [ada, ben],
    [ben, cleo],
    [cleo, ada],
  ];
  matches = [];
  for (const pair of pairs) {
    const match = await startedMatch(pair);
    await playOn(pair, match);
    matches.push(match);
  }
});
afterAll(async () => {
  await store.close();
  await server.end();
});

const rated = async (): Promise<RatedMatch[]> =>
  (await Promise.all(matches.map((match) => replayed(store, match)))).flatMap((live) => ratedMatch(live) ?? []);

test('what is not there, or there twice, or not wanted at all', () => {
  expect(held(['a', 'b'], ['b', 'a'])).toEqual({ wanted: 2, lost: 0, twice: 0 });
  expect(held(['a', 'b'], ['a', 'a', 'c'])).toEqual({ wanted: 2, lost: 1, twice: 2 });
});

test('ratings add up to what the logs give, whatever order they are looked at in; a changed or missing one is found', async () => {
  const all = await rated();
  const whole = { wanted: 6, lost: 0, twice: 0, wrong: 0 };
  expect(await ratingsAgainst(store, all)).toEqual(whole);
  expect(await ratingsAgainst(store, all.toReversed())).toEqual(whole);
  const { db } = store;
  const last = await db
    .selectFrom('results')
    .selectAll()
    .where('match_id', '=', matches[2] ?? '')
    .executeTakeFirstOrThrow();
  const row = db.updateTable('results').where('match_id', '=', last.match_id).where('person', '=', last.person);
  await row.set({ mu: (last.mu ?? 0) + 0.001 }).execute();
  expect(await ratingsAgainst(store, all)).toEqual({ ...whole, wrong: 1 });
  await row.set({ mu: last.mu, score: last.score + 1 }).execute();
  expect(await ratingsAgainst(store, all)).toEqual({ ...whole, wrong: 1 });
  await row.set({ score: last.score, number: 7 }).execute();
  expect((await ratingsAgainst(store, all)).wrong).toBe(1);
  await db.deleteFrom('results').where('match_id', '=', last.match_id).where('person', '=', last.person).execute();
  expect(await ratingsAgainst(store, all)).toEqual({ ...whole, lost: 1, wrong: 1 });
  await db.insertInto('results').values(last).execute();
  expect(await ratingsAgainst(store, all.slice(1))).toMatchObject({ twice: 2 });
});

test('an order that did not fire, fired unasked or after it was taken back, or was forgotten', async () => {
  const [match = ''] = matches;
  const live = await replayed(store, match);
  const given = [{ match, seat: 0, version: 3 }];
  const promised: Promised = { match, seat: 0, question: 1, covered: true, at: 0, givenAt: 0 };
  const entry = { ...live.last, match_id: match, kind: 'answer', seat: 0, question: 1, by: 'order' } as const;
  const seenAfter = (...entries: object[]): OrdersSeen => {
    const seen = new OrdersSeen(given);
    for (const each of entries) seen.look(live, { ...entry, ...each } as Parameters<OrdersSeen['look']>[1]);
    return seen;
  };
  expect(seenAfter({}).broken([promised])).toEqual([]);
  expect(seenAfter({}).twice).toEqual([]);
  expect(seenAfter({ by: 'clock' }).broken([promised])).toEqual([promised]);
  expect(seenAfter({ by: 'clock' }).broken([{ ...promised, covered: false }])).toEqual([]);
  expect(seenAfter({ seat: 1 }).twice).toHaveLength(1);
  live.tookBack.add(0);
  expect(seenAfter({}).twice).toHaveLength(1);
  expect(await ordersMissing(store, given)).toEqual(given);
});

test('a notice that never came, came under two ids, or came to somebody else', async () => {
  const { db } = store;
  const [match = ''] = matches;
  const seats = await db.selectFrom('seats').select(['person']).where('table_id', '=', match).execute();
  const [ada = '', ben = ''] = seats.map(({ person }) => person ?? '');
  const notice = (id: string, some: object = {}) => ({
    ...{ id, person: ada, kind: 'turn' as const, match_id: match, question: 4, data: '{}', made_at: 0, due_at: 0 },
    ...{ taken_until: 0, tries: 0, told: '["c"]', done_at: 1 },
    ...some,
  });
  const told: Telling = {
    people: new Map([
      ['ada', ada],
      ['ben', ben],
    ]),
    ended: [],
    nudged: [`ada ${match}`],
    byLetter: new Set([match]),
    untold: 0,
    late: 0,
  };
  const came = (...ids: string[]) => ids.map((id) => ({ id }) as Notice);
  const found = (received: Record<string, Notice[]>, telling = told) =>
    noticesAgainst(store, { received: new Map(Object.entries(received)) }, telling);
  await db
    .insertInto('notices')
    .values([notice('a'), notice('b', { kind: 'nudge' })])
    .execute();
  const whole = { wanted: 2, lost: 0, twice: 0, arrived: 2, repeated: 0, late: 0 };
  expect(await found({ ada: came('a', 'b') })).toEqual(whole);
  expect(await found({ ada: came('a', 'b', 'a') })).toEqual({ ...whole, repeated: 1 });
  expect(await found({ ada: came('b') })).toEqual({ ...whole, arrived: 1, lost: 1 });
  expect(await found({ ada: came('b'), ben: came('a') })).toEqual({ ...whole, lost: 1 });
  expect(await found({ ada: came('a', 'b', 'x') })).toEqual({ ...whole, arrived: 3, twice: 1 });
  expect(await found({ ada: came('a', 'b') }, { ...told, untold: 1 })).toEqual({ ...whole, lost: 1 });
  expect(await found({ ada: came('a', 'b') }, { ...told, ended: [`${ada} ${match}`] })).toMatchObject({ lost: 1 });
  const digest = [{ id: 'b', kind: 'digest', body: 'one\ntwo' } as Notice];
  expect(await found({ ada: digest })).toEqual({ ...whole, arrived: 1 });
  await db.insertInto('notices').values(notice('c')).execute();
  expect(await found({ ada: came('a', 'b', 'c') })).toMatchObject({ lost: 0, twice: 1 });
  await db.updateTable('notices').set({ done_at: null, told: '[]', question: 5 }).where('id', '=', 'c').execute();
  expect(await found({ ada: came('a', 'b') })).toMatchObject({ lost: 1, twice: 0 });
});
