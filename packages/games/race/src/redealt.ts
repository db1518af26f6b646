// The same position with other chance to come: what lies on the table and in hands stays, what nobody has drawn is mixed
// anew. So luck can be told from play: what was drawn against what could have been.

import { next32, type Random, randomFromNumber, shuffle } from '@orrery/kernel';
import { clone, type RaceState } from './state.ts';

export function redealt(state: RaceState, random: Random): RaceState {
  const next = clone(state);
  for (const supply of next.supplies) {
    shuffle(random, supply.deck);
    supply.random = randomFromNumber(next32(random));
  }
  if (next.robot !== null) next.robot.random = randomFromNumber(next32(random));
  return next;
}
