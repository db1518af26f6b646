// What a watcher is told about a match: the seat's own view, its questions, the events it may see, who is waited for.
// Everything secret goes through the game's own `viewFor` and the kernel's `faceFor`; nothing else of the state leaves.

import { faceFor, isNoted, mayUndo, type Seat, waitedFor } from '@orrery/kernel';
import type { EventsPage, MatchState } from '@orrery/protocol';
import { asksFor, noSeat } from '@orrery/table';
import type { LiveMatch, ToldStandings } from '../matches/live-match.ts';
import { deadlineOf } from '../matches/times.ts';
import { overDays } from './over-days.ts';

/** A watcher who holds fewer events than these leave out asks for pages of them. */
const mostEvents = 100;

/** `from` is how many events the watcher holds. */
export const stateMessage = (live: LiveMatch, seat: Seat | null, from: number): MatchState => ({
  type: 'state',
  view: live.game.viewFor(live.match.state, seat),
  ...asked(live, seat),
  standings: live.game.standings(live.match.state),
  ...around(live, seat, from),
  ...aroundAll(live),
});

/** What all watchers are told alike, as text: written once for all to whom one change is told. */
export const textForAll = (live: LiveMatch): string => JSON.stringify(aroundAll(live));

/** The same as it goes over the wire. */
export function stateText(live: LiveMatch, seat: Seat | null, from: number, forAll = textForAll(live)): string {
  const { game, match } = live;
  const head = JSON.stringify({ type: 'state', view: game.viewFor(match.state, seat), ...asked(live, seat) });
  const own = JSON.stringify(around(live, seat, from));
  return `${head.slice(0, -1)},"standings":${standingsOf(live).text},${own.slice(1, -1)},${forAll.slice(1)}`;
}

/**
 * The last entry of the log changed nothing but how far everybody is: it waits for others itself, or is about who is there.
 * Most answers are given in secret at first, so this is what others are told most often.
 */
export function onlyNoted({ last, match: { state } }: LiveMatch): boolean {
  if (last === null || last.kind === 'undo' || last.kind === 'rules' || last.kind === 'end') return false;
  return last.kind !== 'answer' || isNoted(state.flow, last.seat, last.question);
}

/** Whether who was told everything up to `toldAt`, the entry before the last, need not be told all of it again. */
export const saysLess = (live: LiveMatch, toldAt: number): boolean =>
  toldAt === live.seq - 1 && (onlyNoted(live) || standingsOf(live).since <= toldAt);

/** What is left to say then. */
export function changesText(live: LiveMatch, seat: Seat | null, from: number, forAll = textForAll(live)): string {
  const { game, match, last } = live;
  const noted = onlyNoted(live);
  const changes = {
    type: 'changes',
    view: noted ? game.progressFor(match.state, seat) : game.viewFor(match.state, seat),
    ...(noted && last?.seat !== seat ? {} : asked(live, seat)),
    ...around(live, seat, from),
  };
  return `${JSON.stringify(changes).slice(0, -1)},${forAll.slice(1)}`;
}

/** The seat's questions, described. A match that was ended by agreement asks nothing any more. */
function asked(live: LiveMatch, seat: Seat | null): Pick<MatchState, 'questions' | 'asks'> {
  const asks = live.presence.ended ? [] : asksFor(live.game, live.match.state, seat ?? noSeat);
  return {
    questions: asks.map(({ question }) => question) as MatchState['questions'],
    asks: asks.map(({ question: { id }, description, proposal }) => ({
      question: id,
      described: description,
      proposal,
    })),
  };
}

function standingsOf(live: LiveMatch): ToldStandings {
  const { game, match, seq, standings: told } = live;
  if (told?.seq === seq) return told;
  const text = JSON.stringify(game.standings(match.state));
  live.standings = { seq, since: told?.text === text ? told.since : seq, text };
  return live.standings;
}

type Around = Omit<MatchState, 'type' | 'view' | 'questions' | 'asks' | 'standings'>;

/** What is said to this seat besides its position. */
function around(live: LiveMatch, seat: Seat | null, from: number): Omit<Around, keyof ReturnType<typeof aroundAll>> {
  const { match } = live;
  const eventsFrom = Math.max(from, match.events.length - mostEvents);
  return {
    seat,
    eventsFrom,
    events: facesOf(live, seat, eventsFrom, match.events.length),
    mayUndo: seat !== null && !live.presence.ended && mayUndo(match, seat),
    ...overDays(live, seat),
  };
}

/** What is said to all alike; nothing secret. The result comes last. */
function aroundAll(live: LiveMatch) {
  const { game, match, presence } = live;
  const waited = presence.ended ? [] : waitedFor(match.state);
  return {
    match: live.id,
    seq: live.seq,
    seen: { events: match.events.length, undos: live.undos },
    waitedFor: waited,
    deadlines: waited.flatMap((each) => {
      const deadline = deadlineOf(live, each);
      if (deadline === null) return [];
      const { at, graceUntil } = deadline;
      return [graceUntil === at ? { seat: each, at } : { seat: each, at, graceUntil }];
    }),
    resting: presence.resting,
    standIns: [...presence.standIns.keys()].sort((a, b) => a - b),
    missed: [...presence.missed].map(([each, times]) => ({ seat: each, times })),
    ...rulesChanged(live),
    result: (game.outcome(match.state)?.slice() ?? null) as MatchState['result'],
  } satisfies Partial<Around>;
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
