// The faults of chaos do what they say, and what measures them can tell good from bad.

import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { chooseFaults, inTurn } from './in-turn.ts';
import { Recovery } from './recovery.ts';
import { Relay } from './relay.ts';
import { openSmallDisk } from './small-disk.ts';
import { Starvation } from './starvation.ts';

const endings: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of endings.splice(0).reverse()) await end();
});

const namesOf = (faults: readonly { name: string }[]): string[] => faults.map(({ name }) => name);

test('without a choice come all that the store allows; what it does not know or allow is refused', () => {
  const ofNodes = ['kill', 'sleep', 'clock'];
  const ofSockets = ['slow-sockets', 'half-open'];
  const ofDatabase = ['database-away', 'database-restart', 'database-hang'];
  expect(namesOf(chooseFaults(undefined, false, ''))).toEqual([...ofNodes, 'disk-full', ...ofSockets]);
  expect(namesOf(chooseFaults(undefined, true, ''))).toEqual([...ofNodes, ...ofDatabase, ...ofSockets]);
  expect(namesOf(chooseFaults('clock,kill,clock', true, ''))).toEqual(['clock', 'kill']);
  expect(() => chooseFaults('kill,flood', true, '')).toThrow('There is no fault "flood"');
  expect(() => chooseFaults('database-hang', false, '')).toThrow('--postgres');
  expect(() => chooseFaults('disk-full', true, '')).toThrow('embedded store');
});

test('faults come in turn, the rarer ones spread among the others', () => {
  const faults = chooseFaults('kill,sleep,clock', false, '');
  expect(namesOf(inTurn(faults, (name) => (name === 'kill' ? 4 : 1)))).toEqual([
    'kill',
    'kill',
    'sleep',
    'clock',
    'kill',
    'kill',
  ]);
  expect(inTurn(faults, () => 0)).toEqual([]);
});

async function echo(): Promise<{ port: number; sockets: Socket[] }> {
  const sockets: Socket[] = [];
  const server = createServer((socket) => {
    sockets.push(socket.on('error', () => {}));
    socket.pipe(socket);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  endings.push(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const address = server.address();
  return { port: typeof address === 'object' && address !== null ? address.port : 0, sockets };
}

test('a relay that fell silent passes nothing on, not even the end; new connections pass later', async () => {
  const { port, sockets } = await echo();
  const relay = await Relay.before(port);
  endings.push(() => relay.close());
  const open = () => connect(Number(new URL(relay.address).port), '127.0.0.1');
  const heard = (socket: Socket) =>
    new Promise<string>((resolve) => socket.once('data', (bytes) => resolve(`${bytes}`)));
  const early = open();
  early.write('one');
  expect(await heard(early)).toBe('one');
  relay.fallSilent();
  const between = open();
  let said = '';
  for (const socket of [early, between]) {
    socket.on('data', (bytes) => {
      said += bytes;
    });
    socket.write('two');
  }
  await expect.poll(() => sockets.length).toBe(2);
  relay.speak();
  const late = open();
  late.write('three');
  expect(await heard(late)).toBe('three');
  early.destroy();
  const closed = new Promise((resolve) => sockets.at(-1)?.once('close', resolve));
  late.destroy();
  await closed;
  expect(said).toBe('');
  expect(sockets[0]?.destroyed).toBe(false); // nobody told it
});

test('a disk that is full takes nothing until it is free again', async () => {
  const disk = openSmallDisk();
  if (disk === null) throw new Error('no way to make a disk full here');
  endings.push(() => disk.remove());
  const script = `
    const { appendFileSync } = require('node:fs');
    const attempt = () => {
      try { appendFileSync(${JSON.stringify(join(disk.folder, 'file'))}, Buffer.alloc(10000)); return 'ok'; }
      catch (error) { return error.code; }
    };
    process.stdin.on('data', () => process.stdout.write(attempt()));`;
  const writer = spawn(process.execPath, ['-e', script], { stdio: ['pipe', 'pipe', 'inherit'] });
  endings.push(() => writer.kill());
  const write = () => {
    writer.stdin.write('now');
    return new Promise<string>((resolve) => writer.stdout.once('data', (bytes) => resolve(`${bytes}`)));
  };
  const pids = [writer.pid ?? 0];
  expect(await write()).toBe('ok');
  disk.fill(pids);
  expect(['ENOSPC', 'EFBIG']).toContain(await write());
  disk.free(pids);
  expect(await write()).toBe('ok');
  disk.remove();
  expect(existsSync(disk.folder)).toBe(false);
});

test('people are back when each match that is played has had an answer', async () => {
  const recovery = new Recovery();
  for (const match of ['a', 'b', 'c']) recovery.begun(match);
  const back = recovery.measure();
  let isBack = false;
  void back.then(() => {
    isBack = true;
  });
  recovery.accepted('a');
  recovery.over('b');
  await new Promise((resolve) => setTimeout(resolve, 30));
  expect(isBack).toBe(false);
  recovery.accepted('c');
  expect(await back).toBeGreaterThanOrEqual(29);
  const cutShort = recovery.measure();
  recovery.cut();
  expect(await cutShort).toBe(0);
  recovery.over('a');
  recovery.over('c');
  expect(await recovery.measure()).toBe(0);
});

test('time that our own event loop came late counts as load', async () => {
  const starvation = new Starvation(() => []);
  endings.push(() => starvation.stop());
  const from = performance.now();
  while (performance.now() < from + 600);
  const to = performance.now();
  await new Promise((resolve) => setTimeout(resolve, 150));
  expect(starvation.share(from, to)).toBeGreaterThan(0.5);
  expect(starvation.share(from - 2000, from - 1000)).toBe(0);
});
