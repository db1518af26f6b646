// One person who means harm, with one address and all the time of a thread: floods of requests and guesses, sockets that
// send too much or never read, tables without end, bots that play each other, own cards, huge messages. Whatever is refused
// is tried again at once.

import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { parentPort } from 'node:worker_threads';
import { exampleCards } from '@orrery/own-cards';
import { WebSocket } from 'ws';
import { serveJobs } from '../threads/serve-jobs.ts';

/** What the thread is told it is for. */
export const besiegerRole = 'besieger';

export interface Siege {
  readonly address: string;
  readonly seconds: number;
}

/** Another address of this machine than that of the people who play. */
const from = '127.0.0.66';
const botTables = 45;

export const runBesiegerThread = (): void => serveJobs(begin, 0);

/** Says what came of it when the time is up. */
function begin({ address, seconds }: Siege): string {
  const besieger = new Besieger(address);
  setTimeout(() => {
    besieger.stop();
    parentPort?.postMessage({ counts: besieger.counts });
  }, seconds * 1000);
  void besieger.begin();
  return 'begun';
}

interface Sent {
  readonly status: number;
  readonly text: string;
  readonly cookie: string | null;
}

class Besieger {
  /** How often each kind of attack was tried, and what came back. */
  readonly counts: Record<string, number> = {};
  readonly #address: string;
  readonly #agent = new Agent({ keepAlive: true, localAddress: from, maxSockets: 200 });
  readonly #sockets = new Set<WebSocket>();
  #cookie = '';
  #match: string | null = null;
  #stopped = false;

  constructor(address: string) {
    this.#address = address;
  }

