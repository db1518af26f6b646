// People over real sockets: matches are finished, reloads and restarts lose nothing, what is taken back is gone,
// bots and clocks do their part, and the record of a finished match verifies.

import type { MatchRecord } from '@orrery/kernel';
import { verify } from '@orrery/kernel';
import type { Table } from '@orrery/protocol';
import { serverMessage } from '@orrery/protocol';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Player } from './commands/player.ts';
import { gameNamed } from './games.ts';
import {
  answerOnce,
  newTable,
  playOn,
  startedMatch,
  stateWhere,
  type TestServer,
  testServer,
} from './testing/harness.ts';

let server: TestServer;
beforeEach(async () => {
  server = await testServer();
});
afterEach(() => server.end());

/** Forgets the state of a match and waits until the server has sent it again. */
async function stateAgain(player: Player, match: string) {
  player.states.delete(match);
  for (;;) {
    const state = player.states.get(match);
    if (state !== undefined) return state;
    await player.nextState(20);
  }
}

/** Waits until this person was shown so many entries. */
async function untilSeq(player: Player, match: string, seq: number): Promise<void> {
  while ((player.states.get(match)?.seq ?? 0) < seq) await player.nextState(20);
}

describe.each(['race', 'roll'])('%s', (game) => {
  test('two people finish a match, and its record verifies', async () => {
    const people = [await server.person('Ada'), await server.person('Ben')];
    const messages: unknown[] = [];
    people[0]!.onText = (text) => messages.push(JSON.parse(text));
    const match = await startedMatch(people, { game });
    const { seedHash } = await people[0]!.call<Table>('GET', `/api/tables/${match}`);
    await expect(people[0]!.call('GET', `/api/matches/${match}/record`)).rejects.toThrow('server/not-over');
    await playOn(people, match);
    const record = await people[1]!.call<MatchRecord>('GET', `/api/matches/${match}/record`);
    expect(record.seedHash).toBe(seedHash);
    expect(record.seats).toEqual([{ name: 'Ada' }, { name: 'Ben' }]);
    expect(verify(gameNamed(game)!, record).filter((verdict) => !verdict.agrees)).toEqual([]);
    const { verdicts } = await people[1]!.call<{ verdicts: { agrees: boolean }[] }>(
      'GET',
      `/api/matches/${match}/verify`,
    );
    expect(verdicts.map(({ agrees }) => agrees)).toEqual([true, true, true, true]);
    for (const message of messages) expect(serverMessage.safeParse(message).error).toBeUndefined();
    const mine = await people[0]!.call<{ tables: Table[] }>('GET', '/api/me/tables');
    expect(mine.tables[0]).toMatchObject({ id: match, status: 'over', result: record.result });
  });
});

test('one person and two bots finish a match', async () => {
  const ada = await server.person('Ada');
  const bot = { kind: 'bot' as const, level: 'random' };
  const match = await startedMatch([ada], { seats: [{ kind: 'me' }, bot, bot] });
  await playOn([ada], match);
  expect(ada.states.get(match)?.result).toHaveLength(3);
});

test('the host fills an open seat with a bot, or opens it again; my tables say whose turn it is', async () => {
  const [ada, ben] = [await server.person('Ada'), await server.person('Ben')];
  const { id } = await newTable(ada, { seats: [{ kind: 'me' }, { kind: 'open' }], settings: { clockMs: 60_000 } });
  const seat = `/api/tables/${id}/seat`;
  await expect(ben.call('POST', seat, { seat: 1, level: 'greedy' })).rejects.toThrow('server/not-host');
  await expect(ada.call('POST', seat, { seat: 0, level: 'greedy' })).rejects.toThrow('server/seat-taken');
  const filled = await ada.call<Table>('POST', seat, { seat: 1, level: 'greedy' });
  expect(filled.seats[1]).toMatchObject({ kind: 'bot', level: 'greedy' });
  const opened = await ada.call<Table>('POST', seat, { seat: 1, level: null });
  expect(opened.seats[1]).toMatchObject({ kind: 'open', level: null });
  await ben.call('POST', `/api/tables/${id}/join`, {});
  await ada.call('POST', `/api/tables/${id}/start`, {});
  await expect(ada.call('POST', seat, { seat: 1, level: 'greedy' })).rejects.toThrow('server/already-started');
  const mine = await ada.call<{ tables: Table[] }>('GET', '/api/me/tables');
  expect(mine.tables[0]).toMatchObject({ id, status: 'playing', waitedFor: [0, 1], deadline: expect.any(Number) });
});

