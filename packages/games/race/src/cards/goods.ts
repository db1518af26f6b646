// What a good is worth when it is sold, in cards, before price bonuses.
import type { Good } from '../powers/vocabulary.ts';

/** @rule race-5.4.3 */
export const goodPrices: { readonly [G in Good]: number } = { novelty: 2, rare: 3, genes: 4, alien: 5 };
