// What a watcher is told about a match: the seat's own view, its questions, the events it may see, who is waited for.
// Everything secret goes through the game's own `viewFor` and the kernel's `faceFor`; nothing else of the state leaves.

import { type FlowState, faceFor, isNoted, mayUndo, type Seat, waitedFor } from '@orrery/kernel';
import type { EventsPage, MatchState } from '@orrery/protocol';
import { asksFor, noSeat } from '@orrery/table';
import { deadlineOf, type LiveMatch } from '../matches/live-match.ts';

/** A watcher who holds fewer events than these leave out asks for pages of them. */
const mostEvents = 100;

/** `from` is how many events the watcher holds. */
export const stateMessage = (live: LiveMatch, seat: Seat | null, from: number): MatchState => ({
  type: 'state',
  view: live.game.viewFor(live.match.state, seat),
  ...asked(live, seat),
  standings: live.game.standings(live.match.state),
  ...around(live, seat, from),
});

/** The same as it goes over the wire. */
export function stateText(live: LiveMatch, seat: Seat | null, from: number): string {
  const { game, match } = live;
  const head = JSON.stringify({ type: 'state', view: game.viewFor(match.state, seat), ...asked(live, seat) });
  return `${head.slice(0, -1)},"standings":${standingsText(live)},${JSON.stringify(around(live, seat, from)).slice(1)}`;
}

/**
 * The last entry of the log changed nothing but how far everybody is: it waits for others itself, or is about who is there.
 * Most answers are given in secret at first, so this is what others are told most often.
 */
export function onlyNoted({ last, match: { state } }: LiveMatch): boolean {
  if (last === null || last.kind === 'undo' || last.kind === 'rules') return false;
  return last.kind !== 'answer' || isNoted(state.flow, last.seat, last.question);
}

/** How far everybody is. Nothing else of a view hangs on answers that no rule has read yet. */
const howFar = ['position', 'waitedFor'] as const;

/** What is left to say after such an entry to who was told everything before it. */
export function changesText(live: LiveMatch, seat: Seat | null, from: number): string {
  const { game, match, last } = live;
  const seen = game.viewFor(match.state, seat) as Readonly<Record<string, unknown>>;
  const changes = {
    type: 'changes',
    view: Object.fromEntries(howFar.map((field) => [field, seen[field]])),
    ...(last?.seat === seat ? asked(live, seat) : {}),
    ...around(live, seat, from),
  };
  return JSON.stringify(changes);
}

/** The seat's questions, described. */
function asked({ game, match: { state } }: LiveMatch, seat: Seat | null): Pick<MatchState, 'questions' | 'asks'> {
  const asks = asksFor(game, state, seat ?? noSeat);
  return {
    questions: asks.map(({ question }) => question) as MatchState['questions'],
    asks: asks.map(({ question: { id }, description, proposal }) => ({
      question: id,
      described: description,
      proposal,
    })),
  };
}

/** The same for all who watch, so they are worked out once per entry of the log. */
const lastStandings = new WeakMap<FlowState, { readonly seq: number; readonly text: string }>();

function standingsText({ game, match: { state }, seq }: LiveMatch): string {
  const last = lastStandings.get(state);
  if (last !== undefined && last.seq === seq) return last.text;
  const text = JSON.stringify(game.standings(state));
  lastStandings.set(state, { seq, text });
  return text;
}

/** All of a state but what is said of the position itself. */
function around(
  live: LiveMatch,
  seat: Seat | null,
  from: number,
): Omit<MatchState, 'type' | 'view' | 'questions' | 'asks' | 'standings'> {
  const { game, match } = live;
  const eventsFrom = Math.max(from, match.events.length - mostEvents);
  const waited = waitedFor(match.state);
  return {
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
