// Tables of the server with people at them, made by requests as the page makes them: one that waits for a player, one
// where the match is on and something has been said.

import type { APIRequestContext, Browser, Cookie } from 'playwright-core';

export interface Tables {
  /** Has an account, opened both tables. */
  readonly ada: readonly Cookie[];
  /** A guest who sits at the second. */
  readonly ben: readonly Cookie[];
  /** A guest who sits nowhere. */
  readonly eve: readonly Cookie[];
  readonly waiting: string;
  readonly playing: string;
}

const clockMs = 3 * 24 * 3600 * 1000;
const settings = { open: true, clockMs, standIns: true, hints: true, spectators: true };

export async function post<T>(from: APIRequestContext, path: string, data: object): Promise<T> {
  const reply = await from.post(path, { data });
  if (!reply.ok()) throw new Error(`${path}: ${await reply.text()}`);
  return (await reply.json()) as T;
}

export interface Person {
  readonly request: APIRequestContext;
  cookies(): Promise<Cookie[]>;
}

/** A guest of the server. */
export async function somebody(browser: Browser, address: string, name: string): Promise<Person> {
  const context = await browser.newContext({ baseURL: address });
  await post(context.request, '/api/guest', { name });
  return { request: context.request, cookies: () => context.cookies() };
}

export async function peopleAt(browser: Browser, address: string): Promise<Tables> {
  const ada = await somebody(browser, address, 'Ada');
  const ben = await somebody(browser, address, 'Ben');
  const eve = await somebody(browser, address, 'Eve');
  await post(ada.request, '/api/register', { login: `ada${Date.now()}`, password: 'not a secret here' });
  const open = (game: string, options: object, seats: readonly object[]): Promise<{ id: string }> =>
    post(ada.request, '/api/tables', { game, options, seats, settings });
  const waiting = await open('roll', {}, [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', level: 'greedy' }]);
  const sets = { sets: ['base', 'gs', 'rvi'], goals: true, takeovers: true };
  const playing = await open('race', sets, [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', level: 'greedy' }]);
  await post(ben.request, `/api/tables/${playing.id}/join`, { seat: 1 });
  await post(ada.request, `/api/tables/${playing.id}/start`, {});
  await post(ben.request, `/api/tables/${playing.id}/chat`, { text: 'Good luck, and mind the rebels.' });
  const [adas, bens, eves] = await Promise.all([ada.cookies(), ben.cookies(), eve.cookies()]);
  return { ada: adas, ben: bens, eve: eves, waiting: waiting.id, playing: playing.id };
}
