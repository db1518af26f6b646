// Holds the notices that came against those that were made: none lost, none told twice under another id.

import type { Selectable } from 'kysely';
import type { NoticesTable } from '../storage/schema.ts';
import type { Store } from '../storage/store.ts';
import { type Endings, held } from './endings.ts';
import type { Inbox } from './inbox.ts';

export interface NoticeFindings extends Endings {
  /** Different ones that came. */
  readonly arrived: number;
  /** Came once more under their one id: a kill between sending and noting it. */
  readonly repeated: number;
  /** Did not come in time because the clock of the only node had been wrong meanwhile. */
  readonly late: number;
}

export interface Telling {
  /** People by name, as the inbox knows them, and id. */
  readonly people: ReadonlyMap<string, string>;
  /** Seats of people in finished matches, as `person match`. */
  readonly ended: readonly string[];
  /** Nudges, as `name match`. */
  readonly nudged: readonly string[];
  /** Matches that nobody took anything back in. */
  readonly byLetter: ReadonlySet<string>;
  /** How often somebody was waited for and not told; and how often because of a wrong clock. */
  readonly untold: number;
  readonly late: number;
}

type Row = Selectable<NoticesTable>;

export async function noticesAgainst(
  { db, now }: Store,
  { received }: Pick<Inbox, 'received'>,
  telling: Telling,
  note: (text: string) => void = () => {},
): Promise<NoticeFindings> {
  const rows = await db.selectFrom('notices').selectAll().execute();
  const of = (kind: Row['kind']): string[] =>
    rows.filter((row) => row.kind === kind).map(({ person, match_id }) => `${person} ${match_id}`);
  const over = held(telling.ended, of('over'));
  const nudged = telling.nudged.map((each) => {
    const [name = '', match] = each.split(' ');
    return `${telling.people.get(name)} ${match}`;
  });
  const nudges = held(nudged, of('nudge'));
  const turns = rows
    .filter(({ kind, match_id }) => kind === 'turn' && telling.byLetter.has(match_id ?? ''))
    .map(({ person, match_id, question }) => `${person} ${match_id} ${question}`);
  const ids = [...received.values()].flat().map(({ id }) => id);
  const arrived = new Set(ids);
  const made = new Set(rows.map(({ id }) => id));
  const untouched = rows.filter(({ done_at, due_at }) => done_at === null && due_at <= now());
  // What stands in a digest came under the id of its first line.
  const alone = rows.filter(({ told, id }) => told !== '[]' && !arrived.has(id)).length;
  const spare = linesInDigests(received);
  for (const row of untouched)
    note(`notice ${row.id} (${row.kind}) was left alone: ${row.tries} tries, told ${row.told}`);
  if (alone > spare) note(`${alone - spare} notices are noted as told and did not come`);
  const vanished = untouched.length + Math.max(0, alone - spare);
  const nameOf = new Map([...telling.people].map(([name, id]) => [id, name]));
  const astray = rows.filter((row) => {
    const name = nameOf.get(row.person) ?? '';
    return arrived.has(row.id) && !(received.get(name) ?? []).some(({ id }) => id === row.id);
  });
  for (const [what, { lost, twice }] of Object.entries({ over, nudges }))
    if (lost + twice > 0) note(`notices, ${what}: ${lost} not made, ${twice} too many`);
  for (const { id, kind } of astray) note(`notice ${id} (${kind}) came to somebody else`);
  return {
    wanted: over.wanted + nudges.wanted + turns.length,
    lost: over.lost + nudges.lost + vanished + astray.length + telling.untold,
    twice:
      over.twice +
      nudges.twice +
      turns.length -
      new Set(turns).size +
      [...arrived].filter((id) => !made.has(id)).length,
    arrived: arrived.size,
    repeated: ids.length - arrived.size,
    late: telling.late,
  };
}

/** How many notices came within others. */
function linesInDigests(received: Inbox['received']): number {
  const digests = [...received.values()].flat().filter(({ kind }) => kind === 'digest');
  const bodies = new Map(digests.map(({ id, body }) => [id, body]));
  return [...bodies.values()].reduce((sum, body) => sum + body.split('\n').length - 1, 0);
}
