// Looks through matches that went on and at which somebody sits who wants to be told. One notice per match until it was
// looked at; none for who is there.

import type { Compilable } from 'kysely';
import type { Keeper } from '../matches/keeper.ts';
import type { EyesOn } from '../sockets/attention.ts';
import type { NoticesTable } from '../storage/schema.ts';
import type { Store } from '../storage/store.ts';
import { isSlow } from '../tables/slow-tables.ts';
import { whenTold } from './hours.ts';
import { noticeRow, patienceMs, type Turn, turnsIn, withChannels } from './making.ts';
import { wishesOf } from './settings.ts';

/** So many are looked through at once. */
export const atOnce = 100;

/**
 * Matches that went on since they were last looked through, in turn: the first ones after this id. Some are looked at again and
 * again, as long as their people are here but look at something else; they must not keep the others waiting.
 */
export async function changedMatches({ db }: Store, after: string): Promise<string[]> {
  const rows = await db
    .selectFrom('matches')
    .leftJoin('tails', 'tails.match_id', 'matches.id')
    .select('matches.id')
    .where('matches.over', '=', 0)
    .where('matches.id', '>', after)
    .where(({ eb, fn, ref, lit }) => eb(fn.coalesce(ref('tails.seq'), lit(0)), '>', ref('matches.noticed')))
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('seats')
          .innerJoin('channels', 'channels.person', 'seats.person')
          .select('seats.seat')
          .whereRef('seats.table_id', '=', 'matches.id'),
      ),
    )
    .orderBy('matches.id')
    .limit(atOnce)
    .execute();
  return rows.map(({ id }) => id);
}

export interface Presences {
  /** People with channels who are there, at any node. */
  readonly here: ReadonlySet<string>;
  readonly eyesOn: EyesOn;
}

/** Makes what is due of one match; each in one commit with its mark. */
export async function lookThrough(store: Store, keeper: Keeper, match: string, presences: Presences): Promise<void> {
  const { seq, turns, slow } = await keeper.within(match, (live) => ({
    seq: live.seq,
    turns: turnsIn(live),
    slow: isSlow(live.table.settings),
  }));
  const people = await withChannels(
    store,
    turns.map(({ person }) => person),
  );
  const marks = await marksOf(store, match, people);
  let isDone = true;
  for (const turn of turns) {
    if (!people.includes(turn.person)) continue;
    const mark = marks.get(turn.person);
    if (mark?.question === turn.question.id) continue;
    if (mark !== undefined && mark.looked === 0 && turn.actedAt <= mark.seq) continue; // still to be looked at
    const eyes = presences.eyesOn(turn.person, match, turn.askedAt);
    if (eyes === 'there') await markSeen(store, match, seq, turn);
    else if (eyes === 'perhaps' || presences.here.has(turn.person))
      isDone = false; // asked again until the person has looked, or is gone
    else await make(store, match, seq, turn, slow);
  }
  if (!isDone) return;
  await store.db
    .updateTable('matches')
    .set({ noticed: seq })
    .where('id', '=', match)
    .where('noticed', '<', seq)
    .execute();
}

/** What is asked before somebody's eyes needs no notice. */
async function markSeen(store: Store, match: string, seq: number, { person, question }: Turn): Promise<void> {
  const mark = { question: question.id, seq, looked: 1 };
  await store.db
    .insertInto('noticed')
    .values({ person, match_id: match, ...mark })
    .onConflict((conflict) => conflict.columns(['person', 'match_id']).doUpdateSet(mark).where('noticed.seq', '<', seq))
    .execute();
}

interface Mark {
  readonly question: number;
  readonly seq: number;
  readonly looked: number;
}

async function marksOf({ db }: Store, match: string, people: readonly string[]): Promise<ReadonlyMap<string, Mark>> {
  if (people.length === 0) return new Map();
  const rows = await db
    .selectFrom('noticed')
    .selectAll()
    .where('match_id', '=', match)
    .where('person', 'in', people)
    .execute();
  return new Map(rows.map((row) => [row.person, row]));
}

/** The mark is changed only if nobody was faster; then nothing is made. */
async function make(store: Store, match: string, seq: number, turn: Turn, slow: boolean): Promise<void> {
  const { person, question, told } = turn;
  const { settings } = await wishesOf(store, person);
  const now = store.now();
  const mark = { question: question.id, seq, looked: 0 };
  const rows: Compilable[] = [];
  const row = (kind: NoticesTable['kind'], dueAt: number): void => {
    rows.push(store.db.insertInto('notices').values(noticeRow(store, person, kind, { match, question, told, dueAt })));
  };
  row('turn', whenTold(now + patienceMs, settings));
  const soonAt = (told.deadline ?? 0) - settings.soonMs;
  if (slow && told.deadline != null && soonAt > now + patienceMs) row('soon', soonAt);
  await store.together(
    store.db
      .insertInto('noticed')
      .values({ person, match_id: match, ...mark })
      .onConflict((conflict) =>
        conflict
          .columns(['person', 'match_id'])
          .doUpdateSet(mark)
          .where('noticed.seq', '<', seq)
          .where('noticed.question', '!=', question.id),
      ),
    ...rows,
  );
}

/**
 * Who has looked at a match needs a notice again when something else is asked there. What was asked after the look, by the number of
 * entries then, was not seen: another node may have told of it before this one came to note the look.
 */
export async function markLooked(store: Store, person: string, matches: ReadonlyMap<string, number>): Promise<void> {
  for (const [match, seq] of matches)
    await store.db
      .updateTable('noticed')
      .set({ looked: 1 })
      .where('person', '=', person)
      .where('match_id', '=', match)
      .where('looked', '=', 0)
      .where('seq', '<=', seq)
      .execute();
}
