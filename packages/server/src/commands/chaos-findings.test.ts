// What chaos must find, planted: answers that were lost, numbers left out, seats taken, and waits that were too long.

import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { LogEntry } from '../storage/log.ts';
import { newId, openStore, type Store } from '../storage/store.ts';
import { newFolder } from '../testing/harness.ts';
import { type FaultSpan, type Findings, inWords, isFine, lateWaits, ownWait, perFault } from './chaos-findings.ts';
import { logAgainst } from './log-against.ts';

const folder = newFolder();
let store: Store;
beforeAll(async () => {
  store = await openStore({ url: null, folder, connections: 1, onTrouble: () => {} });
});
afterAll(async () => {
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

async function planted(...entries: Partial<LogEntry>[]): Promise<string> {
  const match = newId();
  const seat = { table_id: match, person: null, level: null, stand_in: null, wants_clock: null };
  await store.db
    .insertInto('tables')
    .values({
      id: match,
      game: 'race',
      options: '{}',
      settings: '{}',
      status: 'over',
      host: 'h',
      created_at: 0,
      clock_since: 0,
      rematch: null,
      same_deal_as: null,
    })
    .execute();
  await store.db
    .insertInto('seats')
    .values([
      { ...seat, seat: 0, kind: 'person' },
      { ...seat, seat: 1, kind: 'bot' },
    ])
    .execute();
  for (const [index, entry] of entries.entries()) {
    const plain = {
      kind: 'answer',
      seat: 0,
      question: 1,
      answer: 'null',
      once_key: null,
      at: 0,
      by: 'person',
      rules: 1,
      before: null,
    } as const;
    await store.db
      .insertInto('log')
      .values({ ...plain, match_id: match, seq: index + 1, ...entry })
      .execute();
  }
  return match;
}

test('a clean log is clean', async () => {
  const match = await planted({ once_key: '0-key-a' }, { seat: 1, by: 'bot' });
  const told = [{ match, key: 'key-a', seq: 1, ms: 1 }];
  expect(await logAgainst(store, [match], told)).toMatchObject({ lost: [], twice: [], taken: [], unasked: 0 });
});

test('what was acknowledged and is not there is lost; a number left out and an answer nobody sent are found', async () => {
  const match = await planted({ once_key: '0-key-a' }, { seq: 3, once_key: '0-key-c' });
  const told = [
    { match, key: 'key-a', seq: 1, ms: 1 },
    { match, key: 'key-b', seq: 2, ms: 1 },
  ];
  const { lost, twice } = await logAgainst(store, [match], told);
  expect(lost.map(({ key }) => key)).toEqual(['key-b']);
  expect(twice.map(({ seq }) => seq)).toEqual([3]);
  expect(await logAgainst(store, [match], told.slice(0, 1))).toMatchObject({ unasked: 1 });
});

test.each([
  [{ kind: 'standIn', seat: 0, by: 'clock' }, 1],
  [{ kind: 'answer', seat: 0, by: 'clock' }, 1],
  [{ kind: 'answer', seat: 0, by: 'standIn' }, 1],
  [{ kind: 'rest', seat: -1, by: 'clock' }, 1],
  [{ kind: 'answer', seat: 1, by: 'bot' }, 0],
  [{ kind: 'answer', seat: 0, by: 'person' }, 0],
] as const)('%j takes %i seats', async (entry, many) => {
  expect((await logAgainst(store, [await planted(entry)], [])).taken).toHaveLength(many);
});

const span = (name: FaultSpan['name'], from: number, goneAt: number, backMs: number): FaultSpan => ({
  name,
  from,
  goneAt,
  backMs,
  hitsAll: name === 'database-hang',
});
const spans = [
  span('kill', 1000, 2000, 300),
  span('database-hang', 3000, 18_000, 5100),
  span('kill', 30_000, 31_000, 700),
];

test('what is found counts for the fault that had begun last', async () => {
  const match = await planted();
  const lost = [{ match, key: 'key-a', seq: 1, ms: 1 }];
  const checked = { lost, twice: [], taken: [], unasked: 0, finished: 1 };
  expect(perFault(spans, checked, new Map([['key-a', 19_000]]))).toEqual([
    { name: 'kill', times: 2, lost: 0, twice: 0, backMs: 700 },
    { name: 'database-hang', times: 1, lost: 1, twice: 0, backMs: 5100 },
  ]);
});

test('a wait is too long after a fault, or where others could have served; not while nobody could', () => {
  const duringHang = { at: 4000, ms: 15_000 };
  const atOtherNodes = { at: 30_000, ms: 5500 };
  expect([ownWait(duringHang, spans), ownWait(atOtherNodes, spans)]).toEqual([1000, 5500]);
  const afterHang = { at: 18_000, ms: 5100 };
  expect(lateWaits(spans, [duringHang, atOtherNodes], 3)).toEqual([afterHang, atOtherNodes]);
  expect(lateWaits(spans, [duringHang, atOtherNodes], 1)).toEqual([afterHang]);
});

const fine: Findings = {
  store: 'sqlite',
  nodes: 1,
  kills: 1,
  matches: 2,
  finished: 2,
  acknowledged: 10,
  lost: 0,
  twice: 0,
  unasked: 0,
  seatsTaken: 0,
  reconnects: 1,
  gapMs: { median: 1, max: 1 },
  results: { wanted: 4, lost: 0, twice: 0, wrong: 0 },
  notices: { wanted: 4, lost: 0, twice: 0, arrived: 4, repeated: 1, late: 0 },
  orders: { given: 2, fired: 3, lost: 0, twice: 0, late: 0 },
  faults: [{ name: 'kill', times: 1, lost: 0, twice: 0, backMs: 200 }],
  waits: { tooLong: 1, ofLoad: 1 },
  seconds: 1,
};

test('one thing that is wrong is enough', () => {
  expect(isFine(fine)).toBe(true);
  expect(inWords(fine)).toContain('1 waits over 5000 ms, 1 of them because the machine was busy');
  const wrongs: Partial<Findings>[] = [
    { lost: 1 },
    { twice: 1 },
    { unasked: 1 },
    { seatsTaken: 1 },
    { finished: 1 },
    { results: { ...fine.results, lost: 1 } },
    { results: { ...fine.results, wrong: 1 } },
    { notices: { ...fine.notices, twice: 1 } },
    { orders: { ...fine.orders, lost: 1 } },
    { orders: { ...fine.orders, twice: 1 } },
    { waits: { tooLong: 2, ofLoad: 1 } },
  ];
  for (const wrong of wrongs) expect(isFine({ ...fine, ...wrong }), JSON.stringify(wrong)).toBe(false);
});
