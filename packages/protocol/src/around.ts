// Around deadlines: what people of a running match propose to each other, holidays, and what was answered while somebody
// was away. docs/decisions/013 has what each means.

import { z } from 'zod';
import { seatNumber } from './common.ts';

const day = 86_400_000;

/** A time by the calendar of the server, in milliseconds. */
export const calendarTime = z.int().min(0).max(8_640_000_000_000_000);

/** A match is paused for so long at most; who agreed may agree again. */
export const longestPauseMs = 60 * day;

export const wish = z.discriminatedUnion('kind', [
  /** No deadline runs until then, or until they agree to go on. */
  z.strictObject({ kind: z.literal('pause'), until: calendarTime.nullable() }),
  z.strictObject({ kind: z.literal('resume') }),
  /** Over without a result: nobody has won. */
  z.strictObject({ kind: z.literal('end') }),
]);
export const agreeRequest = z.strictObject({ number: z.int().min(1), agrees: z.boolean() });
/** Somebody who is waited for gets a notice; once a day from one person to one seat. */
export const nudgeRequest = z.strictObject({ seat: seatNumber });

/** What the people of a match have before them. */
export const proposal = z.object({
  number: z.int(),
  wish,
  by: z.int(),
  at: z.int(),
  /** Who has agreed, the proposer among them; and who must still say something. */
  agreed: z.array(z.int()),
  open: z.array(z.int()),
});

/** Something that a clock, a stand-in or an order answered for one's own seat. */
export const answeredForYou = z.object({
  /** The number of its entry in the log. */
  seq: z.int(),
  by: z.enum(['clock', 'standIn', 'order']),
  question: z.looseObject({ id: z.int(), seat: z.int(), kind: z.string() }),
  answer: z.unknown(),
  at: z.int(),
});

/** How many orders went, and the number of the event that surprised; null: a piece that they name is gone. */
export const ordersWithdrawn = z.object({ orders: z.int(), event: z.int().nullable() });

/** When the seat's person is on holiday, now or next; clocks stand still then. */
export const seatHoliday = z.object({ seat: z.int(), from: z.int(), to: z.int() });

/** Planned ahead; the end may be moved, the beginning only before it. */
export const holidayRequest = z.strictObject({ from: calendarTime, to: calendarTime });
export const holiday = z.object({ id: z.string(), from: z.int(), to: z.int() });
export const holidaysReply = z.object({
  holidays: z.array(holiday),
  /** Days of the last 365 that are used or planned, and how many there are. */
  daysUsed: z.number(),
  daysAYear: z.int(),
});

export type Wish = z.infer<typeof wish>;
export type Proposal = z.infer<typeof proposal>;
export type AnsweredForYou = z.infer<typeof answeredForYou>;
export type SeatHoliday = z.infer<typeof seatHoliday>;
export type Holiday = z.infer<typeof holiday>;
