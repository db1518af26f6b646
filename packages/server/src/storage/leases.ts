// Leases: who drives the bots and clocks of a match. A lease that is not renewed runs out, and any node may take it. They
// run on the database's own clock, inside the statements: a node whose clock is wrong cannot take what others hold.

import { type Compilable, type RawBuilder, sql } from 'kysely';
import { databaseNow } from './database-time.ts';
import type { Store } from './store.ts';

const later = (store: Store, ms: number): RawBuilder<number> => sql<number>`${databaseNow(store.kind)} + ${ms}`;

/** The newest rules of a game that a node knows. */
export interface KnownRules {
  readonly name: string;
  readonly rulesVersion: number;
}

/** Active matches with bots or clocks that nobody holds and whose rules this node knows, a few at a time. */
export async function unheldMatches(store: Store, known: readonly KnownRules[], most: number): Promise<string[]> {
  const rows = await store.db
    .selectFrom('matches')
    .innerJoin('tables', 'tables.id', 'matches.id')
    .leftJoin('leases', 'leases.match_id', 'matches.id')
    .select('matches.id')
    .where('matches.over', '=', 0)
    .where('matches.driven', '=', 1)
    .where((is) =>
      is.or(
        known.map(({ name, rulesVersion }) =>
          is.and([
            is('tables.game', '=', name),
            is.or([is('matches.rules', 'is', null), is('matches.rules', '<=', rulesVersion)]),
          ]),
        ),
      ),
    )
    .where((is) => is.or([is('leases.until', 'is', null), is('leases.until', '<', databaseNow(store.kind))]))
    .limit(most)
    .execute();
  return rows.map(({ id }) => id);
}

export interface LeaseHolder {
  readonly node: string;
  readonly leaseMs: number;
}

/** The lease of a match that begins. */
export const newLease = (store: Store, match: string, { node, leaseMs }: LeaseHolder): Compilable =>
  store.db
    .insertInto('leases')
    .values({ match_id: match, node, until: later(store, leaseMs) })
    .onConflict((conflict) => conflict.doNothing());

/** Takes the lease unless another node holds it. */
export async function takeLease(store: Store, match: string, node: string, ms: number): Promise<boolean> {
  const until = later(store, ms);
  const taken = await store.db
    .insertInto('leases')
    .values({ match_id: match, node, until })
    .onConflict((conflict) =>
      conflict
        .column('match_id')
        .doUpdateSet({ node, until })
        .where((is) => is.or([is('leases.until', '<', databaseNow(store.kind)), is('leases.node', '=', node)])),
    )
    .returning('match_id')
    .execute();
  return taken.length > 0;
}

/** Renews all leases of this node that have not run out; returns the matches it still holds. */
export async function renewLeases(store: Store, node: string, ms: number): Promise<string[]> {
  const kept = await store.db
    .updateTable('leases')
    .set({ until: later(store, ms) })
    .where('node', '=', node)
    .where('until', '>=', databaseNow(store.kind))
    .returning('match_id')
    .execute();
  return kept.map(({ match_id }) => match_id);
}

export async function dropLease(store: Store, match: string, node: string): Promise<void> {
  await store.db.deleteFrom('leases').where('match_id', '=', match).where('node', '=', node).execute();
}

export async function dropAllLeases(store: Store, node: string): Promise<void> {
  await store.db.deleteFrom('leases').where('node', '=', node).execute();
}
