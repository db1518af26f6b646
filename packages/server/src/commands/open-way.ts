// A table for one of the ways to play, with these people and as many bots as it has, started.

import type { Table } from '@orrery/protocol';
import type { WayToPlay } from './leak-ways.ts';
import type { Player } from './player.ts';

export async function openWay([host, ...others]: readonly Player[], way: WayToPlay): Promise<string> {
  if (host === undefined) throw new Error('nobody plays');
  const bots = Array.from({ length: way.bots ?? 0 }, () => ({ kind: 'bot', level: 'random' }));
  const seats = [{ kind: 'me' }, ...others.map(() => ({ kind: 'open' })), ...bots];
  const body = { game: way.game, options: way.options, seats, settings: { open: false } };
  const { id } = await host.call<Table>('POST', '/api/tables', body);
  for (const other of others) await other.call('POST', `/api/tables/${id}/join`, {});
  await host.call('POST', `/api/tables/${id}/start`, {});
  return id;
}
