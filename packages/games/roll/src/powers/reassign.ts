// Powers of the Assign step: which workers each may move, from where, to where, how many and how often. This is the only
// place that says so: the judge, the description and everybody who makes plans read it from here.

import type { Seat } from '@orrery/kernel';
import type { MovingPower } from '../decisions/sequence-table.ts';
import { allPhases, type PhaseNo, phaseNumber } from '../names.ts';
import type { State } from '../state.ts';
import { playerAt } from '../state.ts';
import {
  allColours,
  assignPowers,
  type ColourNo,
  colourName,
  type SideNo,
  sideOf,
  sides,
  slugOf,
} from '../tiles/catalogue.ts';
import type { MostWorlds, PowerOf, Reassign, WorldColour } from './vocabulary.ts';

/** What one use of a power moves, in the numbers of the state. */
export type Mover = MovingPower<ColourNo, PhaseNo>;

export const dictate = 'dictate';

/** What a seat may do after selecting. */
export interface Reassigning {
  /** How many Dictates a round allows. */
  dictates: number;
  /** How many workers one Dictate may move. */
  reach: number;
  powers: { readonly slug: string; readonly side: SideNo; readonly power: Reassign }[];
}

type AssignPower = PowerOf<'assign'>;

export function reassigningOf(state: State, seat: Seat): Reassigning {
  const can: Reassigning = { dictates: 1, reach: 1, powers: [] };
  for (const side of playerAt(state, seat).tableau) {
    for (const power of assignPowers(side)) addPower(can, side, power);
  }
  return can;
}

function addPower(can: Reassigning, side: SideNo, power: AssignPower): void {
  switch (power.effect) {
    case 'reassign':
      can.powers.push({ slug: slugOf(side), side, power });
      return;
    case 'dictateRepeat':
      can.dictates = Number.POSITIVE_INFINITY;
      return;
    case 'dictateReach':
      can.reach = Math.max(can.reach, power.max);
  }
}

/**
 * Every way in which this seat may move workers now: the powers of its tableau in their order, then Dictate.
 * @rule roll-3.2.4
 */
export function moversOf(state: State, seat: Seat): Mover[] {
  const movers: Mover[] = [];
  let dictates = 1;
  let reach = 1;
  for (const side of playerAt(state, seat).tableau) {
    for (const power of assignPowers(side)) {
      if (power.effect === 'dictateRepeat') dictates = Number.POSITIVE_INFINITY;
      else if (power.effect === 'dictateReach') reach = Math.max(reach, power.max);
      else movers.push(moverNow(state, seat, side, power));
    }
  }
  movers.push(dictates === 1 && reach === 1 ? plainDictate : dictating(dictates, reach));
  return movers;
}

function moverNow(state: State, seat: Seat, side: SideNo, power: Reassign): Mover {
  const mover = printed[side] ?? moverOf(side, power);
  return power.limitBy === undefined ? mover : { ...mover, max: mostMoves(state, seat, power) };
}

function moverOf(side: SideNo, { min, max, workers, to }: Reassign): Mover {
  const { colours, notColours, from, sameColumn } = workers;
  const fits = (colour: ColourNo): boolean => {
    const name = colourName(colour);
    return (colours?.includes(name) ?? true) && notColours?.includes(name) !== true;
  };
  return {
    power: slugOf(side),
    times: 1,
    pay: null,
    kinds: allColours.filter(fits),
    from: from === undefined ? allPhases : [phaseNumber(from)],
    to: to === 'selected' ? 'chosen' : to === 'any' ? allPhases : to.map(phaseNumber),
    together: sameColumn ?? false,
    min,
    max,
  };
}

/** The Reassign power of each side; no side has two. */
const printed: readonly (Mover | null)[] = sides.map(({ number }) => {
  const power = assignPowers(number).find((each) => each.effect === 'reassign');
  return power === undefined ? null : moverOf(number, power);
});

/**
 * One worker is put aside, at least one other moves: paying alone is not allowed.
 * @rule roll-3.2.11, roll-16.2, roll-3.2.5
 */
const dictating = (times: number, reach: number): Mover => ({
  power: dictate,
  times: Number.isFinite(times) ? times : null,
  pay: allColours,
  kinds: allColours,
  from: allPhases,
  to: allPhases,
  together: false,
  min: 1,
  max: reach,
});

const plainDictate = dictating(1, 1);

/** The most workers a power may move now. */
export function mostMoves(state: State, seat: Seat, power: Reassign): number {
  return power.limitBy === undefined
    ? power.max
    : Math.min(power.max, limits[power.limitBy.kind](state, seat, power.limitBy));
}

/** A shared lead counts as tied, also when nobody has any. @rule roll-13.8 */
const limits: Readonly<Record<MostWorlds['kind'], (state: State, seat: Seat, by: MostWorlds) => number>> = {
  mostWorlds: (state, seat, by) => {
    const own = worldsOf(state, seat, by.colour);
    let tied = false;
    for (let other = 0; other < state.players.length; other++) {
      if (other === seat) continue;
      const theirs = worldsOf(state, other, by.colour);
      if (theirs > own) return by.otherwise;
      if (theirs === own) tied = true;
    }
    return tied ? by.tied : by.sole;
  },
};

function worldsOf(state: State, seat: Seat, colour: WorldColour): number {
  let count = 0;
  for (const side of playerAt(state, seat).tableau) if (sideOf(side).colour === colour) count++;
  return count;
}
