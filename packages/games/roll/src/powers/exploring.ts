// Powers of the Explore phase: virtual explorers, what a Stock is worth, where drawn tiles may go, free rearranging.

import type { Seat } from '@orrery/kernel';
import { type Game, tell, tellPower } from '../game.ts';
import type { Player } from '../state.ts';
import { playerAt } from '../state.ts';
import {
  type ColourNo,
  colourByName,
  colourName,
  duringPowers,
  phaseEndPowers,
  phaseStartPowers,
  type SideNo,
  scoutPowers,
  slugOf,
  stockPowers,
} from '../tiles/catalogue.ts';
import { stockCredits } from '../tiles/constants.ts';
import type { DieColour, PhaseName, StockValue } from './vocabulary.ts';

/** Virtual workers join at the start of a phase. */
export function joinVirtualWorkers(game: Game, phase: PhaseName): void {
  for (let seat = 0; seat < game.state.players.length; seat++) {
    const player = playerAt(game.state, seat);
    for (const side of player.tableau) {
      for (const power of phaseStartPowers(side)) {
        if (!power.phases.includes(phase)) continue;
        for (const colour of power.colours) player.virtual.push(colourByName(colour));
        if (game.emit === null) continue;
        tellPower(game, seat, side, power.effect);
        tell(game, 'virtualWorkers', seat, { colours: power.colours, cause: slugOf(side) });
      }
    }
  }
}

/** The virtual workers that would join a seat if this phase happened. */
export const virtualWorkersOf = (player: Player, phase: PhaseName): DieColour[] =>
  player.tableau.flatMap((side) =>
    phaseStartPowers(side).flatMap((power) => (power.phases.includes(phase) ? power.colours : [])),
  );

/** The power that sets what a Stock by this colour yields; null for the usual credits. @rule roll-13.1 */
export function stockPower(player: Player, worker: ColourNo): { side: SideNo; power: StockValue } | null {
  for (const side of player.tableau) {
    for (const power of stockPowers(side)) {
      if (power.filter.workerColours.includes(colourName(worker))) return { side, power };
    }
  }
  return null;
}

/** @rule roll-4.0.2 */
export const stockWorth = (player: Player, worker: ColourNo): number =>
  stockPower(player, worker)?.power.amount ?? stockCredits;

/** The side that lets this seat place drawn tiles on top, if there is one. @rule roll-4.0.5 */
export function topSide(player: Player): SideNo | null {
  for (const side of player.tableau) if (scoutPowers(side).length > 0) return side;
  return null;
}

/** The side that lets this seat rearrange its stacks, if there is one. */
export function rearrangeSide(player: Player): SideNo | null {
  for (const side of player.tableau) if (duringPowers(side).length > 0) return side;
  return null;
}

/** A side that draws tiles after all tasks, and how many; null if there is none. */
export function extraTiles(game: Game, seat: Seat): { side: SideNo; count: number } | null {
  for (const side of playerAt(game.state, seat).tableau) {
    for (const power of phaseEndPowers(side)) {
      if (power.effect === 'drawTile') return { side, count: power.count };
    }
  }
  return null;
}

/** The colours of explorers that some power of this seat tells apart from the others. */
export function tellsApart(player: Player, colour: ColourNo): boolean {
  for (const side of player.tableau) {
    for (const power of stockPowers(side)) {
      if (power.filter.workerColours.includes(colourName(colour))) return true;
    }
    for (const power of phaseEndPowers(side)) {
      if (power.effect !== 'gain' || power.condition?.kind !== 'scoutedWith') continue;
      if (colourByName(power.condition.workerColour) === colour) return true;
    }
  }
  return false;
}
