// Whoever has looked at a match has not seen what was asked there later.

import { expect, test } from 'vitest';
import { startedMatch, storeBeside, testServer } from '../testing/harness.ts';
import { markLooked } from './looking.ts';

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
