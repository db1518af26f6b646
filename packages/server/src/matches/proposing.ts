// How people propose to pause, to go on, or to end a match. The agreement that completes a proposal is written as its effect, so
// that nothing is ever agreed and not done.

import type { Seat } from '@orrery/kernel';
import { longestPauseMs, type Wish } from '@orrery/protocol';
import { Refused } from '../refusal.ts';
import type { LogEntry } from '../storage/log.ts';
import { peopleWhoPlay } from './absence.ts';
import type { LiveMatch } from './live-match.ts';
import type { OpenProposal } from './proposals.ts';

/** What is written into the log of a match. */
export type Saying = Pick<LogEntry, 'kind' | 'seat' | 'answer'>;

const wholeTable: Seat = -1;

/** Who must still agree: people who play for themselves. */
export function stillToAgree(live: LiveMatch, { agreed }: Pick<OpenProposal, 'agreed'>): Seat[] {
  return peopleWhoPlay(live).filter((seat) => !agreed.has(seat));
}

/** A new proposal takes the place of the one before. Who is alone at the table needs nobody's agreement. */
export function proposing(live: LiveMatch, seat: Seat, wanted: Wish, now: number): Saying {
  checkWish(live, wanted, now);
  const isDone = stillToAgree(live, { agreed: new Set([seat]) }).length === 0;
  return isDone ? effectOf(wanted) : { kind: 'propose', seat, answer: JSON.stringify(wanted) };
}

export function agreeing(live: LiveMatch, seat: Seat, number: number, agrees: boolean, now: number): Saying {
  const { open } = live.presence;
  if (open === null || open.number !== number) throw new Refused('server/no-such-proposal');
  if (!agrees) return { kind: 'decline', seat, answer: JSON.stringify(number) };
  checkWish(live, open.wish, now);
  const isDone = stillToAgree(live, { agreed: new Set([...open.agreed, seat]) }).length === 0;
  return isDone ? effectOf(open.wish) : { kind: 'agree', seat, answer: JSON.stringify(number) };
}

function checkWish({ closed, presence, table }: LiveMatch, wanted: Wish, now: number): void {
  const refuse = (why: string): never => {
    throw new Refused('server/not-allowed', { why });
  };
  if (closed || presence.ended) refuse('the match is over');
  if (wanted.kind === 'resume' && presence.paused === null) refuse('there is no pause');
  if (wanted.kind !== 'pause') return;
  if (table.settings.clockMs === null) refuse('there is no clock to stop');
  const { until } = wanted;
  if (until !== null && (until <= now || until > now + longestPauseMs))
    throw new Refused('server/malformed', { field: 'until' });
}

const effectOf = (wanted: Wish): Saying => ({
  kind: wanted.kind,
  seat: wholeTable,
  answer: wanted.kind === 'pause' ? JSON.stringify({ until: wanted.until }) : 'null',
});

/** The time of a pause is up. */
export const pauseIsOver = ({ presence: { paused } }: LiveMatch, now: number): boolean =>
  paused !== null && paused.until !== null && paused.until <= now;
