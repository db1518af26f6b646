// What is ticked in advance, and which answers are better beyond doubt.

import { describe, expect, test } from 'vitest';
import { scenario } from '../testing/scenario.ts';

const step = (card: string, goods: string[]) => ({ power: { card, power: 0 }, goods });

describe('placing', () => {
  test('the development that brings most for its price is ticked, and paid with what is of least use', () => {
    const hand = ['Investment Credits', 'Galactic Federation', 'Gem World', 'Spice World', 'Avian Uplift Race'];
    scenario({ seats: [{ tableau: ['Old Earth'], hand }, {}] }, (t) => {
      t.picks('develop', 'produce');
      expect(t.proposal(0, 'developPlace')).toBe('Investment Credits');
      t.answer(0, 'developPlace', 'Investment Credits');
    });
  });

  test('a world that strength takes for nothing comes before one that costs the hand', () => {
    const hand = ['Avian Uplift Race', 'Comet Zone', 'Gem World', 'Spice World', 'Mining World'];
    scenario({ seats: [{ tableau: ['New Sparta'], hand }, {}] }, (t) => {
      t.picks('settle', 'produce');
      expect(t.proposal(0, 'settlePlace')).toBe('Avian Uplift Race');
    });
  });

  test('nothing is ticked where nothing is worth its price', () => {
    const hand = ['Trade League', 'Gem World', 'Spice World', 'Comet Zone', 'Mining World', 'Gem World', 'Spice World'];
    scenario({ seats: [{ tableau: ['Old Earth'], hand }, {}] }, (t) => {
      t.picks('develop', 'produce');
      expect(t.proposal(0, 'developPlace')).toBeNull();
    });
  });
});

describe('Consume', () => {
  test('the power that also draws comes before the one that gives the point alone', () => {
    scenario({ seats: [{ tableau: ['Public Works', 'Outlaw World', 'Gem World (good)'] }, {}] }, (t) => {
      t.picks('consume-x2', 'develop');
      const [draws, plain] = [step('Outlaw World', ['Gem World']), step('Public Works', ['Gem World'])];
      expect(t.proposal(0, 'consumeNext')).toEqual(draws);
      expect([t.dominates(0, 'consumeNext', draws, plain), t.dominates(0, 'consumeNext', plain, draws)]).toEqual([
        true,
        false,
      ]);
    });
  });

  test('a power that takes one kind only is no match for one that takes any', () => {
    const tableau = ['Plague World (good)', 'Public Works', 'Gem World (good)'];
    scenario({ seats: [{ tableau }, {}] }, (t) => {
      t.picks('consume-x2', 'develop');
      expect(t.proposal(0, 'consumeNext')).toEqual(step('Plague World', ['Plague World']));
    });
  });

  test('most points and most cards are two plans, each legal and with nothing better beyond doubt', () => {
    const tableau = ['Galactic Trendsetters', 'Terraforming Robots', 'Mining World (good)'];
    scenario({ seats: [{ tableau }, {}] }, (t) => {
      t.picks('consume-x2', 'develop');
      const { plans } = t.describe(0, 'consumeNext');
      expect(plans).toEqual({
        points: step('Galactic Trendsetters', ['Mining World']),
        cards: step('Terraforming Robots', ['Mining World']),
      });
    });
  });

  test('in the last round dead cards bring points; before, they may be worth more', () => {
    scenario({ seats: [{ tableau: ['Merchant World'], hand: ['Gem World', 'Spice World'], chips: 24 }, {}] }, (t) => {
      t.picks('consume-x2', 'develop');
      t.answer(0, 'consumeNext', { power: { card: 'Merchant World', power: 0 }, goods: [] });
      expect(t.proposal(0, 'discardForYield')).toHaveLength(2);
      expect(t.dominates(0, 'discardForYield', ['Gem World', 'Spice World'], [])).toBe(true);
      expect(t.dominates(0, 'discardForYield', [], ['Gem World'])).toBe(false);
    });
    scenario({ seats: [{ tableau: ['Merchant World'], hand: ['Gem World', 'Spice World'] }, {}] }, (t) => {
      t.picks('consume-x2', 'develop');
      t.answer(0, 'consumeNext', { power: { card: 'Merchant World', power: 0 }, goods: [] });
      expect(t.proposal(0, 'discardForYield')).toBeNull();
      expect(t.dominates(0, 'discardForYield', ['Gem World', 'Spice World'], [])).toBe(false);
    });
  });
});
