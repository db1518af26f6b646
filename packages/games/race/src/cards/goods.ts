// What a good is worth when it is sold, in cards, before price bonuses. Rules section 5.4.
import type { Good } from '../powers/vocabulary.ts';

export const goodPrices: { readonly [G in Good]: number } = { novelty: 2, rare: 3, genes: 4, alien: 5 };
