// The way in for sockets: who may open one, how many, and whose are closed again because their session has ended, on
// this node or on another.

import type { Person } from '@orrery/protocol';
import type { FastifyInstance } from 'fastify';
import type { WebSocket } from 'ws';
import type { Config } from '../config.ts';
import { needPerson, tokenOf } from '../http/cookies.ts';
import { livingSessions } from '../people/people.ts';
import { Refused } from '../refusal.ts';
import type { News } from '../storage/news.ts';
import { serveSocket } from './connection.ts';
import { startHeartbeat } from './heartbeat.ts';
import type { Services } from './requests.ts';

export interface Door {
  /** How many sockets are open. */
  count(): number;
  /** How much they have not taken yet. */
  waitingBytes(): number;
  /** Tells everybody that this node goes away. */
  close(): void;
}

const goingAway = 1001;
const policyViolation = 1008;

export function openDoor(
  app: FastifyInstance,
  config: Config,
  services: Services,
  onTrouble: (error: unknown) => void,
): Door {
  const { store } = services;
  /** Of each person here: sockets with the token they came in with. */
  const inside = new Map<string, Map<WebSocket, string>>();
  const heartbeat = startHeartbeat(app.websocketServer, config.socketPingMs);
  app.get(
    '/api/socket',
    {
      websocket: true,
      preValidation: async (request) => {
        const person = await needPerson(store, config, request);
        if ((inside.get(person.id)?.size ?? 0) >= config.socketsPerPerson) {
          throw new Refused('server/too-many', { sockets: config.socketsPerPerson });
        }
        Object.assign(request, { person });
      },
    },
    (socket, request) => {
      const { person } = request as typeof request & { person: Person };
      const theirs = inside.get(person.id) ?? new Map<WebSocket, string>();
      inside.set(person.id, theirs);
      theirs.set(socket, tokenOf(config, request) ?? '');
      socket.on('close', () => {
        theirs.delete(socket);
        if (theirs.size === 0 && inside.get(person.id) === theirs) inside.delete(person.id);
      });
      heartbeat.watch(socket);
      serveSocket(services, config, { socket, wire: request.socket }, person, onTrouble);
    },
  );

  async function showOut(people: Iterable<string>): Promise<void> {
    const theirs = [...people].flatMap((person) => [...(inside.get(person) ?? [])]);
    if (theirs.length === 0) return;
    const living = await livingSessions(
      store,
      theirs.map(([, token]) => token),
    );
    for (const [socket, token] of theirs) if (!living.has(token)) socket.close(policyViolation, 'logged out');
  }

  store.onNews((news: News) => {
    if (news.kind === 'person') showOut([news.person]).catch(onTrouble);
    else if (news.kind === 'resumed') showOut(inside.keys()).catch(onTrouble);
  });
  return {
    count: () => app.websocketServer.clients.size,
    waitingBytes: () => {
      let bytes = 0;
      for (const socket of app.websocketServer.clients) bytes += socket.bufferedAmount;
      return bytes;
    },
    close: () => {
      heartbeat.stop();
      for (const socket of app.websocketServer.clients) socket.close(goingAway, 'the server restarts');
    },
  };
}
