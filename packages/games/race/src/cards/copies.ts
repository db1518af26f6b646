// How many cards of a design lie in the deck of a choice of sets; a replaced design leaves it.
// @rule race-2.1.5
import type { CardFace, SetName } from '../powers/vocabulary.ts';

/** The choices of sets that can be played. */
export const setCombinations: readonly (readonly SetName[])[] = [
  ['base'],
  ['base', 'gs'],
  ['base', 'gs', 'rvi'],
  ['base', 'rvi'],
];

/** The sum over the chosen sets; none once a chosen set replaces the design. Own cards are in every deck. */
export function copiesIn(card: Pick<CardFace, 'copies' | 'replacedIn'>, sets: readonly SetName[]): number {
  const { copies, replacedIn } = card;
  if (copies.custom !== undefined) return copies.custom;
  if (replacedIn !== undefined && sets.includes(replacedIn)) return 0;
  let sum = 0;
  for (const set of sets) sum += copies[set];
  return sum;
}
