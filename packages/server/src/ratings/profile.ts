// What a person has played, added up: ratings with their course, results by game and options, favourite cards, streaks.

import type { Ladder, PlayedMatch, Profile, ProfileRequest, ResultsOf } from '@orrery/protocol';
import { settledAfter } from '@orrery/protocol';
import { resultsOfPerson } from '../people/results.ts';
import { Refused } from '../refusal.ts';
import type { Store } from '../storage/store.ts';
import { readTables } from '../tables/tables.ts';
import { beginning, shownBots, shownRating } from './scale.ts';
import { streaksOf } from './streaks.ts';

type Results = Awaited<ReturnType<typeof resultsOfPerson>>;

const mostInCurve = 200;
const mostFavourites = 24;
const latestShown = 20;

/** `asker`: whoever is not that person sees only a profile that is public. */
export async function profileOf(store: Store, id: string, asker: string | null): Promise<Profile> {
  const person = await store.db
    .selectFrom('people')
    .select(['id', 'name', 'created_at', 'public', 'puzzles'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (person === undefined || (person.public !== 1 && asker !== id)) throw new Refused('server/no-such-person');
  const results = await resultsOfPerson(store, id);
  const won = results.filter((each) => each.won === 1);
  return {
    id,
    name: person.name,
    since: person.created_at,
    public: person.public === 1,
    ...(asker === id ? { puzzles: person.puzzles === 1 } : {}),
    matches: results.length,
    won: won.length,
    ladders: laddersOf(results),
    results: resultsByOptions(results),
    favourites: favouritesOf(results),
    streaks: streaksOf(results, store.now()),
    latest: await latestOf(store, results),
  };
}

export async function changeProfile(store: Store, id: string, wanted: ProfileRequest): Promise<void> {
  const stored = (flag: boolean | undefined) => (flag === undefined ? undefined : Number(flag));
  await store.db
    .updateTable('people')
    .set({ public: stored(wanted.public), puzzles: stored(wanted.puzzles) })
    .where('id', '=', id)
    .execute();
}

function grouped<T>(all: readonly T[], keyOf: (each: T) => string): T[][] {
  const groups = new Map<string, T[]>();
  for (const each of all) groups.set(keyOf(each), [...(groups.get(keyOf(each)) ?? []), each]);
  return [...groups.values()];
}

function laddersOf(results: Results): Ladder[] {
  const rated = results.filter(({ ladder }) => ladder !== null);
  return grouped(rated, ({ ladder }) => ladder ?? '').flatMap((rows): Ladder[] => {
    const oldestFirst = rows.toSorted((a, b) => (a.number ?? 0) - (b.number ?? 0));
    const [first] = rows;
    if (first === undefined) return [];
    const { game, seats } = first;
    const shown = oldestFirst.filter(({ number }) => (number ?? 0) >= settledAfter);
    const last = shown.at(-1);
    const ladder = {
      game,
      seats,
      matches: rows.length,
      now: last === undefined ? null : shownRating(ratingIn(last)),
      curve: shown
        .slice(-mostInCurve)
        .map((row) => ({ ...shownRating(ratingIn(row)), at: row.at, match: row.match_id })),
      bots: shownBots(game),
    };
    return [ladder];
  });
}

const ratingIn = ({ mu, sigma }: Pick<Results[number], 'mu' | 'sigma'>) => ({
  mu: mu ?? beginning.mu,
  sigma: sigma ?? beginning.sigma,
});

function resultsByOptions(results: Results): ResultsOf[] {
  const groups = grouped(results, ({ game, seats, options }) => `${game} ${seats} ${options}`);
  return groups
    .flatMap((rows): ResultsOf[] => {
      const [first] = rows;
      if (first === undefined) return [];
      const { game, seats, options } = first;
      const results = {
        game,
        options: JSON.parse(options),
        seats,
        matches: rows.length,
        won: rows.filter(({ won }) => won === 1).length,
        even: 1 / Math.max(2, seats),
        average: Math.round((10 * rows.reduce((sum, { score }) => sum + score, 0)) / rows.length) / 10,
        best: Math.max(...rows.map(({ score }) => score)),
      };
      return [results];
    })
    .sort((a, b) => b.matches - a.matches);
}

function favouritesOf(results: Results): Profile['favourites'] {
  const counts = new Map<string, Profile['favourites'][number]>();
  for (const { game, pieces, won } of results) {
    for (const piece of new Set<string>(JSON.parse(pieces))) {
      const key = `${game} ${piece}`;
      const count = counts.get(key) ?? { game, piece, times: 0, won: 0 };
      counts.set(key, { ...count, times: count.times + 1, won: count.won + won });
    }
  }
  return [...counts.values()].sort((a, b) => b.times - a.times || b.won - a.won).slice(0, mostFavourites);
}

async function latestOf(store: Store, results: Results): Promise<PlayedMatch[]> {
  const rows = results.slice(0, latestShown);
  const ids = rows.map(({ match_id }) => match_id);
  const tables = await readTables(store, ids);
  const matches =
    ids.length === 0
      ? []
      : await store.db.selectFrom('matches').select(['id', 'result']).where('id', 'in', ids).execute();
  return rows.map((row): PlayedMatch => {
    const result = matches.find(({ id }) => id === row.match_id)?.result ?? null;
    return {
      id: row.match_id,
      game: row.game,
      options: JSON.parse(row.options),
      seat: row.seat,
      names: tables.find(({ id }) => id === row.match_id)?.seats.map(({ name, level }) => name ?? level) ?? [],
      result: result === null ? null : JSON.parse(result),
      change: changeIn(row, results),
      unrated: row.unrated,
      at: row.at,
    };
  });
}

/** Between two shown ratings; one that was hidden tells nothing. */
function changeIn({ ladder, number, mu, sigma }: Results[number], results: Results): number | null {
  if (ladder === null || number === null || number <= settledAfter) return null;
  const before = results.find((each) => each.ladder === ladder && each.number === number - 1);
  if (before === undefined) return null;
  return shownRating(ratingIn({ mu, sigma })).rating - shownRating(ratingIn(before)).rating;
}
