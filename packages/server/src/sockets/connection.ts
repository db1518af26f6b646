// One WebSocket: reads messages one after the other, holds them against the schema and the limits, replies. Whatever
// comes in, the connection answers with a code or is closed; nothing reaches a match unchecked.

import type { Socket } from 'node:net';
import { clientMessage, type Person, protocolVersion, type ServerMessage } from '@orrery/protocol';
import type { WebSocket } from 'ws';
import { rulesVersions } from '../games.ts';
import { Refused } from '../refusal.ts';
import { lifeOf } from './life.ts';
import { openOutgoing } from './outgoing.ts';
import { handle, type Services } from './requests.ts';
import type { Connection } from './watches.ts';

export interface SocketLimits {
  readonly messagesPerSecond: number;
}

const mostWaiting = 200;
const mostMalformed = 50;
const burst = 3;
const policyViolation = 1008;
const serviceRestart = 1012;

export function serveSocket(
  services: Services,
  limits: SocketLimits,
  { socket, wire }: { readonly socket: WebSocket; readonly wire: Socket },
  person: Person,
  onTrouble: (error: unknown) => void,
): void {
  let waiting = 0;
  let malformed = 0;
  let line = Promise.resolve();
  let allowance = limits.messagesPerSecond * burst;
  let filledAt = performance.now();

  const around = [services.hub, services.gatherings];
  const outgoing = openOutgoing(socket, wire, () => {
    for (const each of around) each.drained(connection);
  });
  const reply = (message: ServerMessage): void => outgoing.send(JSON.stringify(message));
  const connection: Connection = {
    person,
    isOpen: () => socket.readyState === socket.OPEN,
    life: lifeOf(socket),
    goElsewhere: () => socket.close(serviceRestart, 'a match goes on at another node'),
    ...outgoing,
  };

  /** Fills up with time; a message takes one. */
  function mayGoOn(): boolean {
    const now = performance.now();
    const most = limits.messagesPerSecond * burst;
    allowance = Math.min(most, allowance + ((now - filledAt) / 1000) * limits.messagesPerSecond);
    filledAt = now;
    allowance -= 1;
    return allowance >= 0;
  }

  async function answer(raw: unknown): Promise<void> {
    const ref = referenceIn(raw);
    try {
      const read = clientMessage.safeParse(raw);
      if (!read.success) {
        const [issue] = read.error.issues;
        throw new Refused('server/malformed', { field: issue?.path.join('.') ?? '' });
      }
      reply(await handle(services, connection, read.data));
    } catch (error) {
      if (!(error instanceof Refused)) onTrouble(error);
      const refused = error instanceof Refused ? error : new Refused('server/unavailable');
      if (refused.code === 'server/malformed') countMalformed();
      reply({ type: 'refused', ref, error: { code: refused.code, data: refused.data } });
    }
  }

  function countMalformed(): void {
    malformed += 1;
    if (malformed >= mostMalformed) socket.close(policyViolation, 'malformed messages');
  }

  socket.on('message', (data, isBinary) => {
    if (!mayGoOn() || waiting >= mostWaiting) {
      // Whoever sent it waits for a reply: too many of them are read for nothing before the socket is closed.
      const ref = isBinary ? null : referenceIn(parse(String(data)));
      const { messagesPerSecond } = limits;
      reply({ type: 'refused', ref, error: { code: 'server/too-many', data: { messagesPerSecond } } });
      if (allowance < -limits.messagesPerSecond * burst) socket.close(policyViolation, 'too many messages');
      return;
    }
    const raw = isBinary ? undefined : parse(String(data));
    if (raw === undefined) {
      countMalformed();
      reply({ type: 'refused', ref: null, error: { code: 'server/malformed', data: { problem: 'not JSON' } } });
      return;
    }
    waiting += 1;
    line = line
      .then(() => (socket.readyState === socket.OPEN ? answer(raw) : undefined))
      .finally(() => {
        waiting -= 1;
      });
  });
  services.attention.enter(connection);
  socket.on('close', () => {
    services.attention.leave(connection);
    for (const each of around) each.leave(connection);
  });
  socket.on('error', () => socket.terminate()); // oversized or broken frames; ws has said why
  reply(welcomeFor(person, services.store.now()));
}

const welcomeFor = (person: Person, now: number): ServerMessage => ({
  type: 'welcome',
  protocol: protocolVersion,
  rules: rulesVersions,
  person,
  now,
  changes: true,
});

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** So that even a malformed request gets a reply that its sender can place. */
function referenceIn(raw: unknown): string | number | null {
  if (typeof raw !== 'object' || raw === null) return null;
  const { ref } = raw as { ref?: unknown };
  if (typeof ref === 'string' && ref.length <= 64) return ref;
  return typeof ref === 'number' && Number.isSafeInteger(ref) && ref >= 0 && ref <= 2 ** 31 ? ref : null;
}
