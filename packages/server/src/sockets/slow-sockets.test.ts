// Sockets whose other end reads slowly, never, or is gone; and connections that never finish a request.

import { connect } from 'node:net';
import type { MatchState, ServerMessage } from '@orrery/protocol';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { readMetrics } from '../commands/read-metrics.ts';
import { Keeper } from '../matches/keeper.ts';
import { openStore } from '../storage/store.ts';
import { newFolder, newTable, playOn, startedMatch, type TestServer, testServer } from '../testing/harness.ts';
import { Hub } from './hub.ts';
import type { Connection } from './watches.ts';

let server: TestServer;
beforeEach(async () => {
  server = await testServer({ SOCKET_PING_MS: '60000' });
});
afterEach(() => server.end());

async function figure(name: string, of = server): Promise<number> {
  const text = await readMetrics(of.url);
  return Number(new RegExp(`^${name} (\\d+)$`, 'm').exec(text)?.[1]);
}

async function until(what: () => Promise<boolean>): Promise<void> {
  while (!(await what())) await new Promise((resolve) => setTimeout(resolve, 20));
}

function opened(cookie: string): Promise<WebSocket> {
  const socket = new WebSocket(`${server.url.replace('http', 'ws')}/api/socket`, { headers: { cookie } });
  return new Promise((resolve, reject) => socket.once('open', () => resolve(socket)).once('error', reject));
}

test('a socket that never reads takes little room, however much it asks for; once it reads it gets the newest', async () => {
  const [ada, ben] = [await server.person('Ada'), await server.person('Ben')];
  const match = await startedMatch([ada, ben]);
  let answers = 0;
  await playOn([ada, ben], match, () => ++answers > 60);
  const socket = await opened(ada.cookie);
  const heard: MatchState[] = [];
  socket.on('message', (data) => {
    const message = JSON.parse(String(data)) as ServerMessage;
    if (message.type === 'state') heard.push(message);
  });
  socket.pause();
  // The system's own buffers take some megabytes first.
  let ref = 0;
  const isStuck = async (): Promise<boolean> => {
    for (let i = 0; i < 100; i++) socket.send(JSON.stringify({ type: 'watch', ref: ++ref, match }));
    for (let looks = 0; looks < 20; looks++) {
      if ((await figure('orrery_sockets_waiting_bytes')) < 60_000) return false;
    }
    return true;
  };
  await until(isStuck);
  let most = 0;
  const playing = playOn([ada, ben], match);
  while (ada.states.get(match)?.result == null) {
    most = Math.max(most, await figure('orrery_sockets_waiting_bytes'));
  }
  await playing;
  expect(most).toBeGreaterThan(60_000);
  expect(most).toBeLessThan(300_000);
  socket.resume();
  await until(async () => heard.some(({ result }) => result !== null));
  expect(heard.at(-1)?.seq).toBe(ada.states.get(match)?.seq);
  socket.terminate();
});

test('a socket that is closed while its match is looked up is not listed', async () => {
  const folder = newFolder();
  const other = await testServer({}, folder);
  const { id } = await newTable(await other.person('Ada'));
  const store = await openStore({ url: null, folder, connections: 2, onTrouble: () => {} });
  const hub = new Hub(store, new Keeper(store, () => {}), () => {});
  let isOpen = true;
  const connection: Connection = {
    person: { id: 'p', name: 'Eve', guest: true, login: null },
    isOpen: () => isOpen,
    life: { signs: 0, askForSign: () => {} },
    goElsewhere: () => {},
    isFull: () => false,
    send: () => {},
  };
  const watching = hub.watch(connection, id, null);
  isOpen = false;
  hub.leave(connection);
  await watching;
  expect(hub.watching).toBe(0);
  isOpen = true;
  await hub.watch(connection, id, null);
  expect(hub.watching).toBe(1);
  hub.leave(connection);
  expect(hub.watching).toBe(0);
  await store.close();
  await other.end();
});

test('who gives no sign of life is cut off, who does is not', async () => {
  const quick = await testServer({ SOCKET_PING_MS: '150' });
  const [ada, ben] = [await quick.person('Ada'), await quick.person('Ben')];
  const lines = [
    'GET /api/socket HTTP/1.1',
    'Host: localhost',
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==',
    `Cookie: ${ben.cookie}`,
  ];
  const dead = connect(quick.port, '127.0.0.1', () => dead.write(`${lines.join('\r\n')}\r\n\r\n`));
  dead.resume();
  await until(async () => (await figure('orrery_sockets', quick)) === 3);
  await new Promise((resolve) => dead.once('close', resolve));
  expect(await figure('orrery_sockets', quick)).toBe(2);
  expect(await ada.request({ type: 'ping' })).toMatchObject({ type: 'done' });
  await quick.end();
});

test.each([
  ['nothing at all', ''],
  ['half a header', 'GET /api/games HTTP/1.1\r\nHost: loc'],
  [
    'half a body',
    'POST /api/guest HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{"n',
  ],
])('a connection that sends %s is closed in time', async (_what, text) => {
  const hasty = await testServer({ REQUEST_TIMEOUT_MS: '300' });
  const startedAt = performance.now();
  const socket = connect(hasty.port, '127.0.0.1', () => socket.write(text));
  socket.resume();
  await new Promise((resolve) => socket.once('close', resolve));
  expect(performance.now() - startedAt).toBeLessThan(30_000); // a minute is what Node would take
  await hasty.end();
});

test('a first state carries the latest events; earlier ones come in pages, to those who watch', async () => {
  const [ada, ben, eve] = [await server.person('Ada'), await server.person('Ben'), await server.person('Eve')];
  const match = await startedMatch([ada, ben]);
  const all: unknown[] = [...(ada.states.get(match)?.events ?? [])];
  ada.onText = (text) => {
    const message = JSON.parse(text) as ServerMessage;
    if (message.type === 'state' || message.type === 'changes')
      all.splice(message.eventsFrom, all.length, ...message.events);
  };
  await playOn([ada, ben], match, () => all.length > 200);
  const again = await server.person('Ada again');
  again.cookie = ada.cookie;
  again.drop();
  await again.connect();
  await again.watch(match);
  const { events, eventsFrom, seen } = again.states.get(match)!;
  expect(seen.events).toBeGreaterThan(200);
  expect(events).toHaveLength(100);
  expect(eventsFrom).toBe(seen.events - 100);
  const told: unknown[] = [];
  while (told.length < eventsFrom) {
    const count = Math.min(60, eventsFrom - told.length);
    const page = await again.request({ type: 'events', match, from: told.length, count });
    if (page.type !== 'events') throw new Error(page.type);
    expect(page).toMatchObject({ match, from: told.length });
    told.push(...page.events);
  }
  expect([...told, ...events]).toEqual(all.slice(0, seen.events));
  const beyond = await again.request({ type: 'events', match, from: 1_000_000, count: 5 });
  expect(beyond).toMatchObject({ type: 'events', events: [] });
  expect(await eve.request({ type: 'events', match, from: 0, count: 5 })).toMatchObject({
    error: { code: 'server/not-allowed' },
  });
  const tooMany = eve.request({ type: 'events', match, from: 0, count: 201 });
  expect(await tooMany).toMatchObject({ error: { code: 'server/malformed' } });
});
