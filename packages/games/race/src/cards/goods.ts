// What a good is worth when it is sold, in cards, before price bonuses.
// @rule race-5.4.3
import type { Good } from '../powers/vocabulary.ts';

export const goodPrices: { readonly [G in Good]: number } = { novelty: 2, rare: 3, genes: 4, alien: 5 };
