// The part of an attack that takes room instead of breaking in: sockets that never read, requests that never end, tables by
// the hundred. Afterwards the server must hold little for them, and others must still find each other.

import { connect, type Socket } from 'node:net';
import type { Table } from '@orrery/protocol';
import { WebSocket } from 'ws';
import type { Player } from './player.ts';
import { readMetrics } from './read-metrics.ts';

export interface Crowd {
  readonly sockets: readonly WebSocket[];
  readonly halfRequests: readonly Socket[];
  readonly tables: number;
}

const asksPerSocket = 40;
/** What a socket that does not read may cost. */
const mostWaitingPerSocket = 300_000;
const largestLobby = 200_000;

/** `many` of each. */
export async function crowd(address: string, by: Player, match: string, many: number): Promise<Crowd> {
  const sockets: WebSocket[] = [];
  for (let i = 0; i < many; i++) {
    const socket = new WebSocket(`${address.replace('http', 'ws')}/api/socket`, { headers: { cookie: by.cookie } });
    await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
    socket.on('error', () => {}).pause();
    for (let ref = 0; ref < asksPerSocket; ref++) socket.send(JSON.stringify({ type: 'watch', ref, match }));
    sockets.push(socket);
  }
  const { port } = new URL(address);
  const halfRequests = Array.from({ length: many }, (_, i) => {
    const socket = connect(Number(port), '127.0.0.1', () => {
      const head = 'POST /api/guest HTTP/1.1\r\nHost: localhost\r\n';
      socket.write(i % 2 === 0 ? head : `${head}Content-Type: application/json\r\nContent-Length: 50\r\n\r\n{"na`);
    });
    return socket.on('error', () => {}).resume();
  });
  const seats = [{ kind: 'me' }, { kind: 'open' }];
  for (let i = 0; i < many; i++) {
    await by.call('POST', '/api/tables', { game: 'race', seats, settings: { open: false } });
  }
  return { sockets, halfRequests, tables: many };
}

/** What is wrong while the crowd is there. */
export async function lookAtCrowd(address: string, { sockets }: Crowd, host: Player): Promise<string[]> {
  const wrong: string[] = [];
  const waiting = Number(/^orrery_sockets_waiting_bytes (\d+)$/m.exec(await readMetrics(address))?.[1]);
  if (waiting > sockets.length * mostWaitingPerSocket)
    wrong.push(`${waiting} bytes wait for ${sockets.length} sockets`);
  const seats = [{ kind: 'me' }, { kind: 'open' }];
  const { id } = await host.call<Table>('POST', '/api/tables', { game: 'race', seats });
  const lobby = await host.call<{ tables: Table[] }>('GET', '/api/tables');
  if (!lobby.tables.some((table) => table.id === id)) wrong.push('an open table is not in the lobby');
  if (JSON.stringify(lobby).length > largestLobby) wrong.push('the lobby is too large');
  await host.call('POST', `/api/tables/${id}/leave`, {});
  return wrong;
}

export function disperse({ sockets, halfRequests }: Crowd): void {
  for (const socket of sockets) socket.terminate();
  for (const socket of halfRequests) socket.destroy();
}
