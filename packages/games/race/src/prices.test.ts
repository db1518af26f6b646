// What cards of the hand would cost and bring, as it is told with every question.

import { expect, test } from 'vitest';
import { race } from './index.ts';
import { prepared } from './position.ts';
import { handPrices } from './prices.ts';

test('a large development counts itself where it fits', () => {
  const read = race.readOptions({});
  if (!read.ok) throw new Error(read.refusal.code);
  const seats = [
    {
      tableau: ['earths-lost-colony', 'space-marines', 'former-penal-colony'],
      hand: ['new-galactic-order', 'free-trade-association', 'public-works'],
    },
    { tableau: ['new-sparta'], hand: [] },
  ];
  const state = prepared(read.value, { round: 5, seats, deck: [] }, { text: 'prices', generator: 'chacha8' });
  const worth = new Map(handPrices(state, 0).map(({ card, points }) => [card, points]));
  expect(worth.get('new-galactic-order')).toBe(5); // 2 and 1 lie there, 2 are its own
  expect(worth.get('free-trade-association')).toBe(3);
  expect(worth.get('public-works')).toBeNull();
  expect(state.players[0]?.tableau).toHaveLength(3);
});
