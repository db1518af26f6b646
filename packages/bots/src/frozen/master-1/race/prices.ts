// What placing a card costs this seat, by the powers in play.

import type { RaceState } from '@orrery/race';
import { type CardNo, catalogueOf, worldPrice } from '@orrery/race/search';

/** Hand cards to pay; infinite where strength is missing and nothing makes up for it. */
export function priceToPlace(state: RaceState, seat: number, card: CardNo, developBonus = 0): number {
  const face = catalogueOf(state.options).faces[card];
  if (face === undefined) return Number.POSITIVE_INFINITY;
  if (!face.isDevelopment) return worldPrice(state, seat, face).price;
  return Math.max(0, face.cost - developDiscount(state, seat) - developBonus);
}

export function developDiscount(state: RaceState, seat: number): number {
  const { faces } = catalogueOf(state.options);
  let discount = 0;
  for (const card of state.players[seat]?.tableau ?? []) {
    for (const power of faces[card]?.develop ?? []) {
      if (power.kind === 'discount' && power.consumes === undefined) discount += power.amount;
    }
  }
  return discount;
}
