// Daily deals: the seed before the day is over, somebody else's match, and a second try.

import type { DailyDeal, Table } from '@orrery/protocol';
import type { Abuse } from './abuse-attempts.ts';

const game = 'roll';

export async function abuseDaily(abuse: Abuse): Promise<void> {
  const [eve, fay, gil] = [await abuse.person('Eve'), await abuse.person('Fay'), await abuse.person('Gil')];
  const { id } = await eve.call<Table>('POST', `/api/daily/${game}/play`, {});
  for (const day of ['', '?day=2999-01-01', `?day=${tomorrow()}`]) {
    const { deals } = await eve.call<{ deals: DailyDeal[] }>('GET', `/api/daily${day}`);
    const open = deals.filter(({ closesAt, seed, best }) => closesAt > Date.now() && (seed !== null || best !== null));
    abuse.check(open.length === 0, `a deal lies open before its day is over${day}`);
  }
  for (const day of ['x', '2026-02-30x', '../../etc', '%00', '2026-1-1'])
    await abuse.refused(`the deals of ${day}`, eve, 'GET', `/api/daily?day=${day}`, undefined, 'malformed');
  const again = { game, seats: [{ kind: 'me' }, { kind: 'open' }], sameDealAs: id };
  for (const who of [eve, fay])
    await abuse.refused('the same deal at a table', who, 'POST', '/api/tables', again, 'day-not-over');
  for (const path of [`/api/tables/${id}`, `/api/matches/${id}/record`, `/api/matches/${id}/verify`])
    await abuse.refused(`another’s ${path}`, fay, 'GET', path, undefined, 'day-not-over');
  await abuse.refused('the own record before the end', eve, 'GET', `/api/matches/${id}/record`, undefined, 'not-over');
  for (const [what, body] of Object.entries({
    join: {},
    seat: { seat: 1, level: 'random' },
    start: {},
    rematch: {},
    clock: { clockMs: 60_000 },
  }))
    await abuse.refused(`${what} at another’s daily table`, fay, 'POST', `/api/tables/${id}/${what}`, body, ...closed);
  await abuse.refused('orders in another’s daily match', fay, 'GET', `/api/matches/${id}/orders`, undefined, ...closed);
  await fay.connect();
  for (const type of ['watch', 'gather'] as const) {
    const reply = await fay.request({ type, match: id });
    abuse.check(reply.type === 'refused', `${type} of another’s daily match`);
  }
  fay.close();
  abuse.check((await eve.call<Table>('POST', `/api/daily/${game}/play`, {})).id === id, 'a second try');
  await abuse.refused('the seed after the own try', eve, 'POST', `/api/daily/${game}/offline`, {}, 'played-already');
  await gil.call('POST', `/api/daily/${game}/offline`, {});
  await abuse.refused('a try after the seed was taken', gil, 'POST', `/api/daily/${game}/play`, {}, 'played-already');
  for (const name of ['chess', '__proto__', 'constructor', '%00'])
    for (const what of ['play', 'offline'])
      await abuse.refused(`the deal of ${name}`, eve, 'POST', `/api/daily/${name}/${what}`, {}, 'unknown');
  await abuse.refused('a try without a cookie', { cookie: '' }, 'POST', `/api/daily/${game}/play`, {}, 'not-you');
}

const closed = [
  'day-not-over',
  'already-started',
  'not-seated',
  'not-host',
  'not-allowed',
  'no-such-table',
  'not-over',
];

const tomorrow = (): string => new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
