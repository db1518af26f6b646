// People who play have further sockets open that ask for the match again and again and read nothing.

import { WebSocket } from 'ws';
import type { Fault } from './fault.ts';

const lastingMs = 6000;
const perPerson = 3;
const askEveryMs = 50; // below what one socket may ask for

export const slowSockets: Fault = {
  name: 'slow-sockets',
  lastsMs: lastingMs,
  hitsAll: false,
  begin: async ({ nodes, seated }) => {
    const sockets = seated().flatMap(({ cookie, match }, index) =>
      Array.from({ length: perPerson }, (_, nth) => {
        const node = nodes[(index + nth) % nodes.length];
        return neverReading(node?.address ?? '', cookie, match);
      }),
    );
    return async () => {
      for (const socket of sockets) socket.terminate();
    };
  },
};

function neverReading(address: string, cookie: string, match: string): WebSocket {
  const socket = new WebSocket(`${address.replace('http', 'ws')}/api/socket`, { headers: { cookie } });
  let asking: NodeJS.Timeout | undefined;
  let ref = 0;
  socket.on('open', () => {
    socket.pause();
    asking = setInterval(() => {
      ref += 1;
      if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify({ type: 'watch', ref, match }));
    }, askEveryMs);
  });
  socket.on('close', () => clearInterval(asking));
  socket.on('error', () => {}); // it is closed by who is asked too much
  return socket;
}
