// The hand-made worth of a card, in points: what it prints, what it adds to question-mark cards, and what its powers
// bring over the rounds to come. Rough on purpose: `greedy` lives on it, and look-ahead uses it to finish rounds.

import type { RaceState } from '@orrery/race';
import { bonusNow, type CardNo, catalogueOf, type Face, goodPrices, matches } from '@orrery/race/search';
import { cardWorth, roundsLeft } from './outlook.ts';

type Seat = number;

/** Points that a card's powers bring in ten rounds, by themselves. */
const engineWorths = new WeakMap<Face, number>();

export function engineWorth(face: Face): number {
  let worth = engineWorths.get(face);
  if (worth === undefined) {
    worth = sumOfPowers(face);
    engineWorths.set(face, worth);
  }
  return worth;
}

function sumOfPowers(face: Face): number {
  let worth = 0;
  for (const power of face.explore) worth += power.kind === 'drawMore' ? 0.4 * power.amount : 1;
  for (const power of face.develop) worth += (power.kind === 'discount' && power.may ? 0.8 : 1.6) * power.amount;
  for (const power of face.settle) worth += settleWorth(power);
  for (const power of face.trade)
    worth += (power.goodFrom === undefined && power.good === 'any' ? 1.2 : 0.7) * power.amount;
  for (const power of face.consume) worth += consumeWorth(power);
  for (const power of face.produce) worth += produceWorth(face, power);
  return worth;
}

function settleWorth(power: Face['settle'][number]): number {
  switch (power.kind) {
    case 'discount':
      return (power.worldGood === undefined ? 1.4 : 0.6) * power.amount;
    case 'military':
      return (power.against === undefined ? 1.3 : 0.5) * power.amount * (power.per === undefined ? 1 : 1.5);
    case 'drawAfterPlacing':
      return 2 * power.amount;
    case 'temporaryMilitary':
      return 1;
    case 'placeSecondWorld':
      return 2;
    case 'takeoverDefense':
      return 0.3;
    case 'payForMilitaryDiscount':
      return 0.5;
    default:
      return 1.5;
  }
}

function consumeWorth(power: Face['consume'][number]): number {
  switch (power.kind) {
    case 'consumeGoods': {
      const { vp = 0, cards = 0, vpPerGoodMinus } = power.yields;
      if (vpPerGoodMinus !== undefined) return 2;
      return power.times * (1.6 * vp + 0.9 * cards);
    }
    case 'gain':
      return 1.5 * (power.yields.vp ?? 0) + 1.2 * (power.yields.cards ?? 0);
    case 'discardCards':
      return 1.5;
    case 'sellGood':
      return 1.5;
    default:
      return 0.5;
  }
}

function produceWorth(face: Face, power: Face['produce'][number]): number {
  switch (power.kind) {
    case 'produceHere':
      return (power.may ? 0.3 : 1) + (face.good === 'none' ? 0 : 0.55 * goodPrices[face.good]);
    case 'produceOnWindfall':
      return 1.2;
    case 'draw':
      return 1.4 * power.amount;
    default:
      return 1.1;
  }
}

/** Points that this card would bring this seat if it were in play now; what it costs is not counted. */
export function placedWorth(state: RaceState, seat: Seat, card: CardNo, rounds = roundsLeft(state)): number {
  const { faces } = catalogueOf(state.options);
  const face = faces[card];
  const player = state.players[seat];
  if (face === undefined || player === undefined) return 0;
  let worth = face.vp;
  if (face.isVpVariable) worth += bonusNow(state, seat, card) + Math.min(3, 0.3 * rounds) + ownBonus(face, face);
  for (const other of player.tableau) {
    const bonuses = faces[other];
    if (bonuses?.isVpVariable) worth += ownBonus(bonuses, face);
  }
  if (face.isWindfall && face.good !== 'none') worth += 0.8 * goodPrices[face.good] * cardWorth(rounds);
  return worth + engineWorth(face) * Math.max(0, (rounds - 1.5) / 10);
}

/** What a question-mark card earns for this very card. */
function ownBonus(bonuses: Face, face: Face): number {
  for (const line of bonuses.endBonuses) if ('per' in line && matches(face, line.per)) return line.vp;
  return 0;
}
