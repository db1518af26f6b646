import { expect, it } from 'vitest';
import { goodKinds } from '../powers/vocabulary.ts';
import { goodPrices } from './goods.ts';

it('race-5.4.3 sells goods for 2, 3, 4 and 5 cards', () => {
  expect(goodPrices).toEqual({ novelty: 2, rare: 3, genes: 4, alien: 5 });
  expect(goodKinds.map((good) => goodPrices[good])).toEqual([2, 3, 4, 5]);
});
