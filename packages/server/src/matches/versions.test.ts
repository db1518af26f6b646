// A match that was begun under earlier rules: it is replayed by their capsule, moved with a mark in its log, and goes on. The
// rules of today play the part of the old ones, the same rules with a higher number that of the new ones.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type AnyGame,
  capsuleOf,
  openQuestions,
  type RecordHeader,
  randomFromNumber,
  startMatch,
  submit,
} from '@orrery/kernel';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Thinker } from '../bots/thinker.ts';
import { gameNamed } from '../games.ts';
import type { Refused } from '../refusal.ts';
import type { LogEntry } from '../storage/log.ts';
import { damageIn, hashBefore } from '../storage/log-chain.ts';
import { newId, openStore, type Store } from '../storage/store.ts';
import { Driver } from './driver.ts';
import { Keeper } from './keeper.ts';
import { openOldRules } from './old-rules.ts';
import { Overtaken, standingOf } from './versions.ts';

const game = gameNamed('roll')!;
const later: AnyGame = {
  ...game,
  rulesVersion: game.rulesVersion + 1,
  stateVersion: game.stateVersion + 1,
  migrations: [{ from: game.stateVersion, migrate: (state) => ({ state: { ...state, seals: state.seals + 1000 } }) }],
};
const oldRules = openOldRules(undefined, [{ ...capsuleOf(game), load: async () => ({ capsule: capsuleOf(game) }) }]);
const forgotten = openOldRules(undefined, []);

