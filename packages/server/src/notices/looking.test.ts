// Whoever has looked at a match has not seen what was asked there later; and all matches get their turn.

import { expect, test } from 'vitest';
import { startedMatch, storeBeside, testServer } from '../testing/harness.ts';
import { changedMatches, markLooked } from './looking.ts';

test('a look that is noted late does not count for a notice of what was asked after it', async () => {
  const server = await testServer({ NOTICE_EVERY_MS: '0' });
  const store = await storeBeside(server);
  const people = [await server.person('Ada'), await server.person('Ben')];
  const match_id = await startedMatch(people);
  const { db } = store;
  const { id: person } = await db.selectFrom('people').select('id').executeTakeFirstOrThrow();
  await db.insertInto('noticed').values({ person, match_id, question: 2, seq: 3, looked: 0 }).execute();
  const looked = async (seq: number): Promise<number> => {
    await markLooked(store, person, new Map([[match_id, seq]]));
    return (await db.selectFrom('noticed').select('looked').executeTakeFirstOrThrow()).looked;
  };
  expect(await looked(2)).toBe(0);
  expect(await looked(3)).toBe(1);
  await store.close();
  await server.end();
});

test('matches that went on are looked through in turn', async () => {
  const server = await testServer({ NOTICE_EVERY_MS: '0', NOTICE_HOSTS: '127.0.0.1:9' });
  const store = await storeBeside(server);
  const people = [await server.person('Ada'), await server.person('Ben')];
  await people[0]?.call('POST', '/api/me/channels', { kind: 'hook', address: 'http://127.0.0.1:9/', form: 'plain' });
  const matches: string[] = [];
  for (let index = 0; index < 3; index++) matches.push(await startedMatch(people));
  const [first = '', second, third] = matches.sort();
  expect(await changedMatches(store, '')).toEqual([first, second, third]);
  expect(await changedMatches(store, first)).toEqual([second, third]);
  await store.close();
  await server.end();
});
