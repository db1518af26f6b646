// Both stores keep the same promises: gap-free logs, one winner per number, leases that run out, news for all nodes.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type OwnPostgres, startPostgres } from '../commands/own-postgres.ts';
import { games } from '../games.ts';
import { bundledServer } from '../testing/harness.ts';
import { appendWith } from './entries.ts';
import { renewLeases, takeLease, unheldMatches } from './leases.ts';
import { type LogEntry, openLog } from './log.ts';
import { type News, readNews, writeNews } from './news.ts';
import { newId, openStore, type Store } from './store.ts';

const folder = mkdtempSync(join(tmpdir(), 'orrery-store-'));
let postgres: OwnPostgres;

beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(async () => {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
});

const entry = (match: string, seq: number, key: string | null = null): LogEntry => ({
  match_id: match,
  seq,
  kind: 'answer',
  seat: 0,
  question: seq,
  answer: '{"a":"ü \' \\u0000"}',
  once_key: key,
  at: 1_800_000_000_000,
  by: 'person',
  rules: 1,
  before: null,
});

type Kind = 'sqlite' | 'sqlite in a thread' | 'postgres';

const open = async (kind: Kind): Promise<Store> =>
  openStore({
    url: kind === 'postgres' ? postgres.url : null,
    folder,
    connections: 4,
    onTrouble: () => {},
    script:
      kind === 'sqlite in a thread'
        ? await bundledServer() /* a thread that starts from the program itself */
        : undefined,
  });

