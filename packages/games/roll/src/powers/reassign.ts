// Powers of the Assign step: who may move which workers where, and how often and how far Dictate reaches.
// @rule roll-3.2.4, roll-3.2.5, roll-3.2.6, roll-3.2.13, roll-13.8

import type { Seat } from '@orrery/kernel';
import type { State } from '../state.ts';
import { playerAt } from '../state.ts';
import { assignPowers, type SideNo, sideOf, slugOf } from '../tiles/catalogue.ts';
import type { MostWorlds, PowerOf, Reassign, WorldColour } from './vocabulary.ts';

/** What a seat may do after selecting. */
export interface Reassigning {
  /** How many Dictates a round allows. */
  dictates: number;
  /** How many workers one Dictate may move. */
  reach: number;
  powers: { readonly slug: string; readonly side: SideNo; readonly power: Reassign }[];
}

type AssignPower = PowerOf<'assign'>;
const words: {
  readonly [E in AssignPower['effect']]: (
    power: Extract<AssignPower, { effect: E }>,
    can: Reassigning,
    side: SideNo,
  ) => void;
} = {
  reassign: (power, can, side) => void can.powers.push({ slug: slugOf(side), side, power }),
  dictateRepeat: (_, can) => {
    can.dictates = Number.POSITIVE_INFINITY;
  },
  dictateReach: (power, can) => {
    can.reach = Math.max(can.reach, power.max);
  },
};

export function reassigningOf(state: State, seat: Seat): Reassigning {
  const can: Reassigning = { dictates: 1, reach: 1, powers: [] };
  for (const side of playerAt(state, seat).tableau) {
    for (const power of assignPowers(side)) {
      (words[power.effect] as (power: AssignPower, can: Reassigning, side: SideNo) => void)(power, can, side);
    }
  }
  return can;
}

/** The most workers a power may move now. */
export function mostMoves(state: State, seat: Seat, power: Reassign): number {
  return power.limitBy === undefined
    ? power.max
    : Math.min(power.max, limits[power.limitBy.kind](state, seat, power.limitBy));
}

/** A shared lead counts as tied, also when nobody has any. */
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
