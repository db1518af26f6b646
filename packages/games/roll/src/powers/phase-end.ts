// Powers that pay at the end of a phase, and the counts and conditions they look at.

import type { Seat } from '@orrery/kernel';
import { changeCredits, gainChips } from '../credits.ts';
import { colourNameOf, diceAt, dieAt } from '../dice.ts';
import { type Game, tellPower } from '../game.ts';
import { inCitizenry, isGood, worldUnder } from '../places.ts';
import type { Player, State } from '../state.ts';
import { playerAt, sideAt } from '../state.ts';
import { colourByName, phaseEndPowers, sideOf } from '../tiles/catalogue.ts';
import type { Condition, Counter, PhaseEndGain, PhaseName, Resource } from './vocabulary.ts';

/**
 * Pays every seat what its tableau gives at the end of this phase, in tableau order. Powers that name no moment work here
 * too. @rule roll-12.8, roll-16.9
 * @rule roll-3.4.4, roll-3.4.5
 */
export function payPhaseEnd(game: Game, phase: PhaseName): void {
  const { players } = game.state;
  for (let seat = 0; seat < players.length; seat++) {
    const player = playerAt(game.state, seat);
    for (let i = 0; i < player.tableau.length; i++) {
      const side = sideAt(player, i);
      for (const power of phaseEndPowers(side)) {
        if (power.effect !== 'gain' || !power.phases.includes(phase)) continue;
        const amount = dueOf(game.state, seat, power);
        if (amount === 0) continue;
        tellPower(game, seat, side, power.effect);
        pay[power.resource](game, seat, amount, sideOf(side).slug);
      }
    }
  }
}

export const pay: Readonly<Record<Resource, (game: Game, seat: Seat, amount: number, cause: string) => void>> = {
  credits: changeCredits,
  vp: gainChips,
};

/** What a power pays now. */
export function dueOf(state: State, seat: Seat, power: PhaseEndGain): number {
  if (power.condition !== undefined && !holds(state, seat, power.condition)) return 0;
  const times = power.per === undefined ? 1 : counted(playerAt(state, seat), power.per);
  return power.amount * times;
}

/** The VP a seat will get at the end of a phase from powers that always pay. */
export function phaseEndVp(player: Player, phase: PhaseName): number {
  let vp = 0;
  for (const side of player.tableau) {
    for (const power of phaseEndPowers(side)) {
      if (power.effect === 'gain' && power.resource === 'vp' && power.phases.includes(phase)) vp += power.amount;
    }
  }
  return vp;
}

/** @rule roll-13.6, roll-13.9 */
const counters: {
  readonly [K in Counter['count']]: (player: Player, per: Extract<Counter, { count: K }>) => number;
} = {
  goods: (player, per) => {
    let count = 0;
    for (const [index, place] of player.places.entries()) {
      if (!isGood(place)) continue;
      if ('dieColours' in per) {
        if (per.dieColours.includes(colourNameOf(dieAt(player, index)))) count++;
      } else {
        const { colour } = sideOf(worldUnder(place));
        if (colour !== null && per.worldColours.includes(colour)) count++;
      }
    }
    return count;
  },
  citizenryDice: (player, per) => {
    const count = diceAt(player, inCitizenry).filter((die) => per.colours.includes(colourNameOf(die))).length;
    return Math.ceil(count / (per.groupOf ?? 1));
  },
};

const counted = (player: Player, per: Counter): number =>
  per.count === 'goods' ? counters.goods(player, per) : counters.citizenryDice(player, per);

const conditions: {
  readonly [K in Condition['kind']]: (state: State, seat: Seat, condition: Extract<Condition, { kind: K }>) => boolean;
} = {
  scoutedWith: (state, seat, { workerColour, atLeast }) =>
    (playerAt(state, seat).scouts[colourByName(workerColour)] ?? 0) >= atLeast,
  /** @rule roll-4.2.2 */
  soleMost: (state, seat) => {
    const own = developmentsOf(playerAt(state, seat));
    return state.players.every((player, other) => other === seat || developmentsOf(player) < own);
  },
  soleOwnerOfCostliestWorlds: (state, seat) => {
    const own = costliestWorld(playerAt(state, seat));
    return state.players.every((player, other) => other === seat || costliestWorld(player) < own);
  },
};

function holds(state: State, seat: Seat, condition: Condition): boolean {
  switch (condition.kind) {
    case 'scoutedWith':
      return conditions.scoutedWith(state, seat, condition);
    case 'soleMost':
      return conditions.soleMost(state, seat, condition);
    case 'soleOwnerOfCostliestWorlds':
      return conditions.soleOwnerOfCostliestWorlds(state, seat, condition);
  }
}

export function developmentsOf(player: Player): number {
  let count = 0;
  for (const side of player.tableau) if (sideOf(side).kind === 'development') count++;
  return count;
}

function costliestWorld(player: Player): number {
  let most = 0;
  for (const number of player.tableau) {
    const side = sideOf(number);
    if (side.kind === 'world' && side.cost > most) most = side.cost;
  }
  return most;
}
