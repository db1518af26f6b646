// With orders or without them: everybody else is sent and told the same. And a breach of each kind, built into the server with
// orders, is found.

import { randomFromNumber } from '@orrery/kernel';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { textsIn } from './leak-judge.ts';
import { waysToPlay } from './leak-ways.ts';
import { type MailReceiver, startMailReceiver } from './mail-receiver.ts';
import { type Waited, wrongWaits } from './order-delays.ts';
import { compareWithOrders, foreignName, type OrderComparison } from './order-leaks.ts';
import type { OrderFault } from './order-world.ts';

let mail: MailReceiver;
beforeAll(async () => {
  mail = await startMailReceiver();
});
afterAll(() => mail.close());

const nothing = (): OrderComparison => ({ answers: 0, byOrder: 0, messages: 0, notices: 0, waited: [], leaks: [] });
const [race, roll, takeovers] = waysToPlay;
const few = 40;

test.each([race, roll, takeovers].map((way, index) => ({ way, index })))(
  '$way.name: nobody learns that there are orders',
  async ({ way, index }) => {
    const found = nothing();
    for (let match = 0; way !== undefined && match < 2; match++)
      await compareWithOrders(way, randomFromNumber(index + 10 * match), mail, found, {}, few);
    expect(found.leaks).toEqual([]);
    expect(wrongWaits(found.waited)).toEqual([]);
    expect(found.byOrder).toBeGreaterThan(3);
    expect(found.messages).toBeGreaterThan(20);
    expect(found.notices).toBeGreaterThan(3);
  },
);

/** What only another seat can see. */
const theirs: NonNullable<OrderFault['tells']> = (text, { game, match, table }, seat) => {
  const own = textsIn(game.viewFor(match.state, seat));
  const others = table.seats.flatMap((each) => [...textsIn(game.viewFor(match.state, each.seat))]);
  return `${text} ${others.find((name) => name.includes('-') && !own.has(name)) ?? ''}`;
};

const faults: readonly [string, OrderFault][] = [
  [
    'a state that says who answered',
    {
      sends: (text, { last }) => [
        text.startsWith('{"type":"table"') ? text : text.replace(/}$/, `,"by":"${last?.by ?? ''}"}`),
      ],
    },
  ],
  ['a message when there are orders', { sends: (text, { orders }) => (orders.size > 0 ? [text, text] : [text]) }],
  ['a notice of what others hold', { tells: theirs }],
  ['a notice that counts orders', { tells: (text, { orders }) => `${text}${orders.size}` }],
];

test.each(faults)('%s would be found', async (_, fault) => {
  const found = nothing();
  for (let match = 0; match < 6 && found.leaks.length === 0; match++)
    for (const way of [race, roll])
      if (way !== undefined) await compareWithOrders(way, randomFromNumber(match), mail, found, fault, few);
  expect(found.leaks.length).toBeGreaterThan(0);
});

test('waits that are uneven, too short, or tell of choices would be found', () => {
  const even = Array.from(
    { length: 400 },
    (_, index): Waited => ({ share: (index * 0.618) % 1, narrow: index % 4 === 0 }),
  );
  const changed = (change: (each: Waited) => number): string[] =>
    wrongWaits(even.map((each) => ({ ...each, share: change(each) })));
  expect(changed(({ share }) => share)).toEqual([]);
  expect(changed(({ share }) => share ** 1.5)).not.toEqual([]);
  expect(changed(({ share }) => share * 2)).not.toEqual([]);
  expect(changed(({ share, narrow }) => (narrow ? share / 2 : share))).toContain(
    'waits tell whether there was a choice',
  );
});

test('a name within a longer one that is known is no secret; alone it is', () => {
  const known = new Set(['bio-hazard-mining-world', 'seat']);
  const seen = new Set(['mining-world', 'bio-hazard-mining-world']);
  expect(foreignName('Pay for Bio-Hazard Mining World.', seen, known)).toBe(null);
  expect(foreignName('Pay for Bio-Hazard Mining World, not for Mining World.', seen, known)).toBe('mining-world');
  expect(foreignName('Pay for Mining World.', seen, new Set())).toBe('mining-world');
});
