// A notice of a match that cannot be opened at that moment waits; one of a match that goes on nowhere is dropped.

import { expect, test } from 'vitest';
import type { Keeper } from '../matches/keeper.ts';
import { Refused } from '../refusal.ts';
import { startedMatch, storeBeside, testServer } from '../testing/harness.ts';
import { noticeRow } from './making.ts';
import type { Senders } from './senders.ts';
import { sendDue } from './sending.ts';

test('what cannot be opened now is tried again later, what cannot be opened for good is dropped', async () => {
  const server = await testServer({ NOTICE_EVERY_MS: '0' });
  const store = await storeBeside(server);
  const match = await startedMatch([await server.person('Ada'), await server.person('Ben')]);
  const { db } = store;
  const { id: person } = await db.selectFrom('people').select('id').executeTakeFirstOrThrow();
  const question = { seat: 0, id: 1, kind: 'explore' };
  const told = { game: 'race', names: ['Ben'], question, phase: null, deadline: null };
  const content = { match, question, told, dueAt: 0 } as unknown as Parameters<typeof noticeRow>[3];
  const troubles: unknown[] = [];
  const after = async (error: unknown) => {
    await db.deleteFrom('notices').execute();
    await db
      .insertInto('notices')
      .values(noticeRow(store, person, 'turn', content))
      .execute();
    const keeper = { within: () => Promise.reject(error) } as unknown as Keeper;
    const parts = { store, keeper, senders: {} as Senders, base: '', onTrouble: (one: unknown) => troubles.push(one) };
    expect(await sendDue(parts, new Set())).toBe(1);
    const row = await db.selectFrom('notices').selectAll().executeTakeFirstOrThrow();
    return { done: row.done_at !== null, tries: row.tries, later: row.due_at > store.now() };
  };
  const waits = { done: false, tries: 1, later: true };
  expect(await after(new Refused('server/newer-rules', { rules: 99 }))).toEqual(waits);
  expect(troubles).toEqual([]);
  const away = new Error('the database is away');
  expect(await after(away)).toEqual(waits);
  expect(troubles).toEqual([away]);
  expect(await after(new Refused('server/damaged', { match, entry: 1, what: 'missing' }))).toMatchObject({
    done: true,
  });
  await store.close();
  await server.end();
});
