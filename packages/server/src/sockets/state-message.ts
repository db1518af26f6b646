// What a watcher is told about a match: the seat's own view, its questions, the events it may see, who is waited for.
// Everything secret goes through the game's own `viewFor` and the kernel's `faceFor`; nothing else of the state leaves.

import { faceFor, openQuestions, type Seat, waitedFor } from '@orrery/kernel';
import type { MatchState } from '@orrery/protocol';
import { deadlineOf, type LiveMatch, mayUndo } from '../matches/live-match.ts';

export function stateMessage(live: LiveMatch, seat: Seat | null, eventsFrom: number): MatchState {
  const { game, match } = live;
  const waited = waitedFor(match.state);
  return {
    type: 'state',
    match: live.id,
    seq: live.seq,
    seat,
    seen: { events: match.events.length, undos: live.undos },
    eventsFrom,
    events: match.events.slice(eventsFrom).map((told) => faceFor(told, seat)) as unknown as MatchState['events'],
    view: game.viewFor(match.state, seat),
    questions: openQuestions(match.state).filter((question) => question.seat === seat) as MatchState['questions'],
    waitedFor: waited,
    deadlines: waited.flatMap((each) => {
      const at = deadlineOf(live, each);
      return at === null ? [] : [{ seat: each, at }];
    }),
    mayUndo: seat !== null && mayUndo(live, seat),
    result: (game.outcome(match.state)?.slice() ?? null) as MatchState['result'],
  };
}
