// The scale of ratings: people and bots on one. docs/decisions/013 says why it is what it is.

import { botRatings } from '@orrery/bots/ratings';
import type { ShownRating } from '@orrery/protocol';
import { predictWin, type Rating } from 'openskill';

/** Everybody begins here, and `greedy` stays here. */
export const beginning: Rating = { mu: 25, sigma: 25 / 3 };
const greedy = 'greedy';
const greedyShown = 1000;
/** Near an even match one point shown is then worth one point of the bots' ladder. */
export const pointsPerMu = 47.04;

/** The share of wins against `greedy` that the ladder of bots measured. */
const measuredShare = (points: number): number => 1 / (1 + 10 ** (-points / 400));

/** Bots are known as well as can be. Of nothing at all no rating can be computed. */
const surely = 0.001;

/** At which `predictWin` says this share against `greedy`. */
function muOfShare(share: number): number {
  const shareOf = (mu: number): number =>
    predictWin([[{ mu, sigma: surely }], [{ ...beginning, sigma: surely }]])[0] ?? 0;
  let [low, high] = [beginning.mu - 100, beginning.mu + 100];
  for (let step = 0; step < 60; step++) {
    const middle = (low + high) / 2;
    if (shareOf(middle) < share) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

const known = new Map<string, Rating>();

/** Fixed: bots do not learn from matches. A level that was never measured counts as `greedy`. */
export function botRating(game: string, level: string): Rating {
  const key = `${game} ${level}`;
  const points = botRatings[game]?.[level] ?? greedyShown;
  const rating = known.get(key) ?? {
    mu: level === greedy ? beginning.mu : muOfShare(measuredShare(points - greedyShown)),
    sigma: surely,
  };
  known.set(key, rating);
  return rating;
}

export const shownRating = ({ mu, sigma }: Rating): ShownRating => ({
  rating: Math.round(greedyShown + pointsPerMu * (mu - beginning.mu)),
  error: Math.round(pointsPerMu * sigma),
});

/** Bots of a game as they are shown, weakest first. */
export const shownBots = (game: string): { level: string; rating: number }[] =>
  Object.keys(botRatings[game] ?? {})
    .map((level) => ({ level, rating: shownRating(botRating(game, level)).rating }))
    .sort((a, b) => a.rating - b.rating);

export const ladderOf = (game: string, seats: number): string => `${game} ${seats}`;
