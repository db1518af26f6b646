// The one socket to the server. It comes back by itself after a break, after half a second at first and then ever more
// rarely. What carries a key is sent again until it is acknowledged: the server counts it once. Everything else that was
// under way is refused, to be done again by hand.

import type { ClientMessage, protocolVersion, ServerMessage } from '@orrery/protocol';
import { unreachable } from './api.ts';

type Unsent = ClientMessage extends infer M ? (M extends ClientMessage ? Omit<M, 'ref'> : never) : never;
export type Reply = Extract<ServerMessage, { ref: unknown }>;
export type News = Exclude<ServerMessage, { ref: unknown }>;

interface Waiting {
  readonly message: Unsent;
  readonly resolve: (reply: Reply) => void;
}

/** What this page speaks: as a type it is the protocol's own, and none of its schemas comes along. */
const version: typeof protocolVersion = 1;

const firstRetryMs = 500;
const longestRetryMs = 15_000;
/** So often a browser is believed that says it is offline; some are wrong about it. */
const mostBelieved = 5;
/** A silent line is asked, and given up when it stays silent. */
const askAfterMs = 15_000;
const giveUpAfterMs = 25_000;

const isReply = (message: ServerMessage): message is Reply => 'ref' in message;
const hasKey = (message: Unsent): boolean => 'key' in message && message.key !== undefined;

export class Line {
  state: 'opening' | 'open' | 'lost' = $state('opening');
  /** The server's clock minus ours. */
  skewMs = $state(0);

  readonly #onopen: () => void;
  readonly #onnews: (news: News) => void;
  readonly #waiting = new Map<number, Waiting>();
  #socket: WebSocket | null = null;
  #refs = 0;
  #tries = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #beat: ReturnType<typeof setInterval>;
  #heardAt = 0;
  #closed = false;

  constructor(onopen: () => void, onnews: (news: News) => void) {
    this.#onopen = onopen;
    this.#onnews = onnews;
    this.#beat = setInterval(() => this.#listen(), 5000);
    addEventListener('offline', this.#drop);
    addEventListener('online', this.#hurry);
    document.addEventListener('visibilitychange', this.#hurry);
    this.#connect();
  }

  /** Sends as soon as there is a connection. */
  ask(message: Unsent): Promise<Reply> {
    const ref = ++this.#refs;
    return new Promise((resolve) => {
      this.#waiting.set(ref, { message, resolve });
      if (this.state === 'open') this.#send(ref, message);
      else if (!hasKey(message)) this.#refuse(ref);
    });
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#retry);
    clearInterval(this.#beat);
    removeEventListener('offline', this.#drop);
    removeEventListener('online', this.#hurry);
    document.removeEventListener('visibilitychange', this.#hurry);
    this.#socket?.close();
    for (const ref of this.#waiting.keys()) this.#refuse(ref);
  }

  #connect(): void {
    clearTimeout(this.#retry);
    if (!navigator.onLine && this.#tries < mostBelieved) {
      this.#lose();
      return;
    }
    const address = new URL('/api/socket', location.href);
    address.protocol = address.protocol.replace('http', 'ws');
    const socket = new WebSocket(address);
    this.#socket = socket;
    this.#heardAt = performance.now();
    socket.onmessage = ({ data }) => {
      if (socket === this.#socket) this.#hear(JSON.parse(String(data)) as ServerMessage);
    };
    socket.onclose = () => {
      if (socket === this.#socket) this.#lose();
    };
  }

  #hear(message: ServerMessage): void {
    this.#heardAt = performance.now();
    if (message.type === 'welcome') this.#greeted(message.protocol, message.now);
    else if (!isReply(message)) this.#onnews(message);
    else if (typeof message.ref === 'number') {
      this.#waiting.get(message.ref)?.resolve(message);
      this.#waiting.delete(message.ref);
    }
  }

  #greeted(protocol: number, now: number): void {
    if (protocol !== version) location.reload(); // the server has been renewed, and the page with it
    this.skewMs = now - Date.now();
    this.#tries = 0;
    this.state = 'open';
    this.#onopen();
    for (const [ref, { message }] of this.#waiting) if (hasKey(message)) this.#send(ref, message);
  }

  #send(ref: number, message: Unsent): void {
    this.#socket?.send(JSON.stringify({ ...message, ref }));
  }

  #refuse(ref: number): void {
    this.#waiting.get(ref)?.resolve({ type: 'refused', ref, error: { code: unreachable, data: {} } });
    this.#waiting.delete(ref);
  }

  #lose(): void {
    this.#socket = null;
    if (this.#closed) return;
    this.state = 'lost';
    for (const [ref, { message }] of this.#waiting) if (!hasKey(message)) this.#refuse(ref);
    const wait = Math.min(longestRetryMs, firstRetryMs * 2 ** this.#tries) * (0.75 + Math.random() / 2);
    this.#tries += 1;
    this.#retry = setTimeout(() => this.#connect(), wait);
  }

  #drop = (): void => {
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
    if (socket !== null) this.#lose();
  };

  #hurry = (): void => {
    if (this.state === 'lost' && this.#socket === null && document.visibilityState === 'visible') this.#connect();
  };

  #listen(): void {
    const silentMs = performance.now() - this.#heardAt;
    if (this.#socket === null || silentMs < askAfterMs) return;
    if (silentMs > giveUpAfterMs) this.#drop();
    else if (this.state === 'open') void this.ask({ type: 'ping' });
  }
}
