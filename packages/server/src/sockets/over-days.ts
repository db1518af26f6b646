// What a state says about a match that is played over days, where there is something to say.

import type { Seat } from '@orrery/kernel';
import type { MatchState } from '@orrery/protocol';
import type { LiveMatch } from '../matches/live-match.ts';
import { stillToAgree } from '../matches/proposing.ts';
import { holidaysOf } from '../matches/times.ts';
import { withdrawnFor } from '../orders/stored-orders.ts';

type Said = Pick<MatchState, 'pausedUntil' | 'proposal' | 'holidays' | 'answeredForYou' | 'ordersWithdrawn' | 'ended'>;

export function overDays(live: LiveMatch, seat: Seat | null): Said {
  const { presence, table, answeredFor } = live;
  const said: Said = {};
  if (presence.paused !== null) said.pausedUntil = presence.paused.until;
  if (presence.open !== null) {
    const { number, wish, by, at, agreed } = presence.open;
    said.proposal = { number, wish, by, at, agreed: [...agreed], open: stillToAgree(live, presence.open) };
  }
  if (table.holidays.size > 0) said.holidays = holidaysAhead(live);
  const answered = seat === null ? undefined : answeredFor.get(seat);
  if (answered !== undefined) {
    said.answeredForYou = answered.flatMap(({ question, answer, ...entry }) =>
      question === null ? [] : [{ ...entry, question: { ...question }, answer: JSON.parse(answer) }],
    );
  }
  const withdrawn = seat === null ? null : withdrawnFor(live, seat);
  if (withdrawn !== null) said.ordersWithdrawn = { orders: withdrawn.orders.length, event: withdrawn.event };
  if (presence.ended) said.ended = true;
  return said;
}

/** Those that are over tell nobody anything. */
function holidaysAhead(live: LiveMatch): MatchState['holidays'] {
  const since = Math.max(live.last?.at ?? 0, live.table.row.clock_since);
  return [...live.table.holidays.keys()].flatMap((seat) =>
    holidaysOf(live, seat)
      .filter(({ to }) => to > since)
      .map(({ from, to }) => ({ seat, from, to })),
  );
}
