// What orders answer where a match stands, and which of them what has happened takes back.

import { faceFor, openQuestions, type Question, type Seat } from '@orrery/kernel';
import type { Order } from '@orrery/protocol';
import { answerByOrder, type GameName, hasPiece, isGameName, isSurprising, piecesNamed } from '@orrery/table';
import type { LiveMatch } from '../matches/live-match.ts';
import { openView } from '../matches/open-view.ts';
import type { Store } from '../storage/store.ts';
import type { StoredOrders, Withdrawn } from './orders-by-seat.ts';

export const roundOf = (live: LiveMatch): number => openView(live).round;

/** Those that still count: for this round, or until they are changed. */
export const ordersNow = (live: LiveMatch, stored: StoredOrders): Order[] =>
  stored.orders.filter(({ valid }) => valid === 'always' || stored.round === roundOf(live));

/** What a seat's orders answer to a question that is put to it; null: its person is asked. */
export function orderedAnswer(live: LiveMatch, question: Question): { readonly answer: unknown } | null {
  const stored = live.orders.get(question.seat);
  const name = live.game.name;
  if (stored === undefined || !isGameName(name) || live.tookBack.has(question.seat)) return null;
  if (live.table.seats[question.seat]?.person !== stored.person) return null;
  return answerByOrder(name, live.game, live.match.state, question, ordersNow(live, stored));
}

/** Whether orders answer all that a seat is asked. */
export function isCovered(live: LiveMatch, seat: Seat): boolean {
  const asked = openQuestions(live.match.state).filter((question) => question.seat === seat);
  return asked.length > 0 && asked.every((question) => orderedAnswer(live, question) !== null);
}

/** What a seat's person must hear of: orders that were withdrawn since they were given. */
export function withdrawnFor(live: LiveMatch, seat: Seat): Withdrawn | null {
  const stored = live.orders.get(seat);
  return stored === undefined || live.table.seats[seat]?.person !== stored.person ? null : stored.withdrawn;
}

export interface Withdrawal {
  readonly stored: StoredOrders;
  /** The number of the event that surprised; null where a piece is gone. */
  readonly event: number | null;
  readonly gone: readonly Order[];
  readonly kept: readonly Order[];
}

/** Whose orders do not hold any more, and why. */
export function withdrawals(live: LiveMatch): Withdrawal[] {
  const { game } = live;
  if (!isGameName(game.name)) return [];
  const name = game.name;
  return [...live.orders.values()].flatMap((stored): Withdrawal[] => {
    if (stored.orders.length === 0) return [];
    const event = surpriseIn(name, live, stored);
    if (event !== null) return [{ stored, event, gone: stored.orders, kept: [] }];
    const view = game.viewFor(live.match.state, stored.seat);
    const isGone = (order: Order): boolean => piecesNamed(order).some((piece) => !hasPiece(view, stored.seat, piece));
    const gone = stored.orders.filter(isGone);
    return gone.length === 0
      ? []
      : [{ stored, event: null, gone, kept: stored.orders.filter((each) => !isGone(each)) }];
  });
}

function surpriseIn(name: GameName, { match }: LiveMatch, { seat, events }: StoredOrders): number | null {
  const found = match.events.slice(events).find((told) => isSurprising(name, faceFor(told, seat), seat));
  return found?.seq ?? null;
}

/** Unless they were changed meanwhile. */
export async function withdraw(
  store: Store,
  match: string,
  { stored, event, gone, kept }: Withdrawal,
): Promise<boolean> {
  const changed = await store.db
    .updateTable('orders')
    .set({
      version: stored.version + 1,
      orders: JSON.stringify(kept),
      withdrawn: JSON.stringify({ event, orders: gone }),
    })
    .where('match_id', '=', match)
    .where('seat', '=', stored.seat)
    .where('version', '=', stored.version)
    .returning('seat')
    .execute();
  return changed.length > 0;
}
