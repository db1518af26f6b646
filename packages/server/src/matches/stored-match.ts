// From the database into memory and back: opens a match from its log, keeps snapshots, and closes it when it is over. A log
// that was damaged is told, and nothing of its match is written.

import type { Compilable } from 'kysely';
import { dailyResult } from '../daily/closing.ts';
import { gameNamed } from '../games.ts';
import { overNotices } from '../notices/over.ts';
import { readOrders } from '../orders/orders-by-seat.ts';
import { resultRows } from '../ratings/closing.ts';
import { Refused } from '../refusal.ts';
import { packFinished } from '../storage/finished-matches.ts';
import type { Log } from '../storage/log.ts';
import { damageIn } from '../storage/log-chain.ts';
import type { Store } from '../storage/store.ts';
import { readTable } from '../tables/tables.ts';
import { type LiveMatch, openMatch, snapshotOf } from './live-match.ts';
import type { OldRules } from './old-rules.ts';
import { Overtaken, type SnapshotState, standingOf } from './versions.ts';

/** So often it is tried to move a match to newer rules that others play on quickly under older ones. */
const tries = 20;
const longestPauseMs = 100;

export async function loadMatch(store: Store, log: Log, oldRules: OldRules, id: string): Promise<LiveMatch> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await openStored(store, log, oldRules, id);
    } catch (error) {
      if (!(error instanceof Overtaken) || attempt === tries) throw error;
      await new Promise((resolve) => setTimeout(resolve, Math.random() * longestPauseMs));
    }
  }
}

async function openStored(store: Store, log: Log, oldRules: OldRules, id: string): Promise<LiveMatch> {
  const row = await store.db.selectFrom('matches').selectAll().where('id', '=', id).executeTakeFirst();
  const table = row === undefined ? null : await readTable(store, id);
  if (row === undefined || table === null) throw new Refused('server/not-started', { match: id });
  // Before the log: what is added meanwhile makes it longer than its kept end, never shorter.
  const tail = await store.db.selectFrom('tails').select(['seq', 'hash']).where('match_id', '=', id).executeTakeFirst();
  let entries = await log.read(id, 0);
  const damage = damageIn(row.header, entries, tail ?? null);
  if (damage !== null) throw new Refused('server/damaged', { match: id, ...damage });
  const game = gameNamed(JSON.parse(row.header).game);
  if (game === null) throw new Refused('server/unavailable', { match: id });
  const over = row.over === 1;
  const snapshot = await readSnapshot(store, id);
  const standing = await standingOf(store, oldRules, { id, game, headerText: row.header, over, entries, snapshot });
  if (standing !== null && standing.seq > entries.length) entries = await log.read(id, 0); // a mark was added
  const stored = { id, header: row.header, startedAt: row.started_at, over };
  const live = openMatch(game, stored, table, entries, standing);
  if (!over) live.orders = await readOrders(store, id);
  if (live.closed) await keepFinished(store, live);
  else await closeIfOver(store, live);
  return live;
}

/** Of a match that ended before its events were kept: as long as its rules are kept they can still be made. */
async function keepFinished(store: Store, live: LiveMatch): Promise<void> {
  const { db } = store;
  const known = await db.selectFrom('finished').select('match_id').where('match_id', '=', live.id).executeTakeFirst();
  if (known === undefined) await store.together(await finishedRow(store, live));
}

async function finishedRow({ db }: Store, { id, game, match }: LiveMatch): Promise<Compilable> {
  const { answers, events, moves } = match;
  const data = await packFinished({ rules: game.rulesVersion, answers, events, moves });
  return db
    .insertInto('finished')
    .values({ match_id: id, data })
    .onConflict((conflict) => conflict.doNothing());
}

async function readSnapshot(store: Store, id: string): Promise<SnapshotState | null> {
  const row = await store.db.selectFrom('snapshots').select('data').where('match_id', '=', id).executeTakeFirst();
  return row === undefined ? null : (JSON.parse(row.data) as SnapshotState);
}

/** When a node stops in order: whoever comes next can go on even without the rules of today. */
export async function keepSnapshot(store: Store, live: LiveMatch): Promise<void> {
  if (live.closed || live.seq === 0) return;
  const { seq, data } = snapshotOf(live);
  await store.db
    .insertInto('snapshots')
    .values({ match_id: live.id, seq, data })
    .onConflict((conflict) => conflict.column('match_id').doUpdateSet({ seq, data }).where('snapshots.seq', '<', seq))
    .execute();
}

/** So often it is tried again because another match of the same people ended at the same time. */
const closingTries = 20;

/**
 * The result is in the log already; this only saves others from looking there. Done again if a node died before it. The
 * snapshot goes when the events are there, and ratings are written, all in one commit: whoever is first does it.
 */
export async function closeIfOver(store: Store, live: LiveMatch): Promise<void> {
  if (live.closed) return;
  const result = live.game.outcome(live.match.state);
  if (result === null && !live.presence.ended) return;
  const { db } = store;
  const finished = await finishedRow(store, live);
  const notices = result === null ? [] : await overNotices(store, live, result);
  for (let attempt = 1; ; attempt++) {
    const rows = result === null ? [] : await resultRows(store, live, result);
    try {
      await store.together(
        db
          .updateTable('matches')
          .set({ over: 1, result: result === null ? null : JSON.stringify(result) })
          .where('id', '=', live.id)
          .where('over', '=', 0),
        db.updateTable('tables').set({ status: 'over' }).where('id', '=', live.id),
        finished,
        db.deleteFrom('snapshots').where('match_id', '=', live.id),
        ...rows.map((row) => db.insertInto('results').values(row)),
        ...dailyResult(store, live, result),
        ...notices.map((row) => db.insertInto('notices').values(row)),
      );
      break;
    } catch (error) {
      if (attempt === closingTries || !isTaken(error)) throw error;
    }
  }
  live.closed = true;
  await store.announce({ kind: 'table', table: live.id });
}

/** Somebody's number was given to another match meanwhile. */
const isTaken = (error: unknown): boolean => error instanceof Error && /unique/i.test(error.message);
