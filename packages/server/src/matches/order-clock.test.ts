// Answers by order wait from the moment at which they fit: one that followed at once upon what somebody else did would tell
// that there are orders.

import { openQuestions, randomFromNumber, startMatch } from '@orrery/kernel';
import { race } from '@orrery/race';
import { expect, test } from 'vitest';
import { gameNamed } from '../games.ts';
import { delayOf } from '../orders/delays.ts';
import type { StoredOrders } from '../orders/orders-by-seat.ts';
import type { Store } from '../storage/store.ts';
import type { FullTable } from '../tables/tables.ts';
import { applyEntry, type LiveMatch, openMatch } from './live-match.ts';
import { OrderClock } from './order-clock.ts';

const secret = 'kept';
const seats = ['ada', 'ben'].map((person, seat) => ({ seat, kind: 'person', person, stand_in: null }));
const table = {
  id: 'm',
  row: { clock_since: 0 },
  settings: { clockMs: 86_400_000 },
  seats,
  holidays: new Map(),
} as unknown as FullTable;

function begun(): LiveMatch {
  const game = gameNamed('race');
  const started = startMatch(race, { options: {}, seats: [{}, {}], seed: 'orders' });
  if (game === null || !started.ok) throw new Error('no match');
  const header = JSON.stringify(started.value.header);
  return openMatch(game, { id: 'm', header, startedAt: 1000, over: false }, table, []);
}

function answer(live: LiveMatch, seat: number, at: number): void {
  const question = openQuestions(live.match.state).find((each) => each.seat === seat);
  if (question === undefined) throw new Error('nobody is asked');
  const given = JSON.stringify(live.game.sample(live.match.state, question, randomFromNumber(1)));
  const about = {
    match_id: 'm',
    seq: live.seq + 1,
    kind: 'answer',
    once_key: null,
    by: 'person',
    before: null,
  } as const;
  const entry = { ...about, seat, question: question.id, answer: given, at, rules: live.game.rulesVersion };
  expect(applyEntry(live, entry)).toBeNull();
}

test('an order that begins to fit after the question was put waits from then, and no shorter', () => {
  const live = begun();
  const clock = { now: 1000 };
  const store = { now: () => clock.now } as unknown as Store;
  const orders = new OrderClock(store, secret, () => {});
  const [question] = openQuestions(live.match.state).filter(({ seat }) => seat === 0);
  if (question === undefined) throw new Error('nobody is asked');
  const propose = {
    on: question.kind,
    about: null,
    if: [],
    answers: [{ do: 'propose' }],
    else: 'ask',
    valid: 'always',
  };
  const given = { seat: 0, person: 'ada', version: 1, givenAt: 1000, round: 0, events: 0, withdrawn: null };
  const stored = (conditions: object[]): StoredOrders =>
    ({ ...given, orders: [{ ...propose, if: conditions }] }) as unknown as StoredOrders;
  const delay = delayOf(secret, table.settings, { match: 'm', seat: 0, question: question.id });

  live.orders = new Map([[0, stored([{ fact: 'round', is: 'atLeast', than: 900 }])]]);
  clock.now = 1000 + delay;
  expect(orders.due(live)).toEqual([]);

  // What others do makes it fit; here its condition is another one instead.
  answer(live, 1, clock.now);
  live.orders = new Map([[0, stored([])]]);
  expect(orders.due(live)).toEqual([]);
  clock.now += delay - 1;
  expect(orders.due(live)).toEqual([]);
  clock.now += 1;
  expect(orders.due(live)).toHaveLength(1);
});

test('one that fits from the beginning waits from the question, whatever others do meanwhile', () => {
  const live = begun();
  const clock = { now: 1000 };
  const orders = new OrderClock({ now: () => clock.now } as unknown as Store, secret, () => {});
  const [question] = openQuestions(live.match.state).filter(({ seat }) => seat === 0);
  if (question === undefined) throw new Error('nobody is asked');
  const order = { on: question.kind, about: null, if: [], answers: [{ do: 'propose' }], else: 'ask', valid: 'always' };
  const given = { seat: 0, person: 'ada', version: 1, givenAt: 0, round: 0, events: 0, withdrawn: null };
  live.orders = new Map([[0, { ...given, orders: [order] } as unknown as StoredOrders]]);
  expect(orders.due(live)).toEqual([]); // looked at as soon as it was put
  const delay = delayOf(secret, table.settings, { match: 'm', seat: 0, question: question.id });
  clock.now += delay - 10;
  answer(live, 1, clock.now);
  clock.now += 10;
  expect(orders.due(live)).toHaveLength(1);
});
