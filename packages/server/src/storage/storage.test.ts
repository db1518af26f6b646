// Both stores keep the same promises: gap-free logs, one winner per number, leases that run out, news for all nodes.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type OwnPostgres, startPostgres } from '../commands/own-postgres.ts';
import { renewLeases, takeLease, unheldMatches } from './leases.ts';
import { type LogEntry, openLog } from './log.ts';
import { type News, newId, openStore, readNews, type Store, writeNews } from './store.ts';

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
});

const open = (kind: Store['kind']): Promise<Store> =>
  openStore({ url: kind === 'sqlite' ? null : postgres.url, folder, connections: 4, onTrouble: () => {} });

describe.each(['sqlite', 'postgres'] as const)('on %s', (kind) => {
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
    await store.db
      .insertInto('matches')
      .values({ id: match, header: '{}', driven: 1, over: 0, result: null, started_at: 0 })
      .execute();
    expect(await unheldMatches(store, 100)).toContain(match);
    expect(await takeLease(store, match, 'a', 150)).toBe(true);
    expect(await takeLease(store, match, 'b', 150)).toBe(false);
    expect(await unheldMatches(store, 100)).not.toContain(match);
    expect(await renewLeases(store, 'a', 150)).toContain(match);
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(await renewLeases(store, 'a', 150)).not.toContain(match);
    expect(await takeLease(store, match, 'b', 150)).toBe(true);
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
  ] as const) {
    expect(readNews(writeNews(news))).toEqual([news]);
  }
  expect(readNews('nonsense')).toEqual([]);
  expect(readNews('log abc 7 def 8')).toEqual([
    { kind: 'log', match: 'abc', seq: 7 },
    { kind: 'log', match: 'def', seq: 8 },
  ]);
});
