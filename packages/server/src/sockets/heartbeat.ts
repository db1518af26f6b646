// Notices sockets whose other end is gone without a word: a laptop that was closed, a network that changed. Each is asked
// for a sign of life; whoever has given none by the next time is cut off.

import type { WebSocket, WebSocketServer } from 'ws';

export interface Heartbeat {
  /** This socket is to be looked after. */
  watch(socket: WebSocket): void;
  stop(): void;
}

export function startHeartbeat(server: WebSocketServer, everyMs: number): Heartbeat {
  const alive = new WeakSet<WebSocket>();
  const timer = setInterval(() => {
    for (const socket of server.clients) {
      if (!alive.delete(socket)) socket.terminate();
      else socket.ping();
    }
  }, everyMs);
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
