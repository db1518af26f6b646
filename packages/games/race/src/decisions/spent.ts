// What an answer costs its seat at once, so that two answers that bring the same can be compared.

import type { Slug } from '../questions.ts';

export interface Spent {
  /** Hand cards; copies of a card count each. */
  readonly hand: readonly Slug[];
  /** Cards that leave the tableau. */
  readonly tableau: readonly Slug[];
  /** Cards whose powers are used up for this phase. */
  readonly powers: readonly Slug[];
}

/** Whether the first spends nothing that the second keeps, and keeps something that the second spends. */
export function spendsLess(one: Spent, other: Spent): boolean {
  const within =
    isWithin(one.hand, other.hand) && isWithin(one.tableau, other.tableau) && isWithin(one.powers, other.powers);
  return within && sizeOf(one) < sizeOf(other);
}

const sizeOf = ({ hand, tableau, powers }: Spent): number => hand.length + tableau.length + powers.length;

/** Whether everything of a list is in another one, copies counted. */
export function isWithin<T>(part: readonly T[], whole: readonly T[]): boolean {
  const left = whole.slice();
  return part.every((each) => {
    const at = left.indexOf(each);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}
