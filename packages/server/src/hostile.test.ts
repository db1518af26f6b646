// Hostile input: malformed, oversized, replayed, foreign and out-of-order messages and requests. The server answers
// with codes, does not fall over, and the match is afterwards what it was before.

import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { abuse } from './commands/abuse.ts';
import { atRedirector } from './commands/abuse-redirector.ts';
import { attack } from './commands/attack.ts';
import { openStore } from './storage/store.ts';
import { answerOnce, startedMatch, storeBeside, type TestServer, testServer } from './testing/harness.ts';

let server: TestServer;
beforeEach(async () => {
  server = await testServer();
});
afterEach(() => server.end());

/** `npm run hostile` sends a hundred thousand. */
const many = 2000;

const opened = (cookie: string, headers: Record<string, string> = {}): Promise<WebSocket> =>
  new Promise((resolve, reject) => {
    const socket = new WebSocket(`${server.url.replace('http', 'ws')}/api/socket`, { headers: { cookie, ...headers } });
    socket.once('open', () => resolve(socket)).once('error', reject);
  });

test(`${many} hostile messages and requests change nothing and are refused by code`, async () => {
  const store = await openStore({ url: null, folder: server.folder, connections: 2, onTrouble: () => {} });
  const found = await attack(server.url, store, many, 6);
  await store.close();
  expect(found.wrong).toEqual([]);
  expect(found.messages + found.requests).toBe(many);
  for (const kind of ['malformed', 'oversized', 'replayed', 'foreign', 'outOfOrder']) {
    expect(found.kinds[kind], kind).toBeGreaterThan(0);
  }
  expect(Object.keys(found.codes)).toEqual(
    expect.arrayContaining(['server/malformed', 'server/not-seated', 'kernel/not-asked', 'server/foreign-origin']),
  );
  expect(found.disconnections).toBeGreaterThan(2);
});

test('answers of others, of before and of spectators are refused by code', async () => {
  const [ada, ben, eve] = [await server.person('Ada'), await server.person('Ben'), await server.person('Eve')];
  const match = await startedMatch([ada, ben]);
  const state = ada.states.get(match)!;
  const question = state.questions[0]!;
  const answer = ada.answerTo(state, question) as never;
  expect(await eve.request({ type: 'answer', match, question: question.id, answer })).toMatchObject({
    error: { code: 'server/not-seated' },
  });
  // Ada's cards are not in Ben's hand.
  const foreign = await ben.request({ type: 'answer', match, question: question.id, answer });
  expect(foreign).toMatchObject({ type: 'refused', error: { code: expect.stringMatching(/^race\//) } });
  expect(await ada.request({ type: 'answer', match, question: question.id + 1, answer })).toMatchObject({
    error: { code: 'kernel/not-asked' },
  });
  expect(await ada.request({ type: 'answer', match, question: question.id, answer })).toMatchObject({
    type: 'accepted',
  });
  expect(await ada.request({ type: 'answer', match, question: question.id, answer })).toMatchObject({
    error: { code: 'kernel/not-asked' },
  });
});

test('an oversized message ends its connection and nothing else', async () => {
  const [ada, ben] = [await server.person('Ada'), await server.person('Ben')];
  const match = await startedMatch([ada, ben]);
  const socket = await opened(ada.cookie);
  const closed = new Promise((resolve) => socket.once('close', resolve));
  socket.send(JSON.stringify({ type: 'ping', ref: 'x'.repeat(200_000) }));
  expect(await closed).toBe(1009);
  const deep = await opened(ada.cookie);
  deep.send(
    `{"type":"answer","ref":1,"match":"${match}","question":1,"answer":${'['.repeat(20_000)}${']'.repeat(20_000)}}`,
  );
  expect(await answerOnce(ben, match)).toBe(true);
  deep.terminate();
});

test('sockets need a cookie, our own origin, and are limited in number and pace', async () => {
  const tight = await testServer({ SOCKETS_PER_PERSON: '3', MESSAGES_PER_SECOND: '5' });
  const ada = await tight.person('Ada');
  const at = `${tight.url.replace('http', 'ws')}/api/socket`;
  const status = (headers: Record<string, string>): Promise<number> =>
    new Promise((resolve) => {
      const socket = new WebSocket(at, { headers });
      socket.once('open', () => resolve(101)).once('error', () => {});
      socket.once('unexpected-response', (_, response) => resolve(response.statusCode ?? 0));
    });
  expect(await status({})).toBe(401);
  expect(await status({ cookie: 'orrery=forged' })).toBe(401);
  expect(await status({ cookie: ada.cookie, origin: 'https://evil.example' })).toBe(403);
  expect(await status({ cookie: ada.cookie, origin: tight.url })).toBe(101);
  expect(await status({ cookie: ada.cookie })).toBe(101);
  expect(await status({ cookie: ada.cookie })).toBe(429);
  const replies = await Promise.all(Array.from({ length: 14 }, () => ada.request({ type: 'ping' })));
  expect(replies).toHaveLength(14);
  // Each one that is too many is refused by its own number: nobody waits for ever.
  const more = await Promise.all(Array.from({ length: 5 }, () => ada.request({ type: 'ping' })));
  expect(more.at(-1)).toMatchObject({ type: 'refused', error: { code: 'server/too-many' } });
  await tight.end();
});

describe('requests', () => {
  test('another site’s page cannot act in somebody’s name', async () => {
    const ada = await server.person('Ada');
    for (const origin of ['https://evil.example', 'file://', 'null', `ftp://${new URL(server.url).host}`]) {
      const headers = { cookie: ada.cookie, origin, 'content-type': 'application/json' };
      const response = await fetch(`${server.url}/api/me`, { method: 'PATCH', headers, body: '{"name":"Eve"}' });
      expect(response.status, origin).toBe(403);
    }
    expect(await ada.call('GET', '/api/me')).toMatchObject({ person: { name: 'Ada' } });
  });

  test('too many requests and too many tables are refused', async () => {
    const tight = await testServer({ REQUESTS_PER_MINUTE: '20', TABLES_PER_PERSON: '2' });
    const ada = await tight.person('Ada');
    const table = { game: 'roll', seats: [{ kind: 'me' }, { kind: 'open' }] };
    for (let i = 0; i < 2; i++) await ada.call('POST', '/api/tables', table);
    await expect(ada.call('POST', '/api/tables', table)).rejects.toThrow('server/too-many');
    const statuses: number[] = [];
    for (let i = 0; i < 25; i++) statuses.push((await fetch(`${tight.url}/api/games`)).status);
    expect(statuses).toContain(429);
    await tight.end();
  });
});

test('what tables over days brought cannot be abused: every attempt is refused, and says why', async () => {
  await atRedirector(async ({ env, ...place }) => {
    const abused = await testServer(env);
    const store = await storeBeside(abused);
    const { attempts, codes, wrong } = await abuse({ ...place, address: abused.url, store });
    expect(wrong).toEqual([]);
    expect(attempts).toBeGreaterThan(150);
    const known = ['address-refused', 'malformed', 'too-many', 'played-already', 'day-not-over', 'changed-meanwhile'];
    expect(Object.keys(codes)).toEqual(expect.arrayContaining(known.map((code) => `server/${code}`)));
    await store.close();
    await abused.end();
  });
});
