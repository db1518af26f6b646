// A simulated person for chaos, load and tests: a guest with a cookie and one real socket, who plays whatever is legal.
// When the connection breaks it goes on at the next address it knows, and sends again, under the same key, what was
// not acknowledged.

import { randomBytes } from 'node:crypto';
import { type Question, type Random, type Refusal, randomFromNumber } from '@orrery/kernel';
import { type ClientMessage, type MatchState, type ServerMessage, stateAfter, type Table } from '@orrery/protocol';
import { WebSocket } from 'ws';
import { gameNamed } from '../games.ts';

type Unsent = ClientMessage extends infer M ? (M extends ClientMessage ? Omit<M, 'ref'> : never) : never;
type Reply = Extract<ServerMessage, { ref: unknown }>;

interface Waiting {
  resolve(reply: Reply): void;
  reject(error: Error): void;
}

export class Disconnected extends Error {
  override name = 'Disconnected';
}

/** The server will not show this match, and says why. */
export class WatchRefused extends Error {
  override name = 'WatchRefused';
  readonly code: string;
  readonly data: unknown;

  constructor(code: string, data: unknown) {
    super(code);
    this.code = code;
    this.data = data;
  }
}

/** How long it took to go on after a break, and when that began. */
export interface Gap {
  readonly at: number;
  readonly ms: number;
}

/** So long people try to get through before they give up. */
const patienceMs = 180_000;
const handshakeMs = 3000;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

export class Player {
  readonly addresses: readonly string[];
  /** Every message as it came, for those who look for leaks. */
  onText: (text: string) => void = () => {};
  readonly states = new Map<string, MatchState>();
  readonly tables = new Map<string, Table>();
  cookie: string;
  reconnects = 0;
  readonly gaps: Gap[] = [];
  /** A connection that says nothing for so long is asked, and given up when it stays silent for as long again. */
  silenceMs: number | null = null;
  #heardAt = 0;
  #asked = false;
  #at: number;
  #socket: WebSocket | null = null;
  #refs = 0;
  #closed = false;
  #waiting = new Map<number, Waiting>();
  #watched = new Set<string>();
  #changed: (() => void)[] = [];
  #random: Random;

  /** `cookie`: somebody who has been there before. */
  constructor(addresses: readonly string[], seed = randomBytes(4).readUInt32LE(), cookie = '') {
    this.addresses = addresses;
    this.cookie = cookie;
    this.#random = randomFromNumber(seed);
    this.#at = seed % addresses.length;
  }

  async signIn(name: string): Promise<void> {
    await this.call('POST', '/api/guest', { name });
  }

  /** An HTTP request; goes on at another address while one does not answer. */
  async call<T = unknown>(method: string, path: string, body?: unknown): Promise<T> {
    const giveUpAt = performance.now() + patienceMs;
    for (;;) {
      try {
        const headers: Record<string, string> = { cookie: this.cookie };
        if (body !== undefined) headers['content-type'] = 'application/json';
        const signal = this.silenceMs === null ? null : AbortSignal.timeout(handshakeMs);
        const init = { method, headers, signal, ...(body === undefined ? {} : { body: JSON.stringify(body) }) };
        const response = await fetch(`${this.#address()}${path}`, init);
        const [cookie] = response.headers.getSetCookie();
        if (cookie !== undefined) this.cookie = cookie.split(';')[0] ?? '';
        const reply = (await response.json()) as T & { error?: { code: string } };
        if (response.status >= 500) throw new Disconnected(`${response.status}`);
        if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${JSON.stringify(reply.error)}`);
        return reply;
      } catch (error) {
        if (!isOutage(error) || this.#closed || performance.now() > giveUpAt) throw error;
        this.#at += 1;
        await pause(100);
      }
    }
  }

  #address(): string {
    return this.addresses[this.#at % this.addresses.length] ?? '';
  }

  async connect(): Promise<void> {
    const brokenAt = performance.now();
    while (!this.#closed) {
      try {
        await this.#open();
        for (const match of this.#watched) await this.#watchAgain(match);
        if (this.reconnects > 0) this.gaps.push({ at: brokenAt, ms: performance.now() - brokenAt });
        return;
      } catch (error) {
        this.drop();
        if (performance.now() - brokenAt > patienceMs) throw error;
        this.#at += 1;
        await pause(100);
      }
    }
  }

  #open(): Promise<void> {
    const socket = new WebSocket(`${this.#address().replace('http', 'ws')}/api/socket`, {
      headers: { cookie: this.cookie },
      perMessageDeflate: false,
      handshakeTimeout: handshakeMs,
    });
    return new Promise((resolve, reject) => {
      socket.on('message', (data) => {
        const text = String(data);
        this.#heard();
        this.onText(text);
        this.#receive(JSON.parse(text));
        resolve();
      });
      socket.on('error', reject);
      socket.on('unexpected-response', (_request, response) => reject(new Error(`${response.statusCode}`)));
      socket.on('close', () => {
        reject(new Disconnected());
        this.#lost(socket);
      });
      this.#socket = socket;
    });
  }

  #heard(): void {
    this.#heardAt = performance.now();
    this.#asked = false;
  }

