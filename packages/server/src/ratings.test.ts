// Ratings are written with the end of a match, once; what speaks against it is said; profiles are their person's own until
// published, and go with the person.

import { exampleCards } from '@orrery/own-cards';
import type { Profile, Table } from '@orrery/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OwnPostgres, startPostgres } from './commands/own-postgres.ts';
import { Player } from './commands/player.ts';
import { openStore, type Store } from './storage/store.ts';
import { newTable, playOn, startedMatch, storeBeside, type TestServer, testServer } from './testing/harness.ts';

let server: TestServer;
let store: Store;
beforeAll(async () => {
  server = await testServer();
  store = await storeBeside(server);
});
afterAll(async () => {
  await store.close();
  await server.end();
});

const profileOf = (player: Player): Promise<Profile> => player.call<Profile>('GET', '/api/me/profile');
const rowsOf = (match: string, from = store) =>
  from.db.selectFrom('results').selectAll().where('match_id', '=', match).orderBy('seat').execute();
async function finished(people: readonly Player[], wanted: Parameters<typeof startedMatch>[1] = {}): Promise<string> {
  const match = await startedMatch(people, wanted);
  await playOn(people, match);
  return match;
}

test.concurrent('a finished match rates its people, once, also when it is opened again', async () => {
  const [ada, ben] = [await server.person('Ada'), await server.person('Ben')];
  const match = await finished([ada, ben]);
  const rows = await rowsOf(match);
  expect(rows).toMatchObject([
    { seat: 0, ladder: 'race 2', number: 1, unrated: null },
    { seat: 1, ladder: 'race 2', number: 1, unrated: null },
  ]);
  const winners = rows.filter(({ won }) => won === 1);
  for (const { mu } of rows.filter(({ won }) => won === 0)) expect(mu).toBeLessThan(winners[0]?.mu ?? 0);
  expect(JSON.parse(rows[0]?.pieces ?? '[]').length).toBeGreaterThan(1);
  const again = await startedMatch([ada, ben]);
  await ada.call('POST', `/api/tables/${match}/rematch`, {});
  expect(await rowsOf(match)).toEqual(rows);
  expect(await rowsOf(again)).toEqual([]);
  const profile = await profileOf(ada);
  expect(profile).toMatchObject({
    matches: 1,
    public: false,
    ladders: [{ game: 'race', seats: 2, matches: 1, now: null, curve: [] }],
    streaks: { days: 1, longestDays: 1 },
    latest: [{ id: match, seat: 0, unrated: null, change: null, names: ['Ada', 'Ben'] }],
  });
  expect(profile.favourites.length).toBeGreaterThan(1);
});

test.concurrent('who left is rated last, whatever the points say', async () => {
  const [ada, ben] = [await server.person('Ada'), await server.person('Ben')];
  const match = await startedMatch([ada, ben], { settings: { standInLevel: 'master' } });
  await ben.call('POST', `/api/tables/${match}/leave`, {});
  await playOn([ada], match);
  const [stayed, left] = await rowsOf(match);
  expect(stayed?.mu).toBeGreaterThan(25);
  expect(left?.mu).toBeLessThan(25);
  // Who is there again after the end is written nowhere: the log gives the same ratings for good.
  const entries = () => store.db.selectFrom('log').select('kind').where('match_id', '=', match).execute();
  const before = await entries();
  await ben.request({ type: 'here', match });
  expect(await entries()).toEqual(before);
});

test.concurrent('a table says why it is not rated', async () => {
  const [ada, ben] = [await server.person('Ada'), await server.person('Ben')];
  const seats = [{ kind: 'me' as const }, { kind: 'open' as const }];
  const bot = { kind: 'bot' as const, level: 'random' };
  expect((await newTable(ada, { seats })).unrated).toBe(null);
  expect((await newTable(ada, { seats: [{ kind: 'me' }, bot] })).unrated).toBe(null);
  expect((await newTable(ada, { seats: [bot, bot] })).unrated).toBe('noPerson');
  expect((await newTable(ada, { seats, settings: { rated: false } })).unrated).toBe('table');
  const solo = { sets: ['base', 'gs'], solo: 'easy' };
  expect((await newTable(ada, { seats: [{ kind: 'me' }], options: solo })).unrated).toBe('alone');
  expect((await newTable(ada, { seats, options: { cards: exampleCards } })).unrated).toBe('ownCards');
  const match = await startedMatch([ada, ben], { settings: { hints: true } });
  const question = ada.states.get(match)?.questions[0]?.id ?? 0;
  expect(await ada.request({ type: 'hint', match, question })).toMatchObject({ type: 'hint' });
  expect((await ada.call<Table>('GET', `/api/tables/${match}`)).unrated).toBe('hint');
  await playOn([ada, ben], match);
  expect(await rowsOf(match)).toMatchObject([{ unrated: 'hint', ladder: null, mu: null }, { unrated: 'hint' }]);
  const same = await startedMatch([ada, ben], { sameDealAs: match } as never);
  expect((await ada.call<Table>('GET', `/api/tables/${same}`)).unrated).toBe('knownDeal');
});

