// Consume: selling, consuming, doubling and gambling. Section 5.4.

import { describe, expect, test } from 'vitest';
import { cards, scenario, type Table } from '../testing/scenario.ts';

/** A step of Consume by the names of card and worlds; `power` counts the card's powers of the phase. */
const use = (t: Table, card: string, goods: string[] = [], power = 0): void =>
  t.answer(0, 'consumeNext', { power: { card, power }, goods });

const refuseUse = (t: Table, card: string, goods: string[] = [], power = 0) =>
  t.refused(0, 'consumeNext', { power: { card, power }, goods });

describe('Consume: the worked examples', () => {
  const novelty = ['New Vinland', 'Gem World', 'Spice World'];
  const traders = ['Free Trade Association', ...novelty.map((world) => `${world} (good)`)];

  test('T-5.4a race-5.4.4 race-5.4.5: the order of New Vinland and Free Trade Association is free', () => {
    scenario({ seats: [{ tableau: traders }, {}] }, (t) => {
      t.draws(0, 3);
      t.picks('develop', 'consume-trade');
      expect(refuseUse(t, 'Free Trade Association', ['Gem World', 'Spice World'])).toMatchObject({
        code: 'race/wrong-goods',
        data: { count: 3 },
      });
      use(t, 'Free Trade Association', novelty);
      expect([t.chips(0), t.hand(0).length, t.goods(0)]).toEqual([3, 3, []]);
      expect(t.asked(0)).toEqual(['chooseAction']); // New Vinland has nothing left
    });
    scenario({ seats: [{ tableau: traders }, {}] }, (t) => {
      t.draws(0, 4);
      t.picks('develop', 'consume-trade');
      use(t, 'New Vinland', ['Spice World']);
      expect([t.chips(0), t.hand(0).length, t.goods(0)]).toEqual([2, 4, []]); // the Association took the rest itself
    });
  });

  test('T-5.4b race-5.4.13 race-3.9: with x2 the Association gives 6 VP and still 3 cards', () => {
    scenario({ seats: [{ tableau: traders }, {}] }, (t) => {
      t.draws(0, 3);
      t.picks('consume-x2', 'develop');
      use(t, 'Free Trade Association', novelty);
      expect([t.chips(0), t.hand(0).length]).toEqual([6, 3]);
      expect(t.events('gainedChips')).toMatchObject([{ amount: 6, doubled: true, poolBefore: 24, poolAfter: 18 }]);
    });
  });

  test('T-5.4c race-5.4.2 race-5.4.10 race-3.8: bonuses raise the sale and that of Trade League, not the black market', () => {
    const tableau = ['Export Duties', 'Trade League', 'Deserted Alien Library (good)', 'Gem World (good)'];
    scenario({ seats: [{ tableau }, {}] }, (t) => {
      t.draws(0, 7 + 4);
      t.picks('consume-trade', 'develop');
      t.answer(0, 'tradeGood', 'Deserted Alien Library');
      expect(t.events('sold')).toMatchObject([
        { world: 'Deserted Alien Library', price: 5, bonus: 2, cause: null },
        { world: 'Gem World', price: 2, bonus: 2, cause: 'Trade League' },
      ]);
    });
    const market = ['Export Duties', 'Black Market Trading World', 'Gem World (good)'];
    scenario({ seats: [{ tableau: market }, {}] }, (t) => {
      t.draws(0, 2);
      t.picks('develop', 'consume-trade');
      expect(t.events('sold')).toMatchObject([{ price: 2, bonus: 0, cause: 'Black Market Trading World' }]);
    });
  });

  test('T-5.4d race-5.4.3: a genes good sells for 7 with Clandestine Uplift Lab and two chromosome races', () => {
    const races = ['Avian Uplift Race (good)', 'Reptilian Uplift Race'];
    scenario({ seats: [{ tableau: ['Clandestine Uplift Lab', ...races] }, {}] }, (t) => {
      t.draws(0, 7);
      t.picks('consume-trade', 'develop');
      expect(t.events('sold')).toMatchObject([{ good: 'genes', price: 4, bonus: 3 }]);
    });
  });

  test("T-5.4e: Star Nomad Lair's own good sells for 3, another novelty good for 2", () => {
    const tableau = ['Star Nomad Lair (good)', 'Gem World (good)'];
    for (const [world, count] of [['Star Nomad Lair', 3] as const, ['Gem World', 2] as const]) {
      scenario({ seats: [{ tableau }, {}] }, (t) => {
        t.draws(0, count);
        t.picks('consume-trade', 'develop');
        t.answer(0, 'tradeGood', world);
        expect(t.hand(0)).toHaveLength(count);
      });
    }
  });

  test('T-5.4f race-5.4.8: Pilgrimage World takes all three goods for 2 VP, 4 with x2, a single one for nothing', () => {
    const worlds = ['Gem World', 'Mining World', 'Distant World'];
    const expected = [
      ['consume-x2', 3, 4],
      ['develop', 3, 2],
      ['consume-x2', 1, 0],
    ] as const;
    for (const [action, goods, vp] of expected) {
      const tableau = ['Pilgrimage World', ...worlds.slice(0, goods).map((world) => `${world} (good)`)];
      scenario({ seats: [{ tableau }, {}] }, (t) => {
        t.picks(action, 'consume-trade'); // mandatory and without a choice: used at once
        expect([t.chips(0), t.goods(0)]).toEqual([vp, []]);
      });
    }
  });

  test('T-5.4g race-5.4.12 race-5.4.13: x2 doubles Galactic Salon, not the cards for Deficit Spending', () => {
    scenario({ seats: [{ tableau: ['Deficit Spending'], hand: cards(3) }, {}] }, (t) => {
      t.picks('consume-x2', 'develop');
      use(t, 'Deficit Spending');
      t.answer(0, 'discardForYield', cards(2));
      expect([t.chips(0), t.hand(0)]).toEqual([2, cards(1)]);
    });
    scenario({ seats: [{ tableau: ['Galactic Salon'] }, {}] }, (t) => {
      t.picks('consume-x2', 'develop');
      expect(t.chips(0)).toBe(2);
    });
  });

  test('T-5.4h race-5.4.6: Diversified Economy needs three different kinds', () => {
    const two = ['Diversified Economy', 'Gem World (good)', 'Spice World (good)', 'Mining World (good)'];
    scenario({ seats: [{ tableau: two }, {}] }, (t) => {
      t.picks('consume-x2', 'develop');
      expect([t.chips(0), t.goods(0).length]).toEqual([0, 3]); // not even asked
    });
    scenario({ seats: [{ tableau: [...two, 'Distant World (good)'] }, {}] }, (t) => {
      t.picks('develop', 'consume-trade');
      const twice = refuseUse(t, 'Diversified Economy', ['Gem World', 'Spice World', 'Mining World']);
      expect(twice).toMatchObject({ code: 'race/wrong-goods', data: { count: 3, different: true } });
      use(t, 'Diversified Economy', ['Spice World', 'Mining World', 'Distant World']);
      expect([t.chips(0), t.goods(0)]).toEqual([3, ['Gem World']]);
    });
  });

  const turned = ['Gem World', 'Spice World', 'Public Works', 'Rebel Homeworld', 'Colony Ship'];

  test('T-5.4i race-5.4.16 race-5.4.17: an ante of 5 turns up 5 cards; a 7 among them lets one of the five be kept', () => {
    scenario({ seats: [{ tableau: ['Gambling World'], hand: ['Terraformed World', 'Gem World'] }, {}] }, (t) => {
      t.draws(0, ...turned);
      t.picks('consume-x2', 'develop');
      use(t, 'Gambling World', [], 1);
      t.answer(0, 'ante', 'Terraformed World');
      expect(t.question(0, 'anteKeep').offered).toHaveLength(5);
      t.answer(0, 'anteKeep', 'Public Works'); // not necessarily the high one
      expect(t.hand(0)).toEqual(['Gem World', 'Public Works', 'Terraformed World']);
      expect(t.discardPile()).toBe(4);
    });
    scenario({ seats: [{ tableau: ['Gambling World'], hand: ['Terraformed World', 'Gem World'] }, {}] }, (t) => {
      t.draws(0, ...turned.map((card) => (card === 'Rebel Homeworld' ? 'New Earth' : card)));
      t.picks('consume-x2', 'develop');
      use(t, 'Gambling World', [], 1);
      t.answer(0, 'ante', 'Terraformed World');
      expect(t.hand(0)).toEqual(['Gem World']);
      expect(t.discardPile()).toBe(6);
      expect(t.events('anted')).toMatchObject([{ ante: 'Terraformed World', won: false, turnedUp: { length: 5 } }]);
    });
  });
});

