// Messages that go out of one socket within one turn of the event loop leave together: one call of the system for an
// acknowledgement and the state that follows it, not two.

import type { Socket } from 'node:net';

const corked = new Set<Socket>();

function flush(): void {
  for (const socket of corked) socket.uncork();
  corked.clear();
}

/** Holds back what is written to this socket until the turn is over. */
export function holdForThisTurn(socket: Socket): void {
  if (corked.has(socket)) return;
  if (corked.size === 0) setImmediate(flush);
  socket.cork();
  corked.add(socket);
}
