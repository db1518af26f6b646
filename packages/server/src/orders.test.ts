// Orders in advance answer for their person, after a while, by the game's own judgement; others cannot tell such an answer from
// one that was given by hand.

import { type Question, randomFromNumber } from '@orrery/kernel';
import type { MatchState, Order, OrdersReply, Table } from '@orrery/protocol';
import { expect, test } from 'vitest';
import type { Player } from './commands/player.ts';
import { gameNamed } from './games.ts';
import type { Store } from './storage/store.ts';
import { answerOnce, moveCalendar, startedMatch, stateWhere, storeBeside, testServer } from './testing/harness.ts';
import { untilWritten } from './testing/signs.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
const settings = { clockMs: day };

async function opened() {
  const server = await testServer({ LEASE_MS: '300', DEADLINE_GRACE_MS: '0' });
  const store = await storeBeside(server);
  const [ada, ben] = [await server.person('Ada'), await server.person('Ben')];
  const end = async (): Promise<void> => {
    await store.close();
    await server.end();
  };
  return { folder: server.folder, store, ada, ben, end };
}

const order = (on: string, some: Partial<Order> = {}): Order => ({
  on,
  about: null,
  if: [],
  answers: [{ do: 'propose' }],
  else: 'ask',
  valid: 'always',
  ...some,
});
const give = (player: Player, match: string, orders: readonly Order[], version = 0): Promise<OrdersReply> =>
  player.call<OrdersReply>('POST', `/api/matches/${match}/orders`, { version, orders });
const ordersOf = (player: Player, match: string): Promise<OrdersReply> =>
  player.call<OrdersReply>('GET', `/api/matches/${match}/orders`);
const logOf = ({ db }: Store, match: string) =>
  db
    .selectFrom('log')
    .select(['kind', 'seat', 'by', 'answer', 'at'])
    .where('match_id', '=', match)
    .orderBy('seq')
    .execute();

/** What is ticked in advance, or the most modest answer: the same for everybody who looks at the same view. */
function handAnswer(state: MatchState, question: Question): unknown {
  const proposal = state.asks.find((ask) => ask.question === question.id)?.proposal ?? null;
  const game = gameNamed('race');
  if (proposal !== null || game === null) return proposal;
  return game.fallback(game.determinize(state.view, randomFromNumber(1)), question);
}

async function answerByHand(player: Player, match: string): Promise<boolean> {
  const state = player.states.get(match);
  const question = state?.questions[0];
  if (state === undefined || question === undefined) return false;
  const answer = handAnswer(state, question as Question) as never;
  const reply = await player.insist({
    type: 'answer',
    match,
    question: question.id,
    answer,
    key: `key-${match.slice(0, 6)}-${question.id}`,
  });
  expect(reply.type).toBe('accepted');
  await stateWhere(player, match, (now) => now !== state);
  return true;
}

test.concurrent('an order answers after a time of its own, and its person sees what was answered', async () => {
  const { folder, store, ada, ben, match, end } = await withMatch();
  const [question] = ada.states.get(match)?.questions ?? [];
  const given = await give(ada, match, [order(question?.kind ?? '')]);
  expect(given).toMatchObject({ version: 1, covered: true, withdrawn: null });
  expect(given.facts.length).toBeGreaterThan(5);
  expect(await ordersOf(ben, match)).toMatchObject({ version: 0, orders: [] });
  const mine = await ada.call<{ tables: Table[] }>('GET', '/api/me/tables');
  expect(mine.tables.find(({ id }) => id === match)).toMatchObject({ covered: true, asked: { kind: question?.kind } });
  await moveCalendar(store, 4 * minute);
  expect(await logOf(store, match)).toEqual([]);
  await moveCalendar(store, 57 * minute);
  await untilWritten(folder, async () => (await logOf(store, match)).length > 0);
  expect(await logOf(store, match)).toMatchObject([{ kind: 'answer', seat: 0, by: 'order' }]);
  await stateWhere(ada, match, ({ answeredForYou }) => answeredForYou !== undefined);
  expect(ada.states.get(match)?.answeredForYou).toMatchObject([{ by: 'order', question: { kind: question?.kind } }]);
  // Whoever takes back answers by himself: the order does not answer again at once.
  expect(await ada.insist({ type: 'undo', match, key: 'take-back-1' })).toMatchObject({ type: 'accepted' });
  await moveCalendar(store, 61 * minute);
  expect(await answerOnce(ben, match)).toBe(true);
  expect((await logOf(store, match)).filter(({ by }) => by === 'order')).toHaveLength(1);
  await end();

  async function withMatch() {
    const all = await opened();
    return { ...all, match: await startedMatch([all.ada, all.ben], { settings }) };
  }
});

