// What a player's Settle powers amount to for one world: discounts, strength, and the optional powers at hand.
// One entry of `settleWords` per word of the vocabulary; the compiler refuses a missing one.

import type { Seat } from '@orrery/kernel';
import type { CardNo, Face } from '../cards/face.ts';
import { hasKeyword } from '../cards/selector.ts';
import { faceAt, type Game, playerAt } from '../game.ts';
import type { Player } from '../state.ts';
import { countAtPhaseStart, snapshotCard, snapshotSize } from '../tableau.ts';
import type { MilitaryTarget, PowerOf, SettlePower } from './vocabulary.ts';

/** One summand: which card gives how much. */
export interface Term {
  readonly card: CardNo;
  readonly power: SettlePower['kind'];
  readonly amount: number;
}

/** An optional power that could be used now. */
export interface Held<K extends SettlePower['kind']> {
  readonly card: CardNo;
  readonly index: number;
  readonly power: PowerOf<'settle', K>;
}

/** What all powers together mean for one world; `world` null asks for what counts against everything. */
export interface Tally {
  readonly g: Game;
  readonly seat: Seat;
  readonly player: Player;
  readonly world: Face | null;
  discount: number;
  /** Counts only for a military world that is paid for. */
  payDiscount: number;
  strength: number;
  drawsAfter: number;
  hasSecond: boolean;
  pay: readonly Held<'payForMilitary'>[];
  free: readonly Held<'placeForFree'>[];
  conquer: readonly Held<'conquerNonMilitary'>[];
  /** Temporary strength by discarding the card itself. */
  self: readonly Held<'temporaryMilitary'>[];
  /** Temporary strength by discarding hand cards. */
  hand: readonly Held<'temporaryMilitary'>[];
  takeovers: readonly Held<'takeover'>[];
  terms: Term[] | null;
}

/** Where a power lies: the card, its index there, and whether the card is still in the tableau. */
type Word<K extends SettlePower['kind']> = (
  tally: Tally,
  power: PowerOf<'settle', K>,
  card: CardNo,
  index: number,
  there: boolean,
) => void;

const none: readonly never[] = [];

export const settleWords: { readonly [K in SettlePower['kind']]: Word<K> } = {
  /** @rule race-5.3.8, race-5.3.9 */
  discount: (tally, power, card) => {
    if (power.worldGood !== undefined && power.worldGood !== tally.world?.good) return;
    tally.discount += power.amount;
    term(tally, card, 'discount', power.amount);
  },
  /** @rule race-5.3.13 */
  military: (tally, power, card) => {
    if (power.against !== undefined && (tally.world === null || !isAgainst(power.against, tally.world))) return;
    const amount = power.amount * (power.per === undefined ? 1 : countAtPhaseStart(tally.g, tally.seat, power.per));
    tally.strength += amount;
    term(tally, card, 'military', amount);
  },
  /** @rule race-5.3.9 */
  payForMilitaryDiscount: (tally, power, card) => {
    tally.payDiscount += power.amount;
    term(tally, card, 'payForMilitaryDiscount', power.amount);
  },
  drawAfterPlacing: (tally, power) => {
    tally.drawsAfter += power.amount;
  },
  placeSecondWorld: (tally, _power, card, index) => {
    if (!isUsed(tally.player, card, index)) tally.hasSecond = true;
  },
  payForMilitary: (tally, power, card, index) => {
    // @rule race-5.3.16
    if (tally.world === null || tally.world.good === power.excludesWorldGood) return;
    if (power.onlyKeyword !== undefined && !hasKeyword(tally.world, power.onlyKeyword)) return;
    tally.pay = [...tally.pay, { card, index, power }];
  },
  placeForFree: (tally, power, card, index, there) => {
    // @rule race-4.2, race-5.3.16
    if (!there || tally.world === null || tally.world.good === power.excludesWorldGood) return;
    tally.free = [...tally.free, { card, index, power }];
  },
  conquerNonMilitary: (tally, power, card, index, there) => {
    if (there) tally.conquer = [...tally.conquer, { card, index, power }]; // @rule race-4.2
  },
  temporaryMilitary: (tally, power, card, index, there) => {
    if (!there || isUsed(tally.player, card, index)) return; // @rule race-4.2, race-9.4.6
    if (power.consumes.self === undefined) tally.hand = [...tally.hand, { card, index, power }];
    else tally.self = [...tally.self, { card, index, power }];
  },
  takeover: (tally, power, card, index, there) => {
    // @rule race-9.0.2, race-9.2.4
    if (!tally.g.state.options.takeovers || isUsed(tally.player, card, index)) return;
    if (power.consumes !== undefined && !there) return; // @rule race-4.2
    tally.takeovers = [...tally.takeovers, { card, index, power }];
  },
  takeoverDefense: () => {}, // counted in takeovers.ts: it helps against takeovers only
};

/** Adds up a player's Settle powers for one world; with `terms` also who gives what. @rule race-4.3 */
export function settleTally(g: Game, seat: Seat, world: Face | null, terms: Term[] | null = null): Tally {
  const player = playerAt(g, seat);
  const tally: Tally = {
    g,
    seat,
    player,
    world,
    discount: 0,
    payDiscount: 0,
    strength: player.temporary, // @rule race-5.3.13, race-5.3.21
    drawsAfter: 0,
    hasSecond: false,
    pay: none,
    free: none,
    conquer: none,
    self: none,
    hand: none,
    takeovers: none,
    terms,
  };
  const size = snapshotSize(player);
  for (let i = 0; i < size; i++) {
    const card = snapshotCard(player, i);
    const powers = faceAt(g, card).settle;
    for (let index = 0; index < powers.length; index++) {
      const power = powers[index] as SettlePower;
      const word = settleWords[power.kind] as Word<SettlePower['kind']>;
      word(tally, power, card, index, i < player.old);
    }
  }
  return tally;
}

function term(tally: Tally, card: CardNo, power: SettlePower['kind'], amount: number): void {
  if (tally.terms !== null) tally.terms.push({ card, power, amount });
}

/** @rule race-5.3.13 */
export function isAgainst(target: MilitaryTarget, world: Face): boolean {
  return target.worldGood !== undefined ? world.good === target.worldGood : hasKeyword(world, target.keyword);
}

/** Marks and finds powers used in this phase. */
export const powerCode = (card: CardNo, index: number): number => card * 8 + index;

export function isUsed(player: Player, card: CardNo, index: number): boolean {
  return player.used.length > 0 && player.used.includes(powerCode(card, index));
}

export function markUsed(player: Player, card: CardNo, index: number): void {
  player.used.push(powerCode(card, index));
}

/** The strength a player could still add with so many hand cards to spare. */
export function reserve(tally: Tally, handCards: number): number {
  let strength = 0;
  for (const held of tally.self) strength += held.power.amount;
  let left = handCards;
  for (const held of tally.hand) {
    const cards = Math.min(left, held.power.consumes.handCards?.upTo ?? 0);
    strength += cards * held.power.amount;
    left -= cards;
  }
  return strength;
}

/**
 * Permanent strength against everything, negative values included: by the cards that counted when the phase began.
 * @rule race-9.1.4
 */
export function totalMilitary(g: Game, seat: Seat): number {
  return settleTally(g, seat, null).strength - playerAt(g, seat).temporary;
}
