// The end of a round: hand limits, then Budget Surplus, then whether the game is over. Sections 6 and 7.

import { describe, expect, test } from 'vitest';
import { cards, scenario } from '../testing/scenario.ts';

describe('Round end', () => {
  test('race-6.1: everybody above 10 cards discards the excess, at once and face down', () => {
    scenario({ seats: [{ hand: [...cards(11), 'Public Works'] }, { hand: cards(10) }, { hand: cards(11) }] }, (t) => {
      t.picks('settle', 'settle', 'settle');
      expect([t.asked(0), t.asked(1), t.asked(2)]).toEqual([['roundDiscard'], [], ['roundDiscard']]);
      expect(t.refused(0, 'roundDiscard', ['Public Works'])).toMatchObject({ data: { expected: 2, got: 1 } });
      t.answer(0, 'roundDiscard', ['Public Works', ...cards(1)]);
      expect(t.hand(0)).toHaveLength(12); // until the others have chosen too
      t.answer(2, 'roundDiscard', cards(1));
      expect([0, 1, 2].map((seat) => t.hand(seat).length)).toEqual([10, 10, 10]);
      const faces = t.told.filter(({ all }) => all.kind === 'discarded').map(({ all }) => all);
      expect(faces).toMatchObject([{ cards: null }, { cards: null }]);
    });
  });

  test('race-6.1: the owner of Pan-Galactic Research keeps 12', () => {
    scenario({ seats: [{ tableau: ['Pan-Galactic Research'], hand: cards(13) }, {}] }, (t) => {
      t.picks('settle', 'settle');
      t.answer(0, 'roundDiscard', cards(1));
      expect(t.hand(0)).toHaveLength(12);
      expect(t.events('powerUsed')).toMatchObject([{ card: 'Pan-Galactic Research', power: 'handLimit' }]);
    });
  });

  test('race-6.2: Budget Surplus is for the discard at the round end, checked after it and before the end', () => {
    const seats = [{ hand: cards(11) }, { tableau: ['Galactic Salon'], chips: 23 }];
    scenario({ goals: ['Budget Surplus'], seats }, (t) => {
      t.picks('settle', 'consume-x2');
      expect(t.holders('Budget Surplus')).toEqual([]);
      t.answer(0, 'roundDiscard', cards(1));
      expect(t.state.phase).toBe('over');
      expect([t.holders('Budget Surplus'), t.score(0).goals]).toEqual([[0], 3]);
      const order = t.told.map(({ all }) => all.kind);
      expect(order.indexOf('goalClaimed')).toBeLessThan(order.indexOf('matchEnded'));
    });
    // Discards in Explore or for a payment are no surplus.
    scenario({ goals: ['Budget Surplus'], seats: [{ hand: ['Public Works', ...cards(3)] }, {}] }, (t) => {
      t.draws(0, 7);
      t.draws(1, 2);
      t.picks('explore-5', 'develop');
      t.rest('developPlace');
      t.answer(0, 'developPlace', 'Public Works');
      t.rest();
      expect(t.holders('Budget Surplus')).toEqual([]);
    });
  });
});

describe('End of the game', () => {
  const eleven = [
    'Gem World',
    'Spice World',
    'Public Works',
    'Colony Ship',
    'Mining Robots',
    'Outlaw World',
    'Tourist World',
    'Merchant World',
    'Export Duties',
    'Space Port',
    'Secluded World',
  ];

  test('T-7g race-7.1 race-7.2: 12 cards end the game, 13 with Hidden Fortress do not', () => {
    scenario({ seats: [{ tableau: [...eleven, 'New Vinland'] }, {}] }, (t) => {
      t.picks('settle', 'settle');
      expect([t.state.phase, t.state.endedBy]).toEqual(['over', ['tableau']]);
    });
    const thirteen = [...eleven, 'New Vinland', 'Hidden Fortress'];
    scenario({ seats: [{ tableau: eleven }, { tableau: thirteen }] }, (t) => {
      t.picks('settle', 'settle');
      expect(t.state.phase).toBe('action');
    });
    scenario({ seats: [{ tableau: [...eleven, 'New Vinland'] }, { tableau: thirteen }] }, (t) => {
      t.picks('settle', 'settle');
      expect(t.state.phase).toBe('over'); // for the others it is still 12
    });
    scenario({ seats: [{}, { tableau: [...thirteen, 'Artist Colony'] }] }, (t) => {
      t.picks('settle', 'settle');
      expect(t.state.phase).toBe('over');
    });
  });

  test('race-7.1: the round is played to its end, discards included, after the pool has run out', () => {
    const seats = [
      { tableau: ['Galactic Salon'], chips: 12, hand: cards(11) },
      { chips: 11, tableau: ['Gem World'] },
    ];
    scenario({ seats }, (t) => {
      t.draws(1, 1);
      t.picks('consume-x2', 'produce');
      expect(t.state.pool).toBe(-1);
      expect([t.goods(1), t.asked(0)]).toEqual([['Gem World'], ['roundDiscard']]);
      t.answer(0, 'roundDiscard', cards(1));
      expect(t.state.phase).toBe('over');
    });
  });

  test('race-7.1: a pool that is exactly empty ends the game as well', () => {
    scenario({ seats: [{ tableau: ['Galactic Salon'], chips: 12 }, { chips: 11 }] }, (t) => {
      t.picks('settle', 'consume-x2');
      expect([t.state.pool, t.state.phase]).toEqual([0, 'over']);
    });
  });
});
