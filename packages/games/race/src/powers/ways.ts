// The ways to place a world, and what each of them needs.

import type { Seat } from '@orrery/kernel';
import type { CardNo, Face } from '../cards/face.ts';
import type { Game } from '../game.ts';
import type { SettleWay } from '../questions.ts';
import { noCard } from '../state.ts';
import { reserve, settleTally, type Tally } from './settle.ts';

export interface Way {
  readonly way: SettleWay;
  /** The `payForMilitary` card used, or `noCard`. */
  readonly payCard: CardNo;
  /** The card discarded to place for free or to conquer a non-military world, or `noCard`. */
  readonly discards: CardNo;
  /** Hand cards to pay; 0 for a conquest. */
  readonly price: number;
  /** Strength without and with all reserves, and how much is needed; 0 where nothing is conquered. */
  readonly strength: number;
  readonly atMost: number;
  readonly needed: number;
}

export const isConquest = ({ way }: Way): boolean => way === 'conquer' || way === 'conquerNonMilitary';

/** All ways that are open to this player with so many hand cards besides the world itself. */
export function waysToPlace(g: Game, seat: Seat, world: Face, handCards: number): Way[] {
  return waysOf(settleTally(g, seat, world), world, handCards).filter((way) => isPossible(way, handCards));
}

/** @rule race-5.3.11 */
export function isPossible(way: Way, handCards: number): boolean {
  return way.price <= handCards && way.atMost >= way.needed;
}

/** Every way the rules know for this world, possible or not, so that it can be said why not. */
export function waysOf(tally: Tally, world: Face, handCards: number): Way[] {
  return world.isMilitary ? militaryWays(tally, world, handCards) : civilWays(tally, world, handCards);
}

function civilWays(tally: Tally, world: Face, handCards: number): Way[] {
  // @rule race-4.3, race-5.3.8
  const ways: Way[] = [paying('pay', noCard, noCard, Math.max(0, world.cost - tally.discount))];
  for (const free of tally.free) ways.push(paying('free', noCard, free.card, 0)); // @rule race-5.3.10
  // @rule race-5.3.12
  for (const held of tally.conquer) {
    const needed = world.cost - held.power.defenseReduction;
    ways.push(conquering('conquerNonMilitary', held.card, tally, needed, handCards));
  }
  return ways;
}

function militaryWays(tally: Tally, world: Face, handCards: number): Way[] {
  // @rule race-5.3.11
  const ways: Way[] = [conquering('conquer', noCard, tally, world.defense, handCards)];
  // One power at a time; without any there is no right to pay. @rule race-5.3.15
  for (const held of tally.pay) {
    // @rule race-4.3, race-5.3.9
    const price = Math.max(0, world.defense - held.power.discount - tally.payDiscount - tally.discount);
    ways.push(paying('payForMilitary', held.card, noCard, price));
    for (const free of tally.free) ways.push(paying('free', held.card, free.card, 0)); // @rule race-5.3.10
  }
  return ways;
}

/** Strength does not count. @rule race-5.3.14 */
const paying = (way: SettleWay, payCard: CardNo, discards: CardNo, price: number): Way => ({
  way,
  payCard,
  discards,
  price,
  strength: 0,
  atMost: 0,
  needed: 0,
});

/** Discounts do not count. @rule race-5.3.14 */
const conquering = (way: SettleWay, discards: CardNo, tally: Tally, needed: number, handCards: number): Way => ({
  way,
  payCard: noCard,
  discards,
  price: 0,
  strength: tally.strength,
  atMost: tally.strength + reserve(tally, handCards),
  needed,
});
