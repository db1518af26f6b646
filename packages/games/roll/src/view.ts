// What a seat may see, built from scratch. A hidden tile has no identifier at all: a stack shows its size and what lies
// open, so nobody can follow a tile that goes out of sight.

import { type Frame, flowFor, type Seat, waitedFor } from '@orrery/kernel';
import { colourNameOf, diceAt, placeAt } from './dice.ts';
import { type DieNo, developments, faceName, type MatchPhase, worlds } from './names.ts';
import { isStrict, strictOrder } from './phases/timing.ts';
import { faceUp, goodPlace, isRolled, placeName } from './places.ts';
import type { DieColour, FaceName, PhaseName } from './powers/vocabulary.ts';
import type { RollQuestion } from './questions.ts';
import type { State } from './state.ts';
import { activePhases, playerAt, poolLeft, reserveUsed, squaresOf } from './state.ts';
import { colourName, factionName, homeName, sideOf, tileName } from './tiles/catalogue.ts';

export interface DieView {
  readonly die: DieNo;
  readonly colour: DieColour;
  /** A place by name: cup, citizenry, rolled, column:explore, selector:ship, stack:world, world:gem-world. */
  readonly at: string;
  /** Behind the screen: the face, for the owner alone. */
  readonly face: FaceName | null;
}

export interface TableauView {
  readonly side: string;
  readonly tile: string;
  readonly goods: readonly DieNo[];
}

/** A pile of tiles, top first where it has an order; null for a tile this seat may not see. @rule roll-18.12 */
export type TilesView = readonly (string | null)[];

export interface PlayerView {
  readonly seat: Seat;
  readonly faction: string;
  /** On the faction tile; the lowest goes first under strict order. */
  readonly factionNumber: number;
  readonly homeWorld: string;
  readonly credits: number;
  readonly chips: number;
  readonly squares: number;
  readonly tableau: readonly TableauView[];
  readonly dice: readonly DieView[];
  readonly stacks: { readonly development: TilesView; readonly world: TilesView };
  readonly drawn: TilesView;
  readonly abandoned: TilesView;
  /** Tiles still to be drawn for the current Scout. */
  readonly toDraw: number;
  /** All tasks of the current Explore phase are done. */
  readonly explored: boolean;
  readonly virtualWorkers: readonly DieColour[];
  /** Scouts of this Explore phase by the colour of the explorer. */
  readonly scouts: Readonly<Record<DieColour, number>>;
  /** Dice ever gained. */
  readonly diceMade: number;
}

export interface RollView {
  readonly game: 'roll';
  readonly seat: Seat | null;
  readonly round: number;
  readonly phase: MatchPhase;
  readonly active: readonly PhaseName[];
  readonly extraDie: PhaseName | null;
  /** The bag ran short in this Explore phase: it goes on in strict order. */
  readonly shortage: boolean;
  /** The phase that runs now is played seat by seat. */
  readonly strict: boolean;
  /** Who goes first where order matters: from the lowest faction number clockwise. */
  readonly strictOrder: readonly Seat[];
  readonly pool: number;
  readonly reserveUsed: number;
  readonly bag: number;
  readonly supply: Readonly<Record<DieColour, number>>;
  readonly players: readonly PlayerView[];
  readonly waitedFor: readonly Seat[];
  /** Where the rules stand, without the answers of others. */
  readonly position: Frame<RollQuestion>;
  readonly asks: readonly number[];
  readonly seals: number;
}

/** @rule roll-18.9, roll-18.10, roll-18.11, roll-18.13 */
export function viewFor(state: State, seat: Seat | null): RollView {
  return {
    game: 'roll',
    seat,
    round: state.round,
    phase: state.phase,
    active: activePhases(state),
    extraDie: state.extraDie,
    shortage: state.shortage,
    strict: isStrict(state),
    strictOrder: strictOrder(state),
    pool: poolLeft(state),
    reserveUsed: reserveUsed(state),
    bag: state.bag.length,
    supply: byColour(state.supply),
    players: state.players.map((_, other) => playerView(state, other, other === seat)),
    asks: state.asks.slice(),
    seals: state.seals,
    ...progressFor(state, seat),
  };
}

/** How far everybody is. */
export const progressFor = (state: State, seat: Seat | null): Pick<RollView, 'waitedFor' | 'position'> => ({
  waitedFor: waitedFor(state),
  position: flowFor(state.flow, seat),
});

function byColour(counts: readonly number[]): Record<DieColour, number> {
  const [home = 0, military = 0, consumption = 0, novelty = 0, rare = 0, genes = 0, alien = 0] = counts;
  return { home, military, consumption, novelty, rare, genes, alien };
}

/** @rule roll-18.1, roll-18.7, roll-18.8 */
function playerView(state: State, seat: Seat, own: boolean): PlayerView {
  const player = playerAt(state, seat);
  return {
    seat,
    faction: factionName(player.faction),
    factionNumber: player.faction,
    homeWorld: homeName(player.home),
    credits: player.credits,
    chips: player.chips,
    squares: squaresOf(player),
    tableau: player.tableau.map((side) => ({
      side: sideOf(side).slug,
      tile: sideOf(side).tile,
      goods: diceAt(player, goodPlace(side)),
    })),
    dice: player.dice.map((die, index) => dieView(die, placeAt(player, index), own)),
    stacks: { development: stackView(player.stacks[developments], own), world: stackView(player.stacks[worlds], own) },
    drawn: player.drawn.map((tile) => (own ? tileName(tile) : null)),
    abandoned: player.abandoned.map((tile) => (own ? tileName(tile) : null)),
    toDraw: player.pending,
    explored: player.explored,
    virtualWorkers: player.virtual.map(colourName),
    scouts: byColour(player.scouts),
    diceMade: player.made,
  };
}

/** @rule roll-18.2, roll-18.3, roll-18.4 */
const dieView = (die: DieNo, place: number, own: boolean): DieView => ({
  die,
  colour: colourNameOf(die),
  at: placeName(place),
  face: own && isRolled(place) ? faceName(faceUp(place)) : null,
});

/** The owner sees everything, the others the top. @rule roll-18.5, roll-18.6 */
const stackView = (stack: readonly number[], own: boolean): TilesView =>
  stack.map((tile, depth) => (own || depth === 0 ? tileName(tile) : null));
