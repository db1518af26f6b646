// What a tableau amounts to as it stands, for goals and scoring.

import type { Seat } from '@orrery/kernel';
import { faceAt, type Game, playerAt } from './game.ts';
import { countNow } from './tableau.ts';

/**
 * Permanent strength against everything; negative values count, specialised and temporary strength do not.
 * @rule race-9.1.4
 */
export function militaryNow(g: Game, seat: Seat): number {
  let strength = 0;
  for (const card of playerAt(g, seat).tableau) {
    for (const power of faceAt(g, card).settle) {
      if (power.kind !== 'military' || power.against !== undefined) continue;
      strength += power.amount * (power.per === undefined ? 1 : countNow(g, seat, power.per));
    }
  }
  return strength;
}

/** How many of the four kinds this player has among his worlds. */
export function worldKinds(g: Game, seat: Seat): number {
  const kinds = new Set<string>();
  for (const card of playerAt(g, seat).tableau) {
    const { good } = faceAt(g, card);
    if (good !== 'none') kinds.add(good);
  }
  return kinds.size;
}
