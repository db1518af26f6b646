// When a node may say that somebody's time is up: not before it has driven the match for a while, and not when its leases may
// have run out while it slept.

import { startMatch } from '@orrery/kernel';
import { race } from '@orrery/race';
import { expect, test } from 'vitest';
import { gameNamed } from '../games.ts';
import { openStore, type Store } from '../storage/store.ts';
import type { FullTable } from '../tables/tables.ts';
import { newFolder } from '../testing/harness.ts';
import { mustRest } from './absence.ts';
import { Deadlines } from './deadlines.ts';
import { type LiveMatch, openMatch } from './live-match.ts';

const clockMs = 60;
const leaseMs = 10_000;

function overdue(clock: number | null): LiveMatch {
  const started = startMatch(race, { options: {}, seats: [{}, {}], seed: 'a seed' });
  const game = gameNamed('race');
  if (!started.ok || game === null) throw new Error('no match');
  const seats = [0, 1].map((seat) => ({ seat, kind: 'person', person: `p${seat}`, name: `P${seat}`, stand_in: null }));
  const table = {
    id: 'm',
    row: { clock_since: 0 },
    settings: { clockMs: clock, standIns: true },
    seats,
    holidays: new Map(),
  };
  const stored = { id: 'm', header: JSON.stringify(started.value.header), startedAt: 1000, over: false };
  return openMatch(game, stored, table as unknown as FullTable, [], null);
}

const seatsIn = (due: readonly { seat: number }[]): number[] => due.map(({ seat }) => seat);

test('nobody’s time is up before the grace is over, and it begins again with a jump of the clock', async () => {
  const store: Store = await openStore({ url: null, folder: newFolder(), connections: 1, onTrouble: () => {} });
  const rung: string[] = [];
  const deadlines = new Deadlines(store, { leaseMs, graceMs: 60_000 }, (id) => rung.push(id));
  const live = overdue(clockMs);
  deadlines.begin('m');
  deadlines.renewed(performance.now());
  expect(deadlines.due(live)).toEqual([]);
  deadlines.set(live);
  await expect.poll(() => rung).toEqual(['m']);
  expect(seatsIn(deadlines.due(live))).toEqual([0, 1]);
  deadlines.begin('m'); // the clock jumped, or the lease was lost and taken again
  expect(deadlines.due(live)).toEqual([]);
  await expect.poll(() => seatsIn(deadlines.due(live))).toEqual([0, 1]);
  deadlines.renewed(performance.now() - leaseMs - 1); // it slept: its leases may be another node's
  expect(deadlines.due(live)).toEqual([]);
  deadlines.renewed(performance.now());
  live.presence.resting = true;
  expect(deadlines.due(live)).toEqual([]);
  deadlines.close();
  await store.close();
});

test('a match rests only where there is a clock, and only when everybody is away', () => {
  const [live, without] = [overdue(clockMs), overdue(null)];
  for (const each of [live, without]) {
    expect(mustRest(each)).toBe(false);
    each.presence.missed.set(0, 1);
    expect(mustRest(each)).toBe(false);
  }
  for (const each of [live, without]) each.presence.missed.set(1, 2);
  expect([mustRest(live), mustRest(without)]).toEqual([true, false]);
  // Who left on purpose is away too; but if nobody missed anything, people chose that bots play on.
  live.presence.missed.delete(1);
  live.presence.standIns.set(1, 'greedy');
  expect(mustRest(live)).toBe(true);
  live.presence.missed.delete(0);
  live.presence.standIns.set(0, 'greedy');
  expect(mustRest(live)).toBe(false);
});
