// What is written about people when a match ends, in the commit that closes it: everybody's result, and the ratings after it.

import type { Placing, Seat } from '@orrery/kernel';
import type { Unrated } from '@orrery/protocol';
import { hostedGames, isGameName } from '@orrery/table';
import type { Insertable } from 'kysely';
import type { Rating } from 'openskill';
import { botFor } from '../matches/absence.ts';
import type { LiveMatch } from '../matches/live-match.ts';
import type { ResultsTable } from '../storage/schema.ts';
import type { Store } from '../storage/store.ts';
import { abridged } from '../tables/abridged.ts';
import { type RatedSeat, ratingsAfter } from './rating.ts';
import { beginning, botRating, ladderOf } from './scale.ts';
import { unratedTable } from './unrated.ts';

interface Known extends Rating {
  readonly number: number;
}

/** Read anew at each try: a match of the same people may have ended meanwhile. */
export async function resultRows(
  store: Store,
  live: LiveMatch,
  result: readonly Placing[],
): Promise<Insertable<ResultsTable>[]> {
  const { id, game, match, table } = live;
  const people = table.seats.flatMap(({ seat, kind, person, name }) =>
    kind === 'person' && person !== null && name !== null ? [{ seat, person }] : [],
  );
  if (people.length === 0) return [];
  const unrated = unratedTable(table) ?? (await unratedMatch(store, id));
  const ladder = ladderOf(game.name, table.seats.length);
  const known: ReadonlyMap<string, Known> =
    unrated === null
      ? await latest(
          store,
          ladder,
          people.map(({ person }) => person),
        )
      : new Map();
  const before = (seat: Seat): Rating => {
    const person = people.find((each) => each.seat === seat)?.person;
    const level = table.seats[seat]?.kind === 'bot' ? table.seats[seat]?.level : null;
    return level != null ? botRating(game.name, level) : (known.get(person ?? '') ?? beginning);
  };
  const seats = table.seats.map(
    ({ seat, kind }): RatedSeat => ({
      seat,
      before: before(seat),
      fixed: kind === 'bot',
      away: kind === 'person' && botFor(live, seat) !== null,
    }),
  );
  const after = unrated === null ? ratingsAfter(seats, result) : [];
  const { options } = abridged(JSON.parse(table.row.options));
  return people.map(({ seat, person }) => {
    const { score = 0, rank = result.length } = result.find((each) => each.seat === seat) ?? {};
    const pieces = isGameName(game.name) ? hostedGames[game.name].piecesOf(match.state, seat) : [];
    const rating = after[seat];
    return {
      person,
      match_id: id,
      seat,
      game: game.name,
      seats: table.seats.length,
      options: JSON.stringify(options),
      score,
      won: rank === 1 ? 1 : 0,
      pieces: JSON.stringify(pieces),
      at: live.last?.at ?? store.now(),
      unrated,
      ...(rating === undefined
        ? { ladder: null, number: null, mu: null, sigma: null }
        : { ladder, number: (known.get(person)?.number ?? 0) + 1, mu: rating.mu, sigma: rating.sigma }),
    };
  });
}

async function unratedMatch({ db }: Store, id: string): Promise<Unrated> {
  const row = await db.selectFrom('matches').select('unrated').where('id', '=', id).executeTakeFirst();
  return row?.unrated ?? null;
}

/** The present ratings of these people. */
export async function latest(
  { db }: Store,
  ladder: string,
  people: readonly string[],
): Promise<ReadonlyMap<string, Known>> {
  const rows = await db
    .selectFrom('results')
    .select(['person', 'number', 'mu', 'sigma'])
    .where('person', 'in', people)
    .where('ladder', '=', ladder)
    .where(({ eb, selectFrom }) =>
      eb(
        'number',
        '=',
        selectFrom('results as last')
          .select(({ fn }) => fn.max('last.number').as('number'))
          .whereRef('last.person', '=', 'results.person')
          .where('last.ladder', '=', ladder),
      ),
    )
    .execute();
  return new Map(
    rows.map(({ person, number, mu, sigma }) => [
      person,
      { number: number ?? 0, mu: mu ?? beginning.mu, sigma: sigma ?? beginning.sigma },
    ]),
  );
}
