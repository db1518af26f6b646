// People look at a finished match together over real sockets, at one node and at two: the same moment, the same pointer, the
// same remarks; nobody who may not, nothing of a match that is on, and within limits.

import type { Gathered, ServerMessage, Table } from '@orrery/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OwnPostgres, startPostgres } from '../commands/own-postgres.ts';
import type { Player } from '../commands/player.ts';
import { newTable, playOn, startedMatch, type TestServer, testServer } from '../testing/harness.ts';

let postgres: OwnPostgres;
let one: TestServer;
let two: TestServer;
beforeAll(async () => {
  postgres = await startPostgres();
  one = await testServer({ DATABASE_URL: postgres.url });
  two = await testServer({ DATABASE_URL: postgres.url });
});
afterAll(async () => {
  await one.end();
  await two.end();
  await postgres.stop();
});

/** Hears whatever comes, and waits for what is wanted; how long that may take is up to the time-out of the test. */
function listening(player: Player) {
  const heard: ServerMessage[] = [];
  let wake = (): void => {};
  player.onText = (text) => {
    heard.push(JSON.parse(text));
    wake();
  };
  return {
    heard,
    async until(isWanted: (message: ServerMessage) => boolean): Promise<ServerMessage> {
      for (;;) {
        const found = heard.find(isWanted);
        if (found !== undefined) return found;
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
    },
  };
}

const gathered =
  (isSo: (state: Gathered) => boolean) =>
  (message: ServerMessage): boolean =>
    message.type === 'gathered' && isSo(message);
const namesIn = ({ people }: Gathered): string[] => people.map(({ name }) => name).toSorted();
const moment = { step: 12, seat: 1, open: true };

async function finished(
  host: TestServer,
  wanted: Parameters<typeof startedMatch>[1] = {},
): Promise<[Player, Player, string]> {
  const [ada, ben] = [await host.person('Ada'), await host.person('Ben')];
  const match = await startedMatch([ada, ben], wanted);
  await playOn([ada, ben], match);
  return [ada, ben, match];
}

test('at two nodes all see the same moment, pointer and remarks, and who is there', async () => {
  const [ada, , match] = await finished(one);
  const cleo = await two.person('Cleo');
  const [hers, theirs] = [listening(ada), listening(cleo)];
  expect(await ada.request({ type: 'gather', match })).toMatchObject({ type: 'done' });
  expect(await ada.request({ type: 'point', match, moment, piece: 'gem-world' })).toMatchObject({ type: 'done' });
  expect(await ada.request({ type: 'remark', match, step: 12, text: 'Why <b>not</b> settle?' })).toMatchObject({
    type: 'done',
  });

  await cleo.request({ type: 'gather', match }); // and learns from the other node what was there before
  await theirs.until(gathered((state) => state.piece === 'gem-world' && namesIn(state).join() === 'Ada,Cleo'));
  const said = await theirs.until(({ type }) => type === 'remarked');
  expect(said).toMatchObject({ remark: { name: 'Ada', step: 12, text: 'Why <b>not</b> settle?' } });
  await hers.until(gathered((state) => namesIn(state).join() === 'Ada,Cleo'));

  const next = { ...moment, step: 13 };
  await cleo.request({ type: 'point', match, moment: next, piece: null });
  const moved = await hers.until(gathered((state) => state.moment?.step === 13));
  expect(moved).toMatchObject({ moment: next, piece: null });

  await cleo.request({ type: 'scatter', match });
  hers.heard.length = 0;
  await hers.until(gathered((state) => namesIn(state).join() === 'Ada'));
  expect(await cleo.request({ type: 'point', match, moment, piece: null })).toMatchObject({
    error: { code: 'server/not-allowed' },
  });
});

test('whoever comes later gets what was said, whoever closes the window is gone, and nothing is left of it', async () => {
  const [ada, ben, match] = await finished(one);
  const hers = listening(ada);
  await ada.request({ type: 'gather', match });
  await ada.request({ type: 'remark', match, step: 3, text: 'Look here.' });
  await hers.until(({ type }) => type === 'remarked');
  const his = listening(ben);
  await ben.request({ type: 'gather', match });
  const first = await his.until(({ type }) => type === 'gathered');
  expect(first).toMatchObject({ remarks: [{ name: 'Ada', text: 'Look here.' }] });
  hers.heard.length = 0;
  ben.close();
  await hers.until(gathered((state) => namesIn(state).join() === 'Ada'));
  await ada.request({ type: 'scatter', match });
  hers.heard.length = 0;
  await ada.request({ type: 'gather', match });
  expect(await hers.until(({ type }) => type === 'gathered')).toMatchObject({ moment: null, remarks: [] });
});

test('only a finished match, only for those who may watch it, only what has the right form', async () => {
  const [ada, ben] = [await one.person('Ada'), await one.person('Ben')];
  const running = await startedMatch([ada, ben]);
  expect(await ada.request({ type: 'gather', match: running })).toMatchObject({ error: { code: 'server/not-over' } });
  const waiting: Table = await newTable(ada);
  expect(await ada.request({ type: 'gather', match: waiting.id })).toMatchObject({
    error: { code: 'server/not-over' },
  });
  const [, , shut] = await finished(one, { settings: { spectators: false } });
  expect(await ada.request({ type: 'gather', match: shut })).toMatchObject({ error: { code: 'server/not-allowed' } });
  const [host, , match] = await finished(one);
  await host.request({ type: 'gather', match });
  for (const piece of ['<b>', 'x'.repeat(81)]) {
    expect(await host.request({ type: 'point', match, moment, piece })).toMatchObject({
      error: { code: 'server/malformed' },
    });
  }
  expect(await host.request({ type: 'remark', match, step: -1, text: 'x' })).toMatchObject({
    error: { code: 'server/malformed' },
  });
});

test('pointing, remarks, and places have limits', async () => {
  const strict = await testServer({ CHAT_LINES_PER_MINUTE: '2' });
  const [ada, ben, match] = await finished(strict);
  const hers = listening(ada);
  await ada.request({ type: 'gather', match });
  const remark = { type: 'remark', match, step: 1, text: 'again' } as const;
  for (let time = 0; time < 2; time++) expect(await ada.request(remark)).toMatchObject({ type: 'done' });
  expect(await ada.request(remark)).toMatchObject({ error: { code: 'server/too-many' } });
  const replies = await Promise.all(
    Array.from({ length: 601 }, () => ada.request({ type: 'point', match, moment, piece: null })),
  );
  expect(replies.filter(({ type }) => type === 'refused').length).toBeGreaterThan(0);
  await ben.request({ type: 'gather', match });
  const guests = await Promise.all(Array.from({ length: 19 }, (_, at) => strict.person(`Guest ${at}`)));
  const came = await Promise.all(guests.map((guest) => guest.request({ type: 'gather', match })));
  expect(came.filter(({ type }) => type === 'refused')).toMatchObject([{ error: { data: { people: 20 } } }]);
  expect(hers.heard.length).toBeGreaterThan(0);
  await strict.end();
});
