// Orders that are too many, too large or none at all, for seats that are not one's own.

import type { OrdersReply, Table } from '@orrery/protocol';
import type { Abuse } from './abuse-attempts.ts';
import type { Player } from './player.ts';

const order = (some: object = {}): object => ({
  ...{ on: 'settlePlace', about: null, if: [], answers: [{ do: 'propose' }], else: 'pass', valid: 'always' },
  ...some,
});
const many = <T>(count: number, each: T): T[] => Array.from({ length: count }, () => each);
const condition = { fact: 'round', is: 'atLeast', than: 1 };
const deep = (levels: number): string => `${'['.repeat(levels)}1${']'.repeat(levels)}`;

/** What is wrong with them, and the orders. */
const malformed: readonly [string, unknown][] = [
  ['forty-one', many(41, order())],
  ['with thirteen answers', [order({ answers: many(13, { do: 'propose' }) })]],
  ['with nine conditions', [order({ if: many(9, condition) })]],
  ['that want thirty-one pieces', [order({ answers: [{ do: 'choose', first: many(31, 'gem-world'), never: [] }] })]],
  ['about a question that is none', [order({ on: 'chooseEverything' })]],
  ['about a prototype', [order({ on: '__proto__' }), order({ on: 'constructor' })]],
  ['with a fact that is none', [order({ if: [{ ...condition, fact: 'weather' }] })]],
  ['with a fact of a prototype', [order({ if: [{ ...condition, fact: 'constructor' }] })]],
  ['with a piece where none belongs', [order({ if: [{ ...condition, piece: 'gem-world' }] })]],
  ['with a number that is none', [order({ if: [{ ...condition, than: 1e9 }] })]],
  ['with a plan that is none', [order({ on: 'consumeNext', answers: [{ do: 'plan', plan: 'luck' }] })]],
  ['that name another’s card', [order({ answers: [{ do: 'give', answer: 'no-such-card' }] })]],
  ['that ask about another’s card', [order({ about: 'no-such-card' })]],
  ['that do something else', [order({ answers: [{ do: 'win' }] })]],
  ['with more in them', [order({ by: 'person', seat: 1 })]],
  ['that are no list', { 0: order() }],
  ['that are text', 'all of them'],
  ['that are nothing', null],
];

export async function abuseOrders(abuse: Abuse): Promise<void> {
  const [eve, fay, gil] = [await abuse.person('Eve'), await abuse.person('Fay'), await abuse.person('Gil')];
  const match = await begun(eve, fay);
  const path = `/api/matches/${match}/orders`;
  for (const [what, orders] of malformed)
    for (const to of [path, `${path}/check`])
      await abuse.refused(`orders ${what}`, eve, 'POST', to, { version: 0, orders }, 'malformed');
  for (const version of [-1, 0.5, 'x', null])
    await abuse.refused(`orders of version ${version}`, eve, 'POST', path, { version, orders: [] }, 'malformed');
  const huge = order({ answers: [{ do: 'give', answer: 'x'.repeat(2_000_000) }] });
  await abuse.refused(
    'orders of two megabytes',
    eve,
    'POST',
    path,
    { version: 0, orders: [huge] },
    'too-large',
    'malformed',
  );
  const nested = `{"version":0,"orders":[{"on":"settlePlace","about":null,"if":[],"answers":[{"do":"give","answer":${deep(20_000)}}],"else":"ask","valid":"always"}]}`;
  await abuse.refused('orders twenty thousand levels deep', eve, 'POST', path, nested, 'too-large', 'malformed');
  for (const text of ['', '{', '[]']) await abuse.refused('orders without form', eve, 'POST', path, text, 'malformed');
  await abuse.refused('orders by a stranger', gil, 'POST', path, { version: 0, orders: [order()] }, 'not-seated');
  await abuse.refused('a look at orders by a stranger', gil, 'GET', path, undefined, 'not-seated');
  await abuse.refused('orders without a cookie', { cookie: '' }, 'POST', path, { version: 0, orders: [] }, 'not-you');
  await abuse.refused(
    'orders for no match',
    eve,
    'GET',
    '/api/matches/zzzzzzzzzzzzzzzzzzzz/orders',
    undefined,
    'no-such-table',
    'not-started',
  );
  const none = await eve.call<OrdersReply>('GET', path);
  abuse.check(none.version === 0 && none.orders.length === 0, 'orders that were refused are stored');
  await eve.call('POST', path, {
    version: 0,
    orders: many(40, order({ if: many(8, condition), answers: many(12, { do: 'propose' }) })),
  });
  await abuse.refused(
    'orders over others that were not read',
    eve,
    'POST',
    path,
    { version: 0, orders: [] },
    'changed-meanwhile',
  );
  const theirs = await fay.call<OrdersReply>('GET', path);
  abuse.check(theirs.version === 0 && theirs.orders.length === 0, 'orders of somebody else are shown');
}

async function begun(host: Player, guest: Player): Promise<string> {
  const { id } = await host.call<Table>('POST', '/api/tables', {
    game: 'race',
    seats: [{ kind: 'me' }, { kind: 'open' }],
  });
  await guest.call('POST', `/api/tables/${id}/join`, {});
  await host.call('POST', `/api/tables/${id}/start`, {});
  return id;
}
