// No leaks: everything sent to every seat and to a spectator is recorded, byte by byte, and held against what the match
// knew at that moment. `npm run leaks` does the same in hundreds of matches.

import type { FlowState } from '@orrery/kernel';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findLeaks, type LeakFindings, playRecorded } from './commands/leak-check.ts';
import { waysToPlay } from './commands/leak-ways.ts';
import { openStore, type Store } from './storage/store.ts';
import { startedMatch, type TestServer, testServer } from './testing/harness.ts';

let server: TestServer;
let store: Store;
beforeAll(async () => {
  server = await testServer();
  store = await openStore({ url: null, folder: server.folder, connections: 2, onTrouble: () => {} });
});
afterAll(async () => {
  await store.close();
  await server.end();
});

const nothing = (): LeakFindings => ({ messages: 0, bytes: 0, leaks: [] });

test.each(waysToPlay.slice(0, 8))('$name: nobody is sent anything they may not know', async (way) => {
  const found = nothing();
  await findLeaks(store, await playRecorded(server.url, way), found);
  expect(found.leaks).toEqual([]);
  expect(found.messages).toBeGreaterThan(20);
});

test('a leak would be found', async () => {
  const way = waysToPlay[0]!;
  const recording = await playRecorded(server.url, way);
  const { header } = await store.db
    .selectFrom('matches')
    .select('header')
    .where('id', '=', recording.match)
    .executeTakeFirstOrThrow();
  const [first, second] = recording.receivers;
  const isState = (text: string): boolean => text.startsWith('{"type":"state"');
  const at = Math.floor(first!.texts.filter(isState).length / 2);
  const swapped = [first!, second!].map(({ texts }) => texts.filter(isState)[at]!);
  const cases: [string, string[]][] = [
    ['another seat’s state', [swapped[1]!]],
    ['the seed', [`{"type":"done","ref":1,"x":"${JSON.parse(header).seed}"}`]],
    ['a field too many', ['{"type":"accepted","ref":1,"match":"k3v9x2m4q7","seq":1,"deck":[]}']],
    ['another view', [withOther(swapped[0]!, 'view', { hand: [] })]],
    ['another seat’s question', [withOther(swapped[0]!, 'questions', [{ id: 1, seat: 1, kind: 'x' }])]],
    ['an event of another', [withOther(swapped[0]!, 'events', [{ seq: 1, kind: 'drawn', seat: 1, cards: ['x'] }])]],
  ];
  for (const [what, texts] of cases) {
    const found = nothing();
    await findLeaks(store, { match: recording.match, receivers: [{ seat: 0, texts, legal: [] }] }, found);
    expect(found.leaks.length, what).toBeGreaterThan(0);
  }
});

const withOther = (text: string, part: string, value: unknown): string =>
  JSON.stringify({ ...(JSON.parse(text) as FlowState), [part]: value });

test('before the end neither record nor seed can be had', async () => {
  const people = [await server.person('Ada'), await server.person('Ben')];
  const match = await startedMatch(people);
  await expect(people[0]!.call('GET', `/api/matches/${match}/record`)).rejects.toThrow('server/not-over');
  await expect(people[0]!.call('GET', `/api/matches/${match}/verify`)).rejects.toThrow('server/not-over');
  const table = JSON.stringify(await people[0]!.call('GET', `/api/tables/${match}`));
  expect(table).toContain('seedHash');
  expect(table).not.toContain('"seed"');
  await expect(
    people[0]!.call('POST', '/api/tables', {
      game: 'race',
      seats: [{ kind: 'me' }, { kind: 'open' }],
      sameDealAs: match,
    }),
  ).rejects.toThrow('server/not-over');
});
