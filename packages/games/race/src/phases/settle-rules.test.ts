// Settle: the procedure, temporary strength and the second world of Improved Logistics. Section 5.3.

import { describe, expect, test } from 'vitest';
import { designs } from '../cards/catalogue.ts';
import { cards, scenario } from '../testing/scenario.ts';

describe('Settle: the procedure', () => {
  test('race-5.3.1: worlds are put down in secret and revealed together', () => {
    const hand = ['Gem World', ...cards(2)];
    scenario({ seats: [{ hand }, { hand: ['Spice World', ...cards(2)] }] }, (t) => {
      t.picks('settle', 'settle');
      t.answer(1, 'settlePlace', 'Spice World');
      expect(t.events('placed')).toEqual([]);
      t.draws(0, 1);
      t.draws(1, 1);
      t.answer(0, 'settlePlace', 'Gem World'); // both pay with all they have
      expect(t.events('placed').map(({ seat, card }) => [seat, card])).toEqual([
        [0, 'Gem World'],
        [1, 'Spice World'],
      ]);
    });
  });

  test('race-5.3.2 race-3.7 race-4.6: after paying come the card for picking Settle and those of powers', () => {
    const hand = ['Gem World', ...cards(2)];
    const tableau = ['Terraforming Robots', 'Terraforming Guild'];
    scenario(
      {
        seats: [
          { tableau, hand },
          { tableau, hand: ['Spice World', ...cards(2)] },
        ],
      },
      (t) => {
        t.draws(0, 'Old Earth', 'New Vinland', 'Artist Colony');
        t.draws(1, 'Old Earth', 'New Vinland');
        t.picks('settle', 'develop');
        t.answer(0, 'settlePlace', 'Gem World');
        t.answer(1, 'settlePlace', 'Spice World'); // two cards to pay, two in hand: forced
        expect(t.hand(0)).toEqual(['Artist Colony', 'New Vinland', 'Old Earth']);
        expect(t.hand(1)).toEqual(['New Vinland', 'Old Earth']);
        expect(t.events('drew', 0).map(({ why, cause }) => [why, cause])).toEqual([
          ['phaseBonus', null],
          ['power', 'Terraforming Robots'],
          ['power', 'Terraforming Guild'],
        ]);
      },
    );
  });

  test('race-5.3.2: whoever settles nothing draws nothing', () => {
    scenario({ seats: [{ tableau: ['Terraforming Robots'], hand: ['Gem World', ...cards(2)] }, {}] }, (t) => {
      t.picks('settle', 'develop');
      t.answer(0, 'settlePlace', null);
      t.rest();
      expect(t.events('drew')).toEqual([]);
      const passed = t.events('passed').filter(({ what }) => what === 'settle');
      expect(passed.map(({ seat }) => seat)).toEqual([0, 1]);
    });
  });

  test('race-5.3.3: a windfall world gets its unseen good at the reveal, before any payment', () => {
    scenario(
      { seats: [{ hand: ['Radioactive World', 'Gem World', ...cards(3)] }, {}], supply: 1, discardPile: 9 },
      (t) => {
        t.picks('develop', 'settle');
        t.answer(0, 'settlePlace', 'Radioactive World');
        expect(t.asked(0)).toEqual(['settlePay']);
        expect(t.goods(0)).toEqual(['Radioactive World']);
        expect([t.supply(), t.discardPile()]).toEqual([9, 0]); // that was the last card: reshuffled at once
      },
    );
  });

  test('race-5.3.6: temporary strength is gone when the phase is over', () => {
    const hand = ['Rebel Miners', 'Outlaw World', ...cards(3)];
    scenario({ seats: [{ tableau: ['Mercenary Fleet', 'Contact Specialist'], hand }, {}] }, (t) => {
      t.picks('develop', 'settle');
      t.answer(0, 'settlePlace', 'Rebel Miners');
      t.answer(0, 'settlePay', { way: 'conquer', uses: ['Mercenary Fleet'], cards: cards(2) });
      expect(t.events('strengthAdded')).toMatchObject([{ amount: 2, before: 0, after: 2 }]);
      expect(t.player(0).temporary).toBe(0);
    });
  });

  // @rule race-5.3.7: with no such power a good cannot even be thought of as a payment in Settle.
  test('race-5.3.7: no Settle power of these sets takes a good', () => {
    const takesGoods = designs.filter(({ powers }) =>
      powers.some((power) => power.phase === 'settle' && 'consumes' in power && 'goods' in (power.consumes ?? {})),
    );
    expect(takesGoods).toEqual([]);
  });

  test('race-15.24: payments are asked of all seats at once, unless somebody could declare a takeover', () => {
    const hand = ['Gem World', ...cards(4)];
    const seats = [
      { start: 'New Sparta', hand },
      { start: 'Imperium Warlord', hand: ['Spice World', ...cards(4)] },
    ];
    scenario({ takeovers: true, seats }, (t) => {
      t.picks('develop', 'settle');
      t.answer(0, 'settlePlace', 'Gem World');
      t.answer(1, 'settlePlace', 'Spice World');
      expect([t.asked(0), t.asked(1)]).toEqual([['settlePay'], ['settlePay']]);
    });
    const third = { tableau: ['Rebel Alliance'] }; // threatens the Imperium of seat 1, if it had a military world
    const exposed = { ...seats[1], tableau: ['Outlaw World'] };
    scenario({ takeovers: true, seats: [seats[0]!, exposed, { start: 'Rebel Cantina', ...third }] }, (t) => {
      t.picks('develop', 'settle', 'settle');
      t.answer(0, 'settlePlace', 'Gem World');
      t.answer(1, 'settlePlace', 'Spice World');
      expect([t.asked(0), t.asked(1), t.asked(2)]).toEqual([['settlePay'], [], []]);
    });
  });
});

