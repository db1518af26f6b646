// How many cards a player draws and keeps in Explore.

import type { Seat } from '@orrery/kernel';
import type { CardNo } from '../cards/face.ts';
import { faceAt, type Game, playerAt } from '../game.ts';
import { snapshotCard, snapshotSize } from '../tableau.ts';
import type { ExplorePower, PowerOf } from './vocabulary.ts';

export interface ExploreTally {
  draws: number;
  keeps: number;
  mixes: boolean;
  terms: { readonly card: CardNo; readonly power: ExplorePower['kind']; readonly amount: number }[] | null;
}

type Word<K extends ExplorePower['kind']> = (tally: ExploreTally, power: PowerOf<'explore', K>) => number;

/** Each word changes the tally and says how much it gave. */
export const exploreWords: { readonly [K in ExplorePower['kind']]: Word<K> } = {
  /** @rule race-5.1.1 */
  drawMore: (tally, power) => {
    tally.draws += power.amount;
    return power.amount;
  },
  /** @rule race-5.1.2 */
  keepMore: (tally, power) => {
    tally.keeps += power.amount;
    return power.amount;
  },
  /** @rule race-5.1.4 */
  mixWithHand: (tally) => {
    tally.mixes = true;
    return 1;
  },
};

/** @rule race-5.1.1, race-5.1.2 */
export function exploreTally(g: Game, seat: Seat, terms: ExploreTally['terms'] = null): ExploreTally {
  const player = playerAt(g, seat);
  const tally: ExploreTally = { draws: 2, keeps: 1, mixes: false, terms };
  // Both may be picked. @rule race-10.3
  if (player.actions.includes('explore-5')) tally.draws += 5; // @rule race-3.4
  // @rule race-3.5
  if (player.actions.includes('explore-1-1')) {
    tally.draws += 1;
    tally.keeps += 1;
  }
  const size = snapshotSize(player);
  for (let i = 0; i < size; i++) {
    const card = snapshotCard(player, i);
    for (const power of faceAt(g, card).explore) {
      const amount = (exploreWords[power.kind] as Word<ExplorePower['kind']>)(tally, power);
      if (terms !== null) terms.push({ card, power: power.kind, amount });
    }
  }
  return tally;
}
