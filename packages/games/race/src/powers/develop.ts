// What a player's Develop powers amount to.

import type { Seat } from '@orrery/kernel';
import type { CardNo, Face } from '../cards/face.ts';
import { faceAt, type Game, playerAt } from '../game.ts';
import { snapshotCard, snapshotSize } from '../tableau.ts';
import type { DevelopPower, PowerOf } from './vocabulary.ts';

export interface DevelopTally {
  drawsAtStart: number;
  drawsAfter: number;
  discount: number;
  /** Cards that can be discarded for a further discount. */
  optional: readonly { readonly card: CardNo; readonly amount: number }[];
  terms: { readonly card: CardNo; readonly amount: number }[] | null;
}

type Word<K extends DevelopPower['kind']> = (
  tally: DevelopTally,
  power: PowerOf<'develop', K>,
  card: CardNo,
  there: boolean,
) => void;

const none: readonly never[] = [];

export const developWords: { readonly [K in DevelopPower['kind']]: Word<K> } = {
  drawAtStart: (tally, power) => {
    tally.drawsAtStart += power.amount;
  },
  drawAfterPlacing: (tally, power) => {
    tally.drawsAfter += power.amount;
  },
  /** @rule race-5.2.3 */
  discount: (tally, power, card, there) => {
    const { amount } = power;
    if (power.consumes === undefined) {
      tally.discount += amount;
      if (tally.terms !== null) tally.terms.push({ card, amount });
    } else if (there) tally.optional = [...tally.optional, { card, amount }]; // @rule race-4.2
  },
};

/** @rule race-4.3 */
export function developTally(g: Game, seat: Seat, terms: DevelopTally['terms'] = null): DevelopTally {
  const player = playerAt(g, seat);
  const tally: DevelopTally = { drawsAtStart: 0, drawsAfter: 0, discount: 0, optional: none, terms };
  const size = snapshotSize(player);
  for (let i = 0; i < size; i++) {
    const card = snapshotCard(player, i);
    for (const power of faceAt(g, card).develop) {
      const word = developWords[power.kind] as Word<DevelopPower['kind']>;
      word(tally, power, card, i < player.old);
    }
  }
  return tally;
}

/**
 * The card for picking Develop; in the second Develop of a round only for who picked both.
 * @rule race-3.6, race-10.4
 */
export function developBonus(g: Game, seat: Seat): number {
  return playerAt(g, seat).actions.includes(g.state.second ? 'develop-2' : 'develop') ? 1 : 0;
}

/** The price without any card discarded for it. @rule race-5.2.3 */
export function developPrice(g: Game, seat: Seat, card: Face, tally: DevelopTally): number {
  return card.cost - developBonus(g, seat) - tally.discount;
}