  #lost(socket: WebSocket): void {
    if (this.#socket !== socket) return;
    this.#socket = null;
    for (const { reject } of this.#waiting.values()) reject(new Disconnected());
    this.#waiting.clear();
    for (const tell of this.#changed.splice(0)) tell();
  }

  #receive(message: ServerMessage): void {
    if (message.type === 'table') this.tables.set(message.table.id, message.table);
    const state = this.#stateIn(message);
    if (state !== null) {
      this.states.set(state.match, state);
      for (const tell of this.#changed.splice(0)) tell();
    }
    if (!('ref' in message) || message.ref === null) return;
    this.#waiting.get(Number(message.ref))?.resolve(message as Reply);
    this.#waiting.delete(Number(message.ref));
  }

  #stateIn(message: ServerMessage): MatchState | null {
    if (message.type === 'state') return message;
    const before = message.type === 'changes' ? this.states.get(message.match) : undefined;
    return message.type === 'changes' && before !== undefined ? stateAfter(before, message) : null;
  }

  /** Sends a request and waits for its reply; fails if the connection breaks before. */
  request(message: Unsent): Promise<Reply> {
    return new Promise((resolve, reject) => {
      if (this.#socket?.readyState !== WebSocket.OPEN) {
        reject(new Disconnected());
        return;
      }
      this.#refs += 1;
      this.#waiting.set(this.#refs, this.#inTime({ resolve, reject }, this.#socket));
      this.#socket.send(JSON.stringify({ ...message, ref: this.#refs }));
    });
  }

  /** Gives the connection up when there is no reply in time. */
  #inTime({ resolve, reject }: Waiting, socket: WebSocket): Waiting {
    if (this.silenceMs === null) return { resolve, reject };
    const timer = setTimeout(() => socket.terminate(), this.silenceMs);
    return {
      resolve: (reply) => {
        clearTimeout(timer);
        resolve(reply);
      },
      reject: (error) => {
        clearTimeout(timer);
        reject(error);
      },
    };
  }

  /** Somebody who waits for others cannot know otherwise whether the connection still is one. */
  #askIfSilent(): void {
    const { silenceMs } = this;
    if (silenceMs === null || this.#asked || performance.now() - this.#heardAt < silenceMs) return;
    this.#asked = true;
    this.request({ type: 'ping' }).catch(() => {}); // then the connection is gone, which the next look tells
  }

  /** Sends a request until there is a reply, through breaks. Answers need a key, so that they count once. */
  async insist(message: Unsent): Promise<Reply> {
    for (;;) {
      try {
        const reply = await this.request(message);
        if (reply.type !== 'refused' || !isPassing(reply.error)) return reply;
        await pause(50);
      } catch (error) {
        if (!(error instanceof Disconnected) || this.#closed) throw error;
        this.reconnects += 1;
        await this.connect();
      }
    }
  }

  async watch(match: string): Promise<void> {
    this.#watched.add(match);
    const reply = await this.insist({ type: 'watch', match, changes: true });
    if (reply.type === 'refused') throw new WatchRefused(reply.error.code, reply.error.data);
  }

  async #watchAgain(match: string): Promise<void> {
    const seen = this.states.get(match)?.seen;
    const reply = await this.request({
      type: 'watch',
      match,
      changes: true,
      ...(seen === undefined ? {} : { since: seen }),
    });
    if (reply.type === 'refused' && isPassing(reply.error)) throw new Disconnected(reply.error.code);
  }

  /** Waits for the next state of any match, or a little. */
  async nextState(ms: number): Promise<void> {
    await Promise.race([new Promise<void>((resolve) => this.#changed.push(resolve)), pause(ms)]);
    this.#askIfSilent();
    if (this.#socket === null && !this.#closed) {
      this.reconnects += 1;
      await this.connect();
    }
  }

  /** Some legal answer, worked out from one's own view. */
  answerTo(state: MatchState, question: Question): unknown {
    const game = gameNamed(this.tables.get(state.match)?.game ?? '');
    if (game === null) throw new Error('no such game');
    return game.sample(game.determinize(state.view, this.#random), question, this.#random);
  }

  /** Closes the connection as a reload of the page does. */
  drop(): void {
    this.#socket?.terminate();
  }

  close(): void {
    this.#closed = true;
    this.#socket?.close();
  }
}

/** Refusals that say nothing about what was asked, only about when: it may be sent again. */
const isPassing = ({ code, data }: Refusal): boolean =>
  code === 'server/unavailable' || (code === 'server/too-many' && 'messagesPerSecond' in data);

function isOutage(error: unknown): boolean {
  const isLate = error instanceof DOMException && error.name === 'TimeoutError';
  return isLate || error instanceof TypeError || error instanceof Disconnected || error instanceof SyntaxError;
}

export const newKey = (): string => randomBytes(9).toString('base64url');
