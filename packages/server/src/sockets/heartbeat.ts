// Notices sockets whose other end is gone without a word: a laptop that was closed, a network that changed. Who has been
// silent for a while is asked for a sign of life, and cut off if none has come by the next look.

import type { WebSocket, WebSocketServer } from 'ws';

export interface Heartbeat {
  /** This socket is to be looked after. */
  watch(socket: WebSocket): void;
  stop(): void;
}

export function startHeartbeat(server: WebSocketServer, everyMs: number): Heartbeat {
  /** Heard of since the last look: who plays need not be asked. */
  const alive = new WeakSet<WebSocket>();
  const asked = new WeakSet<WebSocket>();
  const timer = setInterval(() => {
    for (const socket of server.clients) {
      if (alive.delete(socket)) asked.delete(socket);
      else if (asked.has(socket)) socket.terminate();
      else {
        asked.add(socket);
        socket.ping();
      }
    }
  }, everyMs / 2);
  return {
    watch: (socket) => {
      const isAlive = (): void => {
        alive.add(socket);
      };
      isAlive();
      socket.on('pong', isAlive).on('message', isAlive);
    },
    stop: () => clearInterval(timer),
  };
}
