// Orders in advance for a seat of a running match; standing answers are orders that stay. What an order means, which facts a condition may
// name and what is surprising is the game's to say; here is only the form.

import { z } from 'zod';
import { plainJson } from './common.ts';

/** A card or tile by its name in questions and answers. */
const pieceName = z.string().regex(/^[\w.:-]{1,80}$/);
const kindName = z.string().regex(/^[a-zA-Z.]{1,60}$/);

export const orderAnswer = z.discriminatedUnion('do', [
  /** Exactly this answer. */
  z.strictObject({ do: z.literal('give'), answer: plainJson }),
  /** The legal answer that names the earliest of `first` and none of `never`. */
  z.strictObject({
    do: z.literal('choose'),
    first: z.array(pieceName).max(30),
    never: z.array(pieceName).max(30),
  }),
  /** What the game ticks in advance. */
  z.strictObject({ do: z.literal('propose') }),
  /** The next step of a plan that the game knows, such as `points` and `cards`. */
  z.strictObject({ do: z.literal('plan'), plan: z.string().regex(/^[a-zA-Z]{1,20}$/) }),
]);

/** `piece`: for facts about one, such as what is in the own hand. */
export const orderCondition = z.strictObject({
  fact: z.string().regex(/^[a-zA-Z.]{1,40}$/),
  piece: pieceName.optional(),
  is: z.enum(['atLeast', 'atMost']),
  than: z.int().min(-1000).max(1000),
});

export const order = z.strictObject({
  /** The kind of question it answers. */
  on: kindName,
  /** The question must name this piece: the payment for this card. */
  about: pieceName.nullable(),
  if: z.array(orderCondition).max(8),
  /** The first that is legal counts. */
  answers: z.array(orderAnswer).max(12),
  /** Where none is: the person is asked, or the most modest legal answer is given. */
  else: z.enum(['ask', 'pass']),
  /** Until the round is over, or until it is changed. */
  valid: z.enum(['round', 'always']),
});

/** `version`: the one that was read; another one meanwhile refuses it. */
export const ordersRequest = z.strictObject({
  version: z.int().min(0),
  orders: z.array(order).max(40),
});
export const ordersReply = z.object({
  version: z.int(),
  orders: z.array(order),
  /** What conditions may name here; `perPiece`: it needs a piece. */
  facts: z.array(z.object({ fact: z.string(), perPiece: z.boolean() })),
  /** Kinds of questions that this game puts. */
  kinds: z.array(z.string()),
  plans: z.array(z.string()),
  /** Whether the open questions, if any, are answered by an order. */
  covered: z.boolean(),
  /** The last withdrawal, until orders are given anew: which fact of the match, and which orders went. */
  withdrawn: z.object({ event: z.int().nullable(), orders: z.array(order) }).nullable(),
});
/** What each of these orders would answer if it were asked now; an order whose question is not open does not apply. */
export const ordersCheckReply = z.object({
  orders: z.array(z.object({ applies: z.boolean(), answer: z.unknown() })),
});

/**
 * Answers by order wait for a time between these, drawn evenly: in milliseconds, and no more than such a share of the time
 * for a decision.
 */
export const orderDelays = {
  live: { least: 2000, most: 8000 },
  slow: { least: 300_000, most: 3_600_000 },
  share: { least: 1 / 16, most: 1 / 4 },
} as const;

export type Order = z.infer<typeof order>;
export type OrderAnswer = z.infer<typeof orderAnswer>;
export type OrderCondition = z.infer<typeof orderCondition>;
export type OrdersRequest = z.infer<typeof ordersRequest>;
export type OrdersReply = z.infer<typeof ordersReply>;