test('a reload in mid-decision, and a restart of the server, change nothing that was acknowledged', async () => {
  const [ada, ben] = [await server.person('Ada'), await server.person('Ben')];
  const match = await startedMatch([ada, ben]);
  let answers = 0;
  await playOn([ada, ben], match, () => ++answers > 12);
  await untilSeq(ada, match, ben.states.get(match)!.seq);
  const before = ada.states.get(match)!;
  ada.drop();
  const shown = { seq: before.seq, view: before.view, questions: before.questions };
  expect(await stateAgain(ada, match)).toMatchObject(shown);
  const { port } = server;
  await server.stop();
  server = await testServer({ PORT: String(port) }, server.folder);
  expect(await stateAgain(ada, match)).toMatchObject(shown);
  await stateAgain(ben, match);
  await playOn([ada, ben], match);
  expect(ben.states.get(match)?.result).toHaveLength(2);
  ada.close();
  ben.close();
});

test('after a reconnect only the events that were not seen are sent', async () => {
  const [ada, ben] = [await server.person('Ada'), await server.person('Ben')];
  const match = await startedMatch([ada, ben]);
  const { seen } = ada.states.get(match)!;
  await ada.request({ type: 'unwatch', match });
  await answerOnce(ben, match);
  await ada.request({ type: 'watch', match, since: seen });
  expect(ada.states.get(match)).toMatchObject({ eventsFrom: seen.events });
  await ada.request({ type: 'watch', match, since: { events: seen.events, undos: 7 } });
  expect(ada.states.get(match)).toMatchObject({ eventsFrom: 0 });
});

test('the same key counts once, also for taking back', async () => {
  const [ada, ben] = [await server.person('Ada'), await server.person('Ben')];
  const match = await startedMatch([ada, ben]);
  const state = ada.states.get(match)!;
  const question = state.questions[0]!;
  const answer = ada.answerTo(state, question) as never;
  const message = { type: 'answer' as const, match, question: question.id, answer, key: 'key-00001' };
  expect(await ada.request(message)).toMatchObject({ type: 'accepted', seq: 1 });
  expect(await ada.request(message)).toMatchObject({ type: 'accepted', seq: 1 });
  expect(await ada.request({ ...message, key: 'key-00002' })).toMatchObject({
    type: 'refused',
    error: { code: 'kernel/not-asked' },
  });
  expect(await ada.request({ type: 'undo', match, key: 'key-00003' })).toMatchObject({ type: 'accepted', seq: 2 });
  expect(await ada.request({ type: 'undo', match, key: 'key-00003' })).toMatchObject({ type: 'accepted', seq: 2 });
  expect(ada.states.get(match)).toMatchObject({ view: state.view, questions: state.questions, mayUndo: false });
  expect(await ada.request({ type: 'undo', match })).toMatchObject({
    type: 'refused',
    error: { code: 'kernel/nothing-to-undo' },
  });
  expect(await ada.request({ ...message, key: 'key-00004' })).toMatchObject({ type: 'accepted', seq: 3 });
});

test('a simultaneous pick is withdrawn until all have picked, then no more; a restart keeps that', async () => {
  const [ada, ben] = [await server.person('Ada'), await server.person('Ben')];
  const match = await startedMatch([ada, ben]);
  await answerOnce(ada, match);
  const { port } = server;
  await server.stop();
  server = await testServer({ PORT: String(port) }, server.folder);
  expect(await ada.insist({ type: 'undo', match, key: 'key-00001' })).toMatchObject({ type: 'accepted' });
  expect([await answerOnce(ada, match), await answerOnce(ben, match)]).toEqual([true, true]);
  expect(await ada.insist({ type: 'undo', match, key: 'key-00002' })).toMatchObject({
    type: 'refused',
    error: { code: 'kernel/undo-sealed' },
  });
  ada.close();
  ben.close();
});

