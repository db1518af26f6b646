// What is kept of a person's finished matches: where it goes with the person.

import { type Selectable, sql, type Transaction } from 'kysely';
import type { ResultsTable, Schema } from '../storage/schema.ts';
import type { Store } from '../storage/store.ts';

type Result = Omit<Selectable<ResultsTable>, 'person'>;

const most = 5000;

/** The latest first. */
export async function resultsOfPerson({ db }: Store, person: string): Promise<Result[]> {
  return db
    .selectFrom('results')
    .select([
      'match_id',
      'seat',
      'game',
      'seats',
      'options',
      'score',
      'won',
      'pieces',
      'at',
      'unrated',
      'ladder',
      'number',
      'mu',
      'sigma',
    ])
    .where('person', '=', person)
    .orderBy('at', 'desc')
    .orderBy('number', 'desc')
    .limit(most)
    .execute();
}

/** A guest's results become the account's. Where the account has a rating of its own, that one stays. */
export async function mergeResults(db: Transaction<Schema>, guest: string, account: string): Promise<void> {
  const own = db.selectFrom('results').where('person', '=', account);
  await db.deleteFrom('results').where('person', '=', guest).where('match_id', 'in', own.select('match_id')).execute();
  const ladders = own.select('ladder').where('ladder', 'is not', null);
  await db
    .updateTable('results')
    .set({ ladder: null, number: null, mu: null, sigma: null })
    .where('person', '=', guest)
    .where('ladder', 'in', ladders)
    .execute();
  await db.updateTable('results').set({ person: account }).where('person', '=', guest).execute();
}

/** Of two tries at one deal the account's counts. */
export async function mergeDailyPlays(db: Transaction<Schema>, guest: string, account: string): Promise<void> {
  const taken = db
    .selectFrom('daily_plays')
    .where('person', '=', account)
    .select(sql<string>`day || ' ' || game`.as('deal'));
  await db
    .updateTable('daily_plays')
    .set({ person: account })
    .where('person', '=', guest)
    .where(sql<string>`day || ' ' || game`, 'not in', taken)
    .execute();
}
