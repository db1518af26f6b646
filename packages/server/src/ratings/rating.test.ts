// Ratings: places with people who left, bots that stay as they are, and the scale on which both are shown.

import { botRatings } from '@orrery/bots/ratings';
import { predictWin } from 'openskill';
import { describe, expect, test } from 'vitest';
import { type RatedSeat, ratedPlaces, ratingsAfter } from './rating.ts';
import { beginning, botRating, pointsPerMu, shownRating } from './scale.ts';
import { daysInARow, streaksOf } from './streaks.ts';

const placed = (...ranks: number[]) => ranks.map((rank, seat) => ({ seat, rank, score: 100 - rank }));
const seat = (number: number, away = false): RatedSeat => ({ seat: number, before: beginning, fixed: false, away });

test.each([
  ['as they came in', [seat(0), seat(1), seat(2)], placed(2, 1, 3), [2, 1, 3]],
  ['shared places', [seat(0), seat(1), seat(2)], placed(1, 1, 3), [1, 1, 3]],
  ['whoever is away is last', [seat(0, true), seat(1), seat(2)], placed(1, 2, 3), [3, 1, 2]],
  ['several who are away keep their order', [seat(0, true), seat(1), seat(2, true)], placed(1, 3, 2), [2, 1, 3]],
])('places: %s', (_, seats, result, places) => {
  expect(ratedPlaces(seats, result)).toEqual(places);
});

test('who wins rises, who loses falls, and everybody is surer than before', () => {
  const after = ratingsAfter([seat(0), seat(1), seat(2)], placed(1, 2, 3));
  const [first, second, third] = after.map(({ mu }) => mu);
  expect(first).toBeGreaterThan(second ?? 0);
  expect(second).toBeGreaterThan(third ?? 0);
  for (const { sigma } of after) expect(sigma).toBeLessThan(beginning.sigma);
});

test('a bot keeps its rating, and is rated against all the same', () => {
  const bot = { seat: 1, before: botRating('race', 'master'), fixed: true, away: false };
  const [person, same] = ratingsAfter([seat(0), bot], placed(1, 2));
  expect(same).toEqual(bot.before);
  const [against] = ratingsAfter([seat(0), { ...bot, before: botRating('race', 'random') }], placed(1, 2));
  expect(person?.mu).toBeGreaterThan(against?.mu ?? 0);
});

describe.each(Object.keys(botRatings))('bots of %s', (game) => {
  test.each(Object.entries(botRatings[game] ?? {}))(
    '%s at %i points wins as often as the ladder says',
    (level, points) => {
      const share = predictWin([[botRating(game, level)], [botRating(game, 'greedy')]])[0];
      expect(share).toBeCloseTo(1 / (1 + 10 ** (-(points - 1000) / 400)), 6);
    },
  );
});

test('near an even match a point shown is a point of the bots’ ladder', () => {
  expect(shownRating(botRating('race', 'greedy'))).toEqual({ rating: 1000, error: 0 });
  const beta = 25 / 6;
  const density = 1 / Math.sqrt(2 * Math.PI);
  expect(pointsPerMu).toBeCloseTo(((400 / Math.log(10)) * 4 * density) / (beta * Math.SQRT2), 1);
});

test('days and wins in a row', () => {
  const day = 86_400_000;
  expect(daysInARow([0, 1, day, 3 * day, 4 * day, 5 * day], 6 * day)).toEqual({ now: 3, longest: 3 });
  expect(daysInARow([0, day], 4 * day)).toEqual({ now: 0, longest: 2 });
  expect(daysInARow([], day)).toEqual({ now: 0, longest: 0 });
  const results = [1, 1, 0, 1, 1, 1].map((won, index) => ({ won, at: (6 - index) * day }));
  expect(streaksOf(results, 6 * day)).toEqual({ days: 6, longestDays: 6, wins: 2, longestWins: 3 });
});