/** Another guest of the same browser: the mark that stays when somebody logs out. */
async function guestOf(mark: string | null): Promise<{ player: Player; mark: string }> {
  const response = await fetch(`${server.url}/api/guest`, {
    method: 'POST',
    headers: mark === null ? {} : { cookie: mark },
  });
  const cookies = response.headers.getSetCookie().map((each) => each.split(';')[0] ?? '');
  const own = cookies.find((each) => each.startsWith('orrery-browser=')) ?? mark ?? '';
  const session = cookies.find((each) => each.startsWith('orrery=')) ?? '';
  const player = new Player([server.url], 7, `${session}; ${own}`);
  await player.connect();
  return { player, mark: own };
}

test.concurrent('two guests of one browser do not rate each other', async () => {
  const first = await guestOf(null);
  const second = await guestOf(first.mark);
  const other = await guestOf(null);
  expect(second.mark).toBe(first.mark);
  expect(other.mark).not.toBe(first.mark);
  const unrated = async (people: readonly Player[]): Promise<unknown> => {
    const match = await startedMatch(people);
    return (await (people[0] as Player).call<Table>('GET', `/api/tables/${match}`)).unrated;
  };
  expect(await unrated([first.player, second.player])).toBe('sameBrowser');
  expect(await unrated([first.player, other.player])).toBe(null);
  for (const { player } of [first, second, other]) player.close();
});

test.concurrent('a profile is shown to others only if wanted, and goes with its person', async () => {
  const [ada, ben] = [await server.person('Ada'), await server.person('Ben')];
  const match = await finished([ada, ben]);
  const { id } = await profileOf(ada);
  await expect(ben.call('GET', `/api/people/${id}/profile`)).rejects.toThrow('no-such-person');
  await ada.call('PATCH', '/api/me/profile', { public: true });
  expect(await ben.call<Profile>('GET', `/api/people/${id}/profile`)).toMatchObject({ id, name: 'Ada', matches: 1 });
  expect((await ben.call<Table>('GET', `/api/tables/${match}`)).seats[0]?.profile).toBe(id);
  const { results } = await ada.call<{ results: unknown[] }>('GET', '/api/me/export');
  expect(results).toMatchObject([{ match_id: match, ladder: 'race 2' }]);
  const account = { login: `keeper-${id.slice(0, 8)}`, password: 'a long password' };
  await ada.call('POST', '/api/register', account);
  const guest = await server.person('Guest Ada');
  await finished([guest, ben]);
  await guest.call('POST', '/api/login', account);
  const merged = await profileOf(guest);
  // The match comes along, the rating of the account stays its own.
  expect(merged).toMatchObject({ id, matches: 2, ladders: [{ matches: 1 }] });
  await guest.call('DELETE', '/api/me', { password: account.password });
  expect(await store.db.selectFrom('results').selectAll().where('person', '=', id).execute()).toEqual([]);
  expect((await rowsOf(match)).map(({ seat }) => seat)).toEqual([1]);
});

test.concurrent('that puzzles may be made of one’s matches is asked for, taken back, and told to nobody else', async () => {
  const [ada, ben] = [await server.person('Ada'), await server.person('Ben')];
  const change = (wanted: Record<string, unknown>) => ada.call<Profile>('PATCH', '/api/me/profile', wanted);
  const { id, puzzles } = await profileOf(ada);
  expect(puzzles).toBe(false);
  expect(await change({ puzzles: true })).toMatchObject({ public: false, puzzles: true });
  expect(await change({ public: true })).toMatchObject({ public: true, puzzles: true });
  expect(await profileOf(ada)).toMatchObject({ puzzles: true });
  expect(await ben.call<Profile>('GET', `/api/people/${id}/profile`)).not.toHaveProperty('puzzles');
  expect(await ada.call('GET', '/api/me/export')).toMatchObject({ allows: { public: true, puzzles: true } });
  // Logging in to an account does not take along what a guest allowed.
  const account = { login: `asked-${id.slice(0, 8)}`, password: 'a long password' };
  await ben.call('POST', '/api/register', account);
  await ada.call('POST', '/api/login', account);
  expect(await profileOf(ada)).toMatchObject({ name: 'Ben', puzzles: false });
  expect(await change({ puzzles: true })).toMatchObject({ puzzles: true });
  expect(await change({ puzzles: false })).toMatchObject({ puzzles: false });
  for (const wrong of [{}, { puzzles: 1 }, { puzzled: true }]) await expect(change(wrong)).rejects.toThrow('malformed');
});

let postgres: OwnPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

test('matches of the same people that end at once, at two nodes, are rated one after the other', async () => {
  const url = await postgres.database('ratings');
  const nodes = await Promise.all([0, 1].map(() => testServer({ DATABASE_URL: url })));
  const beside = await openStore({ url, folder: '', connections: 2, onTrouble: () => {} });
  const people = await Promise.all([0, 1].map((seat) => (nodes[seat] as TestServer).person(`P${seat}`)));
  const matches = await Promise.all([0, 1, 2, 3].map(() => startedMatch(people)));
  await Promise.all(matches.map((match) => playOn(people, match)));
  const rows = () => beside.db.selectFrom('results').select(['person', 'number', 'mu']).orderBy('number').execute();
  const numbers = (await rows()).map(({ number }) => number);
  expect(numbers).toEqual([1, 1, 2, 2, 3, 3, 4, 4]);
  await beside.close();
  for (const node of nodes) await node.end();
});
