// A match played once more from its log alone, for checks that believe nothing else that is stored.

import type { RecordHeader } from '@orrery/kernel';
import { gameNamed } from '../games.ts';
import { applyEntry, type LiveMatch, openMatch } from '../matches/live-match.ts';
import { type LogEntry, openLog } from '../storage/log.ts';
import type { Store } from '../storage/store.ts';
import { readTable } from '../tables/tables.ts';

/** `look` is called before each entry is applied. */
export async function replayed(
  store: Store,
  id: string,
  look: (live: LiveMatch, entry: LogEntry) => void = () => {},
): Promise<LiveMatch> {
  const row = await store.db.selectFrom('matches').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const table = await readTable(store, id);
  const header: RecordHeader = JSON.parse(row.header);
  const game = gameNamed(header.game);
  if (table === null || game === null) throw new Error(`no table ${id}`);
  const live = openMatch(game, { id, header: row.header, startedAt: row.started_at, over: false }, table, []);
  for (const entry of await openLog(store).read(id, 0)) {
    look(live, entry);
    const refusal = applyEntry(live, entry);
    if (refusal !== null) throw new Error(`${id}: entry ${entry.seq} is refused: ${refusal.code}`);
  }
  return live;
}
