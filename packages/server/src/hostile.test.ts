// Hostile input: malformed, oversized, replayed, foreign and out-of-order messages and requests. The server answers
// with codes, does not fall over, and the match is afterwards what it was before.

import { request as httpRequest } from 'node:http';
import { below, type Random, randomFromNumber } from '@orrery/kernel';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import type { Player } from './commands/player.ts';
import { answerOnce, startedMatch, type TestServer, testServer } from './testing/harness.ts';

let server: TestServer;
beforeEach(async () => {
  server = await testServer();
});
afterEach(() => server.end());

const messages = 3000;
const requests = 1500;

const opened = (cookie: string, headers: Record<string, string> = {}): Promise<WebSocket> =>
  new Promise((resolve, reject) => {
    const socket = new WebSocket(`${server.url.replace('http', 'ws')}/api/socket`, { headers: { cookie, ...headers } });
    socket.once('open', () => resolve(socket)).once('error', reject);
  });

/** Something that is nearly a message. */
function nearly(random: Random, match: string): unknown {
  const pick = <T>(list: readonly T[]): T => list[below(random, list.length)] as T;
  const odd = [null, -1, 1e308, 'x', '', [], {}, true, '__proto__', { __proto__: { seat: 1 } }, 'a'.repeat(2000)];
  const message: Record<string, unknown> = {
    type: pick(['watch', 'answer', 'undo', 'hint', 'legal', 'say', 'sing', 'ping', 'constructor']),
    ref: pick([1, 'r', ...odd]),
    match: pick([match, match, match, 'zzzzzzzzzzzzzzzzzzzz', ...odd]),
    table: pick([match, ...odd]),
    question: pick([0, 99, 1e9, ...odd]),
    answer: pick([...odd, { start: 'x', discard: [{}] }, [[[[[[[[1]]]]]]]]]),
    key: pick(['key-00001', ...odd]),
    text: pick(['\u0000', ...odd]),
  };
  for (const field of Object.keys(message)) if (below(random, 4) === 0) delete message[field];
  return below(random, 10) === 0 ? pick(odd) : message;
}

async function stateOf(player: Player, match: string): Promise<unknown> {
  await player.request({ type: 'watch', match });
  const { seq, view, questions } = player.states.get(match)!;
  return { seq, view, questions };
}

test(`${messages} messages that are no answers change nothing`, async () => {
  const [ada, ben, eve] = [await server.person('Ada'), await server.person('Ben'), await server.person('Eve')];
  const match = await startedMatch([ada, ben]);
  await answerOnce(ada, match);
  const before = await stateOf(ada, match);
  const random = randomFromNumber(6);
  let socket = await opened(eve.cookie);
  let closed = 0;
  for (let i = 0; i < messages; i++) {
    if (socket.readyState !== WebSocket.OPEN) {
      closed += 1;
      socket = await opened(i % 2 === 0 ? eve.cookie : ada.cookie); // also in the name of somebody who plays
    }
    const wanted = nearly(random, match);
    const text = below(random, 8) === 0 ? JSON.stringify(wanted)?.slice(0, -2) : JSON.stringify(wanted);
    socket.send(below(random, 20) === 0 ? Buffer.from(text ?? '') : (text ?? '{'));
    if (i % 40 === 0) await new Promise((resolve) => setTimeout(resolve, 5));
  }
  await new Promise((resolve) => setTimeout(resolve, 300));
  socket.terminate();
  expect(closed).toBeGreaterThan(10);
  const after = (await stateOf(ada, match)) as { seq: number };
  expect(after).toEqual(before);
  expect(await answerOnce(ben, match)).toBe(true);
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
  const refused = new Promise((resolve) => {
    ada.onText = (text) => text.includes('server/too-many') && resolve(true);
  });
  for (let i = 0; i < 5; i++) ada.request({ type: 'ping' }).catch(() => {});
  expect(await refused).toBe(true);
  await tight.end();
});

describe('requests', () => {
  test('another site’s page cannot act in somebody’s name', async () => {
    const ada = await server.person('Ada');
    const headers = { cookie: ada.cookie, origin: 'https://evil.example', 'content-type': 'application/json' };
    const response = await fetch(`${server.url}/api/me`, { method: 'PATCH', headers, body: '{"name":"Eve"}' });
    expect(response.status).toBe(403);
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

  test(`${requests} odd requests get a code below 500 and leave the server well`, async () => {
    const ada = await server.person('Ada');
    const random = randomFromNumber(7);
    const pick = <T>(list: readonly T[]): T => list[below(random, list.length)] as T;
    const paths = [
      '/api/me',
      '/api/guest',
      '/api/register',
      '/api/tables',
      '/api/tables/x/join',
      '/api/nothing',
      '/..%2f',
    ];
    const more = [
      '/api/tables/zzzzzzzzzzzzzzzzzzzz/start',
      '/api/matches/%00/record',
      '/api/socket',
      '/%',
      '/api/tables/',
    ];
    const bodies = [
      '',
      '{',
      '[]',
      'null',
      '{"name":5}',
      '{"name":"<b>"}',
      '{"__proto__":{"a":1}}',
      `"${'x'.repeat(70_000)}"`,
    ];
    const statuses = new Map<number, number>();
    for (let i = 0; i < requests; i++) {
      const status = await raw(
        pick(['GET', 'POST', 'PATCH', 'PUT', 'DELETE']),
        pick([...paths, ...more]),
        pick(bodies),
        {
          'content-type': pick(['application/json', 'text/plain', 'nonsense', 'application/json; charset=x']),
          ...(below(random, 3) === 0 ? { cookie: `orrery=${'y'.repeat(below(random, 300))}` } : {}),
        },
      );
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
    expect([...statuses.keys()].filter((status) => status >= 500)).toEqual([]);
    expect(statuses.get(400)).toBeGreaterThan(100);
    expect(await ada.call('GET', '/api/me')).toMatchObject({ person: { name: 'Ada' } });
  });
});

function raw(method: string, path: string, body: string, headers: Record<string, string>): Promise<number> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(server.url);
    const request = httpRequest({ hostname, port, method, path, headers, agent: false }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode ?? 0));
    });
    request.on('error', ({ code = '', message }: NodeJS.ErrnoException) => {
      // A body that is too large is cut off while we still send it; one without a length reads like a second request.
      if (code === 'EPIPE' || code === 'ECONNRESET') resolve(413);
      else if (code.startsWith('HPE_')) resolve(400);
      else reject(new Error(message));
    });
    request.end(method === 'GET' ? '' : body);
  });
}
