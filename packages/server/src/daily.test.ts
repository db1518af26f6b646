// The daily deal: everybody's one try at the same cards. Until the day is over nobody learns anything of it but from his own
// match; then all of it lies open.

import { hashOfSeed } from '@orrery/kernel';
import type { DailyDeal, Table } from '@orrery/protocol';
import { gameNames } from '@orrery/table';
import { expect, test } from 'vitest';
import { writeMatches } from './commands/export.ts';
import type { Player } from './commands/player.ts';
import { dayOf } from './daily/days.ts';
import { moveCalendar, newFolder, playOn, storeBeside, testServer } from './testing/harness.ts';
import { untilAnswered } from './testing/signs.ts';

const hour = 3_600_000;
const day = 24 * hour;

interface Daily {
  readonly deals: readonly DailyDeal[];
  readonly streak: { readonly days: number; readonly longest: number };
}
const dailyOf = (player: Player, of = ''): Promise<Daily> => player.call<Daily>('GET', `/api/daily${of}`);
const playToday = (player: Player, game = 'roll'): Promise<Table> =>
  player.call<Table>('POST', `/api/daily/${game}/play`, {});

/** In the middle of a day, whatever time it is. */
async function opened() {
  const server = await testServer({ LEASE_MS: '300', STAND_IN_PAUSE_MS: '0', BOT_THINK_MS: '1' });
  const store = await storeBeside(server);
  await moveCalendar(store, ((12 * hour - (store.now() % day)) % day) + day);
  const [ada, ben] = [await server.person('Ada'), await server.person('Ben')];
  const [today, tomorrow] = [dayOf(store.now()), dayOf(store.now() + day)];
  // A server that has not heard of the moved clock shows today's deal as tomorrow's already.
  await untilAnswered(async () => of(await dailyOf(ada), tomorrow) !== undefined);
  return { server, store, ada, ben, today, tomorrow };
}

async function finished(player: Player): Promise<string> {
  const { id } = await playToday(player);
  await player.watch(id);
  await playOn([player], id);
  return id;
}

const of = (daily: Daily, on: string, game = 'roll'): DailyDeal | undefined =>
  daily.deals.find((deal) => deal.day === on && deal.game === game);

test('one try each, sealed until the day is over, then open to all', async () => {
  const { server, store, ada, ben, today, tomorrow } = await opened();
  const before = await dailyOf(ada);
  expect(new Set(before.deals.filter((deal) => deal.day === today).map(({ game }) => game))).toEqual(
    new Set(gameNames),
  );
  const deal = of(before, today);
  expect(deal).toMatchObject({ seed: null, mine: null, spread: null, best: null, players: 0 });
  expect(of(before, tomorrow)?.seedHash).toMatch(/^[0-9a-f]{64}$/);
  const match = await finished(ada);
  expect((await playToday(ada)).id).toBe(match); // the same one, over
  expect(await ada.call<Table>('GET', `/api/tables/${match}`)).toMatchObject({
    daily: today,
    unrated: 'daily',
    status: 'over',
  });
  expect(of(await dailyOf(ada), today)).toMatchObject({
    players: 1,
    seed: null,
    best: null,
    mine: { match, offline: false },
  });
  // Her own record she may have; nobody else gets anything, in no way.
  const record = await ada.call<{ seed: string }>('GET', `/api/matches/${match}/record`);
  expect(hashOfSeed(record.seed)).toBe(deal?.seedHash);
  for (const path of [`/api/tables/${match}`, `/api/matches/${match}/record`, `/api/matches/${match}/verify`])
    await expect(ben.call('GET', path)).rejects.toThrow('day-not-over');
  await expect(ben.call('GET', `/api/tables/${match}/chat`)).rejects.toThrow('not-seated');
  for (const type of ['watch', 'gather'] as const) expect((await ben.request({ type, match })).type).toBe('refused');
  const again = { game: 'roll', seats: [{ kind: 'me' }, { kind: 'open' }], sameDealAs: match };
  for (const player of [ada, ben])
    await expect(player.call('POST', '/api/tables', again)).rejects.toThrow('day-not-over');
  const place = { url: null, folder: server.folder };
  expect(await writeMatches(place, newFolder(), { names: false, private: true, agreed: false })).toEqual({});
  expect(of(await dailyOf(ben), today)).toMatchObject({ players: 1, spread: null, best: null, mine: null });
  // Ben takes the seed along: his own result only.
  const taken = await ben.call<{ seed: string }>('POST', '/api/daily/roll/offline', {});
  expect(taken.seed).toBe(record.seed);
  await expect(playToday(ben)).rejects.toThrow('played-already');
  await expect(ada.call('POST', '/api/daily/roll/offline', {})).rejects.toThrow('played-already');
  expect(of(await dailyOf(ben), today)?.mine).toMatchObject({ offline: true, match: null, score: null });
  await expect(ada.call('POST', '/api/daily/chess/play', {})).rejects.toThrow('unknown');
  await moveCalendar(store, day);
  await untilAnswered(async () => of(await dailyOf(ben), today)?.seed !== null);
  const open = of(await dailyOf(ben), today);
  expect(open).toMatchObject({ seed: record.seed, players: 1, best: { match, name: null } });
  expect(open?.spread).toHaveLength(1);
  expect(await ben.call('GET', `/api/matches/${match}/record`)).toMatchObject({ seed: record.seed });
  expect(of(await dailyOf(ada), tomorrow)?.seedHash).toBe(of(before, tomorrow)?.seedHash);
  const fresh = await ada.call<Table>('POST', '/api/tables', again);
  expect(fresh.unrated).toBe('knownDeal');
  expect((await dailyOf(ada)).streak).toEqual({ days: 1, longest: 1 });
  expect(await writeMatches(place, newFolder(), { names: false, private: true, agreed: false })).toEqual({ roll: 1 });
  await store.close();
  await server.end();
});
