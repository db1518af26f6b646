// Paying, and cards spent for strength: the part that developing, settling, attacking and defending share.

import type { Slug } from '@orrery/race';
import { type DescribedAlways, type DescribedSpending, type DescribedTerm, strengthsOf } from '@orrery/race/describe';
import { cardChoices, cardsOf, exactly, type Group, heldChoices, type Picks, picked, some } from './form.ts';

export interface Strength {
  readonly groups: readonly Group[];
  readonly uses: readonly Slug[];
  readonly cards: readonly Slug[];
  readonly added: number;
  readonly terms: readonly DescribedTerm[];
}

const nothing: Strength = { groups: [], uses: [], cards: [], added: 0, terms: [] };

/** What can be added to a strength, and what is: cards to use, then hand cards for those that take them. */
export function strengthFrom(
  { sources, hand }: DescribedSpending,
  picks: Picks,
  except: readonly Slug[] = [],
): Strength {
  const offered = sources.filter(({ card }) => !except.includes(card));
  if (offered.length === 0) return nothing;
  const usesGroup = some('strength', cardChoices(offered.map(({ card }) => card)), 0, offered.length);
  const ticked = cardsOf(picked(usesGroup, picks));
  const used = offered.filter(({ card }) => ticked.includes(card));
  const takers = used.filter(({ upTo }) => upTo > 0);
  const most = takers.reduce((sum, { upTo }) => sum + upTo, 0);
  const cardsGroup = some('strengthCards', cardChoices(hand), takers.length, most);
  const cards = takers.length === 0 ? [] : cardsOf(picked(cardsGroup, picks));
  const given = strengthsOf(used, cards.length);
  return {
    groups: takers.length === 0 ? [usesGroup] : [usesGroup, cardsGroup],
    uses: used.map(({ card }) => card),
    cards,
    added: given.reduce((sum, { strength }) => sum + strength, 0),
    terms: given.map(({ source, strength }) => ({ card: source.card, what: 'temporary', amount: strength })),
  };
}

/** Hand cards for a price; nothing to tick when there is nothing to pay. */
export function priceGroup(hand: readonly Slug[], price: number, { prices }: DescribedAlways): Group[] {
  return price === 0 ? [] : [exactly('payment', heldChoices(hand, prices), price)];
}
