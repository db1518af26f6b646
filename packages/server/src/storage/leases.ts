// Leases: who drives the bots and clocks of a match. A lease that is not renewed runs out, and any node may take it.
// They only save work: two nodes that both believe to hold one still find their answers put into an order by the log.

import type { Store } from './store.ts';

/** Active matches with bots or clocks that nobody holds, a few at a time. */
export async function unheldMatches(store: Store, most: number): Promise<string[]> {
  const rows = await store.db
    .selectFrom('matches')
    .leftJoin('leases', 'leases.match_id', 'matches.id')
    .select('matches.id')
    .where('matches.over', '=', 0)
    .where('matches.driven', '=', 1)
    .where((is) => is.or([is('leases.until', 'is', null), is('leases.until', '<', store.now())]))
    .limit(most)
    .execute();
  return rows.map(({ id }) => id);
}

/** Takes the lease unless another node holds it. */
export async function takeLease(store: Store, match: string, node: string, ms: number): Promise<boolean> {
  const now = store.now();
  const taken = await store.db
    .insertInto('leases')
    .values({ match_id: match, node, until: now + ms })
    .onConflict((conflict) =>
      conflict
        .column('match_id')
        .doUpdateSet({ node, until: now + ms })
        .where((is) => is.or([is('leases.until', '<', now), is('leases.node', '=', node)])),
    )
    .returning('match_id')
    .execute();
  return taken.length > 0;
}

/** Renews all leases of this node that have not run out; returns the matches it still holds. */
export async function renewLeases(store: Store, node: string, ms: number): Promise<string[]> {
  const now = store.now();
  const kept = await store.db
    .updateTable('leases')
    .set({ until: now + ms })
    .where('node', '=', node)
    .where('until', '>=', now)
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
