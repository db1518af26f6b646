// Signs of life of a socket: whatever comes from it tells that what was sent to it before has arrived.

import type { WebSocket } from 'ws';

export interface Life {
  /** How many have come: messages, and replies to what asks for one. */
  readonly signs: number;
  askForSign(): void;
}

export function lifeOf(socket: WebSocket): Life {
  let signs = 0;
  const count = (): void => {
    signs += 1;
  };
  socket.on('message', count).on('pong', count);
  return {
    get signs() {
      return signs;
    },
    askForSign: () => socket.ping(),
  };
}
