// Explore: how many cards are drawn and kept, and which of them may go. Section 5.1.

import { describe, expect, test } from 'vitest';
import { cards, scenario } from '../testing/scenario.ts';

describe('Explore', () => {
  test('T-5.1a race-5.1.1 race-5.1.2 race-3.4 race-3.5: +5 draws 7 keeps 1, +1,+1 draws 3 keeps 2, else 2 and 1', () => {
    scenario({ seats: [{}, {}, {}] }, (t) => {
      t.draws(0, 'Gem World', 6);
      t.draws(1, 'Gem World', 'Spice World', 1);
      t.draws(2, 'Gem World', 1);
      t.picks('explore-5', 'explore-1-1', 'settle');
      expect([0, 1, 2].map((seat) => t.question(seat, 'exploreDiscard').count)).toEqual([6, 1, 1]);
      t.answer(0, 'exploreDiscard', cards(6));
      t.answer(1, 'exploreDiscard', cards(1));
      t.answer(2, 'exploreDiscard', cards(1));
      expect([0, 1, 2].map(t.hand)).toEqual([['Gem World'], ['Gem World', 'Spice World'], ['Gem World']]);
      expect(t.discardPile()).toBe(8);
    });
  });

  test('T-5.1b: Galactic Renaissance while another player explores draws 4 and keeps 2', () => {
    scenario({ seats: [{ tableau: ['Galactic Renaissance'] }, {}] }, (t) => {
      t.draws(0, 4);
      t.draws(1, 7);
      t.picks('produce', 'explore-5');
      expect(t.question(0, 'exploreDiscard').count).toBe(2);
    });
  });

  test('T-5.1c: Research Labs without a bonus draw 2 and keep 2, without a decision', () => {
    scenario({ seats: [{ tableau: ['Research Labs'] }, {}] }, (t) => {
      t.draws(0, 'Gem World', 'Spice World');
      t.draws(1, 7);
      t.picks('produce', 'explore-5');
      expect(t.asked(0)).toEqual([]);
      t.rest();
      expect(t.hand(0)).toEqual(['Gem World', 'Spice World']);
    });
  });

  test('T-5.1d race-5.1.4: Blaster Runners mix 7 drawn cards with a hand of 4 and discard any 6 of the 11', () => {
    const hand = ['Gem World', 'Spice World', 'Public Works', 'Colony Ship'];
    scenario({ seats: [{ tableau: ['Blaster Runners'], hand }, {}] }, (t) => {
      t.draws(0, 'Old Earth', 6);
      t.draws(1, 2);
      t.picks('explore-5', 'produce');
      expect(t.question(0, 'exploreDiscard')).toMatchObject({ count: 6, from: 'hand' });
      t.answer(0, 'exploreDiscard', [...hand.slice(0, 3), ...cards(3)]);
      t.rest();
      expect(t.hand(0)).toEqual(['Colony Ship', 'Old Earth', ...cards(3)]);
    });
  });

  test('race-5.1.3: everybody has drawn before anybody discards', () => {
    scenario({ seats: [{}, {}] }, (t) => {
      t.draws(0, 7);
      t.draws(1, 2);
      t.picks('explore-5', 'settle');
      expect([t.asked(0), t.asked(1)]).toEqual([['exploreDiscard'], ['exploreDiscard']]);
      expect(t.supply()).toBe(60 - 9);
      t.answer(1, 'exploreDiscard', cards(1));
      expect(t.hand(1)).toEqual([]); // nothing is sorted before all have chosen
      t.answer(0, 'exploreDiscard', cards(6));
      expect([t.hand(0), t.hand(1)]).toEqual([cards(1), cards(1)]);
    });
  });

  test('race-5.1.4: without a power that mixes, a hand card cannot be discarded', () => {
    scenario({ seats: [{ hand: ['Gem World'] }, {}] }, (t) => {
      t.draws(0, 2);
      t.draws(1, 7);
      t.picks('produce', 'explore-5');
      expect(t.refused(0, 'exploreDiscard', ['Gem World'])).toMatchObject({ code: 'race/not-in-hand' });
    });
  });

  test('race-4.9: of a supply that runs dry, whatever came may be kept up to the number of keeps', () => {
    scenario({ seats: [{}, {}], supply: 3, discardPile: 0 }, (t) => {
      t.draws(0, 'Gem World', 2);
      t.picks('explore-5', 'produce');
      expect(t.question(0, 'exploreDiscard').count).toBe(2);
      t.answer(0, 'exploreDiscard', cards(2));
      expect([t.hand(0), t.hand(1)]).toEqual([['Gem World'], []]);
    });
  });
});
