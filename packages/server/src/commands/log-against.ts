// Holds the log against what was acknowledged to people: nothing lost, nothing twice, nothing that nobody sent, and no seat
// taken from anybody who plays.

import type { LogEntry } from '../storage/log.ts';
import type { Store } from '../storage/store.ts';
import type { Acknowledged } from './simulated-match.ts';

export interface Checked {
  readonly finished: number;
  readonly lost: readonly Acknowledged[];
  readonly twice: readonly LogEntry[];
  readonly unasked: number;
  /** Entries by which a seat of a person was given to a bot, or a decision was made in a person's place. */
  readonly taken: readonly LogEntry[];
}

export async function logAgainst(
  store: Store,
  matches: readonly string[],
  acknowledged: readonly Acknowledged[],
): Promise<Checked> {
  const lost: Acknowledged[] = [];
  const twice: LogEntry[] = [];
  const taken: LogEntry[] = [];
  let unasked = 0;
  let finished = 0;
  for (const match of matches) {
    const rows = await store.db.selectFrom('log').selectAll().where('match_id', '=', match).orderBy('seq').execute();
    const told = acknowledged.filter((entry) => entry.match === match);
    // The server keeps a key with its seat before it.
    const stored = new Map(rows.map((row) => [row.seq, row.once_key?.replace(/^\d+-/, '')]));
    lost.push(...told.filter((entry) => stored.get(entry.seq) !== entry.key));
    twice.push(...repeated(rows));
    const ofPeople = rows.filter(({ by, once_key }) => by === 'person' && once_key !== null).length;
    unasked += Math.max(0, ofPeople - new Set(told.map((entry) => entry.key)).size);
    taken.push(...takenFrom(rows, await seatsOfPeople(store, match)));
    const over = await store.db.selectFrom('matches').select('over').where('id', '=', match).executeTakeFirst();
    finished += over?.over ?? 0;
  }
  return { finished, lost, twice, unasked, taken };
}

/** Whose key was there before, or whose number is not the next one. */
function repeated(rows: readonly LogEntry[]): LogEntry[] {
  const keys = new Set<string>();
  return rows.filter(({ seq, once_key }, index) => {
    const isAgain = once_key !== null && keys.has(once_key);
    if (once_key !== null) keys.add(once_key);
    return isAgain || seq !== index + 1;
  });
}

const takenFrom = (rows: readonly LogEntry[], seats: ReadonlySet<number>): LogEntry[] =>
  rows.filter(
    ({ kind, by, seat }) =>
      kind === 'rest' || (seats.has(seat) && (kind === 'standIn' || by === 'clock' || by === 'standIn')),
  );

async function seatsOfPeople(store: Store, match: string): Promise<ReadonlySet<number>> {
  const { db } = store;
  const rows = await db.selectFrom('seats').select(['seat', 'kind']).where('table_id', '=', match).execute();
  return new Set(rows.filter(({ kind }) => kind === 'person').map(({ seat }) => seat));
}
