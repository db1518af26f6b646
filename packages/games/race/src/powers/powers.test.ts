// What holds for all powers: when they count, that they add up, which must be used; and the piles. Section 4.

import { describe, expect, test } from 'vitest';
import { cards, scenario } from '../testing/scenario.ts';

describe('Rules for all powers', () => {
  test('T-4a race-4.1: Public Works do not draw for themselves, from the next Develop on they do', () => {
    scenario({ seats: [{ hand: ['Public Works', 'Export Duties', ...cards(1)] }, {}] }, (t) => {
      t.picks('develop', 'settle');
      t.answer(0, 'developPlace', 'Public Works');
      expect(t.hand(0)).toEqual(['Export Duties', ...cards(1)]);
      t.rest();
      t.draws(0, 'Gem World');
      t.picks('develop', 'settle');
      t.answer(0, 'developPlace', 'Export Duties');
      expect(t.hand(0)).toContain('Gem World');
    });
  });

  test('T-4b race-4.1: a development placed in Develop gives its Settle power in the same round', () => {
    scenario({ seats: [{ hand: ['Expedition Force', 'Outlaw World'] }, {}] }, (t) => {
      t.picks('develop', 'settle');
      t.answer(0, 'developPlace', 'Expedition Force');
      t.answer(0, 'settlePlace', 'Outlaw World');
      expect(t.tableau(0)).toEqual(['Expedition Force', 'Outlaw World']);
    });
  });

  test('race-4.3: powers add up, and no price falls below 0', () => {
    const tableau = ['Replicant Robots', 'Mining Robots', 'Gem Smugglers'];
    scenario({ seats: [{ tableau, hand: ['Comet Zone', 'Destroyed World', ...cards(1)] }, {}] }, (t) => {
      t.picks('develop', 'settle');
      t.answer(0, 'settlePlace', 'Destroyed World'); // 1 - 2 - 1 - 1
      expect(t.hand(0)).toEqual(['Comet Zone', ...cards(1)]);
      t.picks('develop', 'settle');
      t.answer(0, 'settlePlace', 'Comet Zone'); // 3 - 4
      expect(t.hand(0)).toEqual(cards(1));
    });
  });

  test('race-4.4: an optional power that is needed for a card already revealed must be used', () => {
    scenario({ seats: [{ tableau: ['Colony Ship'], hand: ['Tourist World', ...cards(2)] }, {}] }, (t) => {
      t.picks('develop', 'settle');
      t.answer(0, 'settlePlace', 'Tourist World'); // 4 cards are not there: the ship goes without a question
      expect([t.tableau(0), t.hand(0)]).toEqual([['Tourist World'], cards(2)]);
    });
    scenario({ seats: [{ tableau: ['Colony Ship'], hand: ['Tourist World', ...cards(4)] }, {}] }, (t) => {
      t.picks('develop', 'settle');
      t.answer(0, 'settlePlace', 'Tourist World');
      t.answer(0, 'settlePay', { way: 'pay', uses: [], cards: cards(4) }); // here it is a choice
      expect(t.tableau(0)).toEqual(['Colony Ship', 'Tourist World']);
    });
  });

  test('race-4.5: powers are used one after the other, in the order their owner likes', () => {
    const goods = ['Gem World (good)', 'Mining World (good)'];
    const tableau = ['Terraforming Robots', 'Prosperous World', 'Merchant World', ...goods];
    scenario({ seats: [{ tableau, hand: cards(1) }, {}] }, (t) => {
      t.picks('develop', 'consume-trade');
      t.draws(0, 'Old Earth');
      t.answer(0, 'consumeNext', { power: { card: 'Terraforming Robots', power: 0 }, goods: ['Mining World'] });
      // The card drawn for the first power may be used for the next.
      t.answer(0, 'consumeNext', { power: { card: 'Merchant World', power: 0 }, goods: [] });
      t.answer(0, 'discardForYield', ['Old Earth']);
      expect([t.chips(0), t.goods(0)]).toEqual([3, []]); // Prosperous World came last, without a choice
    });
  });

  test('race-4.6: what a power draws goes straight to the hand, only Explore offers a choice', () => {
    scenario({ seats: [{ tableau: ['New Economy'] }, {}] }, (t) => {
      t.draws(0, 'Gem World');
      t.draws(0, 'Spice World', 'Old Earth');
      t.draws(1, 7);
      t.picks('consume-x2', 'settle');
      expect(t.events('drew', 0)).toMatchObject([{ from: 'supply', to: 'hand', cards: ['Gem World'] }]);
      t.picks('settle', 'explore-5');
      expect(t.events('drew', 0).at(-1)).toMatchObject({ to: 'drawn', cards: ['Spice World', 'Old Earth'] });
      expect(t.hand(0)).toEqual(['Gem World']);
    });
  });

  test('race-4.7: a second development of the same name may be held, never placed', () => {
    const hand = ['Public Works', 'Colony Ship', ...cards(2)];
    scenario({ seats: [{ tableau: ['Public Works'], hand }, {}] }, (t) => {
      t.picks('develop', 'settle');
      expect(t.offers(0, 'developPlace')).toEqual([null, 'Colony Ship']);
      expect(t.refused(0, 'developPlace', 'Public Works')).toMatchObject({
        code: 'race/already-in-tableau',
        data: { card: 'Public Works' },
      });
    });
  });

  test('race-4.8: the discard pile becomes the supply at the very moment the last card is taken', () => {
    scenario({ seats: [{}, {}], supply: 2, discardPile: 7 }, (t) => {
      t.draws(0, 2);
      t.draws(1, 7);
      t.picks('settle', 'explore-5');
      expect(t.events('reshuffled')).toMatchObject([{ supply: 7 }, { supply: 0 }]);
      expect([t.supply(), t.discardPile()]).toEqual([0, 0]); // all nine are in the hands of those who choose
      t.answer(0, 'exploreDiscard', cards(1));
      t.answer(1, 'exploreDiscard', cards(6));
      // The first discard is the new supply, the others pile up behind it.
      expect([t.supply(), t.discardPile()]).toEqual([1, 6]);
    });
  });

  test('race-4.9: draws from nothing are lost', () => {
    scenario({ seats: [{ tableau: ['Merchant Guild'] }, {}], supply: 1, discardPile: 0 }, (t) => {
      t.draws(0, 'Gem World');
      t.picks('produce', 'settle');
      expect(t.hand(0)).toEqual(['Gem World']);
      expect(t.events('drew')).toMatchObject([{ count: 1 }]);
    });
  });
});
