// How many workers a tile needs and how many goods a world holds, from the open tiles of a tableau. The rules in the
// worker judge; this is for showing.

import type { Power, TableauView } from '@orrery/roll';
import { goodsPerWorld, type Side } from '@orrery/roll/describe';
import { sideOf } from '@orrery/words/roll';

const lowestFloor = 1;

const powersOf = (tableau: readonly TableauView[]): Power[] => tableau.flatMap(({ side }) => sideOf(side).powers);

type Reduction = Extract<Power, { effect: 'costReduction' }>;

function fits(side: Side, { kind, colours, reassignPower }: Reduction['target']): boolean {
  if (kind !== 'any' && kind !== side.kind) return false;
  if (colours !== undefined && (side.colour === null || !colours.includes(side.colour))) return false;
  return reassignPower === undefined || reassignPower === side.reassignPower;
}

/** Reductions with the higher floor come first. */
export function requiredFor(side: Side, tableau: readonly TableauView[]): number {
  return powersOf(tableau)
    .filter((power): power is Reduction => power.effect === 'costReduction' && fits(side, power.target))
    .map(({ amount, floor = lowestFloor }) => ({ amount, floor }))
    .sort((a, b) => b.floor - a.floor)
    .reduce((cost, { amount, floor }) => (cost > floor ? Math.max(floor, cost - amount) : cost), side.cost);
}

/** How many more goods the worlds of a tableau could hold. */
export function roomIn(tableau: readonly TableauView[]): number {
  const capacity = powersOf(tableau).reduce(
    (most, power) => (power.effect === 'goodsCapacity' ? Math.max(most, power.capacity) : most),
    goodsPerWorld,
  );
  return tableau
    .filter(({ side }) => sideOf(side).colour !== null && sideOf(side).colour !== 'grey')
    .reduce((room, { goods }) => room + Math.max(0, capacity - goods.length), 0);
}
