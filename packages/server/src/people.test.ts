// People and tables over HTTP, on both stores: guests, accounts, seats, lobby, rematch, chat, clocks by consent; cookies
// and headers.

import { scryptSync } from 'node:crypto';
import type { Person, Table } from '@orrery/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { type OwnPostgres, startPostgres } from './commands/own-postgres.ts';
import { Player } from './commands/player.ts';
import { readMetrics } from './commands/read-metrics.ts';
import { openStore } from './storage/store.ts';
import { newTable, playOn, startedMatch, stateWhere, type TestServer, testServer } from './testing/harness.ts';

let server: TestServer;

type Me = { person: Person | null };

async function loggedIn(login: string, password: string): Promise<Player> {
  const player = new Player([server.url]);
  await player.call('POST', '/api/login', { login, password });
  return player;
}

/** Opens a further socket of this person; `closed` resolves with the code it is closed with. */
async function withSocket({ cookie }: Player): Promise<{ closed: Promise<number> }> {
  const socket = new WebSocket(`${server.url.replace('http', 'ws')}/api/socket`, { headers: { cookie } });
  const closed = new Promise<number>((resolve) => socket.once('close', resolve));
  await new Promise((resolve, reject) => socket.once('message', resolve).once('error', reject));
  return { closed };
}

