// Develop: who draws when, what a development costs, and how it is paid. Section 5.2.

import { describe, expect, test } from 'vitest';
import { cards, scenario } from '../testing/scenario.ts';

describe('Develop', () => {
  test('T-5.2a race-5.2.3 race-3.6: Galactic Federation with Investment Credits costs 4, with R&D Crash Program 1', () => {
    const hand = ['Galactic Federation', ...cards(5)];
    const tableau = ['Investment Credits', 'R&D Crash Program'];
    scenario({ seats: [{ tableau, hand }, {}] }, (t) => {
      t.picks('develop', 'produce');
      t.answer(0, 'developPlace', 'Galactic Federation');
      expect(t.refused(0, 'developPay', { uses: [], cards: cards(3) }).data).toMatchObject({ price: 4, paid: 3 });
      t.answer(0, 'developPay', { uses: [], cards: cards(4) });
      expect(t.hand(0)).toEqual(cards(1));
      expect(t.tableau(0)).toEqual(['Investment Credits', 'R&D Crash Program', 'Galactic Federation']);
    });
    scenario({ seats: [{ tableau, hand }, {}] }, (t) => {
      t.picks('develop', 'produce');
      t.answer(0, 'developPlace', 'Galactic Federation');
      t.answer(0, 'developPay', { uses: ['R&D Crash Program'], cards: cards(1) });
      expect(t.hand(0)).toEqual(cards(4));
      expect(t.tableau(0)).toEqual(['Investment Credits', 'Galactic Federation']);
    });
  });

  test('T-5.2b race-4.3: Export Duties (1) with Develop and Investment Credits cost 0, nothing is returned', () => {
    scenario({ seats: [{ tableau: ['Investment Credits'], hand: ['Export Duties', ...cards(2)] }, {}] }, (t) => {
      t.picks('develop', 'produce');
      t.answer(0, 'developPlace', 'Export Duties');
      expect(t.hand(0)).toEqual(cards(2)); // there was only one way to pay
      expect(t.events('paid', 0)).toMatchObject([{ card: 'Export Duties', price: 0 }]);
    });
  });

  test('T-5.2c race-5.2.1: Interstellar Bank draws first, so an empty hand may still place something free', () => {
    scenario({ seats: [{ tableau: ['Interstellar Bank', 'Investment Credits'] }, {}] }, (t) => {
      t.draws(0, 'Public Works');
      t.picks('develop', 'produce');
      expect(t.offers(0, 'developPlace')).toEqual([null, 'Public Works']);
      t.answer(0, 'developPlace', 'Public Works');
      expect(t.tableau(0)).toContain('Public Works');
    });
  });

  test('race-5.2.1: draws at the start of the phase come in turn order, before anybody chooses', () => {
    const bank = { tableau: ['Interstellar Bank'] };
    scenario(
      {
        seats: [
          { ...bank, start: 'New Sparta' },
          { ...bank, start: 'Old Earth' },
        ],
      },
      (t) => {
        t.draws(0, 'Public Works');
        t.draws(1, 'Export Duties');
        t.picks('develop', 'develop');
        expect(t.events('drew').map(({ seat }) => seat)).toEqual([1, 0]);
        expect(t.asked(0)).toEqual(['developPlace']);
      },
    );
  });

  test('race-5.2.2: what is put down stays secret until all have chosen', () => {
    const hand = ['Public Works', 'Export Duties'];
    scenario({ seats: [{ hand }, { hand }] }, (t) => {
      t.picks('develop', 'produce');
      t.answer(0, 'developPlace', 'Public Works');
      expect(t.tableau(0)).toEqual([]);
      expect(t.events('placed')).toEqual([]);
      t.answer(1, 'developPlace', null);
      expect(t.tableau(0)).toEqual(['Public Works']);
      expect(t.events('passed')).toMatchObject([{ seat: 1, what: 'develop' }]);
    });
  });

  test('race-5.2.3 race-4.2: a discount is for everybody who has it, and optional ones are discarded for it', () => {
    const hand = ['Consumer Markets', ...cards(6)];
    scenario({ seats: [{ tableau: ['R&D Crash Program'], hand }, { hand }] }, (t) => {
      t.picks('produce', 'develop');
      t.answer(0, 'developPlace', 'Consumer Markets');
      t.answer(1, 'developPlace', 'Consumer Markets');
      t.answer(0, 'developPay', { uses: ['R&D Crash Program'], cards: cards(2) });
      t.answer(1, 'developPay', { uses: [], cards: cards(4) });
      expect(t.events('paid').map(({ seat, price }) => [seat, price])).toEqual([
        [0, 2],
        [1, 4],
      ]);
    });
  });

  test('race-5.2.4: payment is exact, in hand cards, and the card put down is no coin', () => {
    scenario({ seats: [{ hand: ['Replicant Robots', ...cards(4), 'Gem World'] }, {}] }, (t) => {
      t.picks('produce', 'develop');
      t.answer(0, 'developPlace', 'Replicant Robots');
      const pay = (...paid: string[]) => t.refused(0, 'developPay', { uses: [], cards: paid });
      expect(pay(...cards(3))).toMatchObject({ code: 'race/wrong-price', data: { price: 4, paid: 3 } });
      expect(pay(...cards(4), 'Gem World')).toMatchObject({ code: 'race/wrong-price', data: { price: 4, paid: 5 } });
      expect(pay('Replicant Robots', ...cards(3))).toMatchObject({ code: 'race/not-in-hand' });
      t.answer(0, 'developPay', { uses: [], cards: cards(4) });
      expect(t.hand(0)).toEqual(['Gem World']);
    });
  });

  test('race-5.2.5: Public Works draw after every development placed later, not for nothing placed', () => {
    scenario({ seats: [{ tableau: ['Public Works'], hand: ['Export Duties'] }, {}] }, (t) => {
      t.draws(0, 'Gem World');
      t.picks('develop', 'develop');
      t.answer(0, 'developPlace', 'Export Duties');
      expect(t.hand(0)).toEqual(['Gem World']);
      t.picks('develop', 'develop');
      expect(t.asked(0)).toEqual(['chooseAction']); // nothing to place: the round is over without a draw
    });
  });

  test('race-5.2.6: only what can be paid with all optional powers may be put down', () => {
    const hand = ['Galactic Federation', 'Public Works', ...cards(1)];
    scenario({ seats: [{ tableau: ['R&D Crash Program'], hand }, {}] }, (t) => {
      t.picks('develop', 'produce');
      expect(t.offers(0, 'developPlace')).toEqual([null, 'Galactic Federation', 'Public Works']);
      t.answer(0, 'developPlace', 'Galactic Federation');
      // 6 - 1 - 3 = 2 = the whole hand: using the program is the only way.
      expect(t.tableau(0)).toEqual(['Galactic Federation']);
      expect(t.hand(0)).toEqual([]);
    });
    scenario({ seats: [{ tableau: ['Investment Credits'], hand }, {}] }, (t) => {
      t.picks('develop', 'produce');
      expect(t.refused(0, 'developPlace', 'Galactic Federation')).toMatchObject({
        code: 'race/cannot-afford',
        data: { card: 'Galactic Federation', price: 4, hand: 2 },
      });
    });
  });
});
