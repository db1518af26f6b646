// The round: picks, which phases happen, and their bonuses. Section 3.

import { describe, expect, test } from 'vitest';
import { ordinaryActions } from '../actions.ts';
import { cards, scenario } from '../testing/scenario.ts';

describe('The round', () => {
  test('race-3.1: everybody picks in secret, any action, also the same as before', () => {
    scenario({ seats: [{}, {}] }, (t) => {
      for (const action of ordinaryActions) expect(t.offers(0, 'chooseAction')).toContainEqual([action]);
      t.answer(1, 'chooseAction', ['settle']);
      expect(t.events('actionsRevealed')).toEqual([]);
      t.answer(0, 'chooseAction', ['settle']);
      expect(t.events('actionsRevealed')).toMatchObject([{ actions: [['settle'], ['settle']] }]);
      t.picks('settle', 'settle');
      expect(t.state.round).toBe(3);
    });
  });

  test('race-3.2 race-3.3: the picked phases happen once, in order, then the round end', () => {
    scenario({ seats: [{}, {}, {}, {}] }, (t) => {
      for (const seat of [0, 1, 2, 3]) t.draws(seat, seat === 1 ? 7 : 2);
      t.picks('produce', 'explore-5', 'settle', 'produce');
      t.rest();
      expect(t.events('phaseStarted').map(({ phase }) => phase)).toEqual(['explore', 'settle', 'produce', 'roundEnd']);
      expect(t.state.round).toBe(2);
    });
  });

  test('race-3.2: all players act in a phase that one of them picked', () => {
    scenario({ seats: [{ hand: ['Public Works', ...cards(1)] }, { tableau: ['Gem World'] }] }, (t) => {
      t.draws(1, 1);
      t.picks('produce', 'develop');
      t.answer(0, 'developPlace', 'Public Works');
      expect([t.tableau(0), t.goods(1)]).toEqual([['Public Works'], ['Gem World']]);
    });
  });

  test('race-3.6: Develop is one cheaper for whoever picked it', () => {
    const hand = ['Public Works', ...cards(1)];
    scenario({ seats: [{ hand }, { hand }] }, (t) => {
      t.picks('develop', 'settle');
      t.answer(0, 'developPlace', 'Public Works');
      t.answer(1, 'developPlace', 'Public Works');
      expect([t.hand(0), t.hand(1)]).toEqual([cards(1), []]);
    });
  });

  test('race-3.11: players with the same pick all have its bonus, and the phase happens once', () => {
    const hand = ['Refugee World'];
    scenario({ seats: [{ hand }, { hand: ['Dying Colony'] }, { hand: ['Pilgrimage World'] }] }, (t) => {
      t.draws(0, 1);
      t.draws(1, 1);
      t.picks('settle', 'settle', 'develop');
      t.answer(0, 'settlePlace', 'Refugee World');
      t.answer(1, 'settlePlace', 'Dying Colony');
      t.answer(2, 'settlePlace', 'Pilgrimage World');
      expect([0, 1, 2].map((seat) => t.hand(seat).length)).toEqual([1, 1, 0]);
    });
  });

  test('race-3.11 race-3.8 race-3.9: Trade and x2 by two players make one Consume phase', () => {
    const goods = ['Gem World (good)', 'New Survivalists (good)'];
    scenario({ seats: [{ tableau: goods }, { tableau: ['Prosperous World (good)'] }] }, (t) => {
      t.draws(0, 2 + 1); // one good sold, the other consumed for a card
      t.picks('consume-trade', 'consume-x2');
      t.answer(0, 'tradeGood', 'Gem World');
      expect(t.events('phaseStarted').filter(({ phase }) => phase === 'consume')).toHaveLength(1);
      expect([t.chips(0), t.chips(1)]).toEqual([0, 2]);
      expect(t.events('sold')).toMatchObject([{ seat: 0 }]);
    });
  });
});
