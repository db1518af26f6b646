// A log that was damaged says where; what is not opened is not written to either. Commits that vanish from the write-ahead
// log are told by the witness.

import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readMetrics } from '../commands/read-metrics.ts';
import { verdictOn } from '../commands/verify-store.ts';
import { playOn, startedMatch, type TestServer, testServer } from '../testing/harness.ts';
import { damageIn, hashBefore, hashOfEntry } from './log-chain.ts';
import type { LogTable } from './schema.ts';
import { sqliteFile } from './sqlite.ts';
import { openStore, type Store } from './store.ts';

const folder = mkdtempSync(join(tmpdir(), 'orrery-chain-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function chain(match: string, header: string, length: number): LogTable[] {
  const log: LogTable[] = [];
  for (let seq = 1; seq <= length; seq++) {
    const plain = { seq, kind: 'answer', seat: 0, question: seq, answer: `"${seq}"`, once_key: null, at: seq } as const;
    const before = hashBefore(header, log.at(-1) ?? null);
    log.push({ match_id: match, ...plain, by: 'person', rules: 1, before });
  }
  return log;
}

describe('damage is placed', () => {
  const log = chain('m', 'header', 9);
  const changed = (seq: number, change: Partial<LogTable>) =>
    log.map((each) => (each.seq === seq ? { ...each, ...change } : each));
  test.each([
    ['nothing', log, null],
    ['changed bytes', changed(4, { answer: '"x"' }), { entry: 4, what: 'changed' }],
    ['another seat', changed(4, { seat: 1 }), { entry: 4, what: 'changed' }],
    ['a missing entry', log.filter(({ seq }) => seq !== 5), { entry: 5, what: 'missing' }],
    ['the first one missing', log.slice(1), { entry: 1, what: 'missing' }],
    [
      'an entry of another match',
      changed(6, { ...chain('n', 'other', 9)[5], match_id: 'm' }),
      { entry: 6, what: 'foreign' },
    ],
    ['another header', chain('m', 'another header', 9), { entry: 0, what: 'changed' }],
    [
      'unchained ones at the start',
      log.map((each) => (each.seq < 3 ? { ...each, before: null } : each)),
      { entry: 2, what: 'changed' },
    ],
  ])('%s', (_, damaged, found) => {
    expect(damageIn('header', damaged)).toEqual(found);
  });

  test.each([
    ['the end as it was', log, null],
    ['a longer log, from nodes that do not keep its end', [...log, ...chain('m', 'header', 10).slice(9)], null],
    ['the last one missing', log.slice(0, -1), { entry: 9, what: 'missing' }],
    ['the last three missing', log.slice(0, -3), { entry: 7, what: 'missing' }],
    ['all missing', [], { entry: 1, what: 'missing' }],
    ['the last one changed', changed(9, { answer: '"x"' }), { entry: 9, what: 'changed' }],
  ])('by what was kept of its end: %s', (_, damaged, found) => {
    expect(damageIn('header', damaged, { seq: 9, hash: hashOfEntry(log[8]!) })).toEqual(found);
  });

  test('entries from before there were hashes are fine, and the next one holds on to them', () => {
    const old = log.slice(0, 3).map((each) => ({ ...each, by: null, rules: null, before: null }));
    const next = { ...log[3]!, before: hashBefore('header', old[2]!) };
    expect(damageIn('header', [...old, next])).toBeNull();
    expect(damageIn('header', [old[0]!, { ...old[1]!, answer: '7' }, old[2]!, next])).toBeNull(); // unchained: not seen
    expect(damageIn('header', [...old.slice(0, 2), { ...old[2]!, answer: '7' }, next])).toEqual({
      entry: 3,
      what: 'changed',
    });
  });
});

describe('a server', () => {
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

  const rowsOf = async (match: string): Promise<string> =>
    JSON.stringify([
      await store.db.selectFrom('log').selectAll().where('match_id', '=', match).orderBy('seq').execute(),
      await store.db.selectFrom('matches').selectAll().where('id', '=', match).execute(),
      await store.db.selectFrom('snapshots').selectAll().where('match_id', '=', match).execute(),
    ]);

  test.each([
    ['changed', 'in the middle', 7],
    ['missing', 'in the middle', 5],
    ['changed', 'at the end', null],
    ['missing', 'at the end', null],
  ] as const)(
    'does not open a match with an entry %s %s, says which, and writes nothing to it',
    async (what, _, at) => {
      const [ada, ben] = [await server.person('Ada'), await server.person('Ben')];
      const match = await startedMatch([ada, ben], { settings: { clockMs: 5000 } });
      let answers = 0;
      await playOn([ada, ben], match, () => ++answers > 20);
      await server.stop();
      const log = await store.db.selectFrom('log').selectAll().where('match_id', '=', match).orderBy('seq').execute();
      const entry = at ?? log.length;
      if (what === 'missing')
        await store.db.deleteFrom('log').where('match_id', '=', match).where('seq', '=', entry).execute();
      else
        await store.db
          .updateTable('log')
          .set({ at: (log[entry - 1]?.at ?? 0) + 1 })
          .where('match_id', '=', match)
          .where('seq', '=', entry)
          .execute();
      const before = await rowsOf(match);
      expect(await verdictOn({ url: null, folder: server.folder })).toMatchObject({
        matches: 1,
        unchained: 0,
        damaged: [{ match, entry, what }],
      });
      server = await testServer({ PORT: String(server.port) }, server.folder);
      await ada.nextState(10);
      const error = { code: 'server/damaged', data: { match, entry, what } };
      expect(await ada.insist({ type: 'here', match })).toMatchObject({ type: 'refused', error });
      expect(await ada.insist({ type: 'undo', match })).toMatchObject({ type: 'refused', error });
      expect(await readMetrics(server.url)).toContain('orrery_log_damaged 1');
      expect(await rowsOf(match)).toBe(before);
      for (const player of [ada, ben]) player.close();
    },
  );
});

test('commits that vanished from the write-ahead log are counted at the next start', async () => {
  const own = join(folder, 'witness');
  const copy = join(folder, 'witness-copy');
  mkdirSync(copy, { recursive: true });
  const store = await openStore({ url: null, folder: own, connections: 1, onTrouble: () => {} });
  const log = chain('m', 'header', 40);
  for (const entry of log) expect(await store.append([entry])).toEqual([true]);
  for (const suffix of ['', '-wal', '-witness']) copyFileSync(sqliteFile(own) + suffix, sqliteFile(copy) + suffix);
  await store.close();
  const wal = readFileSync(`${sqliteFile(copy)}-wal`);
  const at = wal.length - 3 * 4096; // in one of the last commits
  wal.writeUInt8(wal.readUInt8(at) ^ 255, at);
  writeFileSync(`${sqliteFile(copy)}-wal`, wal);
  expect((await verdictOn({ url: null, folder: copy })).missing).toBeGreaterThan(0);
  const again = await openStore({ url: null, folder: copy, connections: 1, onTrouble: () => {} });
  const left = await again.db.selectFrom('log').select('seq').execute();
  expect(left.length).toBeLessThan(40);
  expect(again.missingEntries).toBe(40 - left.length);
  await again.append(chain('n', 'header', 1));
  await again.close();
  // It stays known: what was lost does not come back by going on.
  for (const _ of [1, 2]) {
    const later = await openStore({ url: null, folder: copy, connections: 1, onTrouble: () => {} });
    expect(later.missingEntries).toBe(40 - left.length);
    await later.append(chain('o', 'header', 1));
    await later.close();
  }
  expect((await verdictOn({ url: null, folder: copy })).missing).toBe(40 - left.length);
  const whole = await openStore({ url: null, folder: own, connections: 1, onTrouble: () => {} });
  expect([whole.missingEntries, existsSync(`${sqliteFile(own)}-witness`)]).toEqual([0, true]);
  await whole.close();
});