  async begin(): Promise<void> {
    this.#cookie = (await this.#send('POST', '/api/guest', {})).cookie ?? '';
    const forEver = async (many: number, what: () => Promise<void>): Promise<void> => {
      await Promise.all(
        Array.from({ length: many }, async () => {
          while (!this.#stopped) await what();
        }),
      );
    };
    // As much as the limits let through, before the floods use them up.
    await this.#ownCards();
    for (let i = 0; i < botTables && !this.#stopped; i++) await this.#botTables();
    await Promise.all([
      forEver(1, () => this.#botTables()),
      forEver(1, () => this.#ownCards()),
      forEver(20, () => this.#flood()),
      forEver(10, () => this.#guess()),
      forEver(4, () => this.#table()),
      forEver(4, () => this.#hugeBody()),
      forEver(6, () => this.#chatter()),
      forEver(10, () => this.#neverReading()),
      forEver(50, () => this.#neverEnding()),
    ]);
  }

  stop(): void {
    this.#stopped = true;
    for (const socket of this.#sockets) socket.terminate();
    this.#agent.destroy();
  }

  #count(kind: string): void {
    this.counts[kind] = (this.counts[kind] ?? 0) + 1;
  }

  async #flood(): Promise<void> {
    const paths = [
      '/api/games',
      '/%61pi/tables',
      '/api/me/tables',
      `http://localhost/api/me`,
      '/nothing.js',
      '/health',
    ];
    const path = paths[Math.floor(Math.random() * paths.length)] ?? '/';
    this.#count(`flood ${(await this.#send('GET', path)).status}`);
  }

  async #guess(): Promise<void> {
    const login = Math.random() < 0.5 ? 'ada' : `somebody${Math.floor(Math.random() * 1e6)}`;
    this.#count(`guess ${(await this.#send('POST', '/%61pi/login', { login, password: 'letmein please' })).status}`);
  }

  async #table(): Promise<void> {
    const settings = { open: Math.random() < 0.5 };
    const body = { game: 'roll', seats: [{ kind: 'me' }, { kind: 'open' }], settings };
    this.#count(`table ${(await this.#send('POST', '/api/tables', body)).status}`);
  }

  /** Tables at which only bots sit, as strong as they come. */
  async #botTables(): Promise<void> {
    const seats = Array.from({ length: 4 }, () => ({ kind: 'bot', level: 'master' }));
    const made = await this.#send('POST', '/api/tables', { game: 'race', seats });
    this.#count(`bots ${made.status}`);
    if (made.status === 200) await this.#send('POST', `/api/tables/${idIn(made.text)}/start`, {});
  }

  async #ownCards(): Promise<void> {
    const seats = [{ kind: 'me' }, { kind: 'bot', level: 'random' }];
    const made = await this.#send('POST', '/api/tables', { game: 'race', options: { cards: exampleCards }, seats });
    this.#count(`own cards ${made.status}`);
    if (made.status !== 200) return;
    const started = await this.#send('POST', `/api/tables/${idIn(made.text)}/start`, {});
    if (started.status === 200) this.#match = idIn(made.text);
  }

  async #hugeBody(): Promise<void> {
    const body = { game: 'race', seats: [], options: { cards: 'x'.repeat(120_000) } };
    this.#count(`huge ${(await this.#send('POST', '/api/tables', body)).status}`);
  }

  /** A socket that sends as much as it can, until it is closed. */
  async #chatter(): Promise<void> {
    const socket = await this.#open();
    if (socket === null) return;
    socket.resume();
    let ref = 0;
    const match = this.#match ?? 'zzzzzzzzzzzzzzzzzzzz';
    while (socket.readyState === WebSocket.OPEN && !this.#stopped) {
      for (let i = 0; i < 20; i++) {
        const messages = [
          { type: 'ping', ref: ++ref },
          { type: 'legal', ref, match, question: 1 },
          { type: 'watch', ref, match },
          { type: 'say', ref, table: match, text: 'x'.repeat(500) },
          { type: 'answer', ref, match, question: 1, answer: 'x'.repeat(60_000) },
        ];
        socket.send(JSON.stringify(messages[ref % messages.length]));
      }
      if (ref % 500 === 0) socket.send(Buffer.alloc(200_000));
      await pause(20);
    }
    this.#count('chatter closed');
    socket.terminate();
  }

  /** A socket that asks for much and reads nothing. */
  async #neverReading(): Promise<void> {
    const socket = await this.#open();
    if (socket === null) return;
    socket.pause();
    const match = this.#match ?? 'zzzzzzzzzzzzzzzzzzzz';
    for (let ref = 0; socket.readyState === WebSocket.OPEN && !this.#stopped; ref++) {
      socket.send(JSON.stringify({ type: 'watch', ref, match }));
      await pause(40);
    }
    this.#count('never reading closed');
    socket.terminate();
  }

  /** A request that goes on, a byte at a time. */
  async #neverEnding(): Promise<void> {
    const { hostname, port } = new URL(this.#address);
    const socket = connect({ host: hostname, port: Number(port), localAddress: from });
    socket.on('error', () => {}).resume();
    socket.write('POST /api/guest HTTP/1.1\r\nHost: localhost\r\nX-Slow: ');
    while (!socket.destroyed && !this.#stopped) {
      socket.write('x');
      await pause(1000);
    }
    this.#count('never ending closed');
    socket.destroy();
  }

  #open(): Promise<WebSocket | null> {
    const url = `${this.#address.replace('http', 'ws')}/api/socket`;
    const socket = new WebSocket(url, { headers: { cookie: this.#cookie }, localAddress: from });
    this.#sockets.add(socket);
    socket.on('error', () => {}).on('close', () => this.#sockets.delete(socket));
    return new Promise((resolve) => {
      socket.once('open', () => resolve(socket));
      socket.once('close', () => resolve(null));
      socket.once('unexpected-response', (_, { statusCode }) => {
        this.#count(`socket ${statusCode}`);
        socket.terminate();
        resolve(null);
      });
    });
  }

  #send(method: string, path: string, body?: object): Promise<Sent> {
    const { hostname, port } = new URL(this.#address);
    const text = body === undefined ? '' : JSON.stringify(body);
    const type = body === undefined ? {} : { 'content-type': 'application/json', 'content-length': text.length };
    const headers = { cookie: this.#cookie, ...type };
    return new Promise((resolve) => {
      const nothing = { status: 0, text: '', cookie: null };
      const asked = request({ hostname, port, method, path, agent: this.#agent, headers }, (response) => {
        let reply = '';
        response.setEncoding('utf8').on('data', (chunk: string) => {
          reply += chunk;
        });
        const [cookie = null] = response.headers['set-cookie'] ?? [];
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, text: reply, cookie: cookie?.split(';')[0] ?? null }),
        );
        response.on('error', () => resolve(nothing));
      });
      asked.on('error', () => resolve(nothing));
      asked.end(text);
    });
  }
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
const idIn = (text: string): string => (JSON.parse(text) as { id: string }).id;
