// A missed deadline answers one decision and leaves the seat to its person; after three a bot stands in until the person
// acts; when nobody is there the match rests, and nothing moves until somebody acts. All of it is in the log.

import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Player } from '../commands/player.ts';
import { offsetKey } from '../storage/calendar.ts';
import { openStore, type Store } from '../storage/store.ts';
import { answerOnce, startedMatch, stateWhere, type TestServer, testServer } from '../testing/harness.ts';

const hour = 3_600_000;
let server: TestServer;
let store: Store;
const storeOf = ({ folder }: TestServer): Promise<Store> =>
  openStore({ url: null, folder, connections: 1, onTrouble: () => {} });
beforeAll(async () => {
  server = await testServer({ LEASE_MS: '300' });
  store = await storeOf(server);
});
afterAll(async () => {
  await store.close();
  await server.end();
});

const log = (match: string, from = store) =>
  from.db
    .selectFrom('log')
    .select(['kind', 'seat', 'by', 'answer'])
    .where('match_id', '=', match)
    .orderBy('seq')
    .execute();

/** Waits until the log of a match says so. */
async function until(
  match: string,
  isSo: (entries: Awaited<ReturnType<typeof log>>) => boolean,
  from = store,
): Promise<void> {
  while (!isSo(await log(match, from))) await new Promise((resolve) => setTimeout(resolve, 20));
}

/** Lets this person answer whatever comes until it is the other's turn alone. */
async function answerAll(player: Player, match: string): Promise<void> {
  while (await answerOnce(player, match)) await player.nextState(20);
}

const settings = { clockMs: 5000 };

test.concurrent('one missed deadline answers that decision only, and the person goes on', async () => {
  const [ada, ben] = [await server.person('Ada'), await server.person('Ben')];
  const match = await startedMatch([ada, ben], { settings });
  await answerAll(ada, match);
  await until(match, (entries) => entries.some(({ by, seat }) => by === 'clock' && seat === 1));
  const state = await stateWhere(ben, match, ({ missed }) => missed.length > 0);
  expect(state).toMatchObject({ resting: false, standIns: [], missed: [{ seat: 1, times: 1 }] });
  await answerAll(ada, match);
  await stateWhere(ben, match, ({ questions }) => questions.length > 0);
  expect(await answerOnce(ben, match)).toBe(true);
  expect((await stateWhere(ben, match, ({ missed }) => missed.length === 0)).resting).toBe(false);
});

test.concurrent('when everybody is away the match rests; here wakes it, and deadlines start anew', async () => {
  const first = await testServer({ LEASE_MS: '300' });
  const own = await storeOf(first);
  const [ada, ben] = [await first.person('Ada'), await first.person('Ben')];
  const match = await startedMatch([ada, ben], { settings });
  await until(match, (entries) => entries.at(-1)?.kind === 'rest', own);
  expect(await log(match, own)).toMatchObject([
    { kind: 'answer', by: 'clock' },
    { kind: 'answer', by: 'clock' },
    { kind: 'rest', seat: -1, by: 'clock' },
  ]);
  const twoDays = 48 * hour; // all nodes see it with their next look
  await own.db
    .insertInto('settings')
    .values({ key: offsetKey, value: String(twoDays) })
    .execute();
  expect(await stateWhere(ada, match, ({ resting }) => resting)).toMatchObject({ deadlines: [] });
  // Neither looking on nor talking is acting.
  await ada.request({ type: 'watch', match });
  await ada.request({ type: 'say', table: match, text: 'Still here' });
  await first.stop(); // nor does a restart wake it
  const second = await testServer({ LEASE_MS: '300', PORT: String(first.port) }, first.folder);
  await ada.nextState(10);
  expect(await log(match, own)).toHaveLength(3);
  expect(await ada.insist({ type: 'here', match })).toMatchObject({ type: 'done' });
  expect((await log(match, own)).slice(3)).toMatchObject([
    { kind: 'return', seat: 0, by: 'person' },
    { kind: 'wake', seat: -1, by: 'person' },
  ]);
  const woken = await stateWhere(ada, match, ({ resting }) => !resting);
  expect(woken.missed).toEqual([{ seat: 1, times: 1 }]);
  for (const { at } of woken.deadlines) expect(at).toBeGreaterThan(Date.now() + twoDays + 2000);
  for (const player of [ada, ben]) player.close();
  await own.close();
  await second.end();
});

test.concurrent('an answer wakes a match that rests, one that is refused does not', async () => {
  const [ada, ben] = [await server.person('Ada'), await server.person('Ben')];
  const match = await startedMatch([ada, ben], { settings });
  await until(match, (entries) => entries.at(-1)?.kind === 'rest');
  await stateWhere(ben, match, ({ resting }) => resting);
  expect(await ben.request({ type: 'answer', match, question: 9999, answer: null })).toMatchObject({ type: 'refused' });
  expect((await log(match)).at(-1)).toMatchObject({ kind: 'rest' });
  expect(await answerOnce(ben, match)).toBe(true);
  expect((await log(match)).slice(-2)).toMatchObject([
    { kind: 'wake', by: 'person' },
    { kind: 'answer', by: 'person', seat: 1 },
  ]);
});

test.concurrent('after three missed deadlines a bot stands in until the person acts', async () => {
  const [ada, ben] = [await server.person('Ada'), await server.person('Ben')];
  const match = await startedMatch([ada, ben], { settings: { ...settings, standInLevel: 'random' } });
  const playing = { on: true };
  const playAda = (async () => {
    while (playing.on) if (!(await answerOnce(ada, match))) await ada.nextState(50);
  })();
  for (let missed = 1; missed <= 3; missed++) {
    await until(match, (entries) => entries.filter(({ by, seat }) => by === 'clock' && seat === 1).length >= missed);
  }
  await until(match, (entries) => entries.filter(({ by, seat }) => by === 'standIn' && seat === 1).length > 1);
  const entries = await log(match);
  expect(entries.filter(({ kind }) => kind === 'standIn')).toMatchObject([
    { seat: 1, by: 'clock', answer: '"random"' },
  ]);
  expect(entries.filter(({ by, kind }) => by === 'clock' && kind === 'answer')).toHaveLength(3);
  expect(
    await store.db.selectFrom('seats').select('stand_in').where('table_id', '=', match).orderBy('seat').execute(),
  ).toEqual([{ stand_in: null }, { stand_in: 'random' }]);
  playing.on = false;
  await playAda;
  await ben.request({ type: 'here', match });
  await stateWhere(ben, match, ({ standIns }) => standIns.length === 0);
  expect((await log(match)).some(({ kind, seat }) => kind === 'return' && seat === 1)).toBe(true);
  const seats = await store.db.selectFrom('seats').select('stand_in').where('table_id', '=', match).execute();
  expect(seats.every(({ stand_in }) => stand_in === null)).toBe(true);
});

test.concurrent('a table without stand-ins gets the modest answer each time, and nobody plays for anybody', async () => {
  const [ada, ben] = [await server.person('Ada'), await server.person('Ben')];
  const match = await startedMatch([ada, ben], { settings: { ...settings, standIns: false } });
  await until(match, (entries) => entries.at(-1)?.kind === 'rest');
  expect((await log(match)).every(({ kind }) => kind !== 'standIn')).toBe(true);
  await ada.request({ type: 'here', match });
  await until(match, (entries) => entries.filter(({ kind }) => kind === 'rest').length === 2);
});
