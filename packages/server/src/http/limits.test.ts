// Limits hold for what a request reaches, however its address is written, and for who sends it, whatever it claims.

import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestServer, testServer } from '../testing/harness.ts';

/** The status that a raw request gets: no client may tidy up the address on the way. */
function statusOf(server: TestServer, line: string, headers: readonly string[] = [], body = ''): Promise<number> {
  return new Promise((resolve, reject) => {
    const socket = connect(server.port, '127.0.0.1', () => {
      const type = body === '' ? [] : ['Content-Type: application/json', `Content-Length: ${body.length}`];
      const all = ['Host: localhost', 'Connection: close', ...type, ...headers];
      socket.write(`${line} HTTP/1.1\r\n${all.join('\r\n')}\r\n\r\n${body}`);
    });
    let text = '';
    socket.on('data', (data) => {
      text += data;
    });
    socket.on('error', reject).on('close', () => resolve(Number(text.split(' ')[1])));
  });
}

describe('however it is written', () => {
  const limit = 10;
  const ways = [
    'GET /api/games',
    'GET /%61pi/games',
    'GET /%61%70%69/%67ames',
    'GET http://localhost/api/games',
    'GET http://localhost/%61pi/games',
    'HEAD /api/games',
    'GET /api/games?x=/assets/',
    'GET /api/tables/%6E%6Fthing',
    'GET /api/tables/%6e%6fthing',
  ];
  test.each(ways)('%s counts', async (line) => {
    const server = await testServer({ REQUESTS_PER_MINUTE: String(limit) });
    const statuses: number[] = [];
    for (let i = 0; i < limit + 2; i++) statuses.push(await statusOf(server, line));
    expect(statuses.slice(0, limit)).not.toContain(429);
    expect(statuses.slice(limit)).toEqual([429, 429]);
    await server.end();
  });

  test.each(['GET //api/games', 'GET /x/../api/games', 'GET /./api/games', 'GET /API/games', 'GET /api//games'])(
    '%s reaches nothing',
    async (line) => {
      const server = await testServer();
      expect(await statusOf(server, line)).toBe(404);
      await server.end();
    },
  );

  test('addresses that lead nowhere are limited too', async () => {
    const server = await testServer({ REQUESTS_PER_MINUTE: '2' });
    const statuses: number[] = [];
    for (let i = 0; i < 22; i++) statuses.push(await statusOf(server, `GET /nothing-${i}.js`));
    expect(statuses.slice(0, 20)).not.toContain(429);
    expect(statuses.slice(20)).toEqual([429, 429]);
    await server.end();
  });
});

describe('passwords', () => {
  const login = (name: string): string => JSON.stringify({ login: name, password: 'a guess at it' });
  const guess = (server: TestServer, name: string, headers: readonly string[] = []): Promise<number> =>
    statusOf(server, 'POST /%61pi/login', headers, login(name));

  test('a high limit on requests leaves the one on passwords in place', async () => {
    const server = await testServer({ REQUESTS_PER_MINUTE: '10000000', PASSWORDS_PER_MINUTE: '3' });
    const statuses: number[] = [];
    for (let i = 0; i < 5; i++) statuses.push(await guess(server, `name-${i}`));
    expect(statuses).toEqual([401, 401, 401, 429, 429]);
    await server.end();
  });

  test('one account is guarded against many addresses, and no other', async () => {
    const server = await testServer({ PASSWORDS_PER_MINUTE: '6', TRUST_PROXY: '1' });
    const statuses: number[] = [];
    for (let i = 0; i < 4; i++) statuses.push(await guess(server, 'ada', [`X-Forwarded-For: 10.0.0.${i}`]));
    expect(statuses).toEqual([401, 401, 429, 429]);
    expect(await guess(server, 'ben', ['X-Forwarded-For: 10.0.0.1'])).toBe(401);
    await server.end();
  });
});

describe('behind proxies', () => {
  let one: TestServer;
  let two: TestServer;
  beforeAll(async () => {
    one = await testServer({ REQUESTS_PER_MINUTE: '3', TRUST_PROXY: '1' });
    two = await testServer({ REQUESTS_PER_MINUTE: '3', TRUST_PROXY: '2' });
  });
  afterAll(async () => {
    await one.end();
    await two.end();
  });
  const asked = (server: TestServer, forwarded: string): Promise<number> =>
    statusOf(server, 'GET /api/games', [`X-Forwarded-For: ${forwarded}`]);

  test('what a client claims of itself is not believed', async () => {
    const statuses: number[] = [];
    for (let i = 0; i < 4; i++) statuses.push(await asked(one, `1.1.1.${i}, 9.9.9.9`));
    expect(statuses).toEqual([200, 200, 200, 429]);
    expect(await asked(one, '1.1.1.1, 9.9.9.8')).toBe(200);
  });

  test('with two hops it is the address before the last', async () => {
    const statuses: number[] = [];
    for (let i = 0; i < 4; i++) statuses.push(await asked(two, `1.1.1.${i}, 9.9.9.9, 8.8.8.8`));
    expect(statuses).toEqual([200, 200, 200, 429]);
    expect(await asked(two, '1.1.1.1, 9.9.9.8, 8.8.8.8')).toBe(200);
  });

  test('without a proxy nothing is believed', async () => {
    const none = await testServer({ REQUESTS_PER_MINUTE: '3' });
    const statuses: number[] = [];
    for (let i = 0; i < 4; i++) statuses.push(await asked(none, `1.1.1.${i}`));
    expect(statuses).toEqual([200, 200, 200, 429]);
    await none.end();
  });
});
