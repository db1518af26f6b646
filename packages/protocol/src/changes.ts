// How a client puts a state together that came as changes. It has a door of its own, without the schemas, for pages.

import type { MatchChanges, MatchState } from './socket.ts';

/** The whole state, from the one before it on the same socket. */
export function stateAfter(
  before: MatchState,
  { view, questions, asks, standings, ...said }: MatchChanges,
): MatchState {
  return {
    ...before,
    ...said,
    type: 'state',
    view: Object.assign({}, before.view, view),
    questions: questions ?? before.questions,
    asks: asks ?? before.asks,
    standings: standings ?? before.standings,
  };
}
