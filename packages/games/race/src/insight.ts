// Quick readings of a state for programs that look ahead by the hundred thousand: numbers instead of names, nothing
// allocated that is not returned. Whoever searches calls them on copies made by `determinize`, never on a live match.

import type { Seat } from '@orrery/kernel';
import type { Face } from './cards/face.ts';
import { goodPrices } from './cards/goods.ts';
import { gameOf, playerAt } from './game.ts';
import { goalAmount, tileOf } from './goals.ts';
import { settleTally } from './powers/settle.ts';
import { bonusOf, scoreOf } from './scoring.ts';
import { robotScore } from './solo/standing.ts';
import { robotTableauSize } from './solo/steps.ts';
import { militaryNow } from './standing.ts';
import type { RaceState } from './state.ts';

/** The score if the match ended now. */
export const pointsNow = (state: RaceState, seat: Seat): number => scoreOf(gameOf(state), seat).total;

/** The variable points that this card would bring if it lay in the tableau as that stands. */
export const bonusNow = (state: RaceState, seat: Seat, card: number): number => bonusOf(gameOf(state), seat, card);

export const strengthNow = (state: RaceState, seat: Seat): number => militaryNow(gameOf(state), seat);

/** What the robot of a solo match has in points and cards in play, counters included; null where there is none. */
export function robotNow(state: RaceState): { readonly points: number; readonly places: number } | null {
  if (state.robot === null) return null;
  return { points: robotScore(gameOf(state), state.robot).total, places: robotTableauSize(state.robot) };
}

/** What this seat has towards each goal tile of the match, in the order of `state.goals`. */
export function goalAmounts(state: RaceState, seat: Seat): number[] {
  const g = gameOf(state);
  return state.goals.map((goal) => goalAmount(g, seat, tileOf(goal).counts));
}

/**
 * Hand cards that placing this world would cost by the powers in play: the price, or for a conquest 0 where strength
 * suffices. `missing` is the strength that a conquest lacks.
 */
export function worldPrice(state: RaceState, seat: Seat, world: Face): { price: number; missing: number } {
  const tally = settleTally(gameOf(state), seat, world);
  if (!world.isMilitary) return { price: Math.max(0, world.cost - tally.discount), missing: 0 };
  const missing = Math.max(0, world.defense - tally.strength);
  if (missing === 0) return { price: 0, missing };
  let price = Number.POSITIVE_INFINITY;
  for (const { power } of tally.pay) {
    price = Math.min(price, Math.max(0, world.defense - power.discount - tally.payDiscount - tally.discount));
  }
  return { price, missing };
}

/** What the good on the dearest world with one would sell for, but for bonuses that count other cards; 0 without goods. */
export function bestSale(state: RaceState, seat: Seat): number {
  const g = gameOf(state);
  const { tableau, goods } = playerAt(g, seat);
  let best = 0;
  for (const [place, card] of tableau.entries()) {
    if (goods[place] === -1) continue;
    best = Math.max(best, salePrice(state, seat, card));
  }
  return best;
}

function salePrice(state: RaceState, seat: Seat, world: number): number {
  const g = gameOf(state);
  const face = g.cards.faces[world];
  if (face === undefined || face.good === 'none') return 0;
  let price: number = goodPrices[face.good];
  for (const card of playerAt(g, seat).tableau) {
    for (const power of g.cards.faces[card]?.trade ?? []) {
      const fits = power.goodFrom === 'thisWorld' ? card === world : power.good === 'any' || power.good === face.good;
      if (fits && power.per === undefined) price += power.amount;
    }
  }
  return price;
}
