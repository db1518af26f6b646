// Somebody's one try at the deal of today: at the server, where it is listed, or with the seed taken along, where it is not.

import type { Person } from '@orrery/protocol';
import { Refused } from '../refusal.ts';
import type { Rules } from '../rules/rules.ts';
import type { LeaseHolder } from '../storage/leases.ts';
import { newId, type Store } from '../storage/store.ts';
import { openOwnTable, start } from '../tables/changes.ts';
import { type FullTable, needTable } from '../tables/tables.ts';
import { dayOf } from './days.ts';
import { type DealRow, needDeal } from './deals.ts';

const playOf = ({ db }: Store, { day, game }: DealRow, person: string) =>
  db
    .selectFrom('daily_plays')
    .select('match_id')
    .where('day', '=', day)
    .where('game', '=', game)
    .where('person', '=', person)
    .executeTakeFirst();

/** The match that was begun, if one was. */
export async function playDaily(
  store: Store,
  rules: Rules,
  game: string,
  person: Person,
  holder: LeaseHolder | null,
): Promise<FullTable> {
  const deal = await needDeal(store, dayOf(store.now()), game);
  const { day } = deal;
  const match = newId();
  const play = { day, game, person: person.id, match_id: match, score: null, rank: null };
  const isFirst = await store.together(
    store.db
      .insertInto('daily_plays')
      .values(play)
      .onConflict((conflict) => conflict.doNothing()),
    ...openOwnTable(store, match, person, deal),
  );
  const known = isFirst ? match : ((await playOf(store, deal, person.id))?.match_id ?? null);
  if (known === null) throw new Refused('server/played-already', { day });
  const table = await needTable(store, known);
  return table.row.status === 'waiting' ? start(store, rules, known, person, holder) : table;
}

/** Whoever knows the seed has no listed result that day. */
export async function takeSeed(store: Store, game: string, person: Person): Promise<DealRow> {
  const deal = await needDeal(store, dayOf(store.now()), game);
  const { day } = deal;
  await store.db
    .insertInto('daily_plays')
    .values({ day, game, person: person.id, match_id: null, score: null, rank: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  if ((await playOf(store, deal, person.id))?.match_id !== null) throw new Refused('server/played-already', { day });
  return deal;
}