describe.each(['sqlite', 'sqlite in a thread', 'postgres'] as const)('on %s', (kind) => {
  let store: Store;
  beforeAll(async () => {
    store = await open(kind);
  });
  afterAll(() => store.close());

  test('what was appended is read back, in order', async () => {
    const log = openLog(store);
    const match = newId();
    const added = await Promise.all([1, 2, 3].map((seq) => log.append(entry(match, seq))));
    expect(added).toEqual([true, true, true]);
    expect(await log.read(match, 0)).toEqual([1, 2, 3].map((seq) => entry(match, seq)));
    expect((await log.read(match, 2)).map(({ seq }) => seq)).toEqual([3]);
  });

  test('a number or a key is given once', async () => {
    const log = openLog(store);
    const match = newId();
    expect(await log.append(entry(match, 1, 'key-aaaa'))).toBe(true);
    expect(await log.append(entry(match, 1, 'key-bbbb'))).toBe(false);
    expect(await log.append(entry(match, 2, 'key-aaaa'))).toBe(false);
    expect(await log.append(entry(match, 2, 'key-bbbb'))).toBe(true);
  });

  test('two writers on the same matches: each number has one winner', async () => {
    const other = await open(kind);
    const logs = [openLog(store), openLog(other)] as const;
    const matches = Array.from({ length: 20 }, newId);
    const wins = await Promise.all(
      logs.map((log) => Promise.all(matches.flatMap((match) => [1, 2].map((seq) => log.append(entry(match, seq)))))),
    );
    for (let i = 0; i < 40; i++) expect(Number(wins[0]?.[i]) + Number(wins[1]?.[i])).toBe(1);
    await other.close();
  });

  test('a lease has one holder, is renewed, and runs out', async () => {
    const match = newId();
    const [game] = games;
    await store.db
      .insertInto('tables')
      .values({
        id: match,
        game: game?.name ?? '',
        options: '{}',
        settings: '{}',
        status: 'playing',
        host: 'h',
        created_at: 0,
        clock_since: 0,
        rematch: null,
        same_deal_as: null,
      })
      .execute();
    const rules = (game?.rulesVersion ?? 0) + 1;
    await store.db
      .insertInto('matches')
      .values({ id: match, header: '{}', driven: 1, over: 0, result: null, started_at: 0, rules })
      .execute();
    expect(await unheldMatches(store, games, 100)).not.toContain(match); // its rules are not known here
    await store.db.updateTable('matches').set({ rules: null }).where('id', '=', match).execute();
    expect(await unheldMatches(store, games, 100)).toContain(match);
    expect(await takeLease(store, match, 'a', 60_000)).toBe(true);
    expect(await takeLease(store, match, 'b', 60_000)).toBe(false);
    expect(await unheldMatches(store, games, 100)).not.toContain(match);
    expect(await renewLeases(store, 'a', 60_000)).toContain(match);
    expect(await takeLease(store, match, 'a', -1)).toBe(true); // it runs out
    expect(await unheldMatches(store, games, 1000)).toContain(match);
    expect(await renewLeases(store, 'a', 60_000)).not.toContain(match);
    expect(await takeLease(store, match, 'b', 60_000)).toBe(true);
  });

  test('what only the holder of a lease may write is written only while it is held', async () => {
    const match = newId();
    expect(await appendWith(store, entry(match, 1), 'a')).toBe(false);
    expect(await takeLease(store, match, 'a', 60_000)).toBe(true);
    expect(await appendWith(store, entry(match, 1), 'b')).toBe(false);
    expect(await appendWith(store, entry(match, 1, 'key-aaaa'), 'a')).toBe(true);
    expect(await appendWith(store, entry(match, 1), 'a')).toBe(false); // its number is taken
    await takeLease(store, match, 'a', -1); // it runs out
    expect(await appendWith(store, entry(match, 2), 'a')).toBe(false);
    expect(await openLog(store).read(match, 0)).toEqual([entry(match, 1, 'key-aaaa')]);
  });

  test('a stand-in is in the log and in the list of seats at once, or in neither', async () => {
    const table = newId();
    const row = { id: table, game: 'race', options: '{}', settings: '{}', status: 'playing' as const, host: 'h' };
    const times = { created_at: 0, clock_since: 0, rematch: null, same_deal_as: null };
    await store.db
      .insertInto('tables')
      .values({ ...row, ...times })
      .execute();
    const seat = { table_id: table, seat: 0, kind: 'person' as const, person: 'p', level: null };
    await store.db
      .insertInto('seats')
      .values({ ...seat, stand_in: null, wants_clock: null })
      .execute();
    const standIn = () => store.db.selectFrom('seats').select('stand_in').where('table_id', '=', table).execute();
    const away = { ...entry(table, 1), kind: 'standIn' as const, answer: '"greedy"' };
    expect(await appendWith(store, away, 'nobody')).toBe(false);
    expect(await standIn()).toEqual([{ stand_in: null }]);
    expect(await appendWith(store, away, null)).toBe(true);
    expect(await standIn()).toEqual([{ stand_in: 'greedy' }]);
    expect(await appendWith(store, { ...entry(table, 1), kind: 'return' }, null)).toBe(false);
    expect(await standIn()).toEqual([{ stand_in: 'greedy' }]);
    expect(await appendWith(store, { ...entry(table, 2), kind: 'return' }, null)).toBe(true);
    expect(await standIn()).toEqual([{ stand_in: null }]);
  });

  test('a transaction is done as a whole or not at all, while others write', async () => {
    const person = (id: string) => ({ id, name: 'Ada', login: null, password: null, created_at: 0 });
    const [kept, dropped, beside] = [newId(), newId(), newId()];
    const { db } = store;
    await Promise.all([
      db.transaction().execute(async (inside) => {
        await inside.insertInto('people').values(person(kept)).execute();
        expect(await inside.selectFrom('people').select('id').where('id', '=', kept).execute()).toHaveLength(1);
      }),
      db.insertInto('people').values(person(beside)).execute(),
    ]);
    const failing = db.transaction().execute(async (inside) => {
      await inside.insertInto('people').values(person(dropped)).execute();
      await inside.insertInto('people').values(person(kept)).execute(); // is there already
    });
    await expect(failing).rejects.toThrow();
    const found = await db.selectFrom('people').select('id').where('id', 'in', [kept, dropped, beside]).execute();
    expect(found.map(({ id }) => id).sort()).toEqual([kept, beside].sort());
    // A statement that fails takes nobody else's with it.
    const [bad, good] = await Promise.allSettled([
      db.insertInto('people').values(person(kept)).execute(),
      db.insertInto('people').values(person(dropped)).execute(),
    ]);
    expect([bad.status, good.status]).toEqual(['rejected', 'fulfilled']);
  });

  test('statements that belong together are done as a whole or not at all, among others', async () => {
    const { db } = store;
    const person = (id: string) =>
      db.insertInto('people').values({ id, name: 'A', login: null, password: null, created_at: 0 });
    const rename = (id: string) => db.updateTable('people').set({ name: 'B' }).where('id', '=', id);
    const [one, two, three, four] = [newId(), newId(), newId(), newId()];
    await person(one).execute();
    const results = await Promise.allSettled([
      store.together(rename(one), person(two)),
      store.together(person(three), person(one)), // the second of them is there already
      store.together(rename('nobody'), person(four)),
      openLog(store).append(entry(newId(), 1)),
    ]);
    expect(results.map((each) => (each.status === 'fulfilled' ? each.value : each.status))).toEqual([
      true,
      'rejected',
      false,
      true,
    ]);
    const found = await db.selectFrom('people').select('id').where('id', 'in', [one, two, three, four]).execute();
    expect(found.map(({ id }) => id).sort()).toEqual([one, two].sort());
  });

  test('opening again keeps everything', async () => {
    const match = newId();
    await openLog(store).append(entry(match, 1));
    const again = await open(kind);
    expect(await openLog(again).read(match, 0)).toHaveLength(1);
    await again.close();
  });
});

test('on PostgreSQL another node hears of a commit', async () => {
  const [one, two] = await Promise.all([open('postgres'), open('postgres')]);
  const heard = new Promise<News>((resolve) => two.onNews(resolve));
  const match = newId();
  await openLog(one).append(entry(match, 1));
  expect(await heard).toEqual({ kind: 'log', match, seq: 1 });
  await Promise.all([one.close(), two.close()]);
});

test('news survive the wire', () => {
  for (const news of [
    { kind: 'log', match: 'abc', seq: 7 },
    { kind: 'table', table: 'abc' },
    { kind: 'chat', table: 'abc', id: 3 },
    { kind: 'person', person: 'abc' },
  ] as const) {
    expect(readNews(writeNews(news))).toEqual([news]);
  }
  expect(readNews('nonsense')).toEqual([]);
  expect(readNews('log abc 7 def 8')).toEqual([
    { kind: 'log', match: 'abc', seq: 7 },
    { kind: 'log', match: 'def', seq: 8 },
  ]);
});
