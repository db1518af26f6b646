// Orders as they are stored, read with their match.

import type { Seat } from '@orrery/kernel';
import type { Order } from '@orrery/protocol';
import type { Store } from '../storage/store.ts';

export interface StoredOrders {
  readonly seat: Seat;
  readonly person: string;
  readonly version: number;
  readonly orders: readonly Order[];
  readonly givenAt: number;
  readonly round: number;
  readonly events: number;
  /** The last withdrawal, until its person has given orders anew. */
  readonly withdrawn: Withdrawn | null;
}

/** Null: a piece is gone that these orders name. */
export interface Withdrawn {
  readonly event: number | null;
  readonly orders: readonly Order[];
}

export type OrdersBySeat = ReadonlyMap<Seat, StoredOrders>;

export async function readOrders({ db }: Store, match: string): Promise<OrdersBySeat> {
  const rows = await db.selectFrom('orders').selectAll().where('match_id', '=', match).execute();
  return new Map(
    rows.flatMap((row): [Seat, StoredOrders][] => {
      const orders: Order[] = JSON.parse(row.orders);
      const withdrawn: Withdrawn | null = row.withdrawn === null ? null : JSON.parse(row.withdrawn);
      if (orders.length === 0 && withdrawn === null) return [];
      const { seat, person, version, given_at: givenAt, round, events } = row;
      return [[seat, { seat, person, version, orders, givenAt, round, events, withdrawn }]];
    }),
  );
}
