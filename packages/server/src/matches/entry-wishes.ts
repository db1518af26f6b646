// What somebody wants to have written into the log of a match, who that is, and what comes of it.

import { mayUndo, type Refusal, type Seat } from '@orrery/kernel';
import type { LogEntry } from '../storage/log.ts';
import { type LiveMatch, openQuestion } from './live-match.ts';

export type Outcome = { readonly ok: true; readonly seq: number } | { readonly ok: false; readonly refusal: Refusal };

export type Wanted = Pick<LogEntry, 'kind' | 'question' | 'answer' | 'once_key'>;

/** What depends on where the match stands when it is written, and for which seat. */
export type WantedThen = (live: LiveMatch, seat: Seat) => Wanted & { readonly seat: Seat };

/** Who makes an entry. */
export interface Maker {
  readonly by: NonNullable<LogEntry['by']>;
  /** Looked at whenever it is about to be written: what is wanted may have become pointless meanwhile. */
  readonly may?: (live: LiveMatch) => boolean;
  /** The node that must hold the match's lease when it is written. */
  readonly lease?: string;
}

/** A seat, or how to find it at the table of the match; what it throws reaches the caller. */
export type SeatHere = Seat | ((live: LiveMatch) => Seat);

/** An answer adds events at the end; taking one back makes a new list that begins like the old one. */
export function sameEvents(before: LiveMatch['match']['events'], length: number, live: LiveMatch): number {
  const after = live.match.events;
  if (after === before) return length;
  let same = 0;
  while (same < length && same < after.length && before[same] === after[same]) same += 1;
  return same;
}

export const isAwaited = ({ presence }: LiveMatch, seat: Seat): boolean =>
  presence.resting || presence.standIns.has(seat);

const isDecided = ({ game, match }: LiveMatch): boolean => game.outcome(match.state) !== null;

/** Who is there changes nothing any more once a match is decided: who held a seat at the end is rated so. */
export const comesTooLate = (live: LiveMatch, { kind }: Wanted): boolean =>
  kind !== 'answer' && kind !== 'undo' && isDecided(live);

/** Whether it changes something that this seat's person is there. */
export const isMissed = (live: LiveMatch, seat: Seat): boolean =>
  !isDecided(live) && (isAwaited(live, seat) || live.presence.missed.has(seat));

/** Whether this would be accepted, before anything is done for it. */
export function isAccepted(live: LiveMatch, seat: Seat, { kind, question, answer }: Wanted): boolean {
  if (kind === 'undo') return mayUndo(live.match, seat);
  const open = openQuestion(live, seat, question);
  return kind === 'answer' && open !== null && live.game.check(live.match.state, open, JSON.parse(answer)) === null;
}
