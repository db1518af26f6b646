// What a watcher is told about a match: the seat's own view, its questions, the events it may see, who is waited for.
// Everything secret goes through the game's own `viewFor` and the kernel's `faceFor`; nothing else of the state leaves.

import { faceFor, mayUndo, type Seat, waitedFor } from '@orrery/kernel';
import type { EventsPage, MatchState } from '@orrery/protocol';
import { asksFor, noSeat } from '@orrery/table';
import { deadlineOf, type LiveMatch } from '../matches/live-match.ts';
import { askSent, seatTexts } from './seat-texts.ts';

/** A watcher who holds fewer events than these leave out asks for pages of them. */
const mostEvents = 100;

/** `from` is how many events the watcher holds. */
export function stateMessage(live: LiveMatch, seat: Seat | null, from: number): MatchState {
  const { game, match } = live;
  const asks = asksFor(game, match.state, seat ?? noSeat);
  const { type, ...around } = aroundPosition(live, seat, from);
  return {
    type,
    view: game.viewFor(match.state, seat),
    questions: asks.map(({ question }) => question) as MatchState['questions'],
    asks: asks.map(askSent),
    standings: game.standings(match.state),
    ...around,
  };
}

/** The same as it goes over the wire. */
export function stateText(live: LiveMatch, seat: Seat | null, from: number): string {
  const { view, questions, asks, standings } = seatTexts(live, seat);
  const { type, ...around } = aroundPosition(live, seat, from);
  const fields = [...view].map(([field, text]) => `"${field}":${text}`).join();
  const position = `"view":{${fields}},"questions":${questions},"asks":${asks},"standings":${standings}`;
  return `{"type":"${type}",${position},${JSON.stringify(around).slice(1)}`;
}

/** All of a state but what is said of the position itself. */
function aroundPosition(live: LiveMatch, seat: Seat | null, from: number) {
  const { game, match } = live;
  const eventsFrom = Math.max(from, match.events.length - mostEvents);
  const waited = waitedFor(match.state);
  return {
    type: 'state' as const,
    match: live.id,
    seq: live.seq,
    seat,
    seen: { events: match.events.length, undos: live.undos },
    eventsFrom,
    events: facesOf(live, seat, eventsFrom, match.events.length),
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
