// Messages over the one WebSocket that each person has. Every request carries a reference of the sender's choice; the
// reply repeats it. `state` comes unasked whenever something changed in a match that is being watched.

import { z } from 'zod';
import { answeredForYou, ordersWithdrawn, proposal, seatHoliday } from './around.ts';
import { chatText, onceKey, plainJson, reference, refusal, seatNumber, tableId } from './common.ts';
import { chatLine, person, table } from './http.ts';
import { placing } from './placing.ts';

/** Which events a client has seen; after somebody took an answer back the numbers begin to mean something else. */
export const seen = z.strictObject({ events: z.int().min(0), undos: z.int().min(0) });

const ref = reference;

/** So many events come with one reply to `events`. */
export const mostEventsPerPage = 200;

export const watchMessage = z.strictObject({
  type: z.literal('watch'),
  ref,
  match: tableId,
  since: seen.optional(),
  /** After the first `state`, send what has changed. Only where the `welcome` offers it. */
  changes: z.boolean().optional(),
});
export const unwatchMessage = z.strictObject({ type: z.literal('unwatch'), ref, match: tableId });
export const answerMessage = z.strictObject({
  type: z.literal('answer'),
  ref,
  match: tableId,
  /** The question's id: late and doubled answers find no open question. */
  question: z.int().min(0),
  answer: plainJson,
  key: onceKey.optional(),
});
export const undoMessage = z.strictObject({ type: z.literal('undo'), ref, match: tableId, key: onceKey.optional() });
/** "I'm here": ends a stand-in for one's own seat, and wakes a match that rests. */
export const hereMessage = z.strictObject({ type: z.literal('here'), ref, match: tableId });
export const hintMessage = z.strictObject({ type: z.literal('hint'), ref, match: tableId, question: z.int().min(0) });
/** Asks for legal answers to one's own question: all of them, or some where they are too many. */
export const legalMessage = z.strictObject({ type: z.literal('legal'), ref, match: tableId, question: z.int().min(0) });
export const sayMessage = z.strictObject({ type: z.literal('say'), ref, table: tableId, text: chatText });
/** Asks for earlier events of a match that is being watched; a `state` carries only the latest. */
export const eventsMessage = z.strictObject({
  type: z.literal('events'),
  ref,
  match: tableId,
  from: z.int().min(0),
  count: z.int().min(1).max(mostEventsPerPage),
});
/** Where a finished match is looked at: after so many answers, as this seat knew it or with everything open. */
export const moment = z.strictObject({ step: z.int().min(0).max(100_000), seat: seatNumber, open: z.boolean() });
/** A card, tile or goal by its name in events. */
const pieceName = z.string().regex(/^[\w.-]{1,80}$/);

/** Looks at a finished match together with whoever else does. */
export const gatherMessage = z.strictObject({ type: z.literal('gather'), ref, match: tableId });
export const scatterMessage = z.strictObject({ type: z.literal('scatter'), ref, match: tableId });
/** Takes everybody to this moment, and points at a piece. */
export const pointMessage = z.strictObject({
  type: z.literal('point'),
  ref,
  match: tableId,
  moment,
  piece: pieceName.nullable(),
});
export const remarkMessage = z.strictObject({
  type: z.literal('remark'),
  ref,
  match: tableId,
  step: moment.shape.step,
  text: chatText,
});
/** Whether the page can be seen: who is there gets no notices. A socket that never says so is there. */
export const attentionMessage = z.strictObject({ type: z.literal('attention'), ref, here: z.boolean() });
export const pingMessage = z.strictObject({ type: z.literal('ping'), ref });

export const clientMessage = z.discriminatedUnion('type', [
  watchMessage,
  unwatchMessage,
  answerMessage,
  undoMessage,
  hereMessage,
  hintMessage,
  legalMessage,
  sayMessage,
  eventsMessage,
  gatherMessage,
  scatterMessage,
  pointMessage,
  remarkMessage,
  attentionMessage,
  pingMessage,
]);

export const welcome = z.object({
  type: z.literal('welcome'),
  protocol: z.int(),
  /** By game, the version of its rules that this server plays. A page with older rules must get itself renewed. */
  rules: z.record(z.string(), z.int()),
  person,
  now: z.int(),
  /** This server can leave out of a state what has not changed. */
  changes: z.boolean().optional(),
});

