// What a seat is told of the position of a match, part by part, as it goes over the wire. Descriptions and standings are
// worked out from what the seat sees, so they are kept while it sees the same: most answers are given in secret, and to
// everybody else nothing has changed but who is waited for.

import { type FlowState, openQuestions, type Question, type Seat } from '@orrery/kernel';
import { type AskOf, asksFor, noSeat } from '@orrery/table';
import type { LiveMatch } from '../matches/live-match.ts';

/** A part that says the same as before is the same text. */
export interface SeatTexts {
  /** By field. */
  readonly view: ReadonlyMap<string, string>;
  readonly questions: string;
  readonly asks: string;
  readonly standings: string;
}

interface Kept extends SeatTexts {
  /** Another state in its place may hide other things: then nothing is taken over, and a leak would show. */
  readonly state: FlowState;
  /** After so many entries of the log. */
  readonly seq: number;
}

/** How far the others are. A question is described and everybody stands as before, whatever these say. */
const howFar: ReadonlySet<string> = new Set(['position', 'waitedFor']);

const keptOf = new WeakMap<LiveMatch, Map<Seat | null, Kept>>();

export function seatTexts(live: LiveMatch, seat: Seat | null): SeatTexts {
  const { game, match } = live;
  const { state } = match;
  const kept = keptOf.get(live) ?? new Map<Seat | null, Kept>();
  keptOf.set(live, kept);
  const last = kept.get(seat);
  const before = last?.state === state ? last : null;
  if (before?.seq === live.seq) return before;
  const view = viewTexts(game.viewFor(state, seat));
  const questions = JSON.stringify(openQuestions(state).filter((question) => question.seat === seat));
  const seesTheSame = before !== null && isSame(before.view, view);
  const texts: Kept = {
    state,
    seq: live.seq,
    view,
    questions,
    asks: seesTheSame && before.questions === questions ? before.asks : asksText(live, seat),
    standings: seesTheSame ? before.standings : standingsText(live),
  };
  kept.set(seat, texts);
  return texts;
}

const viewTexts = (view: unknown): Map<string, string> =>
  new Map(Object.entries(view ?? {}).map(([field, value]) => [field, JSON.stringify(value)]));

function isSame(before: ReadonlyMap<string, string>, view: ReadonlyMap<string, string>): boolean {
  for (const [field, text] of view) if (!howFar.has(field) && before.get(field) !== text) return false;
  return true;
}

const asksText = ({ game, match: { state } }: LiveMatch, seat: Seat | null): string =>
  JSON.stringify(asksFor(game, state, seat ?? noSeat).map(askSent));

export const askSent = ({ question, description, proposal }: AskOf<Question, unknown>) => ({
  question: question.id,
  described: description,
  proposal,
});

/** The same for all who watch, so they are worked out once per entry of the log. */
const lastStandings = new WeakMap<FlowState, { readonly seq: number; readonly text: string }>();

function standingsText({ game, match: { state }, seq }: LiveMatch): string {
  const last = lastStandings.get(state);
  if (last !== undefined && last.seq === seq) return last.text;
  const text = JSON.stringify(game.standings(state));
  lastStandings.set(state, { seq, text });
  return text;
}
