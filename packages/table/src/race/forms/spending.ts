// Paying, and cards spent for strength: the part that developing, settling, attacking and defending share.

import type { DescribedOption, DescribedTerm, Slug } from '@orrery/race';
import { cardChoices, cardsOf, exactly, type Group, optionChoices, type Picks, picked, some } from './form.ts';

/** A card that gives strength: by being discarded itself (`upTo` 0), or for each of so many hand cards. */
interface Source {
  readonly card: Slug;
  readonly amount: number;
  readonly upTo: number;
}

const sourceWords = ['discardForStrength', 'handCardsForStrength'];

/** Whether an option of a description is a source of strength and not a thing to place or attack. */
export const isSource = (option: DescribedOption): boolean => sourceWords.includes(option.terms[0]?.what ?? '');

function sourceOf(option: DescribedOption): Source {
  const amount = option.terms[0]?.amount ?? 1;
  const fromHand = option.terms[0]?.what === 'handCardsForStrength';
  return { card: option.card ?? '', amount, upTo: fromHand ? (option.worth ?? amount) / amount : 0 };
}

export interface Strength {
  readonly groups: readonly Group[];
  readonly uses: readonly Slug[];
  readonly cards: readonly Slug[];
  readonly added: number;
  readonly terms: readonly DescribedTerm[];
}

/** What can be added to a strength, and what is: cards to use, then hand cards for those that take them. */
export function strengthFrom(
  options: readonly DescribedOption[],
  hand: readonly Slug[],
  picks: Picks,
  except: readonly Slug[] = [],
): Strength {
  const offered = options.filter((option) => isSource(option) && !except.includes(option.card ?? ''));
  if (offered.length === 0) return { groups: [], uses: [], cards: [], added: 0, terms: [] };
  const usesGroup = some('strength', optionChoices(offered), 0, offered.length);
  const used = picked(usesGroup, picks).flatMap(({ option }) => (option === null ? [] : [sourceOf(option)]));
  const fromHand = used.filter(({ upTo }) => upTo > 0);
  const most = fromHand.reduce((sum, { upTo }) => sum + upTo, 0);
  const groups: Group[] = [usesGroup];
  let cards: Slug[] = [];
  if (fromHand.length > 0) {
    const cardsGroup = some('strengthCards', cardChoices(hand), fromHand.length, most);
    groups.push(cardsGroup);
    cards = cardsOf(picked(cardsGroup, picks));
  }
  const shares = sharesOf(fromHand, cards.length);
  const terms = used.map((source) => ({
    card: source.card,
    what: 'temporary',
    amount: source.upTo === 0 ? source.amount : source.amount * (shares[fromHand.indexOf(source)] ?? 0),
  }));
  const added = terms.reduce((sum, { amount }) => sum + amount, 0);
  return { groups, uses: used.map(({ card }) => card), cards, added, terms };
}

/** As the rules share cards out: one to each power used, the rest in their order. */
function sharesOf(fromHand: readonly Source[], cards: number): number[] {
  let left = cards - fromHand.length;
  return fromHand.map(({ upTo }) => {
    const more = Math.max(0, Math.min(left, upTo - 1));
    left -= more;
    return 1 + more;
  });
}

/** Hand cards for a price; nothing to tick when there is nothing to pay. */
export function priceGroup(hand: readonly Slug[], price: number): Group[] {
  return price === 0 ? [] : [exactly('payment', cardChoices(hand), price)];
}

export const sumOf = (terms: readonly DescribedTerm[]): number => terms.reduce((sum, { amount }) => sum + amount, 0);
