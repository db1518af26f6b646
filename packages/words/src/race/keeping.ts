// Where fewer cards are kept than thrown away, one presses what stays, and is told so.

import type { DescribedDiscard, DescribedOf, RaceDescribed } from '@orrery/race/describe';

/** How many cards stay, where that is what to press; null where one presses what goes. */
export function keptOf({ count, from }: DescribedDiscard): number | null {
  const kept = from.length - count;
  return kept > 0 && kept < count ? kept : null;
}

type Discarding = DescribedOf<'discardSetup' | 'exploreDiscard' | 'roundDiscard'>;

/** Whether a question is about cards to throw away and nothing else. */
export const isDiscarding = (described: RaceDescribed): described is RaceDescribed & Discarding =>
  described.kind === 'discardSetup' || described.kind === 'exploreDiscard' || described.kind === 'roundDiscard';
