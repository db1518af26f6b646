// What a finished match leaves behind is enough for its record, whatever the rules are by then.

import { openQuestions, randomFromNumber, verify } from '@orrery/kernel';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { gameNamed } from '../games.ts';
import { readFinished } from '../storage/finished-matches.ts';
import { openStore, type Store } from '../storage/store.ts';
import { playOn, startedMatch, type TestServer, testServer } from '../testing/harness.ts';
import { Keeper } from './keeper.ts';

let server: TestServer;
let store: Store;
beforeEach(async () => {
  server = await testServer();
  store = await openStore({ url: null, folder: server.folder, connections: 1, onTrouble: () => {} });
});
afterEach(async () => {
  await store.close();
  await server.end();
});

test.each(['race', 'roll'])(
  '%s: events and answers are stored at the end, and the record needs no rules',
  async (game) => {
    const people = [await server.person('Ada'), await server.person('Ben')];
    const match = await startedMatch(people, { game });
    await playOn(people, match);
    const keeper = new Keeper(store, () => {});
    const events = await keeper.within(match, (live) => live.match.events);
    expect((await readFinished(store, match))?.events).toEqual(events);
    expect(await store.db.selectFrom('snapshots').select('seq').where('match_id', '=', match).execute()).toEqual([]);
    const record = await keeper.record(match);
    expect(verify(gameNamed(game)!, record).every(({ agrees }) => agrees)).toBe(true);
    // Under rules that nobody has any more it cannot be opened, but its record is there.
    const { header } = await store.db
      .selectFrom('matches')
      .select('header')
      .where('id', '=', match)
      .executeTakeFirstOrThrow();
    const older = JSON.stringify({ ...JSON.parse(header), rulesVersion: 99 });
    await store.db.updateTable('matches').set({ header: older }).where('id', '=', match).execute();
    const later = new Keeper(store, () => {});
    await expect(later.within(match, () => {})).rejects.toThrow('server/');
    expect(await later.record(match)).toEqual({ ...record, rulesVersion: 99 });
  },
);

test('a match that ended before events were kept gets them when it is opened', async () => {
  const people = [await server.person('Ada'), await server.person('Ben')];
  const match = await startedMatch(people);
  await playOn(people, match);
  const kept = await readFinished(store, match);
  await store.db.deleteFrom('finished').where('match_id', '=', match).execute();
  await new Keeper(store, () => {}).record(match);
  expect(await readFinished(store, match)).toEqual(kept);
});

test('an end that cannot be stored at first is told all the same, and stored later', async () => {
  const match = await startedMatch([await server.person('Ada'), await server.person('Ben')]);
  let fails = 2;
  const flaky: Store = {
    ...store,
    together: async (...statements) => {
      if (fails-- > 0) throw new Error('the disk is full');
      return store.together(...statements);
    },
  };
  const troubles: unknown[] = [];
  const keeper = new Keeper(flaky, (error) => troubles.push(error));
  const told: number[] = [];
  let isClosed = false;
  keeper.onChange((live) => {
    told.push(live.seq);
    isClosed = live.closed;
  });
  const random = randomFromNumber(7);
  const next = () =>
    keeper.within(match, ({ game, match: { state } }) => {
      const [question] = openQuestions(state);
      return question === undefined ? null : { question, answer: game.sample(state, question, random) };
    });
  let seq = 0;
  for (let asked = await next(); asked !== null; asked = await next()) {
    const { question, answer } = asked;
    const outcome = await keeper.submit(match, question.seat, question.id, answer, null);
    expect(outcome.ok).toBe(true);
    seq += 1;
  }
  expect(told.at(-1)).toBe(seq);
  await expect.poll(() => isClosed, { timeout: 60_000 }).toBe(true);
  expect(troubles).toHaveLength(2);
  expect(await readFinished(store, match)).not.toBeNull();
  await keeper.close();
});
