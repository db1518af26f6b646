// The daily deal: the same cards for everybody, against the same bots, once a day.

import { z } from 'zod';

/** A day by UTC: `2027-01-31`. */
export const dayName = z.string().regex(/^\d{4}-\d\d-\d\d$/);

/** What others scored: so many had from `from` points to one less than the next. */
export const spreadStep = z.object({ from: z.int(), count: z.int() });

export const dailyDeal = z.object({
  day: dayName,
  game: z.string(),
  options: z.unknown(),
  /** By seat: the level of the bot; null is the person's. */
  seats: z.array(z.string().nullable()),
  seedHash: z.string(),
  /** Once the day is over. */
  seed: z.string().nullable(),
  opensAt: z.int(),
  closesAt: z.int(),
  /** How many have finished it. */
  players: z.int(),
  mine: z
    .object({
      match: z.string().nullable(),
      score: z.int().nullable(),
      rank: z.int().nullable(),
      /** Of those who have finished, the share who had fewer points, in percent. */
      beats: z.int().nullable(),
      /** The seed was taken along: nothing is listed. */
      offline: z.boolean(),
    })
    .nullable(),
  /** After the own match, or once the day is over; else null. */
  spread: z.array(spreadStep).nullable(),
  /** Once the day is over: the best one, to be looked at. */
  best: z.object({ match: z.string(), name: z.string().nullable(), score: z.int() }).nullable(),
});
/** Days in a row on which some daily deal was finished. */
export const dailyReply = z.object({
  deals: z.array(dailyDeal),
  streak: z.object({ days: z.int(), longest: z.int() }),
});
export const dailyQuery = z.object({ day: dayName.optional() });
export const dailyOfflineReply = z.object({ day: dayName, game: z.string(), options: z.unknown(), seed: z.string() });

export type DailyDeal = z.infer<typeof dailyDeal>;
