// The result of a daily deal is listed in the commit that closes its match.

import type { Placing } from '@orrery/kernel';
import type { Compilable } from 'kysely';
import type { LiveMatch } from '../matches/live-match.ts';
import type { Store } from '../storage/store.ts';

export function dailyResult({ db }: Store, { id, table }: LiveMatch, result: readonly Placing[] | null): Compilable[] {
  const seat = table.seats.find(({ kind }) => kind === 'person')?.seat;
  const own = result?.find((each) => each.seat === seat);
  if (table.row.daily === null || own === undefined) return [];
  const { score, rank } = own;
  return [db.updateTable('daily_plays').set({ score, rank }).where('match_id', '=', id)];
}
