// How everybody stands, from what lies open on the table: each seat's things, who leads, how far the end is and what
// brings it about, and in which order seats act where order matters.

import type { Seat } from '@orrery/kernel';
import { phaseOdds } from './phase-odds.ts';
import { endingsOf, type RollEnding } from './phases/round.ts';
import { isStrict, strictOrder } from './phases/timing.ts';
import type { PhaseName } from './powers/vocabulary.ts';
import { placings } from './scoring.ts';
import { type RollStanding, standingOf } from './seat-standing.ts';
import { activePhases, type Player, poolLeft, type State, squaresOf } from './state.ts';
import { endSquares, poolPerSeat, startSquares } from './tiles/constants.ts';

export interface RollStandings {
  readonly seats: readonly RollStanding[];
  /** Who would win if the match ended now. */
  readonly leaders: readonly Seat[];
  readonly end: {
    readonly chipsLeft: number;
    /** The fewest squares that anybody has left. */
    readonly placesLeft: number;
    /** Rounds likely to come, at the pace so far; null before there is a pace. */
    readonly roundsLeft: number | null;
  };
  /** Why the match ends or has ended; nothing while nobody has reached an end. */
  readonly endings: readonly RollEnding[];
  /** Phases of this round, with who selected each; nothing while plans are secret. */
  readonly phases: readonly { readonly phase: PhaseName; readonly by: readonly Seat[] }[];
  /** Who begins where order matters, and whether the phase that runs now is played in this order. */
  readonly order: { readonly seats: readonly Seat[]; readonly strict: boolean };
  /** By seat: how likely others are to call each phase; null once plans are revealed. */
  readonly odds: readonly { readonly [P in PhaseName]: number }[] | null;
}

export function standings(state: State): RollStandings {
  const { players } = state;
  const seats = players.map((_, seat) => standingOf(state, seat));
  return {
    seats,
    leaders: placings(state).flatMap(({ seat, rank }) => (rank === 1 ? [seat] : [])),
    end: {
      chipsLeft: poolLeft(state),
      placesLeft: Math.min(...players.map((player) => Math.max(0, endSquares - squaresOf(player)))),
      roundsLeft: roundsLeft(state),
    },
    endings: endingsOf(state),
    phases: seats.every(({ columns }) => columns === null) ? [] : calledPhases(state, seats),
    order: { seats: strictOrder(state), strict: isStrict(state) },
    odds: state.phase === 'assign' ? players.map((_, seat) => oddsFor(state, seat)) : null,
  };
}

const calledPhases = (state: State, seats: readonly RollStanding[]): RollStandings['phases'] =>
  activePhases(state).map((phase) => ({
    phase,
    by: seats.flatMap(({ seat, columns }) => (columns !== null && columns[phase].selector !== null ? [seat] : [])),
  }));

function oddsFor(state: State, seat: Seat): { readonly [P in PhaseName]: number } {
  const [explore = 0, develop = 0, settle = 0, produce = 0, ship = 0] = phaseOdds(state, seat);
  return { explore, develop, settle, produce, ship };
}

const roundsForPace = 2;

/** The nearer of both ends, if chips and squares go on as they did. @rule roll-10.1 */
function roundsLeft(state: State): number | null {
  const { round, players } = state;
  if (round <= roundsForPace) return null;
  const chipsPerRound = (poolPerSeat * players.length - poolLeft(state)) / round;
  const byChips = chipsPerRound <= 0 ? Number.POSITIVE_INFINITY : poolLeft(state) / chipsPerRound;
  const nearest = Math.min(byChips, ...players.map((player) => roundsToFill(player, round)));
  return Number.isFinite(nearest) ? Math.ceil(nearest) : null;
}

function roundsToFill(player: Player, round: number): number {
  const perRound = (squaresOf(player) - startSquares) / round;
  return perRound <= 0 ? Number.POSITIVE_INFINITY : Math.max(0, endSquares - squaresOf(player)) / perRound;
}