test.concurrent('orders are judged when they are given, and nobody overwrites what he has not read', async () => {
  const { ada, ben, end } = await opened();
  const match = await startedMatch([ada, ben], { settings });
  await expect(give(ada, match, [order('chooseEverything')])).rejects.toThrow('malformed');
  await expect(
    give(ada, match, [order('settlePlace', { answers: [{ do: 'give', answer: 'no-such-card' }] })]),
  ).rejects.toThrow('malformed');
  await expect(
    give(ada, match, [order('settlePlace', { if: [{ fact: 'weather', is: 'atLeast', than: 1 }] })]),
  ).rejects.toThrow('malformed');
  await expect(give(ada, match, [order('consumeNext', { answers: [{ do: 'plan', plan: 'luck' }] })])).rejects.toThrow(
    'malformed',
  );
  await give(ada, match, [order('settlePlace')]);
  const { orders } = await ada.call<{ orders: unknown }>('GET', '/api/me/export');
  expect(orders).toEqual([{ match_id: match, orders: [order('settlePlace')], given_at: expect.any(Number) }]);
  await expect(give(ada, match, [])).rejects.toThrow('changed-meanwhile');
  expect(await give(ada, match, [], 1)).toMatchObject({ version: 2, orders: [] });
  const kind = ada.states.get(match)?.questions[0]?.kind ?? '';
  const tried = await ada.call<{ orders: { applies: boolean }[] }>('POST', `/api/matches/${match}/orders/check`, {
    version: 0,
    orders: [order(kind), order('settlePlace'), order(kind, { if: [{ fact: 'round', is: 'atLeast', than: 99 }] })],
  });
  expect(tried.orders.map(({ applies }) => applies)).toEqual([true, false, false]);
  await end();
});

test.concurrent('an order whose card is gone is withdrawn, and its person sees which', async () => {
  const { store, ada, ben, end } = await opened();
  const match = await startedMatch([ada, ben], { settings });
  const view = ada.states.get(match)?.view as {
    readonly players: { readonly hand: { readonly cards: readonly string[] } }[];
  };
  const hand = view.players[0]?.hand.cards ?? [];
  const orders = hand.map((card) => order('settlePlace', { answers: [{ do: 'give', answer: card }] }));
  await give(ada, match, [...orders, order('consumeNext')]);
  while ((await ordersOf(ada, match)).withdrawn === null) {
    for (const player of [ada, ben]) await answerOnce(player, match);
    await moveCalendar(store, 61 * minute);
  }
  const left = await ordersOf(ada, match);
  expect(left.withdrawn?.event).toBe(null);
  expect(left.withdrawn?.orders.length).toBeGreaterThan(0);
  expect(left.orders.length + (left.withdrawn?.orders.length ?? 0)).toBe(orders.length + 1);
  const told = await stateWhere(ada, match, ({ ordersWithdrawn }) => ordersWithdrawn !== undefined);
  expect(told.ordersWithdrawn).toEqual({ orders: left.withdrawn?.orders.length, event: null });
  expect(ben.states.get(match)).not.toHaveProperty('ordersWithdrawn');
  // Read: what is left counts on, and nothing more is said.
  await give(ada, match, left.orders, left.version);
  await stateWhere(ada, match, ({ ordersWithdrawn }) => ordersWithdrawn === undefined);
  expect(await ordersOf(ada, match)).toMatchObject({ orders: left.orders, withdrawn: null });
  await end();
});

test.concurrent('a rival gets the same messages whether orders answer or a hand', async () => {
  const { store, ada, ben, end } = await opened();
  const first = await startedMatch([ada, ben], { settings });
  await ada.call('POST', `/api/tables/${first}/propose`, { kind: 'end' });
  await ben.call('POST', `/api/tables/${first}/agree`, { number: 1, agrees: true });
  const kinds = (await ordersOf(ada, await startedMatch([ada, ben], { settings }))).kinds;
  const told: string[][] = [];
  for (const byOrder of [true, false]) {
    const heard: string[] = [];
    const match = await startedMatch([ada, ben], { settings, sameDealAs: first });
    if (byOrder)
      await give(
        ada,
        match,
        kinds.map((kind) => order(kind, { else: 'pass' })),
      );
    ben.onText = (text) => {
      const message = JSON.parse(text) as { type: string; match?: string };
      if (message.match === match && (message.type === 'state' || message.type === 'changes'))
        heard.push(text.replaceAll(match, 'match').replaceAll(/"deadlines":\[[^\]]*\]/g, ''));
    };
    let answered = 0;
    while (answered < 14) {
      while (await answerByHand(ben, match)) answered += 1;
      const before = ada.states.get(match);
      if (!byOrder) await answerByHand(ada, match);
      else {
        await moveCalendar(store, 61 * minute);
        await stateWhere(ada, match, (now) => now !== before);
      }
      await stateWhere(ben, match, ({ seq }) => seq >= (ada.states.get(match)?.seq ?? 0));
      await stateWhere(ada, match, ({ seq }) => seq >= (ben.states.get(match)?.seq ?? 0));
    }
    told.push(heard);
  }
  const [byOrder = [], byHand = []] = told;
  const common = Math.min(byOrder.length, byHand.length);
  expect(common).toBeGreaterThan(20);
  expect(byOrder.slice(0, common)).toEqual(byHand.slice(0, common));
  await end();
});