test('a bot plays for somebody who leaves, and hands the seat back', async () => {
  const [ada, ben] = [await server.person('Ada'), await server.person('Ben')];
  const match = await startedMatch([ada, ben]);
  const left = await ben.call<Table>('POST', `/api/tables/${match}/leave`, {});
  expect(left.seats[1]?.standIn).not.toBeNull();
  await answerOnce(ada, match);
  await stateWhere(ada, match, ({ seq }) => seq >= 2);
  // Also after a restart: whoever holds the match then knows that something moves by itself in it.
  const { port } = server;
  await server.stop();
  server = await testServer({ PORT: String(port) }, server.folder);
  const { seq } = ada.states.get(match)!;
  await playOn([ada], match, () => ada.states.get(match)!.seq >= seq + 2);
  await ben.watch(match); // to look on is not to be back
  const away = await ada.call<Table>('GET', `/api/tables/${match}`);
  expect(away.seats[1]?.standIn).not.toBeNull();
  expect(await ben.request({ type: 'here', match })).toMatchObject({ type: 'done' });
  const back = await ada.call<Table>('GET', `/api/tables/${match}`);
  expect(back.seats[1]?.standIn).toBeNull();
  await playOn([ada, ben], match);
});

test('hints and lists of legal answers are answers that are accepted', async () => {
  const ada = await server.person('Ada');
  const bot = { kind: 'bot' as const, level: 'random' };
  const match = await startedMatch([ada], { seats: [{ kind: 'me' }, bot], settings: { hints: true } });
  const question = ada.states.get(match)!.questions[0]!.id;
  const legal = await ada.request({ type: 'legal', match, question });
  const hint = await ada.request({ type: 'hint', match, question });
  if (legal.type !== 'legal' || hint.type !== 'hint') throw new Error('no reply');
  expect(legal.answers.length).toBeGreaterThan(1);
  expect(hint.reason).toMatchObject({ share: expect.any(Number), terms: expect.any(Array) });
  expect(hint.best?.length).toBeGreaterThan(1);
  expect(hint.best?.[0]).toEqual({ answer: hint.answer, share: hint.reason?.share });
  expect(await ada.request({ type: 'answer', match, question, answer: hint.answer as never })).toMatchObject({
    type: 'accepted',
  });
  const without = await startedMatch([ada], { seats: [{ kind: 'me' }, bot] });
  expect(await ada.request({ type: 'hint', match: without, question })).toMatchObject({
    error: { code: 'server/not-allowed' },
  });
});

test('spectators see the public view; a table may bar them', async () => {
  const [ada, ben, cleo] = [await server.person('Ada'), await server.person('Ben'), await server.person('Cleo')];
  const match = await startedMatch([ada, ben]);
  await cleo.watch(match);
  expect(cleo.states.get(match)).toMatchObject({ seat: null, questions: [] });
  const shut = await newTable(ada, { settings: { spectators: false } });
  expect(await cleo.request({ type: 'watch', match: shut.id })).toMatchObject({ type: 'refused' });
  expect(await cleo.request({ type: 'answer', match, question: 1, answer: null })).toMatchObject({
    error: { code: 'server/not-seated' },
  });
});

test('a known deal is marked and deals the same cards', async () => {
  const [ada, ben] = [await server.person('Ada'), await server.person('Ben')];
  const match = await startedMatch([ada, ben]);
  const first = ada.states.get(match)!.view;
  await playOn([ada, ben], match);
  const again = await startedMatch([ada, ben], { sameDealAs: match });
  expect(ada.states.get(again)!.view).toEqual(first);
  expect((await ada.call<Table>('GET', `/api/tables/${again}`)).knownDeal).toBe(true);
});
