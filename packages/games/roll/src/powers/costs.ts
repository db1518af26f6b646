// How many workers a tile needs, and how many goods a world holds: powers that stand all the time.

import { type Player, sideAt } from '../state.ts';
import { continuousPowers, fits, type SideNo, sideOf } from '../tiles/catalogue.ts';
import { goodsPerWorld } from '../tiles/constants.ts';
import type { CostReduction } from './vocabulary.ts';

/** Whoever has tiles in play. */
type InPlay = Pick<Player, 'tableau'>;

/** A reduction without a printed floor never goes below this. */
const lowestFloor = 1;

/**
 * Required workers: reductions with the higher floor first; a tile at or below a floor is not touched by that power and
 * never made dearer.
 * @rule roll-1.13, roll-5.9, roll-5.10, roll-6.3, roll-6.4, roll-13.7
 */
export function requiredWorkers(player: InPlay, side: SideNo): number {
  let cost = sideOf(side).cost;
  for (const { power } of reductionsFor(player, side)) cost = reduced(cost, power);
  return cost;
}

function reduced(cost: number, power: CostReduction): number {
  const floor = power.floor ?? lowestFloor;
  return cost > floor ? Math.max(floor, cost - power.amount) : cost;
}

/** What each tile takes off the printed cost, in the order in which it is taken off. */
export function costTerms(player: InPlay, side: SideNo): { readonly side: SideNo; readonly amount: number }[] {
  let cost = sideOf(side).cost;
  return reductionsFor(player, side).map((found) => {
    const before = cost;
    cost = reduced(cost, found.power);
    return { side: found.side, amount: cost - before };
  });
}

interface Found {
  readonly side: SideNo;
  readonly power: CostReduction;
}

const none: readonly Found[] = [];

/** The reductions a seat has for a side, higher floors first. @rule roll-13.3 */
export function reductionsFor(player: InPlay, target: SideNo): readonly Found[] {
  let found: Found[] | null = null;
  for (let i = 0; i < player.tableau.length; i++) {
    const side = sideAt(player, i);
    for (const power of continuousPowers(side)) {
      if (power.effect !== 'costReduction' || !fits(sideOf(target), power.target)) continue;
      if (power.excludesSelf === true && side === target) continue;
      if (found === null) found = [{ side, power }];
      else found.push({ side, power });
    }
  }
  if (found === null) return none;
  if (found.length > 1) found.sort((a, b) => (b.power.floor ?? lowestFloor) - (a.power.floor ?? lowestFloor));
  return found;
}

/** How many goods each non-grey world of this seat can hold. @rule roll-7.1.1, roll-13.5 */
export function capacityOf(player: Player): number {
  let capacity = goodsPerWorld;
  for (let i = 0; i < player.tableau.length; i++) {
    for (const power of continuousPowers(sideAt(player, i))) {
      if (power.effect === 'goodsCapacity' && power.capacity > capacity) capacity = power.capacity;
    }
  }
  return capacity;
}

/** The side that lets worlds hold more, for telling that it was used. */
export function capacitySide(player: Player): SideNo | null {
  for (const side of player.tableau) {
    for (const power of continuousPowers(side)) if (power.effect === 'goodsCapacity') return side;
  }
  return null;
}
