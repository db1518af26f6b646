// Friends, people one has played with, and who is here.

import { z } from 'zod';
import { clockMs, tableId } from './common.ts';

export const friend = z.object({
  id: z.string(),
  name: z.string(),
  /** Has a visible page open. Of friends only. */
  here: z.boolean(),
  /** A match of this person that may be watched; of friends who are here. */
  table: z.object({ id: tableId, game: z.string() }).nullable(),
});
/** `link`: what to send; whoever opens it and agrees is a friend. It ends when a new one is made. */
export const friendsReply = z.object({
  friends: z.array(friend),
  recent: z.array(z.object({ id: z.string(), name: z.string(), at: z.int() })),
  link: z.string(),
});
export const befriendRequest = z.strictObject({ link: z.string().regex(/^[\w-]{10,60}$/) });
export const inviteRequest = z.strictObject({ person: z.string().max(40) });

export const hereReply = z.object({ people: z.int(), tables: z.int(), playing: z.int() });

/** Sits down at the waiting table that fits best, or opens one that starts by itself. */
export const seekRequest = z.strictObject({
  game: z.string().regex(/^[a-z]{1,20}$/),
  seats: z.int().min(2).max(10),
  clockMs,
  /** So far from one's own rating; null: anybody. */
  within: z.int().min(50).max(2000).nullable(),
});

export type Friend = z.infer<typeof friend>;
export type SeekRequest = z.infer<typeof seekRequest>;
