// The experienced two-player game: two actions a round. Section 10.

import { describe, expect, test } from 'vitest';
import { actions } from '../actions.ts';
import { cards, type SeatSetup, scenario, type Table } from '../testing/scenario.ts';

const experienced = (a: SeatSetup, b: SeatSetup, story: (t: Table) => void, goals: string[] = []): void =>
  scenario({ experienced: true, goals, seats: [a, b] }, story);

describe('The experienced game', () => {
  test('T-10a race-10.4 race-3.6: two Develops against one: both pay less in the first, only one in the second', () => {
    const hand = ['Public Works', 'Export Duties', ...cards(4)];
    experienced({ hand }, { hand }, (t) => {
      t.picks(['develop', 'develop-2'], ['develop', 'produce']);
      for (const seat of [0, 1]) t.answer(seat, 'developPlace', 'Export Duties');
      expect(t.events('paid').map(({ price }) => price)).toEqual([0, 0]);
      for (const seat of [0, 1]) t.answer(seat, 'developPlace', 'Public Works');
      t.rest();
      expect(t.events('paid').map(({ price }) => price)).toEqual([0, 0, 0, 1]);
      expect(t.events('phaseStarted').map(({ phase, second }) => [phase, second])).toEqual([
        ['develop', false],
        ['develop', true],
        ['produce', false],
        ['roundEnd', false],
      ]);
    });
  });

  test('T-10b race-10.3: both Explores with Expedition Force draw 9 and keep 2', () => {
    experienced({ tableau: ['Expedition Force'] }, {}, (t) => {
      t.draws(0, 9);
      t.draws(1, 2);
      t.picks(['explore-5', 'explore-1-1'], ['settle', 'produce']);
      expect(t.question(0, 'exploreDiscard').count).toBe(7);
    });
  });

  test('race-10.3: both Explores draw 8 and keep 2', () => {
    experienced({}, {}, (t) => {
      t.draws(0, 8);
      t.draws(1, 2);
      t.picks(['explore-1-1', 'explore-5'], ['settle', 'produce']);
      expect(t.question(0, 'exploreDiscard').count).toBe(6);
    });
  });

  test('race-10.2: two different cards of nine; the second Develop or Settle goes with the first', () => {
    experienced({}, {}, (t) => {
      expect(actions).toHaveLength(9);
      expect(t.offers(0, 'chooseAction')).toHaveLength((7 * 6) / 2 + 2);
      expect(t.refused(0, 'chooseAction', ['settle']).code).toBe('race/wrong-count');
      expect(t.refused(0, 'chooseAction', ['settle', 'settle']).code).toBe('race/same-twice');
      expect(t.refused(0, 'chooseAction', ['produce', 'settle-2']).code).toBe('race/wrong-pair');
      t.answer(0, 'chooseAction', ['settle', 'settle-2']);
    });
  });

  test('race-10.1: the ordinary game has one action and seven cards', () => {
    scenario({ seats: [{}, {}] }, (t) => {
      expect(t.refused(0, 'chooseAction', ['settle-2']).code).toBe('race/not-offered');
      expect(t.refused(0, 'chooseAction', ['settle', 'produce']).code).toBe('race/wrong-count');
    });
  });

  test('race-10.4 race-3.7: two Settles are two phases, with the bonus in both for who picked both', () => {
    const worlds = ['Refugee World', 'Dying Colony'];
    experienced({ hand: worlds }, { hand: ['Pilgrimage World', 'Refugee World'] }, (t) => {
      t.draws(0, 'Public Works');
      t.draws(1, 'Public Works');
      t.picks(['settle', 'settle-2'], ['settle', 'produce']);
      t.answer(0, 'settlePlace', 'Refugee World');
      t.answer(1, 'settlePlace', 'Pilgrimage World');
      t.draws(0, 'Export Duties');
      t.answer(0, 'settlePlace', 'Dying Colony');
      t.answer(1, 'settlePlace', 'Refugee World');
      expect([t.hand(0), t.hand(1)]).toEqual([['Export Duties', 'Public Works'], ['Public Works']]);
    });
  });

  test('race-10.5: what is placed in the first helps in the second, and goals are checked after each', () => {
    const hand = ['Outlaw World', 'Former Penal Colony', 'Public Works'];
    const goal = 'Expansion Leader';
    const five = ['Spice World', 'Genetics Lab', 'Colony Ship', 'Tourist World', 'Merchant World'];
    const start = { start: 'Epsilon Eridani', tableau: ['Expedition Force', ...five] };
    experienced(
      { ...start, hand },
      {},
      (t) => {
        t.draws(0, 1);
        t.picks(['settle', 'settle-2'], ['develop', 'produce']);
        t.rest('settlePlace');
        t.answer(0, 'settlePlace', 'Former Penal Colony'); // the eighth card
        expect(t.holders(goal)).toEqual([0]);
        expect(t.state).toMatchObject({ phase: 'settle', second: true });
      },
      [goal],
    );
    experienced({ start: 'Epsilon Eridani', hand: ['Outlaw World', 'Rebel Miners'] }, {}, (t) => {
      t.draws(0, 'Former Penal Colony');
      t.picks(['settle', 'settle-2'], ['develop', 'produce']);
      t.answer(0, 'settlePlace', 'Outlaw World');
      expect(t.asked(0)).toEqual(['chooseAction']); // strength 1: neither Miners nor Colony can be settled
    });
    experienced({ start: 'Epsilon Eridani', hand: ['Blaster Runners', 'Rebel Miners'] }, {}, (t) => {
      t.draws(0, 2);
      t.picks(['settle', 'settle-2'], ['develop', 'produce']);
      t.answer(0, 'settlePlace', 'Blaster Runners');
      t.answer(0, 'settlePlace', 'Rebel Miners');
      expect(t.tableau(0)).toEqual(['Epsilon Eridani', 'Blaster Runners', 'Rebel Miners']);
    });
  });

  test('race-10.6: both Consumes: sell one good, then double the others', () => {
    experienced({ tableau: ['Prosperous World (good)', 'Gem World (good)'] }, {}, (t) => {
      t.draws(0, 2);
      t.picks(['consume-trade', 'consume-x2'], ['develop', 'settle']);
      t.answer(0, 'tradeGood', 'Gem World');
      expect([t.hand(0).length, t.chips(0), t.goods(0)]).toEqual([2, 2, []]);
      expect(t.events('phaseStarted').filter(({ phase }) => phase === 'consume')).toHaveLength(1);
    });
  });

  test('race-10.7: one Develop by each makes one Develop phase', () => {
    experienced({}, {}, (t) => {
      t.picks(['develop', 'settle'], ['develop', 'produce']);
      expect(t.events('phaseStarted').filter(({ phase }) => phase === 'develop')).toHaveLength(1);
    });
  });
});
