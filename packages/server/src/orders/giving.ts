// What a person does with orders: looks at them, gives others, tries what they would do now.

import { openQuestions } from '@orrery/kernel';
import type { Order, OrdersReply, OrdersRequest, Person } from '@orrery/protocol';
import { answerByOrder, hasPiece, isGameName, orderFacts, orderPlans, piecesNamed } from '@orrery/table';
import type { Keeper } from '../matches/keeper.ts';
import type { LiveMatch } from '../matches/live-match.ts';
import { Refused } from '../refusal.ts';
import type { Store } from '../storage/store.ts';
import { seatOf } from '../tables/tables.ts';
import { readOrders } from './orders-by-seat.ts';
import { isCovered, roundOf } from './stored-orders.ts';

interface Services {
  readonly store: Store;
  readonly keeper: Keeper;
}

function needOwnSeat(live: LiveMatch, person: Person): number {
  const seat = seatOf(live.table, person.id);
  if (seat === null) throw new Refused('server/not-seated', { match: live.id });
  if (live.closed) throw new Refused('server/not-allowed', { why: 'the match is over' });
  return seat;
}

export async function ordersOf({ store, keeper }: Services, match: string, person: Person): Promise<OrdersReply> {
  const { seat, game, kinds, covered } = await keeper.within(match, (live) => {
    const own = needOwnSeat(live, person);
    return {
      seat: own,
      game: live.game.name,
      kinds: [...live.game.questionKinds],
      covered: isCovered(live, own),
    };
  });
  const row = await store.db
    .selectFrom('orders')
    .selectAll()
    .where('match_id', '=', match)
    .where('seat', '=', seat)
    .where('person', '=', person.id)
    .executeTakeFirst();
  return {
    version: row?.version ?? 0,
    orders: row === undefined ? [] : JSON.parse(row.orders),
    facts: isGameName(game) ? orderFacts(game) : [],
    kinds,
    plans: isGameName(game) ? [...orderPlans(game)] : [],
    covered,
    withdrawn: row?.withdrawn == null ? null : JSON.parse(row.withdrawn),
  };
}

/** Whoever read others than there are now is told, so that two devices do not undo each other's orders. */
export async function giveOrders(
  { store, keeper }: Services,
  match: string,
  person: Person,
  { version, orders }: OrdersRequest,
): Promise<void> {
  const { seat, round, events } = await keeper.within(match, (live) => {
    const own = needOwnSeat(live, person);
    checkOrders(live, own, orders);
    return { seat: own, round: roundOf(live), events: live.match.events.length };
  });
  const row = {
    person: person.id,
    version: version + 1,
    orders: JSON.stringify(orders),
    given_at: store.now(),
    round,
    events,
    withdrawn: null,
  };
  const { db } = store;
  const isFirst = await store.together(
    db
      .insertInto('orders')
      .values({ match_id: match, seat, ...row })
      .onConflict((conflict) =>
        conflict.columns(['match_id', 'seat']).doUpdateSet(row).where('orders.version', '=', version),
      ),
    // Somebody must look whether they answer something.
    db.updateTable('matches').set({ driven: 1, noticed: -1 }).where('id', '=', match),
  );
  if (!isFirst) {
    const now = await db
      .selectFrom('orders')
      .select('version')
      .where('match_id', '=', match)
      .where('seat', '=', seat)
      .executeTakeFirst();
    throw new Refused('server/changed-meanwhile', { version: now?.version ?? 0 });
  }
  await keeper.within(match, async (live) => {
    live.orders = await readOrders(store, match);
  });
  await store.announce({ kind: 'orders', match });
}

function checkOrders(live: LiveMatch, seat: number, orders: readonly Order[]): void {
  const { game, match } = live;
  if (!isGameName(game.name)) throw new Refused('server/unavailable', { game: game.name });
  const facts = new Map(orderFacts(game.name).map(({ fact, perPiece }) => [fact, perPiece]));
  const plans = orderPlans(game.name);
  const view = game.viewFor(match.state, seat);
  for (const [index, order] of orders.entries()) {
    const refuse = (field: string, problem: string): never => {
      throw new Refused('server/malformed', { field: `orders.${index}.${field}`, problem });
    };
    if (!game.questionKinds.includes(order.on)) refuse('on', 'the game asks nothing of this kind');
    for (const { fact, piece } of order.if) {
      const perPiece = facts.get(fact);
      if (perPiece === undefined || perPiece !== (piece !== undefined)) refuse('if', `no such fact: ${fact}`);
    }
    for (const answer of order.answers)
      if (answer.do === 'plan' && !plans.includes(answer.plan)) refuse('answers', `no such plan: ${answer.plan}`);
    if (piecesNamed(order).some((piece) => !hasPiece(view, seat, piece)))
      refuse('answers', 'a piece that is not yours');
  }
}

/** What each would answer if it were asked now. */
export function tryOrders(
  { keeper }: Services,
  match: string,
  person: Person,
  orders: readonly Order[],
): Promise<{ orders: { applies: boolean; answer: unknown }[] }> {
  return keeper.within(match, (live) => {
    const seat = needOwnSeat(live, person);
    checkOrders(live, seat, orders);
    const { game, match: played } = live;
    const asked = openQuestions(played.state).filter((question) => question.seat === seat);
    return {
      orders: orders.map((order) => {
        const question = asked.find(({ kind }) => kind === order.on);
        const found =
          question === undefined || !isGameName(game.name)
            ? null
            : answerByOrder(game.name, game, played.state, question, [order]);
        return found === null ? { applies: false, answer: null } : { applies: true, answer: found.answer };
      }),
    };
  });
}
