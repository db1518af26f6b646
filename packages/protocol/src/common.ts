// Pieces that HTTP and socket messages share: ids, names, settings of a table, refusals.

import { z } from 'zod';

/** Of a table and of the match played at it: they share one id, which is also the link. */
export const tableId = z.string().regex(/^[a-z0-9]{10,32}$/);
export const seatNumber = z.int().min(0).max(9);

const controlOrMarkup = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}<>]/u;

const deepest = 24;

/** Where a text in it, keys included, reads as markup or cannot be shown, or it is nested without end; else null. */
export function markupAt(value: unknown, path: readonly (string | number)[] = []): (string | number)[] | null {
  if (typeof value === 'string') return controlOrMarkup.test(value) ? [...path] : null;
  if (typeof value !== 'object' || value === null) return null;
  if (path.length === deepest) return [...path];
  for (const [key, inner] of Object.entries(value)) {
    if (controlOrMarkup.test(key)) return [...path];
    const found = markupAt(inner, [...path, Array.isArray(value) ? Number(key) : key]);
    if (found !== null) return found;
  }
  return null;
}

/** What others see of a person. Control characters, invisible ones and angle brackets are refused. */
export const personName = z
  .string()
  .trim()
  .min(1)
  .max(30)
  .refine((text) => !controlOrMarkup.test(text), 'characters that cannot be shown');

/** Chosen by the sender; a message that comes a second time under the same key counts once. */
export const onceKey = z.string().regex(/^[\w-]{8,64}$/);

function isShallow(value: unknown, depth: number): boolean {
  if (typeof value !== 'object' || value === null) return value !== undefined;
  if (depth === 0) return false;
  for (const inner of Array.isArray(value) ? value : Object.values(value))
    if (!isShallow(inner, depth - 1)) return false;
  return true;
}

/** What came out of a JSON parser, not nested without end; what it means is the game's to judge. */
export const plainJson = z.custom<z.core.util.JSONType>((value) => isShallow(value, deepest), 'nested too deeply');

/** Chosen by the sender and repeated in the reply. */
export const reference = z.union([
  z
    .int()
    .min(0)
    .max(2 ** 31),
  z.string().max(64),
]);

export const chatText = z
  .string()
  .trim()
  .min(1)
  .max(500)
  .refine((text) => !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(text), 'characters that cannot be shown');

/** Why something was not done; codes begin with the name of what gives them and are stable. */
export const refusal = z.object({
  code: z.string(),
  data: z.record(z.string(), z.unknown()),
});

const second = 1000;
const day = 86_400 * second;

/** Time per decision in milliseconds, the same for all who are waited for; null means no clock. */
export const clockMs = z
  .int()
  .min(5 * second)
  .max(30 * day)
  .nullable();

/** Time after a deadline before it is enforced. */
export const graceMs = z
  .int()
  .min(0)
  .max(7 * day);
/** So many days of holidays of each person count at a table. */
export const holidayDays = z.int().min(0).max(365);
/** With so much time for a decision or more a table is slow: holidays count. */
export const slowMs = 3600 * second;
/** Ratings that are welcome. */
export const ratingSpan = z
  .strictObject({ least: z.int().min(0).max(4000), most: z.int().min(0).max(4000) })
  .refine(({ least, most }) => least <= most, 'least above most');

export const botLevel = z.string().regex(/^[a-z]{1,20}$/);

export const tableSettings = z.object({
  /** Listed in the lobby, or reachable by its link alone. */
  open: z.boolean().default(true),
  clockMs: clockMs.default(null),
  /** Whether a bot plays on for somebody who left or ran out of time; otherwise the most modest legal answer is given. */
  standIns: z.boolean().default(true),
  /** The level of these bots. */
  standInLevel: botLevel.optional(),
  hints: z.boolean().default(false),
  spectators: z.boolean().default(true),
  graceMs: graceMs.optional(),
  /** Left out: 30. */
  holidayDays: holidayDays.optional(),
  /** Counts for ratings, where nothing else stands against it; left out: yes. */
  rated: z.boolean().optional(),
  /** Only who has a rating in this span, or none yet, may sit down. */
  ratings: ratingSpan.optional(),
  /** The match begins when the last seat is taken. */
  startsFull: z.boolean().optional(),
});

export type TableSettings = z.infer<typeof tableSettings>;
