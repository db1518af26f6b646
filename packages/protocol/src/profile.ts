// Ratings and what a person has played.

import { z } from 'zod';
import { placing } from './placing.ts';

/** Before so many rated matches a rating is not shown. */
export const settledAfter = 10;

export const unratedReasons = [
  'table',
  'alone',
  'noPerson',
  'knownDeal',
  'ownCards',
  'hint',
  'sameBrowser',
  'daily',
  'ended',
] as const;
/** Why a match is not rated; null: it is, or will be. */
export const unrated = z.enum(unratedReasons).nullable();

/** A rating as it is shown, with its error; one scale for people and bots, `greedy` at 1000. */
export const shownRating = z.object({ rating: z.int(), error: z.int() });

export const ladder = z.object({
  game: z.string(),
  seats: z.int(),
  /** Rated matches. */
  matches: z.int(),
  /** Null until there are ten. */
  now: shownRating.nullable(),
  /** After each rated match from the tenth on, oldest first, the latest 200. */
  curve: z.array(shownRating.extend({ at: z.int(), match: z.string() })),
  /** Bots of this game on the same scale. */
  bots: z.array(z.object({ level: z.string(), rating: z.int() })),
});

export const resultsOf = z.object({
  game: z.string(),
  /** As in lists: long ones left out. */
  options: z.unknown(),
  seats: z.int(),
  matches: z.int(),
  won: z.int(),
  /** The share of wins that an even table would give. */
  even: z.number(),
  average: z.number(),
  best: z.int(),
});

export const playedMatch = z.object({
  id: z.string(),
  game: z.string(),
  options: z.unknown(),
  seat: z.int(),
  names: z.array(z.string().nullable()),
  result: z.array(placing).nullable(),
  /** By how much the shown rating changed; null: not rated, or still hidden. */
  change: z.int().nullable(),
  unrated,
  at: z.int(),
});

export const profile = z.object({
  id: z.string(),
  name: z.string(),
  since: z.int(),
  public: z.boolean(),
  /** Whether finished matches may become puzzles; told to nobody else. */
  puzzles: z.boolean().optional(),
  matches: z.int(),
  won: z.int(),
  ladders: z.array(ladder),
  results: z.array(resultsOf),
  /** Cards and tiles that lay in the own tableau at the end, most often first. */
  favourites: z.array(z.object({ game: z.string(), piece: z.string(), times: z.int(), won: z.int() })),
  /** Days in a row on which something was finished, now and at most; matches won in a row. */
  streaks: z.object({ days: z.int(), longestDays: z.int(), wins: z.int(), longestWins: z.int() }),
  latest: z.array(playedMatch),
});
/** What is left out stays as it is. */
export const profileRequest = z
  .strictObject({ public: z.boolean(), puzzles: z.boolean() })
  .partial()
  .refine((wanted) => Object.keys(wanted).length > 0, 'nothing to change');

export type Unrated = z.infer<typeof unrated>;
export type ShownRating = z.infer<typeof shownRating>;
export type Ladder = z.infer<typeof ladder>;
export type ResultsOf = z.infer<typeof resultsOf>;
export type PlayedMatch = z.infer<typeof playedMatch>;
export type Profile = z.infer<typeof profile>;
export type ProfileRequest = z.infer<typeof profileRequest>;
