// Friends by link, who is here, invitations, and looking for others: two who want the same sit down together.

import type { Friend, Table } from '@orrery/protocol';
import { expect, test } from 'vitest';
import type { Player } from './commands/player.ts';
import { newTable, startedMatch, storeBeside, testServer } from './testing/harness.ts';
import { untilWritten } from './testing/signs.ts';

interface Friends {
  readonly friends: readonly Friend[];
  readonly recent: readonly { readonly id: string; readonly name: string }[];
  readonly link: string;
}
const friendsOf = (player: Player): Promise<Friends> => player.call<Friends>('GET', '/api/me/friends');
const befriend = (player: Player, link: string): Promise<Friends> =>
  player.call<Friends>('POST', '/api/me/friends', { link });

test.concurrent('friends by link know of each other, see who is here, and are friends no more together', async () => {
  const server = await testServer({ NOTICE_EVERY_MS: '50' });
  const [ada, ben, cleo] = [await server.person('Ada'), await server.person('Ben'), await server.person('Cleo')];
  const { link } = await friendsOf(ada);
  await expect(befriend(ada, link)).rejects.toThrow('not-allowed');
  await expect(befriend(ben, 'no-such-link')).rejects.toThrow('no-such-person');
  expect((await befriend(ben, link)).friends).toMatchObject([{ name: 'Ada' }]);
  await befriend(ben, link); // twice is once
  const match = await startedMatch([ben, cleo], {});
  await untilWritten(server.folder, async () => (await friendsOf(ada)).friends[0]?.here === true);
  expect((await friendsOf(ada)).friends).toMatchObject([
    { name: 'Ben', here: true, table: { id: match, game: 'race' } },
  ]);
  expect((await friendsOf(ben)).recent).toMatchObject([{ name: 'Cleo' }]);
  await untilWritten(server.folder, async () => (await ada.call<{ people: number }>('GET', '/api/here')).people === 3);
  expect(await ada.call('GET', '/api/here')).toMatchObject({ playing: 1, tables: 0 });
  await ben.request({ type: 'attention', here: false }); // his page is hidden
  await untilWritten(server.folder, async () => (await friendsOf(ada)).friends[0]?.here === false);
  const renewed = await ada.call<Friends>('POST', '/api/me/friends/link', {});
  expect(renewed.link).not.toBe(link);
  await expect(befriend(cleo, link)).rejects.toThrow('no-such-person');
  const [friend] = (await friendsOf(ada)).friends;
  expect((await ada.call<Friends>('DELETE', `/api/me/friends/${friend?.id}`)).friends).toEqual([]);
  expect((await friendsOf(ben)).friends).toEqual([]);
  await server.end();
});

test.concurrent('who is known may be invited, strangers may not', async () => {
  const server = await testServer();
  const store = await storeBeside(server);
  const [ada, ben, cleo] = [await server.person('Ada'), await server.person('Ben'), await server.person('Cleo')];
  await ben.call('POST', '/api/me/channels', { kind: 'hook', address: 'https://93.184.216.34/', form: 'slack' });
  await befriend(ben, (await friendsOf(ada)).link);
  const { id } = await newTable(ada);
  const [friend] = (await friendsOf(ada)).friends;
  const invite = (player: Player, person = friend?.id ?? ''): Promise<unknown> =>
    player.call('POST', `/api/tables/${id}/invite`, { person });
  await invite(ada);
  await expect(invite(cleo)).rejects.toThrow('not-seated');
  const stranger = (await cleo.call<{ person: { id: string } }>('GET', '/api/me')).person.id;
  await expect(invite(ada, stranger)).rejects.toThrow('no-such-person');
  const made = await store.db.selectFrom('notices').select(['person', 'kind', 'match_id']).execute();
  expect(made).toEqual([{ person: friend?.id, kind: 'invite', match_id: id }]);
  await store.close();
  await server.end();
});

test.concurrent('two who look for the same sit down together, and the match begins', async () => {
  const server = await testServer();
  const [ada, ben, cleo] = [await server.person('Ada'), await server.person('Ben'), await server.person('Cleo')];
  const seek = (player: Player, some: object = {}): Promise<Table> =>
    player.call<Table>('POST', '/api/seek', { game: 'race', seats: 2, clockMs: 120_000, within: 200, ...some });
  const opened = await seek(ada);
  expect(opened).toMatchObject({ status: 'waiting', settings: { startsFull: true, clockMs: 120_000 } });
  expect((await seek(ada)).id).toBe(opened.id); // she finds her own again
  expect((await seek(cleo, { clockMs: 86_400_000 })).id).not.toBe(opened.id); // over days is something else
  const found = await seek(ben);
  expect(found).toMatchObject({ id: opened.id, status: 'playing' });
  const full = await newTable(ada, { settings: { startsFull: true } });
  expect((await ben.call<Table>('POST', `/api/tables/${full.id}/join`, {})).status).toBe('playing');
  await server.end();
});

test.concurrent('a table for a span of ratings takes whoever fits, or has no rating yet', async () => {
  const server = await testServer();
  const store = await storeBeside(server);
  const [ada, ben, cleo] = [await server.person('Ada'), await server.person('Ben'), await server.person('Cleo')];
  const idOf = async (player: Player): Promise<string> =>
    (await player.call<{ person: { id: string } }>('GET', '/api/me')).person.id;
  const result = {
    seat: 0,
    game: 'race',
    seats: 2,
    options: '{}',
    score: 30,
    won: 1,
    pieces: '[]',
    at: 1,
    unrated: null,
  };
  const rated = { ladder: 'race 2', number: 12, mu: 31, sigma: 2 }; // some 1280
  await store.db
    .insertInto('results')
    .values({ ...result, ...rated, person: await idOf(ben), match_id: 'm' })
    .execute();
  await expect(newTable(ada, { settings: { ratings: { least: 1100, most: 900 } } })).rejects.toThrow('malformed');
  const settings = { ratings: { least: 900, most: 1100 } };
  const { id } = await newTable(ada, { settings });
  await expect(ben.call('POST', `/api/tables/${id}/join`, {})).rejects.toThrow('not-allowed');
  expect((await cleo.call<Table>('POST', `/api/tables/${id}/join`, {})).seats[1]).toMatchObject({ name: 'Cleo' });
  await store.close();
  await server.end();
});
