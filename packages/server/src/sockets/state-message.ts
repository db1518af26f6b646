// What a watcher is told about a match: the seat's own view, its questions, the events it may see, who is waited for.
// Everything secret goes through the game's own `viewFor` and the kernel's `faceFor`; nothing else of the state leaves.

import { type FlowState, faceFor, mayUndo, type Seat, waitedFor } from '@orrery/kernel';
import type { EventsPage, MatchState } from '@orrery/protocol';
import { asksFor, type GameName, hostedGames } from '@orrery/table';
import { deadlineOf, type LiveMatch } from '../matches/live-match.ts';

/** A watcher who holds fewer events than these leave out asks for pages of them. */
const mostEvents = 100;

/** `from` is how many events the watcher holds. */
export function stateMessage(live: LiveMatch, seat: Seat | null, from: number): MatchState {
  const { game, match } = live;
  const eventsFrom = Math.max(from, match.events.length - mostEvents);
  const waited = waitedFor(match.state);
  return {
    type: 'state',
    match: live.id,
    seq: live.seq,
    seat,
    seen: { events: match.events.length, undos: live.undos },
    eventsFrom,
    events: facesOf(live, seat, eventsFrom, match.events.length),
    view: game.viewFor(match.state, seat),
    ...asked(live, seat),
    waitedFor: waited,
    deadlines: waited.flatMap((each) => {
      const at = deadlineOf(live, each);
      return at === null ? [] : [{ seat: each, at }];
    }),
    resting: live.presence.resting,
    standIns: [...live.presence.standIns.keys()].sort((a, b) => a - b),
    missed: [...live.presence.missed].map(([each, times]) => ({ seat: each, times })),
    mayUndo: seat !== null && mayUndo(match, seat),
    ...rulesChanged(live),
    result: (game.outcome(match.state)?.slice() ?? null) as MatchState['result'],
  };
}

/** The seat's open questions with all that is needed to show them, and how everybody stands. */
function asked(live: LiveMatch, seat: Seat | null) {
  const hosted = hostedGames[live.game.name as GameName];
  const { state } = live.match;
  const asks = seat === null ? [] : asksFor(hosted, state, seat);
  return {
    questions: asks.map(({ question }) => question) as MatchState['questions'],
    asks: asks.map(({ question, description, proposal }) => ({
      question: question.id,
      described: description,
      proposal,
    })),
    standings: standingsOf(live),
  };
}

/** The same for all who watch, so they are worked out once per entry of the log. */
const lastStandings = new WeakMap<FlowState, { readonly seq: number; readonly standings: unknown }>();

function standingsOf({ game, match: { state }, seq }: LiveMatch): unknown {
  const last = lastStandings.get(state);
  if (last !== undefined && last.seq === seq) return last.standings;
  const standings = hostedGames[game.name as GameName].standings(state);
  lastStandings.set(state, { seq, standings });
  return standings;
}

const rulesChanged = ({ match: { moves } }: LiveMatch): Pick<MatchState, 'rulesChanged'> =>
  moves.length === 0
    ? {}
    : { rulesChanged: moves.map(({ events, rulesVersion }) => ({ after: events, rules: rulesVersion })) };

/** Some of the events, as this seat may see them. */
export const eventsPage = (
  live: LiveMatch,
  seat: Seat | null,
  from: number,
  count: number,
): Omit<EventsPage, 'ref'> => ({
  type: 'events',
  match: live.id,
  from,
  events: facesOf(live, seat, from, from + count),
  seen: { events: live.match.events.length, undos: live.undos },
});

const facesOf = ({ match }: LiveMatch, seat: Seat | null, from: number, to: number): MatchState['events'] =>
  match.events.slice(from, to).map((told) => faceFor(told, seat)) as unknown as MatchState['events'];
