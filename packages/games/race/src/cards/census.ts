// How many cards of each cost there are: the table that is printed in the rulebooks, for guesses and stakes.

import type { SetName } from '../powers/vocabulary.ts';
import { type Catalogue, catalogueFor } from './catalogue.ts';
import type { CardFace } from './printed.ts';

/** By the number in the corner, the lowest first: cost, or defence for military worlds. */
export interface CardCensus {
  readonly rows: readonly {
    readonly price: number;
    readonly developments: number;
    readonly worlds: number;
    readonly military: number;
  }[];
  /** All cards of these sets. */
  readonly total: number;
}

/** Every question about a guess tells it, so it is counted once for each choice of cards. */
const counted = new WeakMap<Catalogue, CardCensus>();

export function cardCensus(sets: readonly SetName[], own: readonly CardFace[] = []): CardCensus {
  const cards = catalogueFor(sets, own);
  const census = counted.get(cards) ?? censusOf(cards);
  counted.set(cards, census);
  return census;
}

function censusOf({ faces, copies, size }: Catalogue): CardCensus {
  const inDeck = faces.flatMap((face) => Array.from({ length: copies[face.no] ?? 0 }, () => face));
  const prices = [...new Set(inDeck.map(({ price }) => price))].sort((a, b) => a - b);
  return {
    rows: prices.map((price) => {
      const alike = inDeck.filter((face) => face.price === price);
      return {
        price,
        developments: alike.filter(({ isDevelopment }) => isDevelopment).length,
        worlds: alike.filter(({ isWorld, isMilitary }) => isWorld && !isMilitary).length,
        military: alike.filter(({ isMilitary }) => isMilitary).length,
      };
    }),
    total: size,
  };
}
