// Settle: the worked examples of the ways to place a world, strength and payment. Section 5.3; see also
// settle-rules.test.ts for the procedure, temporary strength and the second world.

import { describe, expect, test } from 'vitest';
import { cards, scenario, type Table } from '../testing/scenario.ts';

/** The way to place a world as the question describes it. */
function wayOf(t: Table, world: string, way: string, ...uses: string[]) {
  const option = t.describe(0, 'settlePlace').hand.find(({ card }) => card === world);
  const found = option?.ways.find((each) => each.way === way && each.uses.join() === uses.join());
  return found === undefined
    ? null
    : { price: found.price?.total ?? 0, atMost: found.strength?.atMost ?? 0, possible: found.possible };
}

describe('Settle: ways to place a world', () => {
  test('T-5.3a race-5.3.8 race-3.7: New Earth with Alpha Centauri, Mining Robots and Replicant Robots costs 1', () => {
    const tableau = ['Mining Robots', 'Replicant Robots'];
    scenario({ seats: [{ start: 'Alpha Centauri', tableau, hand: ['New Earth', ...cards(3)] }, {}] }, (t) => {
      t.draws(0, 'Gem World');
      t.picks('settle', 'develop');
      t.answer(0, 'settlePlace', 'New Earth');
      expect(t.refused(0, 'settlePay', { way: 'pay', uses: [], cards: [] }).data).toMatchObject({ price: 1 });
      t.answer(0, 'settlePay', { way: 'pay', uses: [], cards: cards(1) });
      expect(t.hand(0)).toEqual(['Gem World', ...cards(2)]); // and one for having picked Settle
    });
  });

  test('T-5.3b race-5.3.11 race-5.3.13: New Sparta and Space Marines need help against Lost Alien Warship', () => {
    const hand = ['Lost Alien Warship', 'Gem World', ...cards(2)];
    const seat = { start: 'New Sparta', tableau: ['Space Marines'], hand };
    scenario({ seats: [seat, {}] }, (t) => {
      t.picks('settle', 'develop');
      expect(t.refused(0, 'settlePlace', 'Lost Alien Warship')).toMatchObject({
        code: 'race/cannot-place',
        data: { reasons: [{ way: 'conquer', strength: 4, needed: 5 }] },
      });
    });
    scenario({ seats: [{ ...seat, tableau: ['Space Marines', 'Alien Tech Institute'] }, {}] }, (t) => {
      t.draws(0, 1);
      t.picks('settle', 'develop');
      expect(wayOf(t, 'Lost Alien Warship', 'conquer')).toMatchObject({ atMost: 6, possible: true });
      t.answer(0, 'settlePlace', 'Lost Alien Warship');
      expect(t.tableau(0)).toContain('Lost Alien Warship');
    });
    scenario({ seats: [{ ...seat, tableau: ['Space Marines', 'New Military Tactics'] }, {}] }, (t) => {
      t.draws(0, 1);
      t.picks('settle', 'develop');
      expect(wayOf(t, 'Lost Alien Warship', 'conquer')).toMatchObject({ atMost: 7, possible: true });
      t.answer(0, 'settlePlace', 'Lost Alien Warship'); // the tactics must be discarded: no question
      expect(t.tableau(0)).toEqual(['New Sparta', 'Space Marines', 'Lost Alien Warship']);
    });
  });

  test('T-5.3c race-5.3.9 race-5.3.14: Contact Specialist pays for Rebel Outpost: 4, then 2, then 0', () => {
    const hand = ['Rebel Outpost', 'Alien Robot Sentry', ...cards(5)];
    const steps: [string[], number][] = [
      [['Contact Specialist'], 4],
      [['Contact Specialist', 'Replicant Robots'], 2],
      [['Contact Specialist', 'Replicant Robots', 'Rebel Pact'], 0],
    ];
    for (const [tableau, price] of steps) {
      scenario({ seats: [{ tableau, hand }, {}] }, (t) => {
        t.picks('develop', 'settle');
        expect(t.military(0)).toBe(-1);
        expect(wayOf(t, 'Rebel Outpost', 'payForMilitary', 'Contact Specialist')).toMatchObject({ price });
        expect(t.refused(0, 'settlePlace', 'Alien Robot Sentry')).toMatchObject({ code: 'race/cannot-place' });
        t.answer(0, 'settlePlace', 'Rebel Outpost');
        if (price > 0) {
          const payment = { way: 'payForMilitary', uses: ['Contact Specialist'], cards: cards(price) } as const;
          t.answer(0, 'settlePay', payment);
        }
        expect(t.hand(0)).toHaveLength(6 - price);
        expect(t.tableau(0)).toEqual([...tableau, 'Rebel Outpost']);
      });
    }
  });

  test('T-5.3d race-5.3.10 race-5.3.19 race-5.3.20: Contact Specialist and Colony Ship place Rebel Homeworld', () => {
    const tableau = ['Contact Specialist', 'Colony Ship'];
    scenario({ seats: [{ tableau, hand: ['Rebel Homeworld', 'Gem World'] }, {}] }, (t) => {
      t.picks('develop', 'settle');
      t.answer(0, 'settlePlace', 'Rebel Homeworld');
      expect(t.tableau(0)).toEqual(['Contact Specialist', 'Rebel Homeworld']); // two cards before and after
      expect(t.hand(0)).toEqual(['Gem World']);
      expect(t.events('leftTableau')).toMatchObject([{ card: 'Colony Ship', to: 'discard' }]);
    });
  });

  test('T-5.3e race-5.3.15: Rebel Cantina and Rebel Alliance are not combined for Rebel Base', () => {
    const hand = ['Rebel Base', ...cards(6)];
    const seat = { start: 'Rebel Cantina', tableau: ['Rebel Alliance'], hand };
    scenario({ seats: [{ ...seat }, {}] }, (t) => {
      t.picks('develop', 'settle');
      expect(wayOf(t, 'Rebel Base', 'payForMilitary', 'Rebel Alliance')).toMatchObject({ price: 4 });
      expect(wayOf(t, 'Rebel Base', 'payForMilitary', 'Rebel Cantina')).toMatchObject({ price: 6 });
      t.answer(0, 'settlePlace', 'Rebel Base');
      const pay = (uses: string[], count: number) =>
        t.refused(0, 'settlePay', { way: 'payForMilitary', uses, cards: cards(count) });
      expect(pay(['Rebel Alliance', 'Rebel Cantina'], 4)).toMatchObject({ code: 'race/wrong-way' });
      expect(pay(['Rebel Cantina'], 4)).toMatchObject({ code: 'race/wrong-price', data: { price: 6 } });
      t.answer(0, 'settlePay', { way: 'payForMilitary', uses: ['Rebel Alliance'], cards: cards(4) });
    });
    scenario({ seats: [{ ...seat, tableau: ['Rebel Alliance', 'Rebel Pact'] }, {}] }, (t) => {
      t.picks('develop', 'settle');
      expect(wayOf(t, 'Rebel Base', 'payForMilitary', 'Rebel Alliance')).toMatchObject({ price: 2 });
    });
  });

  test('T-5.3f race-5.3.12: Imperium Cloaking Technology conquers non-military worlds at cost less 2', () => {
    const cloak = 'Imperium Cloaking Technology';
    const hand = ['Galactic Trendsetters', 'New Earth', 'Refugee World'];
    scenario({ seats: [{ start: 'New Sparta', tableau: [cloak, 'Expedition Force'], hand }, {}] }, (t) => {
      t.picks('develop', 'settle');
      expect(wayOf(t, 'Galactic Trendsetters', 'conquerNonMilitary', cloak)).toMatchObject({ atMost: 3 });
      t.answer(0, 'settlePlace', 'Galactic Trendsetters');
      expect(t.tableau(0)).toEqual(['New Sparta', 'Expedition Force', 'Galactic Trendsetters']);
    });
    scenario({ seats: [{ start: 'New Sparta', tableau: [cloak], hand }, {}] }, (t) => {
      t.picks('develop', 'settle');
      expect(t.refused(0, 'settlePlace', 'Galactic Trendsetters')).toMatchObject({
        code: 'race/cannot-place',
        data: { reasons: [{ way: 'pay' }, { way: 'conquerNonMilitary', strength: 2, needed: 3 }] },
      });
      expect(t.refused(0, 'settlePlace', 'New Earth')).toMatchObject({ code: 'race/cannot-place' });
    });
    scenario({ seats: [{ start: 'New Sparta', tableau: [cloak, 'Gem Smugglers'], hand }, {}] }, (t) => {
      t.picks('develop', 'settle');
      t.answer(0, 'settlePlace', 'New Earth');
      expect(t.tableau(0)).toEqual(['New Sparta', 'Gem Smugglers', 'New Earth']);
    });
  });

  test('T-5.3g race-5.3.21 race-5.3.22: one card for Space Mercenaries also conquers the second world', () => {
    const tableau = ['Space Mercenaries', 'Improved Logistics'];
    const hand = ['Hive World', 'Clandestine Uplift Lab', ...cards(2)];
    scenario({ seats: [{ start: 'Epsilon Eridani', tableau, hand }, {}] }, (t) => {
      t.picks('develop', 'settle');
      expect(t.military(0)).toBe(2);
      t.answer(0, 'settlePlace', 'Hive World');
      t.answer(0, 'settlePay', { way: 'conquer', uses: ['Space Mercenaries'], cards: cards(1) });
      expect(t.hand(0)).toEqual(['Clandestine Uplift Lab', ...cards(1)]);
      t.answer(0, 'settleSecond', { world: 'Clandestine Uplift Lab' });
      expect(t.tableau(0).slice(-2)).toEqual(['Hive World', 'Clandestine Uplift Lab']);
      expect(t.hand(0)).toEqual(cards(1));
    });
  });

  test('T-5.3h: Hidden Fortress counts itself, New Sparta and two other military worlds: +4', () => {
    const tableau = ['Hidden Fortress', 'Outlaw World', 'Rebel Base'];
    scenario({ seats: [{ start: 'New Sparta', tableau, hand: ['Rebel Homeworld'] }, {}] }, (t) => {
      t.picks('develop', 'settle');
      expect(t.military(0)).toBe(2 + 4);
      expect(t.tableau(0)).not.toContain('Rebel Homeworld'); // 7
    });
    scenario({ seats: [{ start: 'New Sparta', tableau, hand: ['Rebel Outpost'] }, {}] }, (t) => {
      t.picks('develop', 'settle');
      const ways = t.describe(0, 'settlePlace').hand[0]?.ways;
      expect(ways?.[0]?.strength?.terms).toEqual([
        { card: 'New Sparta', what: 'military', amount: 2 },
        { card: 'Hidden Fortress', what: 'military', amount: 4 },
      ]);
    });
  });

  test('T-5.3i race-5.3.16: Colony Ship can place Alien Rosetta Stone World, not Deserted Alien Outpost', () => {
    const hand = ['Alien Rosetta Stone World', 'Deserted Alien Outpost'];
    scenario({ seats: [{ tableau: ['Colony Ship'], hand }, {}] }, (t) => {
      t.picks('develop', 'settle');
      expect(t.offers(0, 'settlePlace')).toEqual([null, 'Alien Rosetta Stone World']);
      expect(wayOf(t, 'Deserted Alien Outpost', 'free', 'Colony Ship')).toBeNull();
      t.answer(0, 'settlePlace', 'Alien Rosetta Stone World');
      expect(t.tableau(0)).toEqual(['Alien Rosetta Stone World']);
    });
  });

  test('race-5.3.14: discounts do not help conquering, strength does not lower a price', () => {
    const tableau = ['Replicant Robots', 'Drop Ships'];
    scenario({ seats: [{ tableau, hand: ['Malevolent Lifeforms', 'Mining World', ...cards(1)] }, {}] }, (t) => {
      t.picks('develop', 'settle');
      expect(t.refused(0, 'settlePlace', 'Malevolent Lifeforms').data).toMatchObject({
        reasons: [{ way: 'conquer', strength: 3, needed: 4 }],
      });
      expect(wayOf(t, 'Mining World', 'pay')).toMatchObject({ price: 1 });
    });
  });

  test('race-5.3.15: a discount on paying for military worlds gives no right to pay for them', () => {
    scenario({ seats: [{ tableau: ['Rebel Pact'], hand: ['Rebel Miners', 'Gem World', ...cards(4)] }, {}] }, (t) => {
      t.picks('develop', 'settle');
      expect(t.refused(0, 'settlePlace', 'Rebel Miners').data).toMatchObject({ reasons: [{ way: 'conquer' }] });
    });
  });

  test('race-5.3.16: a grey world with Alien in its title may be paid for, one whose good is alien may not', () => {
    const hand = ['Clandestine Uplift Lab', 'Alien Monolith', 'Lost Alien Battle Fleet', ...cards(8)];
    scenario({ seats: [{ tableau: ['Contact Specialist', 'Colony Ship'], hand }, {}] }, (t) => {
      t.picks('develop', 'settle');
      // Rebel Homeworld is among the cards that only count: paying for it is possible as well.
      expect(t.offers(0, 'settlePlace')).toEqual([null, 'Clandestine Uplift Lab', 'Rebel Homeworld']);
    });
  });

  test('race-5.3.17: start worlds out of the deck are placed like any other, without their set-up effect', () => {
    scenario({ seats: [{ hand: ['Ancient Race', ...cards(3)] }, {}] }, (t) => {
      t.picks('develop', 'settle');
      t.answer(0, 'settlePlace', 'Ancient Race');
      t.answer(0, 'settlePay', { way: 'pay', uses: [], cards: cards(2) });
      expect(t.goods(0)).toEqual(['Ancient Race']);
      t.rest();
      expect(t.hand(0)).toEqual(cards(1));
    });
    scenario({ seats: [{ tableau: ['Drop Ships'], hand: ['New Sparta', 'Damaged Alien Factory'] }, {}] }, (t) => {
      t.picks('develop', 'settle');
      t.answer(0, 'settlePlace', 'Damaged Alien Factory');
      expect(t.tableau(0)).toEqual(['Drop Ships', 'Damaged Alien Factory']);
    });
  });

  test('race-5.3.18: a conquered non-military world stays non-military, a bought military world stays military', () => {
    const tableau = ['Galactic Imperium', 'Drop Ships', 'Imperium Cloaking Technology', 'Contact Specialist'];
    scenario({ seats: [{ tableau, hand: ['Tourist World', 'Outlaw World'] }, {}] }, (t) => {
      t.picks('develop', 'settle');
      t.answer(0, 'settlePlace', 'Tourist World');
      expect(t.tableau(0)).toContain('Tourist World');
      expect(t.score(0).bonuses).toBe(0); // Galactic Imperium counts military worlds
      t.rest();
      t.picks('develop', 'settle');
      t.answer(0, 'settlePlace', 'Outlaw World');
      t.answer(0, 'settlePay', { way: 'payForMilitary', uses: ['Contact Specialist'], cards: [] });
      expect(t.score(0).bonuses).toBe(1);
    });
  });

  test('race-5.3.19: what is discarded for its effect leaves, what only gives a right stays', () => {
    const stays = ['Contact Specialist', 'Space Mercenaries', 'Improved Logistics'];
    const tableau = [...stays, 'Doomed World', 'New Military Tactics'];
    scenario({ seats: [{ tableau, hand: ['Rebel Underground', 'Outlaw World'] }, {}] }, (t) => {
      t.picks('develop', 'settle');
      t.answer(0, 'settlePlace', 'Rebel Underground');
      t.answer(0, 'settlePay', { way: 'conquer', uses: ['New Military Tactics'], cards: [] });
      t.answer(0, 'settleSecond', { world: 'Outlaw World' });
      t.answer(0, 'settlePay', { way: 'free', uses: ['Doomed World', 'Contact Specialist'], cards: [] });
      expect(t.tableau(0)).toEqual([...stays, 'Rebel Underground', 'Outlaw World']);
    });
  });
});
