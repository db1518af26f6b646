// What a table promises beside play: own cards that cannot inject anything, records that the command verifies, one call
// for a rematch, logs without secrets, a stop that lets running requests finish.

import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { json } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { exampleCards } from '@orrery/own-cards';
import { type Person, serverMessage, type Table } from '@orrery/protocol';
import pino from 'pino';
import { expect, test } from 'vitest';
import { Player } from './commands/player.ts';
import { readConfig } from './config.ts';
import { startServer } from './server.ts';
import { inlineThinker, newFolder, newTable, playOn, startedMatch, testServer } from './testing/harness.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

const command = (...args: string[]): Promise<{ code: number; stdout: string }> =>
  new Promise((resolve) => {
    execFile(process.execPath, ['tools/run.mjs', ...args], { cwd: root }, (error, stdout) => {
      resolve({ code: error === null ? 0 : Number(error.code), stdout });
    });
  });

test('own cards come to the table as they are, are played, and carry no markup', async () => {
  const server = await testServer();
  const [ada, ben] = [await server.person('Ada'), await server.person('Ben')];
  const match = await startedMatch([ada, ben], { options: { cards: exampleCards } });
  const table = await ben.call<Table>('GET', `/api/tables/${match}`);
  expect((table.options as { cards: unknown[] }).cards).toHaveLength(exampleCards.length);
  let answers = 0;
  await playOn([ada, ben], match, () => ++answers > 30);
  for (const name of ['<img src=x onerror=alert(1)>', 'a\u0000b', 'x'.repeat(500)]) {
    const cards = [{ ...(exampleCards[0] as object), name }];
    await expect(newTable(ada, { options: { cards } })).rejects.toThrow('server/malformed');
  }
  await server.end();
});

test('a downloaded record is verified by the command, and one that was tampered with is not', async () => {
  const server = await testServer();
  const [ada, ben] = [await server.person('Ada'), await server.person('Ben')];
  const match = await startedMatch([ada, ben], { game: 'roll' });
  await playOn([ada, ben], match);
  const response = await fetch(`${server.url}/api/matches/${match}/record`); // by link, without a cookie
  expect(response.headers.get('content-disposition')).toContain(`orrery-${match}.json`);
  const text = await response.text();
  const [good, bad] = ['good.json', 'bad.json'].map((name) => join(server.folder, name));
  writeFileSync(good!, text);
  writeFileSync(bad!, text.replace(/"seed":"./, '"seed":"z'));
  expect(await command('verify', good!)).toMatchObject({ code: 0 });
  expect((await command('verify', bad!)).code).not.toBe(0);
  await server.end();
});

test('logs hold neither cookie nor password nor seed; health and metrics answer meanwhile', async () => {
  const lines: string[] = [];
  const sink = new Writable({
    write: (chunk, _encoding, done) => {
      lines.push(String(chunk));
      done();
    },
  });
  const folder = newFolder();
  const config = readConfig({ PORT: '0', METRICS_PORT: '0', DATA_DIR: folder, LOG_LEVEL: 'trace' });
  const server = await startServer(config, { thinker: inlineThinker(), logger: pino({ level: 'trace' }, sink) });
  const url = `http://127.0.0.1:${server.port}`;
  const ada = new Player([url]);
  await ada.signIn('Ada');
  await ada.connect();
  await ada.call('POST', '/api/register', { login: 'ada', password: 'a secret password' });
  await expect(ada.call('POST', '/api/login', { login: 'ada', password: 'another secret' })).rejects.toThrow();
  await startedMatch([ada], { seats: [{ kind: 'me' }, { kind: 'bot', level: 'random' }] });
  await fetch(`${url}/api/tables`, { method: 'POST', headers: { cookie: ada.cookie }, body: '{' });
  expect((await fetch(`${url}/health`)).status).toBe(200);
  const metrics = await (await fetch(`http://127.0.0.1:${server.metricsPort}/metrics`)).text();
  expect((await fetch(`http://127.0.0.1:${server.metricsPort}/`)).status).toBe(404);
  expect((await fetch(`${url}/metrics`)).status).toBe(404);
  for (const name of ['answers_total', 'answer_seconds', 'bot_decision_seconds', 'sockets', 'leases_held']) {
    expect(metrics).toContain(`orrery_${name}`);
  }
  ada.close();
  await server.stop();
  const said = lines.join('');
  const secrets = [ada.cookie.split('=')[1]!, 'secret password', 'another secret', '"seed"'];
  for (const secret of secrets) expect(said).not.toContain(secret);
});

test('a stop lets running requests finish and tells sockets that it goes away', async () => {
  const server = await testServer();
  const ada = await server.person('Ada');
  const body = JSON.stringify({ login: 'ada', password: 'long enough' });
  const headers = { 'content-type': 'application/json', 'content-length': body.length, cookie: ada.cookie };
  const registering = request(`${server.url}/api/register`, {
    method: 'POST',
    headers: { ...headers, expect: '100-continue' },
  });
  registering.flushHeaders();
  await once(registering, 'continue'); // the server has begun with it
  const stopped = server.stop();
  registering.end(body);
  const [response] = (await once(registering, 'response')) as [IncomingMessage];
  const { person } = (await json(response)) as { person: Person };
  expect(person.login).toBe('ada');
  ada.close();
  await stopped;
});

test('every message of a match has its form, chat with markup included, as plain text', async () => {
  const server = await testServer();
  const [ada, ben] = [await server.person('Ada'), await server.person('Ben')];
  const texts: string[] = [];
  const heard = new Promise<void>((resolve) => {
    ben.onText = (text) => {
      texts.push(text);
      if (text.includes('"type":"chat"')) resolve();
    };
  });
  const match = await startedMatch([ada, ben]);
  await ada.request({ type: 'say', table: match, text: '<script>alert("x")</script>' });
  await heard;
  for (const text of texts) expect(serverMessage.safeParse(JSON.parse(text)).error).toBeUndefined();
  const { lines } = await ben.call<{ lines: { text: string }[] }>('GET', `/api/tables/${match}/chat`);
  expect(lines[0]?.text).toBe('<script>alert("x")</script>');
  const response = await fetch(`${server.url}/api/tables/${match}`);
  expect(response.headers.get('content-type')).toContain('application/json');
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  await server.end();
});