describe('Settle: temporary strength', () => {
  test('race-5.3.22: each hand-card power takes one card up to its maximum, and at least one if it is named', () => {
    const tableau = ['Space Mercenaries', 'Mercenary Fleet'];
    const hand = ['Rebel Base', ...cards(4)];
    scenario({ seats: [{ tableau, hand }, {}] }, (t) => {
      t.picks('develop', 'settle');
      t.answer(0, 'settlePlace', 'Rebel Base'); // 3 + up to 4, needs 6
      const conquer = (uses: string[], count: number) =>
        t.refused(0, 'settlePay', { way: 'conquer', uses, cards: cards(count) });
      expect(conquer(tableau, 1).code).toBe('race/power-without-cards');
      expect(conquer(['Space Mercenaries'], 3).code).toBe('race/power-without-cards');
      expect(conquer(tableau, 2)).toMatchObject({ code: 'race/too-weak', data: { strength: 5, needed: 6 } });
      t.answer(0, 'settlePay', { way: 'conquer', uses: tableau, cards: cards(3) });
      expect(t.events('strengthAdded').map(({ cause, amount }) => [cause, amount])).toEqual([
        ['Space Mercenaries', 2],
        ['Mercenary Fleet', 1],
      ]);
      expect(t.events('paid')).toMatchObject([{ way: 'conquer', strength: 6, needed: 6 }]);
    });
  });

  test('race-5.3.22: a power used in part is used up for further settling', () => {
    const tableau = ['Mercenary Fleet', 'Improved Logistics'];
    const hand = ['Hive World', 'Malevolent Lifeforms', 'Clandestine Uplift Lab', ...cards(3)];
    scenario({ seats: [{ tableau, hand }, {}] }, (t) => {
      t.picks('develop', 'settle');
      t.answer(0, 'settlePlace', 'Hive World');
      t.answer(0, 'settlePay', { way: 'conquer', uses: ['Mercenary Fleet'], cards: cards(1) });
      // 2 + 1 are left for the second world, and no further card for it.
      expect(t.refused(0, 'settleSecond', { world: 'Malevolent Lifeforms' }).code).toBe('race/cannot-place');
      t.answer(0, 'settleSecond', { world: 'Clandestine Uplift Lab' });
      expect(t.hand(0)).toEqual(['Malevolent Lifeforms', ...cards(2)]);
    });
  });

  test('race-5.3.21: strength by discarding New Military Tactics lasts for the second world', () => {
    const tableau = ['New Military Tactics', 'Improved Logistics'];
    scenario({ seats: [{ tableau, hand: ['Hive World', 'Clandestine Uplift Lab'] }, {}] }, (t) => {
      t.picks('develop', 'settle');
      t.answer(0, 'settlePlace', 'Hive World');
      t.answer(0, 'settleSecond', { world: 'Clandestine Uplift Lab' });
      expect(t.tableau(0)).toEqual(['Improved Logistics', 'Hive World', 'Clandestine Uplift Lab']);
    });
  });
});

