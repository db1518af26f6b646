// The one socket to the server. It comes back by itself after a break, after half a second at first and then ever more
// rarely. What carries a key is sent again until it is acknowledged: the server counts it once. Everything else that was
// under way is refused, to be done again by hand. Only a server that speaks as this page does is talked to.

import type { ClientMessage, protocolVersion, ServerMessage } from '@orrery/protocol';
import { gameNames, toldGame } from '@orrery/table';
import { renewalOver, renewFor, waitForServer } from '../offline/renewal.ts';
import { unreachable } from './api.ts';
import { nameOf, standingOf } from './versions.ts';

type Unsent = ClientMessage extends infer M ? (M extends ClientMessage ? Omit<M, 'ref'> : never) : never;
export type Reply = Extract<ServerMessage, { ref: unknown }>;
export type News = Exclude<ServerMessage, { ref: unknown }>;

interface Waiting {
  readonly message: Unsent;
  readonly resolve: (reply: Reply) => void;
}

/** What this page speaks: as a type it is the protocol's own, and none of its schemas comes along. */
const version: typeof protocolVersion = 2;

/** Views and events are those of these rules. */
const rules = Object.fromEntries(gameNames.map((game) => [game, toldGame(game).rulesVersion]));

const firstRetryMs = 500;
const longestRetryMs = 15_000;
/** So often a browser is believed that says it is offline; some are wrong about it. */
const mostBelieved = 5;
/** A silent line is asked, and given up when it stays silent: sooner while an answer is on its way, for a clock may run. */
const patience = {
  idle: { askAfterMs: 15_000, giveUpAfterMs: 25_000 },
  sending: { askAfterMs: 4000, giveUpAfterMs: 8000 },
};
const beatMs = 1000;

/** A match goes on at a node of a newer version; this one cannot show it. */
const goesOnElsewhere = 'server/newer-rules';

const isReply = (message: ServerMessage): message is Reply => 'ref' in message;
const hasKey = (message: Unsent): boolean => 'key' in message && message.key !== undefined;

export class Line {
  state: 'opening' | 'open' | 'lost' = $state('opening');
  /** The server's clock minus ours. */
  skewMs = $state(0);
  /** The server can leave out of a state what has not changed. */
  offersChanges = false;

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
    this.#beat = setInterval(() => this.#listen(), beatMs);
    addEventListener('offline', this.#drop);
    addEventListener('online', this.#hurry);
    document.addEventListener('visibilitychange', this.#hurry);
    document.addEventListener('visibilitychange', this.#attend);
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
    document.removeEventListener('visibilitychange', this.#attend);
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
    if (message.type === 'welcome') this.#greeted(message);
    else if (!isReply(message)) this.#onnews(message);
    else if (message.type === 'refused' && message.error.code === goesOnElsewhere) this.#goElsewhere();
    else if (typeof message.ref === 'number') {
      this.#tries = 0;
      this.#waiting.get(message.ref)?.resolve(message);
      this.#waiting.delete(message.ref);
    }
  }

  #greeted({ protocol, rules: played, now, changes }: Extract<ServerMessage, { type: 'welcome' }>): void {
    const server = { protocol, rules: played };
    const standing = standingOf({ protocol: version, rules }, server);
    if (standing === 'older') void renewFor(nameOf(server));
    if (standing === 'newer') waitForServer();
    if (standing !== 'same') {
      this.#drop();
      return;
    }
    renewalOver();
    this.skewMs = now - Date.now();
    this.offersChanges = changes === true;
    this.state = 'open';
    if (document.visibilityState === 'hidden') this.#attend();
    this.#onopen();
    for (const [ref, { message }] of this.#waiting) if (hasKey(message)) this.#send(ref, message);
  }

  /** What has a key stays in line; the next connection may lead to a node that knows the match. */
  #goElsewhere(): void {
    waitForServer();
    this.#drop();
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

  /** Whoever has the page before them gets no notices elsewhere. */
  #attend = (): void => {
    if (this.state === 'open') void this.ask({ type: 'attention', here: document.visibilityState === 'visible' });
  };

  #hurry = (): void => {
    if (this.state === 'lost' && this.#socket === null && document.visibilityState === 'visible') this.#connect();
  };

  #listen(): void {
    const silentMs = performance.now() - this.#heardAt;
    const underWay = [...this.#waiting.values()].map(({ message }) => message);
    const { askAfterMs, giveUpAfterMs } = underWay.some(hasKey) ? patience.sending : patience.idle;
    if (this.#socket === null || silentMs < askAfterMs) return;
    const isAsked = underWay.some(({ type }) => type === 'ping');
    if (silentMs > giveUpAfterMs) this.#drop();
    else if (this.state === 'open' && !isAsked) void this.ask({ type: 'ping' });
  }
}
