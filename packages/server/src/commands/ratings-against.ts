// Computes all ratings anew, from nothing but the logs of the matches, and holds what is stored against them.

import type { Placing } from '@orrery/kernel';
import type { Selectable } from 'kysely';
import type { Rating } from 'openskill';
import { botFor } from '../matches/absence.ts';
import type { LiveMatch } from '../matches/live-match.ts';
import { ratingsAfter } from '../ratings/rating.ts';
import { beginning, botRating, ladderOf } from '../ratings/scale.ts';
import type { ResultsTable } from '../storage/schema.ts';
import type { Store } from '../storage/store.ts';
import { type Endings, held } from './endings.ts';

export interface ResultFindings extends Endings {
  /** Results whose points, place or rating are not what the matches give. */
  readonly wrong: number;
}

type Row = Selectable<ResultsTable>;

/** What is kept of a rated match that was replayed. */
export interface RatedMatch {
  readonly id: string;
  readonly ladder: string;
  readonly result: readonly Placing[];
  readonly seats: readonly {
    readonly person: string | null;
    /** Of a bot. */
    readonly fixed: Rating | null;
    readonly away: boolean;
  }[];
}

/** Null while it is not over. */
export function ratedMatch(live: LiveMatch): RatedMatch | null {
  const { id, game, match, table } = live;
  const result = game.outcome(match.state);
  if (result === null) return null;
  const seats = table.seats.map(({ seat, kind, person, level }) => ({
    person: kind === 'person' ? person : null,
    fixed: kind === 'bot' ? botRating(game.name, level ?? '') : null,
    away: kind === 'person' && botFor(live, seat) !== null,
  }));
  return { id, ladder: ladderOf(game.name, seats.length), result, seats };
}

export async function ratingsAgainst(
  { db }: Store,
  matches: readonly RatedMatch[],
  note: (text: string) => void = () => {},
): Promise<ResultFindings> {
  const rows = await db.selectFrom('results').selectAll().execute();
  const wanted = matches.flatMap(({ id, seats }) =>
    seats.flatMap(({ person }) => (person === null ? [] : `${person} ${id}`)),
  );
  const found = held(
    wanted,
    rows.map(({ person, match_id }) => `${person} ${match_id}`),
  );
  return { ...found, wrong: wrongRatings(matches, rows, note) };
}

/** Each match after those before it on the ladders of its people, by the numbers of their results. */
function wrongRatings(matches: readonly RatedMatch[], rows: readonly Row[], note: (text: string) => void): number {
  const rowOf = new Map(rows.map((row) => [`${row.person} ${row.match_id}`, row]));
  const known = new Map<string, { readonly number: number; readonly rating: Rating }>();
  let wrong = 0;
  let left = [...matches];
  for (;;) {
    const isNext = ({ id, ladder, seats }: RatedMatch): boolean =>
      seats.every(({ person }) => {
        const row = rowOf.get(`${person} ${id}`);
        return person === null || row?.number === (known.get(`${person} ${ladder}`)?.number ?? 0) + 1;
      });
    const next = left.filter(isNext);
    if (next.length === 0) {
      for (const { id } of left)
        note(
          `match ${id} does not follow: ${JSON.stringify(rows.filter(({ match_id }) => match_id === id).map(brief))}`,
        );
      return wrong + left.length;
    }
    left = left.filter((match) => !next.includes(match));
    for (const match of next) wrong += countWrong(match, rowOf, known, note);
  }
}

function countWrong(
  { id, ladder, result, seats }: RatedMatch,
  rowOf: ReadonlyMap<string, Row>,
  known: Map<string, { readonly number: number; readonly rating: Rating }>,
  note: (text: string) => void,
): number {
  const before = seats.map(({ person, fixed, away }, seat) => ({
    seat,
    before: fixed ?? known.get(`${person} ${ladder}`)?.rating ?? beginning,
    fixed: fixed !== null,
    away,
  }));
  const after = ratingsAfter(before, result);
  let wrong = 0;
  for (const [seat, { person }] of seats.entries()) {
    const row = rowOf.get(`${person} ${id}`);
    const rating = after[seat];
    if (person === null || row === undefined || rating === undefined) continue;
    const place = result.find((each) => each.seat === seat);
    const isRight =
      row.ladder === ladder &&
      row.score === place?.score &&
      row.won === (place.rank === 1 ? 1 : 0) &&
      isSame(row.mu, rating.mu) &&
      isSame(row.sigma, rating.sigma);
    if (!isRight) {
      wrong += 1;
      note(`match ${id}: ${JSON.stringify(brief(row))} should be ${JSON.stringify({ ...place, ...rating })}`);
    }
    known.set(`${person} ${ladder}`, { number: row.number ?? 0, rating });
  }
  return wrong;
}

const brief = ({ person, ladder, number, score, won, mu, sigma, unrated }: Row) => ({
  ...{ person, ladder, number, score, won, mu, sigma, unrated },
});

const isSame = (one: number | null, other: number): boolean => one !== null && Math.abs(one - other) < 1e-9;
