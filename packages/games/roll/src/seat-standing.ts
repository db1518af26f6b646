// How one seat stands, from what lies open: its points, its room, what it builds and with which dice, its goods, and its
// workers once they are revealed.

import type { Seat } from '@orrery/kernel';
import type { DescribedSide } from './decisions/described.ts';
import { describeSide } from './decisions/describing.ts';
import { colourNameOf, colourOf, dieAt, placeAt, placeOf } from './dice.ts';
import {
  type DieNo,
  developing,
  developments,
  exploring,
  isPhaseName,
  type PhaseNo,
  phaseName,
  phaseNumber,
  producing,
  type StackNo,
  settling,
  shipping,
  worlds,
} from './names.ts';
import { roomOn } from './phases/produce.ts';
import { goodPlace, inCitizenry, inCup, isGood, isOnStrip, isRolled, isWorkerOf, stackPlace } from './places.ts';
import { virtualWorkersOf } from './powers/exploring.ts';
import type { DieColour, PhaseName, SideKind } from './powers/vocabulary.ts';
import { type RollScoreSheet, scoreSheetOf } from './score-sheet.ts';
import { type GoodWorth, goodWorth, type ShippingWorth, shippingWorth } from './shipping-outlook.ts';
import { type Player, phaseActive, playerAt, type State, squaresOf } from './state.ts';
import { colourByName, colourName, sideOnStack, slugOf } from './tiles/catalogue.ts';
import { endSquares } from './tiles/constants.ts';

/** A die by its colour; everybody sees that much of every die. */
export interface StandingDie {
  readonly die: DieNo;
  readonly colour: DieColour;
}

export interface StackStanding {
  /** Tiles in it, the open one among them. */
  readonly size: number;
  /** The open tile with the workers that it takes; null on an empty stack. */
  readonly top: DescribedSide | null;
  /** Dice that lie on it, also where no tile is left below them. */
  readonly dice: readonly StandingDie[];
}

export interface TileStanding {
  readonly side: string;
  /** One good, or two with a power for it, each with what it is worth to its owner. */
  readonly goods: readonly (StandingDie & GoodWorth)[];
  /** How many more goods it can take. */
  readonly room: number;
}

/** The workers of one column. */
export interface ColumnStanding {
  /** The worker that selected the phase. */
  readonly selector: StandingDie | null;
  readonly dice: readonly StandingDie[];
  /** Virtual workers that will join, or that have not acted yet. They count like dice. */
  readonly virtual: readonly DieColour[];
  /** All of them together. */
  readonly workers: number;
}

export type Columns = { readonly [P in PhaseName]: ColumnStanding };

export interface RollStanding {
  readonly seat: Seat;
  readonly sheet: RollScoreSheet;
  /** Squares of the tableau, and with how many the match ends. */
  readonly places: { readonly used: number; readonly limit: number };
  /** On the faction tile: the lowest number begins where order matters. */
  readonly factionNumber: number;
  readonly credits: number;
  readonly cup: readonly StandingDie[];
  readonly citizenry: readonly StandingDie[];
  /** Behind the screen, by colour alone. */
  readonly rolled: readonly StandingDie[];
  readonly stacks: { readonly [S in SideKind]: StackStanding };
  readonly tableau: readonly TileStanding[];
  /** Null while plans are secret. */
  readonly columns: Columns | null;
  /** What the workers of Ship could bring; null while plans are secret. */
  readonly shipping: ShippingWorth | null;
}

export function standingOf(state: State, seat: Seat): RollStanding {
  const player = playerAt(state, seat);
  const columns = areSecret(state) ? null : columnsOf(state, player);
  return {
    seat,
    sheet: scoreSheetOf(state, seat),
    places: { used: squaresOf(player), limit: endSquares },
    factionNumber: player.faction,
    credits: player.credits,
    cup: diceWhere(player, (place) => place === inCup),
    citizenry: diceWhere(player, (place) => place === inCitizenry),
    rolled: diceWhere(player, isRolled),
    stacks: { development: stackOf(player, developments), world: stackOf(player, worlds) },
    tableau: player.tableau.map((side) => ({
      side: slugOf(side),
      goods: diceWhere(player, (place) => place === goodPlace(side)).map((good) => ({
        ...good,
        ...goodWorth(player, good.die, goodPlace(side)),
      })),
      room: roomOn(player, side),
    })),
    columns,
    shipping: columns === null ? null : shippingOf(player, columns.ship),
  };
}

function shippingOf(player: Player, { dice, virtual }: ColumnStanding): ShippingWorth {
  const goods = diceWhere(player, isGood).map(({ die }) => ({ die, place: placeOf(player, die) }));
  return shippingWorth(player, goods, [...dice.map(({ die }) => colourOf(die)), ...virtual.map(colourByName)]);
}

function diceWhere(player: Player, fits: (place: number) => boolean): StandingDie[] {
  const found: StandingDie[] = [];
  for (let i = 0; i < player.dice.length; i++) {
    const die = dieAt(player, i);
    if (fits(placeAt(player, i))) found.push({ die, colour: colourNameOf(die) });
  }
  return found;
}

function stackOf(player: Player, stack: StackNo): StackStanding {
  const [top] = player.stacks[stack];
  return {
    size: player.stacks[stack].length,
    top: top === undefined ? null : describeSide(player, sideOnStack(top, stack)),
    dice: diceWhere(player, (place) => place === stackPlace(stack)),
  };
}

/** Screens stay up until all plans are made. @rule roll-3.3.1 */
export const areSecret = ({ phase }: State): boolean => phase === 'setup' || phase === 'roll' || phase === 'assign';

const columnsOf = (state: State, player: Player): Columns => ({
  explore: columnOf(state, player, exploring),
  develop: columnOf(state, player, developing),
  settle: columnOf(state, player, settling),
  produce: columnOf(state, player, producing),
  ship: columnOf(state, player, shipping),
});

function columnOf(state: State, player: Player, phase: PhaseNo): ColumnStanding {
  const dice = diceWhere(player, (place) => isWorkerOf(place, phase));
  const [selector = null] = diceWhere(player, (place) => isOnStrip(place) && isWorkerOf(place, phase));
  const virtual = virtualIn(state, player, phase);
  return { selector, dice, virtual, workers: dice.length + virtual.length };
}

/** Those at work now; before their phase those that will join; afterwards none. @rule roll-13.2 */
function virtualIn(state: State, player: Player, phase: PhaseNo): DieColour[] {
  const now = isPhaseName(state.phase) ? phaseNumber(state.phase) : null;
  if (!phaseActive(state, phase) || (now === null && state.phase !== 'reveal')) return [];
  if (now === phase) return player.virtual.map(colourName);
  return now === null || phase > now ? virtualWorkersOf(player, phaseName(phase)) : [];
}
