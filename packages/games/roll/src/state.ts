// The state of a match: plain JSON, small integers inside. Slugs appear only at the door (views, answers, events).

import { cloneFrame, EngineBug, type FlowState, type Seat } from '@orrery/kernel';
import { cloneDealer, type Dealer } from './chance.ts';
import { allPhases, type DieNo, developments, type MatchPhase, type PhaseNo, phaseName, worlds } from './names.ts';
import type { PhaseName } from './powers/vocabulary.ts';
import type { RollQuestion } from './questions.ts';
import type { SideNo, TileNo } from './tiles/catalogue.ts';
import { poolPerSeat } from './tiles/constants.ts';

export interface Player {
  /** Number on the faction tile, 1-9; decides who begins under strict timing. */
  readonly faction: number;
  /** Which home world, 0-8. */
  readonly home: number;
  credits: number;
  /** VP in chips. */
  chips: number;
  /** Dice this seat has ever been given; names the next one. */
  made: number;
  /** All owned dice ... */
  dice: DieNo[];
  /** ... and where each of them is: a place of places.ts. */
  places: number[];
  /** The two construction stacks, top first. @rule roll-1.7 */
  stacks: [developments: TileNo[], worlds: TileNo[]];
  /** Sides in play in order of entry; each is one square. @rule roll-1.8 */
  tableau: SideNo[];
  /** Tiles drawn and not yet placed. */
  drawn: TileNo[];
  /** Tiles this seat abandoned in the current Explore phase. @rule roll-1.10 */
  abandoned: TileNo[];
  /** Tiles of the current Scout that are still to be drawn. */
  pending: number;
  /** This seat has done all its tasks of the current Explore phase. */
  explored: boolean;
  /** Colours of virtual workers not used yet in the current phase. */
  virtual: number[];
  /** How many Scouts of the current Explore phase were done by explorers of each colour. */
  scouts: number[];
}

export interface State extends FlowState<RollQuestion> {
  round: number;
  phase: MatchPhase;
  /** Bit p: phase p happens this round. */
  active: number;
  /** What the extra die of a two-seat round shows. */
  extraDie: PhaseName | null;
  /** A draw of this Explore phase could not be served: the rest of the phase goes in strict order. */
  shortage: boolean;
  /** Dice nobody owns, by colour. */
  supply: number[];
  bag: TileNo[];
  players: Player[];
  dealer: Dealer;
}

export function playerAt(state: State, seat: Seat): Player {
  const player = state.players[seat];
  if (player === undefined) throw new EngineBug(`there is no seat ${seat}`);
  return player;
}

/** VP left in the pool; chips are never given back, so it follows from what the seats have. */
export function poolLeft(state: State): number {
  return Math.max(0, poolBalance(state));
}

/** VP handed out beyond the pool. */
export const reserveUsed = (state: State): number => Math.max(0, -poolBalance(state));

function poolBalance(state: State): number {
  let left = poolPerSeat * state.players.length;
  for (const player of state.players) left -= player.chips;
  return left;
}

/** The side at an index of a tableau; -1 beyond its end. */
export const sideAt = ({ tableau }: Pick<Player, 'tableau'>, index: number): SideNo => tableau[index] ?? -1;

/**
 * Squares for the end condition: the two halves of the faction tile, the home world, one per completed tile.
 * @rule roll-1.9
 */
export const squaresOf = (player: Player): number => player.tableau.length;

/** All tiles in construction, developments first, each stack from its top. */
export const zoneOf = ({ stacks }: Player): TileNo[] => [...stacks[developments], ...stacks[worlds]];
export const zoneSize = (player: Player): number => player.stacks[developments].length + player.stacks[worlds].length;

export const phaseActive = (state: State, phase: PhaseNo): boolean => (state.active & (1 << phase)) !== 0;
export const activePhases = (state: State): PhaseName[] =>
  allPhases.filter((phase) => phaseActive(state, phase)).map(phaseName);

export function activate(state: State, phase: PhaseNo): void {
  state.active |= 1 << phase;
}

/** Written by hand for speed; a test compares it with a JSON trip. */
export function clone(state: State): State {
  const players: Player[] = [];
  for (const player of state.players) players.push(clonePlayer(player));
  return {
    flow: cloneFrame(state.flow),
    asks: state.asks.slice(),
    seals: state.seals,
    round: state.round,
    phase: state.phase,
    active: state.active,
    extraDie: state.extraDie,
    shortage: state.shortage,
    supply: state.supply.slice(),
    bag: state.bag.slice(),
    players,
    dealer: cloneDealer(state.dealer),
  };
}

function clonePlayer(player: Player): Player {
  return {
    faction: player.faction,
    home: player.home,
    credits: player.credits,
    chips: player.chips,
    made: player.made,
    dice: player.dice.slice(),
    places: player.places.slice(),
    stacks: [player.stacks[developments].slice(), player.stacks[worlds].slice()],
    tableau: player.tableau.slice(),
    drawn: player.drawn.slice(),
    abandoned: player.abandoned.slice(),
    pending: player.pending,
    explored: player.explored,
    virtual: player.virtual.slice(),
    scouts: player.scouts.slice(),
  };
}