export const matchState = z.object({
  type: z.literal('state'),
  match: tableId,
  /** How many entries the match's log has: answers, take-backs, and who went away or came back. */
  seq: z.int(),
  /** Yours; null for a spectator. */
  seat: z.int().nullable(),
  seen,
  /**
   * Events below follow this many earlier ones; forget any you hold beyond it. If you hold fewer, ask for those between
   * with `events`.
   */
  eventsFrom: z.int(),
  events: z.array(z.record(z.string(), z.unknown())),
  view: z.unknown(),
  questions: z.array(z.looseObject({ id: z.int(), seat: z.int(), kind: z.string() })),
  /**
   * Per question above: all that is needed to show it (what there is to choose from, prices and strengths with their terms,
   * why something is not possible), and an answer to begin with.
   */
  asks: z.array(z.object({ question: z.int(), described: z.unknown(), proposal: z.unknown() })),
  /** How everybody stands, from what lies open: points with their terms, and how far the end is. */
  standings: z.unknown(),
  waitedFor: z.array(z.int()),
  /** Per seat that is waited for: when its time is up; empty without a clock. */
  deadlines: z.array(z.object({ seat: z.int(), at: z.int(), graceUntil: z.int().optional() })),
  /** Nobody acted after all deadlines were missed: nothing moves until somebody of the table acts. */
  resting: z.boolean(),
  /** Seats of people that a bot answers for until they act. */
  standIns: z.array(z.int()),
  /** Per seat: deadlines missed one after the other since its person last acted. */
  missed: z.array(z.object({ seat: z.int(), times: z.int() })),
  mayUndo: z.boolean(),
  /** No deadline runs until then; null: until they agree to go on. Left out: no pause. */
  pausedUntil: z.int().nullable().optional(),
  /** What the people of the table have before them. Left out: nothing. */
  proposal: proposal.optional(),
  /** Whose clocks stand still because of a holiday, or will soon. Left out: nobody's. */
  holidays: z.array(seatHoliday).optional(),
  /** What was answered for your seat since you last answered yourself; `mayUndo` takes the last of it back. Left out: nothing. */
  answeredForYou: z.array(answeredForYou).optional(),
  /** Orders of yours were withdrawn since you gave them. Left out: none. */
  ordersWithdrawn: ordersWithdrawn.optional(),
  /** Ended by agreement, without a result. */
  ended: z.boolean().optional(),
  /** Where the match moved to newer rules: after so many events. Left out if it never did. */
  rulesChanged: z.array(z.object({ after: z.int(), rules: z.int() })).optional(),
  result: z.array(placing).nullable(),
});

/**
 * A state that leaves out what the one before it on this socket said already, for whoever watches with `changes`: parts
 * that are missing are as they were, and so are missing fields of the view.
 */
export const matchChanges = matchState.extend({
  type: z.literal('changes'),
  view: z.record(z.string(), z.unknown()).optional(),
  questions: matchState.shape.questions.optional(),
  asks: matchState.shape.asks.optional(),
  standings: z.unknown().optional(),
});

export const tableMessage = z.object({ type: z.literal('table'), table });
export const chatMessage = z.object({ type: z.literal('chat'), table: tableId, line: chatLine });
export const someone = z.object({ id: z.string(), name: z.string() });
/** What somebody wrote at a moment of a match that is looked at together. */
export const remark = z.object({ id: z.string(), name: z.string(), step: z.int(), text: z.string(), at: z.int() });
/** Who looks at a match together, and at what; `remarks` come with the first of these. */
export const gathered = z.object({
  type: z.literal('gathered'),
  match: tableId,
  people: z.array(someone),
  /** Null until somebody moves. */
  moment: moment.nullable(),
  piece: z.string().nullable(),
  /** Who moved or pointed last, by id. */
  by: z.string().nullable(),
  remarks: z.array(remark).readonly().optional(),
});
export const remarked = z.object({ type: z.literal('remarked'), match: tableId, remark });
export const accepted = z.object({ type: z.literal('accepted'), ref, match: tableId, seq: z.int() });
export const refused = z.object({ type: z.literal('refused'), ref: reference.nullable(), error: refusal });
/** What a bot would answer; why, as it sees it: shares of winning, and null where none may be claimed. */
export const advice = z.object({
  answer: z.unknown(),
  /** `terms`: what makes the difference to the next best answer. Left out: only the answer is known. */
  reason: z
    .object({ share: z.number().nullable(), terms: z.array(z.object({ part: z.string(), amount: z.number() })) })
    .optional(),
  /** The best few answers, best first, where shares may be told. */
  best: z.array(z.object({ answer: z.unknown(), share: z.number() })).optional(),
});
export const hint = advice.extend({ type: z.literal('hint'), ref });
export const legal = z.object({ type: z.literal('legal'), ref, answers: z.array(z.unknown()), all: z.boolean() });
/** The events asked for, as far as there are any: they follow the first `from` ones of the match as it is now. */
export const eventsPage = z.object({
  type: z.literal('events'),
  ref,
  match: tableId,
  from: z.int(),
  events: z.array(z.record(z.string(), z.unknown())),
  seen,
});
export const done = z.object({ type: z.literal('done'), ref });

export const serverMessage = z.discriminatedUnion('type', [
  welcome,
  matchState,
  matchChanges,
  tableMessage,
  chatMessage,
  gathered,
  remarked,
  accepted,
  refused,
  hint,
  legal,
  eventsPage,
  done,
]);

export type Advice = z.infer<typeof advice>;
export type ClientMessage = z.infer<typeof clientMessage>;
export type ServerMessage = z.infer<typeof serverMessage>;
export type MatchState = z.infer<typeof matchState>;
export type MatchChanges = z.infer<typeof matchChanges>;
export type EventsPage = z.infer<typeof eventsPage>;
export type Moment = z.infer<typeof moment>;
export type Someone = z.infer<typeof someone>;
export type Remark = z.infer<typeof remark>;
export type Gathered = z.infer<typeof gathered>;
export type Seen = z.infer<typeof seen>;
