// What a consume power yields.

import type { Seat } from '@orrery/kernel';
import { type Game, playerAt } from '../game.ts';
import { usesWith } from './consume.ts';
import type { ConsumePower, PowerOf } from './vocabulary.ts';

/** The points of a power that takes so many goods, before doubling. */
export function pointsOf(power: ConsumePower, goods: number): number {
  if (power.kind === 'gain') return power.yields.vp ?? 0;
  return power.kind === 'consumeGoods' ? vpFor(power, goods) : 0;
}

export function vpFor(power: PowerOf<'consume', 'consumeGoods'>, goods: number): number {
  const { vp, vpPerGoodMinus } = power.yields;
  if (vpPerGoodMinus !== undefined) return Math.max(0, goods - vpPerGoodMinus); // @rule race-5.4.8
  return (vp ?? 0) * usesWith(power, goods);
}

export function cardsYielded(power: ConsumePower, goods: number): number {
  if (power.kind === 'gain') return power.yields.cards ?? 0;
  return power.kind === 'consumeGoods' ? (power.yields.cards ?? 0) * usesWith(power, goods) : 0;
}

/** Whether this power's points count twice for this seat. @rule race-3.9, race-5.4.13 */
export function isDoubled(g: Game, seat: Seat, power: ConsumePower): boolean {
  return 'doubledByX2' in power && power.doubledByX2 === true && playerAt(g, seat).actions.includes('consume-x2');
}