describe('Consume: further rules', () => {
  test('race-5.4.1 race-15.24: all seats consume at once, each selling before it consumes', () => {
    const tableau = ['New Earth (good)', 'Gem World (good)', 'Spice World (good)'];
    scenario(
      { seats: [{ tableau }, { tableau: ['Tourist World', 'Mining World (good)', 'Distant World (good)'] }] },
      (t) => {
        t.draws(0, 3);
        t.draws(0, 1);
        t.draws(1, 4);
        t.picks('consume-trade', 'consume-trade');
        expect([t.asked(0), t.asked(1)]).toEqual([['tradeGood'], ['tradeGood']]);
        t.answer(1, 'tradeGood', 'Distant World');
        t.answer(0, 'tradeGood', 'New Earth');
        expect(t.chips(0)).toBe(0);
        use(t, 'New Earth', ['Gem World']);
        expect([t.chips(0), t.chips(1)]).toEqual([1, 0]); // Tourist World lacks a second good now
      },
    );
  });

  test('race-5.4.2 race-3.8: exactly one good must be sold, if there is one', () => {
    scenario({ seats: [{ tableau: ['Gem World'] }, { tableau: ['Gem World (good)', 'Spice World (good)'] }] }, (t) => {
      t.draws(1, 2 + 2);
      t.picks('consume-trade', 'consume-trade');
      expect(t.asked(0)).toEqual([]);
      expect(t.refused(1, 'tradeGood', null).code).toBe('race/malformed');
      expect(t.refused(1, 'tradeGood', 'New Vinland').code).toBe('race/no-good');
      t.answer(1, 'tradeGood', 'Gem World');
      expect(t.goods(1)).toEqual(['Spice World']);
    });
  });

  test.each([
    ['Gem World', 2],
    ['Volcanic World', 3],
    ['Hive World', 4],
    ['Alien Robotic Factory', 5],
  ])('race-5.4.3: the good of %s sells for %i', (world, price) => {
    scenario({ seats: [{ tableau: [`${world} (good)`] }, {}] }, (t) => {
      t.draws(0, price);
      t.picks('consume-trade', 'develop');
      expect(t.hand(0)).toHaveLength(price);
    });
  });

  test('race-5.4.4 race-4.4: an optional power may be left, a mandatory one may not', () => {
    const tableau = [
      'Deficit Spending',
      'Tourist World',
      'Gem World (good)',
      'Spice World (good)',
      'New Vinland (good)',
    ];
    scenario({ seats: [{ tableau, hand: cards(1) }, {}] }, (t) => {
      t.draws(0, 2);
      t.picks('consume-x2', 'develop');
      expect(t.refused(0, 'consumeNext', null)).toMatchObject({
        code: 'race/must-use',
        data: { powers: [{ card: 'Tourist World' }, { card: 'New Vinland' }] },
      });
      use(t, 'Tourist World', ['Gem World', 'Spice World']);
      use(t, 'New Vinland', ['New Vinland']);
      t.answer(0, 'consumeNext', null);
      expect([t.chips(0), t.hand(0)]).toEqual([6, cards(3)]);
    });
  });

  test('race-5.4.4: an order may leave goods that another would have consumed', () => {
    const tableau = ['Tourist World', 'Mining Conglomerate', 'Mining World (good)', 'Gem World (good)'];
    scenario({ seats: [{ tableau }, {}] }, (t) => {
      t.picks('develop', 'consume-trade');
      use(t, 'Mining Conglomerate', ['Mining World']);
      expect([t.chips(0), t.goods(0)]).toEqual([1, ['Gem World']]);
    });
  });

  test('race-5.4.5: a power is used once a phase, to the full, on goods of its kind', () => {
    const tableau = ['Mining Conglomerate', 'Mining World (good)', 'Comet Zone (good)', 'Volcanic World (good)'];
    scenario({ seats: [{ tableau: [...tableau, 'Gem World (good)'] }, {}] }, (t) => {
      t.picks('develop', 'consume-trade');
      expect(refuseUse(t, 'Mining Conglomerate', ['Mining World']).code).toBe('race/wrong-goods');
      expect(refuseUse(t, 'Mining Conglomerate', ['Mining World', 'Gem World']).code).toBe('race/wrong-goods');
      expect(refuseUse(t, 'Mining Conglomerate', ['Mining World', 'Mining World']).code).toBe('race/wrong-goods');
      use(t, 'Mining Conglomerate', ['Mining World', 'Comet Zone']);
      expect([t.chips(0), t.goods(0)]).toEqual([2, ['Volcanic World', 'Gem World']]);
    });
  });

  test('race-5.4.6: Mining League needs two rare goods for its one use', () => {
    scenario({ seats: [{ tableau: ['Mining League', 'Mining World (good)', 'Gem World (good)'] }, {}] }, (t) => {
      t.picks('consume-x2', 'develop');
      expect(t.goods(0)).toHaveLength(2);
    });
    scenario({ seats: [{ tableau: ['Mining League', 'Mining World (good)', 'Comet Zone (good)'] }, {}] }, (t) => {
      t.picks('develop', 'consume-trade');
      expect([t.chips(0), t.goods(0)]).toEqual([3, []]);
    });
  });

  test('race-5.4.7: Galactic Exchange takes one good of each kind that is there', () => {
    const tableau = ['Galactic Exchange', 'Gem World (good)', 'Spice World (good)', 'Mining World (good)'];
    scenario({ seats: [{ tableau }, {}] }, (t) => {
      t.draws(0, 2);
      t.picks('develop', 'consume-trade');
      expect(refuseUse(t, 'Galactic Exchange', ['Mining World'])).toMatchObject({ data: { count: 2 } });
      expect(refuseUse(t, 'Galactic Exchange', ['Gem World', 'Spice World']).code).toBe('race/wrong-goods');
      use(t, 'Galactic Exchange', ['Spice World', 'Mining World']);
      expect([t.chips(0), t.hand(0).length, t.goods(0)]).toEqual([2, 2, ['Gem World']]);
    });
    const four = [...tableau, 'Distant World (good)', 'Alien Robotic Factory (good)'];
    scenario({ seats: [{ tableau: four }, {}] }, (t) => {
      t.draws(0, 4);
      t.picks('develop', 'consume-trade');
      use(t, 'Galactic Exchange', ['Spice World', 'Mining World', 'Distant World', 'Alien Robotic Factory']);
      expect(t.chips(0)).toBe(4);
    });
  });

  test('race-5.4.9: Alien Toy Shop takes only its own good', () => {
    scenario({ seats: [{ tableau: ['Alien Toy Shop', 'Alien Robotic Factory (good)'] }, {}] }, (t) => {
      t.picks('develop', 'consume-trade');
      expect([t.chips(0), t.goods(0)]).toEqual([0, ['Alien Robotic Factory']]);
    });
    scenario({ seats: [{ tableau: ['Alien Toy Shop (good)', 'Alien Robotic Factory (good)'] }, {}] }, (t) => {
      t.picks('develop', 'consume-trade');
      expect([t.chips(0), t.goods(0)]).toEqual([2, ['Alien Robotic Factory']]);
    });
  });

  test('race-5.4.10: Black Market Trading World must sell when there is a good', () => {
    scenario(
      { seats: [{ tableau: ['Black Market Trading World', 'Gem World (good)', 'Hive World (good)'] }, {}] },
      (t) => {
        t.draws(0, 4);
        t.picks('develop', 'consume-trade');
        expect(t.refused(0, 'consumeNext', null).code).toBe('race/must-use');
        use(t, 'Black Market Trading World', ['Hive World']);
        expect(t.hand(0)).toHaveLength(4);
      },
    );
  });

  test('race-5.4.11 race-4.4: New Economy draws once, without being asked', () => {
    scenario({ seats: [{ tableau: ['New Economy'] }, {}] }, (t) => {
      t.draws(0, 1);
      t.picks('develop', 'consume-trade');
      expect(t.hand(0)).toHaveLength(1);
      expect(t.events('forced', 0).map(({ question }) => question)).toContain('consumeNext');
    });
  });

  test('race-5.4.12: cards for points are optional, and may be none after all', () => {
    scenario({ seats: [{ tableau: ['Merchant World'], hand: cards(3) }, {}] }, (t) => {
      t.picks('develop', 'consume-trade');
      t.answer(0, 'consumeNext', null);
      expect([t.chips(0), t.hand(0)]).toEqual([0, cards(3)]);
    });
    scenario({ seats: [{ tableau: ['Merchant World'], hand: cards(3) }, {}] }, (t) => {
      t.picks('develop', 'consume-trade');
      use(t, 'Merchant World');
      expect(t.refused(0, 'discardForYield', cards(3)).code).toBe('race/wrong-count');
      t.answer(0, 'discardForYield', []);
      expect([t.chips(0), t.hand(0)]).toEqual([0, cards(3)]);
      expect(t.events('declined')).toMatchObject([{ power: { card: 'Merchant World' } }]);
    });
  });

  test('race-5.4.14: chips beyond the pool are handed out, and the game ends after the round', () => {
    scenario({ seats: [{ tableau: ['Galactic Salon'], chips: 11 }, { chips: 12 }] }, (t) => {
      t.picks('consume-x2', 'develop');
      expect([t.chips(0), t.state.pool]).toEqual([13, -1]);
      expect(t.state.phase).toBe('over');
      expect(t.events('matchEnded')).toMatchObject([{ why: ['pool'] }]);
    });
  });

  test('race-5.4.15 race-2.1.5: base Gambling World takes the top card if its number was named', () => {
    for (const sets of [['base'], ['base', 'gs']] as const) {
      scenario({ sets, seats: [{ tableau: ['Gambling World'] }, {}] }, (t) => {
        t.draws(0, 'Rebel Base');
        t.picks('develop', 'consume-trade');
        expect(t.refused(0, 'guessCost', 0)).toMatchObject({ code: 'race/out-of-range', data: { min: 1, max: 7 } });
        expect(t.refused(0, 'guessCost', 8).code).toBe('race/out-of-range');
        t.answer(0, 'guessCost', 6);
        expect(t.hand(0)).toEqual(['Rebel Base']);
      });
    }
    scenario({ sets: ['base'], seats: [{ tableau: ['Gambling World'] }, {}] }, (t) => {
      t.draws(0, 'Rebel Base');
      t.picks('develop', 'consume-trade');
      t.answer(0, 'guessCost', 2);
      expect([t.hand(0), t.discardPile()]).toEqual([[], 1]);
      expect(t.events('guessed')).toMatchObject([{ number: 2, turnedUp: 'Rebel Base', won: false }]);
    });
  });

  test('race-5.4.16: an ante has a cost or defense of 1 to 6, or is not made', () => {
    const hand = ['Pilgrimage World', 'Rebel Homeworld', 'Gem World'];
    scenario({ seats: [{ tableau: ['Gambling World'], hand }, {}] }, (t) => {
      t.picks('develop', 'consume-trade');
      use(t, 'Gambling World', [], 1);
      expect(t.refused(0, 'ante', 'Pilgrimage World')).toMatchObject({ code: 'race/out-of-range', data: { max: 6 } });
      expect(t.refused(0, 'ante', 'Rebel Homeworld').code).toBe('race/out-of-range');
      expect(t.refused(0, 'ante', 'Spice World').code).toBe('race/not-in-hand');
      t.answer(0, 'ante', null);
      expect(t.hand(0)).toHaveLength(3);
    });
  });

  test('race-5.4.17: cards turned up for an ante are seen by all', () => {
    scenario({ seats: [{ tableau: ['Gambling World'], hand: ['Public Works'] }, {}] }, (t) => {
      t.draws(0, 'Gem World');
      t.picks('consume-x2', 'settle');
      use(t, 'Gambling World', [], 1);
      t.answer(0, 'ante', 'Public Works'); // a single card turned up is kept without asking
      const seenByAll = t.told.flatMap(({ all }) => (all.kind === 'anted' ? [all.turnedUp] : []));
      expect(seenByAll).toEqual([['gem-world']]);
      expect(t.hand(0)).toEqual(['Gem World', 'Public Works']);
    });
  });
});