describe.each(['sqlite', 'postgres'] as const)('on %s', (kind) => {
  let postgres: OwnPostgres | null = null;
  beforeAll(async () => {
    if (kind === 'postgres') postgres = await startPostgres();
    server = await testServer(postgres === null ? {} : { DATABASE_URL: postgres.url });
  });
  afterAll(async () => {
    await server.end();
    await postgres?.stop();
  });

  describe('who somebody is', () => {
    test('a guest is known by a cookie that scripts cannot read', async () => {
      const response = await fetch(`${server.url}/api/guest`, { method: 'POST' });
      const [cookie] = response.headers.getSetCookie();
      expect(cookie).toMatch(/HttpOnly/);
      expect(cookie).toMatch(/SameSite=Lax/);
      expect(cookie).not.toMatch(/Secure/);
    });

    test('behind TLS the cookie is Secure', async () => {
      const behind = await testServer({ PUBLIC_URL: 'https://orrery.example' });
      const response = await fetch(`${behind.url}/api/guest`, { method: 'POST' });
      expect(response.headers.getSetCookie()[0]).toMatch(/^__Host-orrery=.*Path=\/.*Secure/);
      expect(response.headers.get('strict-transport-security')).toContain('max-age');
      await behind.end();
      const proxied = await testServer({ TRUST_PROXY: '1' });
      const headers = { 'x-forwarded-proto': 'https' };
      const forwarded = await fetch(`${proxied.url}/api/guest`, { method: 'POST', headers });
      expect(forwarded.headers.getSetCookie()[0]).toMatch(/Secure/);
      await proxied.end();
    });

    test('an account keeps the guest’s matches and takes those of another guest along', async () => {
      const [ada, ben] = [await server.person('Ada'), await server.person('Ben')];
      const first = await startedMatch([ada, ben]);
      const registered = await ada.call<Me>('POST', '/api/register', { login: 'Ada.L', password: 'engine no. 1' });
      expect(registered.person).toMatchObject({ guest: false, login: 'ada.l' });
      const phone = await server.person('Ada on the phone');
      const second = await startedMatch([phone, ben]);
      const { closed } = await withSocket(phone);
      await phone.call('POST', '/api/login', { login: 'ADA.l', password: 'engine no. 1' });
      const { tables } = await phone.call<{ tables: Table[] }>('GET', '/api/me/tables');
      expect(tables.map(({ id }) => id).sort()).toEqual([first, second].sort());
      expect(await closed).toBe(1008); // the guest is no more; the page comes back as the account
      expect((await ben.call<Table>('GET', `/api/tables/${second}`)).seats[0]?.name).toBe('Ada');
    });

    test('wrong passwords, unknown logins and taken ones are refused', async () => {
      const [cleo, dora] = [await server.person('Cleo'), await server.person('Dora')];
      await cleo.call('POST', '/api/register', { login: 'cleo', password: 'a long enough one' });
      await expect(dora.call('POST', '/api/login', { login: 'cleo', password: 'a wrong one' })).rejects.toThrow(
        'wrong-login',
      );
      await expect(dora.call('POST', '/api/login', { login: 'nobody', password: 'a wrong one' })).rejects.toThrow(
        'wrong-login',
      );
      const again = dora.call('POST', '/api/register', { login: 'CLEO', password: 'a long enough one' });
      await expect(again).rejects.toThrow('login-taken');
      await expect(dora.call('POST', '/api/register', { login: 'dora', password: 'short' })).rejects.toThrow(
        'malformed',
      );
    });

    test('a changed password logs other devices out; deleting leaves no name behind', async () => {
      const [eve, fay] = [await server.person('Eve'), await server.person('Fay')];
      await eve.call('POST', '/api/register', { login: 'eve', password: 'the first one' });
      const match = await startedMatch([eve, fay]);
      const tablet = await loggedIn('eve', 'the first one');
      const { closed } = await withSocket(tablet);
      await eve.call('POST', '/api/me/password', { old: 'the first one', new: 'the second one' });
      expect((await tablet.call<Me>('GET', '/api/me')).person).toBeNull();
      expect(await closed).toBe(1008);
      expect((await eve.call<Me>('GET', '/api/me')).person?.login).toBe('eve');
      await eve.call('PATCH', '/api/me', { name: 'Evelyn' });
      await eve.call('POST', `/api/tables/${match}/chat`, { text: 'Hello' });
      expect(await eve.call('GET', '/api/me/export')).toMatchObject({
        person: { name: 'Evelyn', login: 'eve' },
        createdAt: expect.any(Number),
        allows: { public: false, puzzles: false },
        sessions: [{ created_at: expect.any(Number) }],
        matches: [{ table_id: match, seat: 0, game: 'race', status: 'playing', result: null }],
        chat: [{ table_id: match, text: 'Hello' }],
      });
      const waiting = await newTable(eve, { seats: [{ kind: 'open' }, { kind: 'open' }] });
      for (const wrong of [undefined, {}, { password: 'the first one' }]) {
        await expect(eve.call('DELETE', '/api/me', wrong)).rejects.toThrow('wrong-login');
      }
      expect((await eve.call<Me>('GET', '/api/me')).person?.name).toBe('Evelyn');
      await eve.call('DELETE', '/api/me', { password: 'the second one' });
      await expect(fay.call('GET', `/api/tables/${waiting.id}`)).rejects.toThrow('no-such-table');
      expect((await eve.call<Me>('GET', '/api/me')).person).toBeNull();
      const left = await fay.call<Table>('GET', `/api/tables/${match}`);
      expect(left.seats[0]).toMatchObject({ name: null, standIn: expect.any(String) }); // a bot plays on
      expect(await fay.call('GET', `/api/tables/${match}/chat`)).toEqual({ lines: [] });
      await expect(loggedIn('eve', 'the second one')).rejects.toThrow('wrong-login');
    });

    test('logging out ends the sockets of this device, not those of others', async () => {
      const gil = await server.person('Gil');
      await gil.call('POST', '/api/register', { login: 'gil', password: 'a long enough one' });
      const phone = await loggedIn('gil', 'a long enough one');
      const { closed } = await withSocket(phone);
      await phone.call('POST', '/api/logout');
      expect(await closed).toBe(1008);
      expect(await gil.insist({ type: 'ping' })).toMatchObject({ type: 'done' });
    });

    test('registering and logging in give a new cookie; the one before is nobody’s', async () => {
      const hal = await server.person('Hal');
      const asGuest = hal.cookie;
      await hal.call('POST', '/api/register', { login: 'hal', password: 'a long enough one' });
      const whoIs = async (cookie: string) =>
        ((await (await fetch(`${server.url}/api/me`, { headers: { cookie } })).json()) as Me).person?.name ?? null;
      expect(hal.cookie).not.toBe(asGuest);
      expect([await whoIs(asGuest), await whoIs(hal.cookie)]).toEqual([null, 'Hal']);
      const before = hal.cookie;
      await hal.call('POST', '/api/login', { login: 'hal', password: 'a long enough one' });
      expect([await whoIs(before), await whoIs(hal.cookie)]).toEqual([null, 'Hal']);
      const other = await server.person('Other');
      const ofOther = other.cookie;
      await startedMatch([hal, other]); // so that the guest stays: he sits at a table with the account
      await other.call('POST', '/api/login', { login: 'hal', password: 'a long enough one' });
      expect([await whoIs(ofOther), await whoIs(other.cookie)]).toEqual([null, 'Hal']);
    });

    test('a hash made with the parameters of another day is made anew at login', async () => {
      const store = await openStore({
        url: postgres?.url ?? null,
        folder: server.folder,
        connections: 2,
        onTrouble: () => {},
      });
      const ida = await server.person('Ida');
      await ida.call('POST', '/api/register', { login: 'ida', password: 'correct horse' });
      const salt = Buffer.alloc(16, 7);
      const old = scryptSync('correct horse', salt, 32, { N: 2 ** 14, r: 8, p: 1 });
      const stored = `scrypt$16384$8$1$${salt.toString('base64')}$${old.toString('base64')}`;
      const hash = () => store.db.selectFrom('people').select('password').where('login', '=', 'ida').executeTakeFirst();
      await store.db.updateTable('people').set({ password: stored }).where('login', '=', 'ida').execute();
      await expect(loggedIn('ida', 'wrong horse')).rejects.toThrow('wrong-login');
      expect((await hash())?.password).toBe(stored);
      await loggedIn('ida', 'correct horse');
      expect((await hash())?.password).toMatch(/^scrypt\$32768\$8\$3\$/);
      await loggedIn('ida', 'correct horse');
      await store.close();
    });

    test('tries with a password are counted', async () => {
      const count = async (result: string): Promise<number> => {
        const text = await readMetrics(server.url);
        return Number(new RegExp(`^orrery_passwords_total\\{result="${result}"\\} (\\d+)$`, 'm').exec(text)?.[1] ?? 0);
      };
      const [right, wrong] = [await count('right'), await count('wrong')];
      await expect(loggedIn('nobody at all', 'a guess at it')).rejects.toThrow('wrong-login');
      const jan = await server.person('Jan');
      await jan.call('POST', '/api/register', { login: 'jan', password: 'a long enough one' });
      expect([await count('right'), await count('wrong')]).toEqual([right + 1, wrong + 1]);
    });
  });

  describe('tables', () => {
    test('the lobby shows open tables with a free seat, and not those by link', async () => {
      const [ada, ben] = [await server.person('Ada'), await server.person('Ben')];
      const open = await newTable(ada);
      const byLink = await newTable(ada, { settings: { open: false } });
      const ids = async () => (await ben.call<{ tables: Table[] }>('GET', '/api/tables')).tables.map(({ id }) => id);
      expect(await ids()).toContain(open.id);
      expect(await ids()).not.toContain(byLink.id);
      await ben.call('POST', `/api/tables/${byLink.id}/join`, {});
      await ben.call('POST', `/api/tables/${open.id}/join`, {});
      expect(await ids()).not.toContain(open.id);
      await ben.call('POST', `/api/tables/${open.id}/leave`, {});
      expect(await ids()).toContain(open.id);
    });

    test('one seat goes to one person, however many ask at once', async () => {
      const ada = await server.person('Ada');
      const table = await newTable(ada);
      const others = await Promise.all(Array.from({ length: 6 }, (_, i) => server.person(`Other ${i}`)));
      const results = await Promise.allSettled(
        others.map((each) => each.call('POST', `/api/tables/${table.id}/join`, {})),
      );
      expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    });

    test('only the host starts, only when all seats are taken, and once', async () => {
      const [ada, ben] = [await server.person('Ada'), await server.person('Ben')];
      const { id } = await newTable(ada);
      await expect(ada.call('POST', `/api/tables/${id}/start`, {})).rejects.toThrow('no-seat');
      await ben.call('POST', `/api/tables/${id}/join`, {});
      await expect(ben.call('POST', `/api/tables/${id}/start`, {})).rejects.toThrow('not-host');
      const results = await Promise.allSettled([1, 2, 3].map(() => ada.call('POST', `/api/tables/${id}/start`, {})));
      expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    });

    test('a watcher of a waiting table hears who comes, what is said, and the start', async () => {
      const [ada, ben] = [await server.person('Ada'), await server.person('Ben')];
      const heard: { type: string; line?: { text: string } }[] = [];
      ada.onText = (text) => heard.push(JSON.parse(text));
      const { id } = await newTable(ada);
      await ada.watch(id);
      await ben.call('POST', `/api/tables/${id}/join`, {});
      await ben.request({ type: 'say', table: id, text: '<img src=x onerror=alert(1)>' });
      await ada.call('POST', `/api/tables/${id}/start`, {});
      const isChat = ({ type }: { type: string }): boolean => type === 'chat';
      expect((await stateWhere(ada, id, () => heard.some(isChat))).seat).toBe(0);
      expect(heard.find(isChat)?.line?.text).toBe('<img src=x onerror=alert(1)>');
      const { lines } = await ada.call<{ lines: unknown[] }>('GET', `/api/tables/${id}/chat`);
      expect(lines).toMatchObject([{ id: 1, name: 'Ben', seat: 1 }]);
    });

    test('when the host leaves a waiting table another is the host; the last one takes the table along', async () => {
      const [ada, ben, cleo] = [await server.person('Ada'), await server.person('Ben'), await server.person('Cleo')];
      const { id } = await newTable(ada);
      await ben.call('POST', `/api/tables/${id}/join`, {});
      await expect(cleo.call('POST', `/api/tables/${id}/leave`, {})).rejects.toThrow('not-seated');
      await ada.call('POST', `/api/tables/${id}/leave`, {});
      await cleo.call('POST', `/api/tables/${id}/join`, {});
      await ben.call('POST', `/api/tables/${id}/start`, {});
      const alone = await newTable(ada, { seats: [{ kind: 'open' }, { kind: 'open' }] });
      await ada.call('POST', `/api/tables/${alone.id}/leave`, {});
      await expect(ada.call('GET', `/api/tables/${alone.id}`)).rejects.toThrow('no-such-table');
    });

    test('a rematch is one table, whoever asks first', async () => {
      const [ada, ben] = [await server.person('Ada'), await server.person('Ben')];
      const match = await startedMatch([ada, ben], { game: 'roll' });
      await expect(ada.call('POST', `/api/tables/${match}/rematch`, {})).rejects.toThrow('not-over');
      await playOn([ada, ben], match);
      await ben.call('POST', `/api/tables/${match}/chat`, { text: 'Once more?' });
      const again = await Promise.all(
        [ada, ben].map((each) => each.call<Table>('POST', `/api/tables/${match}/rematch`, {})),
      );
      expect(again[0]!.id).toBe(again[1]!.id);
      const { id } = again[0]!;
      expect((await ada.call<Table>('GET', `/api/tables/${id}`)).seats.map((seat) => seat.name)).toEqual([
        'Ada',
        'Ben',
      ]);
      const { lines } = await ada.call<{ lines: { text: string }[] }>('GET', `/api/tables/${id}/chat`);
      expect(lines.map(({ text }) => text)).toEqual(['Once more?']);
    });

    test('a rematch waits for those who played, and is in no list', async () => {
      const [ada, ben] = [await server.person('Ada'), await server.person('Ben')];
      const match = await startedMatch([ada, ben], { game: 'roll' });
      await playOn([ada, ben], match);
      const { id, seats } = await ada.call<Table>('POST', `/api/tables/${match}/rematch`, {});
      expect(seats.map(({ kind, you }) => [kind, you])).toEqual([
        ['person', true],
        ['open', false],
      ]);
      await expect(ada.call('POST', `/api/tables/${id}/start`, {})).rejects.toThrow('no-seat');
      const waiting = async (who: Player): Promise<string[]> =>
        (await who.call<{ tables: Table[] }>('GET', '/api/me/tables')).tables
          .filter(({ status }) => status === 'waiting')
          .map((table) => table.id);
      expect(await waiting(ben)).toEqual([id]); // it waits for him
      expect(await waiting(await server.person('Cleo'))).toEqual([]);
      const later = await ben.call<Table>('POST', `/api/tables/${match}/rematch`, {});
      expect(later.seats.map(({ kind, you }) => [kind, you])).toEqual([
        ['person', false],
        ['person', true],
      ]);
      await ada.call('POST', `/api/tables/${id}/start`, {});
    });

    test('a new name is seen at the tables where somebody sits', async () => {
      const [ada, ben] = [await server.person('Guest'), await server.person('Ben')];
      const { id } = await newTable(ada);
      await ben.call('POST', `/api/tables/${id}/join`, {});
      const heard = new Promise<string[]>((resolve) => {
        ben.onText = (text) => {
          const message: { type: string; table?: Table } = JSON.parse(text);
          const names = message.table?.seats.flatMap(({ name }) => name ?? []) ?? [];
          if (names.includes('Ada')) resolve(names);
        };
      });
      await ben.watch(id);
      await ada.call('PATCH', '/api/me', { name: 'Ada' });
      expect(await heard).toEqual(['Ada', 'Ben']);
    });

    test('the clock changes when all people want the same', async () => {
      const [ada, ben] = [await server.person('Ada'), await server.person('Ben')];
      const match = await startedMatch([ada, ben]);
      const day = 86_400_000;
      const asked = await ada.call<Table>('POST', `/api/tables/${match}/clock`, { clockMs: day });
      expect(asked).toMatchObject({ settings: { clockMs: null }, seats: [{ wantsClockMs: day }, {}] });
      const agreed = await ben.call<Table>('POST', `/api/tables/${match}/clock`, { clockMs: day });
      expect(agreed.settings.clockMs).toBe(day);
      await stateWhere(ada, match, ({ deadlines }) => deadlines.length === 2);
      await ada.call('POST', `/api/tables/${match}/clock`, { clockMs: null });
      const back = await ben.call<Table>('POST', `/api/tables/${match}/clock`, { clockMs: null });
      expect(back.settings.clockMs).toBeNull();
    });

    test.each([
      [{ game: 'chess' }],
      [{ options: { sets: ['moon'] } }],
      [{ seats: [{ kind: 'me' }] }],
      [{ seats: [{ kind: 'me' }, { kind: 'me' }] }],
      [{ seats: [{ kind: 'me' }, { kind: 'bot', level: 'genius' }] }],
      [{ settings: { clockMs: 1 } }],
      [{ surprise: true }],
    ])('%j makes no table', async (wanted) => {
      const ada = await server.person('Ada');
      await expect(newTable(ada, wanted as never)).rejects.toThrow('server/malformed');
    });
  });

  describe('operations', () => {
    test('health, metrics and the description of the interface answer', async () => {
      expect(await (await fetch(`${server.url}/health`)).json()).toMatchObject({ ok: true, store: kind });
      expect(await readMetrics(server.url)).toContain('orrery_sockets');
      const closed = await testServer({ METRICS_TOKEN: '' });
      expect((await fetch(`${closed.url}/metrics`)).status).toBe(404);
      await closed.end();
      const guarded = await testServer({ METRICS_TOKEN: 'only for us' });
      const asked = (headers: Record<string, string>) => fetch(`${guarded.url}/metrics`, { headers });
      expect((await asked({})).status).toBe(401);
      expect((await asked({ authorization: 'Bearer only for us' })).status).toBe(200);
      await guarded.end();
      const description = (await (await fetch(`${server.url}/api/openapi.json`)).json()) as { paths: object };
      expect(Object.keys(description.paths)).toContain('/api/tables/{id}/join');
    });

    test('pages carry a strict content policy', async () => {
      const policy = (await fetch(`${server.url}/health`)).headers.get('content-security-policy') ?? '';
      expect(policy).toContain("default-src 'self'");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).toContain("object-src 'none'");
      expect(policy).toContain("base-uri 'none'");
      // Our own files, and WebAssembly, which the bots in the page need; nothing else becomes script.
      expect(/script-src ([^;]*)/.exec(policy)?.[1]).toBe("'self' 'wasm-unsafe-eval'");
    });
  });
});
