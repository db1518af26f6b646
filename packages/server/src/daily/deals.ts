// The deals: made a day ahead, so that the hash of the seed is known before anybody plays.

import { randomBytes } from 'node:crypto';
import { gameNames, hostedGames } from '@orrery/table';
import type { Selectable } from 'kysely';
import { Refused } from '../refusal.ts';
import type { Schema } from '../storage/schema.ts';
import type { Store } from '../storage/store.ts';
import { dayAfter, dayOf, numberOf } from './days.ts';

export type DealRow = Selectable<Schema['daily_deals']>;

/** Those of a day; today's and tomorrow's are made when they are first asked for. */
export async function dealsOf(store: Store, day: string): Promise<DealRow[]> {
  const read = (): Promise<DealRow[]> =>
    store.db.selectFrom('daily_deals').selectAll().where('day', '=', day).orderBy('game').execute();
  const found = await read();
  const today = dayOf(store.now());
  if (found.length === gameNames.length || (day !== today && day !== dayAfter(today))) return found;
  await store.db
    .insertInto('daily_deals')
    .values(gameNames.map((game) => newDeal(day, game)))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return read();
}

function newDeal(day: string, game: (typeof gameNames)[number]): DealRow {
  const turns = hostedGames[game].dailyTurns;
  const { options, bots } = turns[numberOf(day) % turns.length] ?? { options: {}, bots: [] };
  const read = hostedGames[game].game.readOptions(options);
  const seed = randomBytes(32).toString('hex');
  return { day, game, seed, options: JSON.stringify(read.ok ? read.value : options), bots: JSON.stringify(bots) };
}

export async function needDeal(store: Store, day: string, game: string): Promise<DealRow> {
  const deal = (await dealsOf(store, day)).find((each) => each.game === game);
  if (deal === undefined) throw new Refused('server/unknown');
  return deal;
}
