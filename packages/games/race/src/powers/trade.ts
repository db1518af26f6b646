// What a good sells for.

import type { Seat } from '@orrery/kernel';
import type { CardNo } from '../cards/face.ts';
import { goodPrices } from '../cards/goods.ts';
import { faceAt, type Game, playerAt } from '../game.ts';
import { countAtPhaseStart, kindOf, snapshotCard, snapshotSize } from '../tableau.ts';

export interface Price {
  readonly base: number;
  readonly bonus: number;
}

export interface PriceTerm {
  readonly card: CardNo;
  readonly amount: number;
}

/** The price of the good on this world; some sales go without the owner's bonuses. @rule race-5.4.2, race-5.4.10 */
export function sellingPrice(
  g: Game,
  seat: Seat,
  world: CardNo,
  bonuses: boolean,
  terms: PriceTerm[] | null = null,
): Price {
  const kind = kindOf(faceAt(g, world));
  const player = playerAt(g, seat);
  let bonus = 0;
  const size = bonuses ? snapshotSize(player) : 0;
  for (let i = 0; i < size; i++) {
    const card = snapshotCard(player, i);
    for (const power of faceAt(g, card).trade) {
      const fits = power.goodFrom === 'thisWorld' ? card === world : power.good === 'any' || power.good === kind;
      if (!fits) continue;
      const amount = power.amount * (power.per === undefined ? 1 : countAtPhaseStart(g, seat, power.per));
      bonus += amount;
      if (terms !== null) terms.push({ card, amount });
    }
  }
  return { base: goodPrices[kind], bonus }; // @rule race-5.4.3
}
