// What many tables, strangers and years do to a server, on both stores: the lobby stays a lobby, chat stays among those who
// play, what nobody misses goes, and what was played stays.

import type { Table } from '@orrery/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type OwnPostgres, startPostgres } from '../commands/own-postgres.ts';
import { openStore, type Store } from '../storage/store.ts';
import { newTable, playOn, startedMatch, type TestServer, testServer } from '../testing/harness.ts';
import { prune } from './pruning.ts';

interface Lobby {
  readonly tables: Table[];
  readonly more: string | null;
}

const day = 86_400_000;

describe.each(['sqlite', 'postgres'] as const)('on %s', (kind) => {
  let postgres: OwnPostgres | null = null;
  let server: TestServer;
  let store: Store;
  beforeAll(async () => {
    if (kind === 'postgres') postgres = await startPostgres();
    server = await testServer(postgres === null ? {} : { DATABASE_URL: postgres.url });
    store = await openStore({
      url: postgres?.url ?? null,
      folder: server.folder,
      connections: 2,
      onTrouble: () => {},
    });
  });
  afterAll(async () => {
    await store.close();
    await server.end();
    await postgres?.stop();
  });

  test('tables by link, however many, leave the lobby to the open ones; it comes in pages', async () => {
    const [ada, eve] = [await server.person('Ada'), await server.person('Eve')];
    const open: string[] = [];
    for (let i = 0; i < 60; i++) open.push((await newTable(ada)).id);
    for (let i = 0; i < 210; i++) await newTable(eve, { settings: { open: false } });
    const full = await newTable(eve, { seats: [{ kind: 'me' }, { kind: 'bot', level: 'random' }] });
    const first = await eve.call<Lobby>('GET', '/api/tables');
    const second = await eve.call<Lobby>('GET', `/api/tables?after=${first.more}`);
    const seen = [...first.tables, ...second.tables].map(({ id }) => id);
    expect(first.tables).toHaveLength(50);
    expect(second.more).toBeNull();
    expect(new Set(seen)).toEqual(new Set(open));
    expect(seen).toHaveLength(open.length);
    expect(seen).not.toContain(full.id);
    for (const nonsense of ['x', '1-', "1-'", '9999999999999999-aaaaaaaaaa']) {
      expect((await eve.call<Lobby>('GET', `/api/tables?after=${nonsense}`)).tables).toHaveLength(50);
    }
  });

  test('lists count long options, such as own cards; the table itself has them', async () => {
    const ada = await server.person('Ada');
    const { id, options } = await newTable(ada, { settings: { open: false } });
    const cards = Array.from({ length: 40 }, (_, number) => ({ name: `Card number ${number}`, cost: 3 }));
    const long = JSON.stringify({ ...(options as object), cards });
    await store.db.updateTable('tables').set({ options: long }).where('id', '=', id).execute();
    const [mine] = (await ada.call<Lobby>('GET', '/api/me/tables')).tables;
    expect(mine).toMatchObject({ id, leftOut: { cards: 40 } });
    expect(mine?.options).not.toHaveProperty('cards');
    expect((await ada.call<Table>('GET', `/api/tables/${id}`)).options).toMatchObject({ cards });
  });

  test('one person has so many waiting tables; starting one makes room', async () => {
    const tight = await testServer({ WAITING_TABLES_PER_PERSON: '2' });
    const ada = await tight.person('Ada');
    const first = await newTable(ada, { seats: [{ kind: 'me' }, { kind: 'bot', level: 'random' }] });
    await newTable(ada);
    await expect(newTable(ada)).rejects.toThrow('server/too-many');
    await ada.call('POST', `/api/tables/${first.id}/start`, {});
    await newTable(ada);
    await tight.end();
  });

  test('who has no seat reads the chat and says nothing, not even in a flood', async () => {
    const quiet = await testServer({ CHAT_LINES_PER_MINUTE: '3', CHAT_LINES_PER_TABLE: '20' });
    const [ada, eve] = [await quiet.person('Ada'), await quiet.person('Eve')];
    const { id } = await newTable(ada);
    const say = (who: typeof ada): Promise<unknown> => who.call('POST', `/api/tables/${id}/chat`, { text: 'Hello' });
    await expect(say(eve)).rejects.toThrow('server/not-seated');
    expect(await eve.request({ type: 'say', table: id, text: 'Hi' })).toMatchObject({
      error: { code: 'server/not-seated' },
    });
    for (let i = 0; i < 3; i++) await say(ada);
    await expect(say(ada)).rejects.toThrow('server/too-many');
    const { lines } = await eve.call<{ lines: unknown[] }>('GET', `/api/tables/${id}/chat`);
    expect(lines).toHaveLength(3);
    await quiet.end();
  });

  test('a table keeps its latest lines', async () => {
    const short = await testServer({ CHAT_LINES_PER_TABLE: '20' });
    const ada = await short.person('Ada');
    const { id } = await newTable(ada);
    for (let i = 1; i <= 60; i++) await ada.call('POST', `/api/tables/${id}/chat`, { text: `Line ${i}` });
    const { lines } = await ada.call<{ lines: { text: string }[] }>('GET', `/api/tables/${id}/chat`);
    expect(lines.map(({ text }) => text)).toEqual(Array.from({ length: 20 }, (_, i) => `Line ${i + 41}`));
    await short.end();
  });

  test('the record of a match without spectators is for those who sat there', async () => {
    const [ada, ben, eve] = [await server.person('Ada'), await server.person('Ben'), await server.person('Eve')];
    const settings = { spectators: false };
    const match = await startedMatch([ada, ben], { game: 'roll', settings });
    await playOn([ada, ben], match);
    for (const what of ['record', 'verify']) {
      const path = `/api/matches/${match}/${what}`;
      await ada.call('GET', path);
      await expect(eve.call('GET', path)).rejects.toThrow('server/not-allowed');
      expect((await fetch(server.url + path)).status).toBe(403);
    }
    const shown = await startedMatch([ada, ben], { game: 'roll' });
    await playOn([ada, ben], shown);
    expect((await fetch(`${server.url}/api/matches/${shown}/record`)).status).toBe(200);
  });

  test('old guests without anything and tables nobody started go; whoever has something, and what was played, stay', async () => {
    const person = (name: string) => server.person(name);
    const idle = await person('Idle');
    const [seated, host, recent, account] = [
      await person('Seated'),
      await person('Host'),
      await person('Recent'),
      await person('Account'),
    ];
    const people = [idle, seated, host, recent, account];
    await account.call('POST', '/api/register', { login: `account-${kind}`, password: 'a long enough one' });
    const played = await startedMatch([seated, host]);
    const waiting = await newTable(host);
    const fresh = await newTable(host);
    const ids = await Promise.all(
      people.map(async (each) => (await each.call<{ person: { id: string } }>('GET', '/api/me')).person.id),
    );
    const [idleId, , , recentId] = ids;
    const old = store.now() - 100 * day;
    const { db } = store;
    await db.updateTable('people').set({ created_at: old }).where('id', 'in', ids).execute();
    await db
      .updateTable('sessions')
      .set({ seen_at: old, created_at: old })
      .where('person', 'in', ids)
      .where('person', '!=', recentId ?? '')
      .execute();
    await db.updateTable('tables').set({ created_at: old }).where('id', 'in', [played, waiting.id]).execute();
    await db.updateTable('matches').set({ started_at: old }).where('id', '=', played).execute();
    expect(await prune(store, { guestDays: 0, tableDays: 0 })).toEqual({ guests: 0, tables: 0 });
    const both = await Promise.all([1, 2].map(() => prune(store, { guestDays: 90, tableDays: 14 })));
    expect(both.reduce((sum, { tables }) => sum + tables, 0)).toBe(1);
    expect(both.reduce((sum, { guests }) => sum + guests, 0)).toBe(1);
    const left = await db.selectFrom('people').select('id').where('id', 'in', ids).execute();
    expect(left.map(({ id }) => id).sort()).toEqual(ids.filter((id) => id !== idleId).sort());
    await expect(recent.call('GET', `/api/tables/${waiting.id}`)).rejects.toThrow('no-such-table');
    await recent.call('GET', `/api/tables/${fresh.id}`);
    await playOn([seated, host], played);
  });

  test('a rematch that waited too long is opened anew', async () => {
    const [ada, ben] = [await server.person('Ada'), await server.person('Ben')];
    const match = await startedMatch([ada, ben], { game: 'roll' });
    await playOn([ada, ben], match);
    const again = (): Promise<Table> => ada.call<Table>('POST', `/api/tables/${match}/rematch`, {});
    const first = await again();
    expect((await again()).id).toBe(first.id);
    await store.db.updateTable('tables').set({ created_at: 1 }).where('id', '=', first.id).execute();
    await prune(store, { guestDays: 0, tableDays: 14 });
    const second = await again();
    expect(second.id).not.toBe(first.id);
    expect((await again()).id).toBe(second.id);
  });
});
