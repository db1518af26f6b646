// What goes out of one socket, bounded. Who reads too slowly gets no states for a while and the newest one later; what must
// not be left out (replies, chat) goes on up to a limit, then the socket is closed. Meanwhile nothing is read from it, so
// that whoever does not listen cannot ask for more.

import type { Socket } from 'node:net';
import type { WebSocket } from 'ws';
import { holdForThisTurn } from './outbox.ts';

export interface Outgoing {
  send(text: string): void;
  /** So much waits that states are left out. */
  isFull(): boolean;
}

const fullFrom = 64 * 1024;
const mostBuffered = 1024 * 1024;
/** For the reason to get through, if anybody listens after all. */
const goodbyeMs = 1000;
const tryAgainLater = 1013;

export function openOutgoing(socket: WebSocket, wire: Socket, drained: () => void): Outgoing {
  let wasFull = false;
  const isFull = (): boolean => {
    if (socket.bufferedAmount <= fullFrom) return false;
    if (!wasFull) socket.pause();
    wasFull = true;
    return true;
  };
  wire.on('drain', () => {
    if (!wasFull || socket.bufferedAmount > fullFrom) return;
    wasFull = false;
    socket.resume();
    drained();
  });
  return {
    send: (text) => {
      if (socket.readyState !== socket.OPEN) return;
      if (socket.bufferedAmount > mostBuffered) {
        socket.close(tryAgainLater, 'too slow');
        setTimeout(() => socket.terminate(), goodbyeMs).unref();
        return;
      }
      holdForThisTurn(wire);
      socket.send(text);
      isFull();
    },
    isFull,
  };
}
