// What follows from who is there: who answers for whom, when a bot is to stand in, and when the match is to rest.

import { openQuestions, type Seat } from '@orrery/kernel';
import type { FullTable } from '../tables/tables.ts';
import type { LiveMatch } from './live-match.ts';

/** So many missed deadlines, and a bot stands in until the person acts. */
const missedBeforeStandIn = 3;

/** The bot that answers for a seat at present, if any. */
export function botFor({ table, presence }: LiveMatch, seat: Seat): string | null {
  const row = table.seats[seat];
  return row?.kind === 'bot' ? row.level : (presence.standIns.get(seat) ?? null);
}

const peopleAt = ({ seats }: FullTable): Seat[] =>
  seats.flatMap(({ seat, kind, name }) => (kind === 'person' && name !== null ? [seat] : []));

/** Who sits there and plays for himself. */
export const peopleWhoPlay = ({ table, presence }: LiveMatch): Seat[] =>
  peopleAt(table).filter((seat) => !presence.standIns.has(seat));

export const somebodyPlays = (live: LiveMatch): boolean => peopleWhoPlay(live).length > 0;

/** Everybody has missed the latest deadline, or has left, and nobody has acted since: nothing is to move any more. */
export function mustRest(live: LiveMatch): boolean {
  const { missed, standIns, resting, paused } = live.presence;
  if (
    resting ||
    paused !== null ||
    live.table.settings.clockMs === null ||
    openQuestions(live.match.state).length === 0
  )
    return false;
  const people = peopleAt(live.table);
  const isAway = (seat: Seat): boolean => missed.has(seat) || standIns.has(seat);
  return people.some((seat) => missed.has(seat)) && people.every(isAway);
}

/** Seats whose people have been away for so long that a bot is to answer for them. */
export function mustStandIn({ presence, table }: LiveMatch): Seat[] {
  if (!table.settings.standIns || presence.resting) return [];
  return [...presence.missed].flatMap(([seat, times]) =>
    times >= missedBeforeStandIn && !presence.standIns.has(seat) ? [seat] : [],
  );
}