describe('Settle: the second world', () => {
  test('race-5.3.23: it may be a card drawn for the first, but gets no help from it', () => {
    const tableau = ['Improved Logistics', 'Terraforming Robots'];
    scenario({ seats: [{ start: 'Epsilon Eridani', tableau, hand: ['Outlaw World'] }, {}] }, (t) => {
      t.draws(0, 'Refugee World', 'Former Penal Colony');
      t.draws(0, 1); // Terraforming Robots draw again for the second world
      t.picks('settle', 'develop');
      t.answer(0, 'settlePlace', 'Outlaw World');
      expect(t.hand(0)).toEqual(['Former Penal Colony', 'Refugee World']);
      expect(t.refused(0, 'settleSecond', { world: 'Former Penal Colony' }).code).toBe('race/cannot-place');
      t.answer(0, 'settleSecond', { world: 'Refugee World' });
      expect(t.tableau(0).slice(-2)).toEqual(['Outlaw World', 'Refugee World']);
    });
    // The first world's own strength does not help: Former Penal Colony would make 2 of Epsilon Eridani's 1.
    const blaster = ['Blaster Gem Mines', 'Former Penal Colony', ...cards(3)];
    scenario({ seats: [{ start: 'Epsilon Eridani', tableau: ['Improved Logistics'], hand: blaster }, {}] }, (t) => {
      t.picks('develop', 'settle');
      t.answer(0, 'settlePlace', 'Blaster Gem Mines');
      t.answer(0, 'settlePay', { way: 'pay', uses: [], cards: cards(3) });
      expect(t.refused(0, 'settleSecond', { world: 'Former Penal Colony' }).data).toMatchObject({
        reasons: [{ strength: 1, needed: 2 }],
      });
    });
  });

  test('race-5.3.24: no second card for picking Settle, the powers draw again', () => {
    const tableau = ['Improved Logistics', 'Terraforming Robots'];
    scenario({ seats: [{ tableau, hand: ['Refugee World', 'Dying Colony'] }, {}] }, (t) => {
      t.draws(0, 'Gem World', 'Spice World', 'Old Earth');
      t.picks('settle', 'develop');
      t.answer(0, 'settlePlace', 'Refugee World');
      t.answer(0, 'settleSecond', { world: 'Dying Colony' });
      expect(t.events('drew', 0).map(({ why }) => why)).toEqual(['phaseBonus', 'power', 'power']);
      expect(t.asked(0)).toEqual(['chooseAction']); // and no third world
    });
  });

  test('race-5.3.25: without a first world there is no second', () => {
    scenario({ seats: [{ tableau: ['Improved Logistics'], hand: ['Refugee World', 'Dying Colony'] }, {}] }, (t) => {
      t.picks('settle', 'develop');
      t.answer(0, 'settlePlace', null);
      expect(t.asked(0)).toEqual(['chooseAction']);
      expect(t.tableau(0)).toEqual(['Improved Logistics']);
    });
  });

  test('race-4.2: Colony Ship discarded for the first world cannot place the second', () => {
    const tableau = ['Colony Ship', 'Improved Logistics'];
    scenario({ seats: [{ tableau, hand: ['Tourist World', 'Merchant World'] }, {}] }, (t) => {
      t.picks('develop', 'settle');
      t.answer(0, 'settlePlace', 'Tourist World');
      expect(t.refused(0, 'settleSecond', { world: 'Merchant World' }).data).toMatchObject({
        reasons: [{ way: 'pay', price: 4 }],
      });
      t.answer(0, 'settleSecond', null);
      expect(t.events('passed').at(-1)).toMatchObject({ seat: 0, what: 'second' });
    });
  });
});
