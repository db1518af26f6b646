// How a client puts a state together that came as changes. It has a door of its own, without the schemas, for pages.

import type { MatchChanges, MatchState } from './socket.ts';

/** Left out means that there is nothing of it any more, not that it is as before. */
const nothing = {
  pausedUntil: undefined,
  proposal: undefined,
  holidays: undefined,
  answeredForYou: undefined,
  ordersWithdrawn: undefined,
} satisfies Partial<Record<keyof MatchState, undefined>>;

/** The whole state, from the one before it on the same socket. */
export function stateAfter(
  before: MatchState,
  { view, questions, asks, standings, ...said }: MatchChanges,
): MatchState {
  return {
    ...before,
    ...nothing,
    ...said,
    type: 'state',
    view: Object.assign({}, before.view, view),
    questions: questions ?? before.questions,
    asks: asks ?? before.asks,
    standings: standings ?? before.standings,
  };
}
