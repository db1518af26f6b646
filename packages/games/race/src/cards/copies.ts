// How many cards of a design lie in the deck of a choice of sets; a replaced design leaves it.

import type { SetName } from '../powers/vocabulary.ts';
import type { CardFace } from './printed.ts';

/** The choices of sets that can be played. */
export const setCombinations: readonly (readonly SetName[])[] = [
  ['base'], // @rule race-2.1.1
  ['base', 'gs'], // @rule race-2.1.2
  ['base', 'gs', 'rvi'], // @rule race-2.1.3
  ['base', 'rvi'], // @rule race-2.1.4
];

/** The sum over the chosen sets; none once a chosen set replaces the design. Own cards are in every deck. */
export function copiesIn(card: Pick<CardFace, 'copies' | 'replacedIn'>, sets: readonly SetName[]): number {
  const { copies, replacedIn } = card;
  if (copies.custom !== undefined) return copies.custom; // @rule race-14.1
  if (replacedIn !== undefined && sets.includes(replacedIn)) return 0; // @rule race-2.1.5
  let sum = 0;
  for (const set of sets) sum += copies[set];
  return sum;
}