const folder = mkdtempSync(join(tmpdir(), 'orrery-versions-'));
let store: Store;
beforeAll(async () => {
  store = await openStore({ url: null, folder, connections: 2, onTrouble: () => {} });
});
afterAll(async () => {
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

/** A running match with some answers and one that was taken back, in the database. */
async function begun(answers: number) {
  const started = startMatch(game, { options: {}, seats: [{}, {}], seed: newId() });
  if (!started.ok) throw new Error(started.refusal.code);
  const match = started.value;
  const id = newId();
  const headerText = JSON.stringify(match.header satisfies RecordHeader);
  const entries: LogEntry[] = [];
  const random = randomFromNumber(7);
  for (let seq = 1; seq <= answers; seq++) {
    const question = openQuestions(match.state)[0]!;
    const answer = game.sample(match.state, question, random);
    expect(submit(match, question.seat, question.id, answer)).toBeNull();
    entries.push({
      match_id: id,
      seq,
      kind: 'answer',
      seat: question.seat,
      question: question.id,
      answer: JSON.stringify(answer),
      once_key: null,
      at: seq,
      by: 'person',
      rules: game.rulesVersion,
      before: hashBefore(headerText, entries.at(-1) ?? null),
    });
  }
  await store.db.insertInto('log').values(entries).execute();
  const opening = { id, headerText, over: false, entries, snapshot: null };
  return { match, opening };
}

const logOf = (id: string): Promise<LogEntry[]> =>
  store.db.selectFrom('log').selectAll().where('match_id', '=', id).orderBy('seq').execute();

const refusalOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => null,
    ({ code, data }: Refused) => ({ code, data }),
  );

test('a match of today’s rules begins with its deal', async () => {
  const { opening } = await begun(5);
  expect(await standingOf(store, oldRules, { ...opening, game })).toBeNull();
});

test('a match of earlier rules is moved, with a mark, its state and its whole story', async () => {
  const { match, opening } = await begun(20);
  const standing = await standingOf(store, oldRules, { ...opening, game: later });
  expect(standing?.seq).toBe(21);
  expect(standing?.match).toMatchObject({ answers: match.answers, events: match.events, trail: [] });
  expect(standing?.match.state).toEqual({ ...match.state, seals: match.state.seals + 1000 });
  expect(standing?.match.moves).toMatchObject([{ answers: 20, rulesVersion: later.rulesVersion }]);

  const log = await logOf(opening.id);
  expect(log.at(-1)).toMatchObject({ kind: 'rules', seat: -1, by: 'server', rules: later.rulesVersion });
  expect(damageIn(opening.headerText, log)).toBeNull();

  const again = await standingOf(store, forgotten, { ...opening, game: later, entries: log });
  expect(again).toEqual(standing); // from what was stored: the old rules are not needed any more
});

test('a node that does not know the new rules leaves the match alone', async () => {
  const { opening } = await begun(10);
  await standingOf(store, oldRules, { ...opening, game: later });
  const entries = await logOf(opening.id);
  expect(await refusalOf(standingOf(store, oldRules, { ...opening, game, entries }))).toEqual({
    code: 'server/newer-rules',
    data: { rules: later.rulesVersion },
  });
  expect(await logOf(opening.id)).toEqual(entries);
});

test('of two nodes that move a match at once one is first, the other opens it anew', async () => {
  const { opening } = await begun(10);
  await standingOf(store, oldRules, { ...opening, game: later });
  await expect(standingOf(store, oldRules, { ...opening, game: later })).rejects.toThrow(Overtaken);
  expect((await logOf(opening.id)).filter(({ kind }) => kind === 'rules')).toHaveLength(1);
});

test('where nobody kept the old rules a match goes on from where its node left it, or says why not', async () => {
  const { match, opening } = await begun(10);
  const { state, answers, events, moves } = match;
  const snapshot = { seq: 10, stateVersion: game.stateVersion, state, answers, events, moves };
  const older = { ...snapshot, seq: 9 };
  expect(await refusalOf(standingOf(store, forgotten, { ...opening, game: later, snapshot: older }))).toEqual({
    code: 'server/old-rules',
    data: { rules: game.rulesVersion, why: 'not-kept' },
  });
  expect(await logOf(opening.id)).toHaveLength(10);
  expect((await standingOf(store, forgotten, { ...opening, game: later, snapshot }))?.seq).toBe(11);
});

test('a state that cannot be migrated stays as it is, with the reason', async () => {
  const { opening } = await begun(10);
  const stubborn = { ...later, migrations: [{ from: game.stateVersion, migrate: () => ({ why: 'question-gone' }) }] };
  expect(await refusalOf(standingOf(store, oldRules, { ...opening, game: stubborn }))).toEqual({
    code: 'server/old-rules',
    data: { rules: game.rulesVersion, why: 'question-gone' },
  });
  expect(await logOf(opening.id)).toEqual(opening.entries);
});

test('a finished match is shown without a mark', async () => {
  const { opening } = await begun(10);
  const standing = await standingOf(store, oldRules, { ...opening, game: later, over: true });
  expect(standing?.seq).toBe(10);
  expect(await logOf(opening.id)).toEqual(opening.entries);
});

test('a node that drives matches tries one that cannot go on once, says so once, and holds it', async () => {
  const { opening } = await begun(10);
  const { id } = opening;
  const older = JSON.stringify({ ...JSON.parse(opening.headerText), rulesVersion: 0 });
  await store.db.deleteFrom('log').where('match_id', '=', id).execute();
  await store.db
    .insertInto('tables')
    .values({
      id,
      game: game.name,
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
  await store.db
    .insertInto('matches')
    .values({ id, header: older, driven: 1, over: 0, result: null, started_at: 0, rules: 0 })
    .execute();
  let plays = 0;
  const counted = {
    ...forgotten,
    play: (...args: Parameters<typeof forgotten.play>) => {
      plays += 1;
      return forgotten.play(...args);
    },
  };
  const said: string[] = [];
  const onTrouble = (error: unknown): void => void said.push(String(error));
  const keeper = new Keeper(store, onTrouble, { oldRules: counted });
  const thinker: Thinker = { think: async () => null, close: async () => {} };
  const driver = new Driver(store, keeper, thinker, {
    node: 'n',
    leaseMs: 300,
    graceMs: 60_000,
    thinkMs: null,
    standInLevel: 'random',
    standInPauseMs: 0,
    orderSecret: 'secret',
    onTrouble,
    onDecision: () => {},
    onClock: () => {},
  });
  const until = async (): Promise<number> =>
    (await store.db.selectFrom('leases').select('until').where('match_id', '=', id).executeTakeFirst())?.until ?? 0;
  await driver.start();
  await expect.poll(until).toBeGreaterThan(0);
  for (let renewals = 0; renewals < 4; renewals++) {
    const before = await until();
    await expect.poll(until).toBeGreaterThan(before);
  }
  await driver.close();
  expect(plays).toBe(1);
  expect(said).toEqual([expect.stringContaining(`match ${id} cannot go on with these rules`)]);
});
