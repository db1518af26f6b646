// Bodies of HTTP requests and replies. The server checks every body on arrival; what it sends is typed by the same
// schemas and checked by its tests.

import { z } from 'zod';
import {
  botLevel,
  chatText,
  clockMs,
  markupAt,
  personName,
  refusal,
  seatNumber,
  tableId,
  tableSettings,
} from './common.ts';
import { placing } from './placing.ts';
import { unrated } from './profile.ts';

export const login = z.string().regex(/^[\p{L}\p{N}_.-]{2,30}$/u);
export const password = z.string().min(8).max(200);

export const person = z.object({
  id: z.string(),
  name: z.string(),
  /** A guest is known by a cookie alone; an account also by name and password. */
  guest: z.boolean(),
  login: z.string().nullable(),
});

export const guestRequest = z.strictObject({ name: personName.optional() });
export const renameRequest = z.strictObject({ name: personName });
export const registerRequest = z.strictObject({ login, password });
export const loginRequest = z.strictObject({ login: z.string().max(100), password: z.string().max(200) });
/** Accounts confirm it with their password; guests have none. */
export const deleteMeRequest = z.strictObject({ password: z.string().max(200).optional() });
export const passwordRequest = z.strictObject({ old: z.string().max(200), new: password });

export const seatRequest = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('open') }),
  z.strictObject({ kind: z.literal('me') }),
  z.strictObject({ kind: z.literal('bot'), level: botLevel }),
]);

export const createTableRequest = z.strictObject({
  game: z.string().regex(/^[a-z]{1,20}$/),
  /** As the game reads them; left out: its own habit. */
  options: z
    .record(z.string(), z.unknown())
    .superRefine((options, context) => {
      const path = markupAt(options);
      if (path !== null) context.addIssue({ code: 'custom', path, message: 'characters that cannot be shown' });
    })
    .default({}),
  seats: z.array(seatRequest).min(1).max(10),
  settings: tableSettings.prefault({}),
  /** The finished match whose deal is to be played again; the new one is marked a known deal. */
  sameDealAs: tableId.optional(),
});

/** Before the start the host may put a bot on a seat that is open, and open it again. */
export const seatChangeRequest = z.strictObject({
  seat: seatNumber,
  /** Null: open. */
  level: botLevel.nullable(),
});
export const joinRequest = z.strictObject({ seat: seatNumber.optional() });
/** Somebody wants another clock; it changes when all people at the table want the same. */
export const clockRequest = z.strictObject({ clockMs });
export const chatRequest = z.strictObject({ text: chatText });

export const seatAtTable = z.object({
  seat: z.int(),
  kind: z.enum(['open', 'person', 'bot']),
  name: z.string().nullable(),
  /** The asking person sits here. */
  you: z.boolean(),
  level: z.string().nullable(),
  /** The bot that plays for somebody who is away. */
  standIn: z.string().nullable(),
  wantsClockMs: clockMs.optional(),
  /** The id of a person whose profile may be looked at. */
  profile: z.string().optional(),
});

export const table = z.object({
  id: tableId,
  game: z.string(),
  options: z.unknown(),
  /** In lists: options that are too long for one, such as own cards, by name with how many entries they have. */
  leftOut: z.record(z.string(), z.int()).optional(),
  settings: tableSettings,
  status: z.enum(['waiting', 'playing', 'over']),
  host: z.boolean(),
  seats: z.array(seatAtTable),
  createdAt: z.int(),
  seedHash: z.string().nullable(),
  knownDeal: z.boolean(),
  /** The table of the next match among the same people. */
  rematch: tableId.nullable(),
  result: z.array(placing).nullable(),
  /** In the list of one's own tables, while a match is on: whose answers it waits for. */
  waitedFor: z.array(z.int()).optional(),
  /** There too: until when you must answer; null without a clock, or when nothing is asked of you. */
  deadline: z.int().nullable().optional(),
  /** There too: nobody acted after all deadlines were missed, so the match waits for somebody of the table. */
  resting: z.boolean().optional(),
  /** There too: what you are asked, as far as it may be told outside the match. */
  asked: z.looseObject({ id: z.int(), seat: z.int(), kind: z.string() }).nullable().optional(),
  /** There too: orders of yours answer what you are asked. */
  covered: z.boolean().optional(),
  /** There too: no deadline runs until then; null: until they agree to go on. Left out: no pause. */
  pausedUntil: z.int().nullable().optional(),
  /** Why it is not rated; null: it is, or will be. */
  unrated: unrated.optional(),
  /** Ended by agreement, without a result. */
  ended: z.boolean().optional(),
  /** Which daily deal it is: its day. */
  daily: z.string().optional(),
});

export const tableList = z.object({ tables: z.array(table) });
/** `more`: give it back as `after` to see older tables; null at the end. */
export const lobbyPage = z.object({ tables: z.array(table), more: z.string().nullable() });
export const lobbyQuery = z.object({ after: z.string().max(60).optional() });
export const chatLine = z.object({
  id: z.int(),
  name: z.string(),
  seat: z.int().nullable(),
  text: z.string(),
  at: z.int(),
});
export const chatList = z.object({ lines: z.array(chatLine) });
export const meReply = z.object({ person: person.nullable() });
export const gamesReply = z.object({
  protocol: z.int(),
  games: z.array(z.object({ name: z.string(), rulesVersion: z.int() })),
  bots: z.array(z.string()),
});
export const verdictReply = z.object({
  verdicts: z.array(z.object({ what: z.string(), agrees: z.boolean(), detail: z.string() })),
});
export const problem = z.object({ error: refusal });

export type Person = z.infer<typeof person>;
export type CreateTableRequest = z.infer<typeof createTableRequest>;
export type SeatRequest = z.infer<typeof seatRequest>;
export type SeatAtTable = z.infer<typeof seatAtTable>;
export type Table = z.infer<typeof table>;
export type ChatLine = z.infer<typeof chatLine>;
