// Declaring takeovers, second placements with and without them, and the defender's reserves. Sections 9.2, 9.4, 9.5.

import { describe, expect, test } from 'vitest';
import type { TakeoverPlan } from '../questions.ts';
import { cards, type SeatSetup, scenario, type Table } from '../testing/scenario.ts';

const cloak = 'Imperium Cloaking Technology';
const nothing = { uses: [], cards: [] };

const plan = (power: string, world: string, owner: number, spending = {}): TakeoverPlan => ({
  power,
  world,
  owner,
  ...nothing,
  ...spending,
});

const results = (t: Table) => t.events('takeoverResolved').map(({ seat, world, result }) => [seat, world, result]);

const withTakeovers = (seats: SeatSetup[], story: (t: Table) => void): void =>
  scenario({ takeovers: true, seats }, story);

const victim = { tableau: ['Expedition Force', 'Outlaw World', 'Rebel Miners', 'Imperium Troops'] };

describe('Declaring a takeover', () => {
  test('race-9.2.1 race-5.3.4: it needs a free settle action: nothing put down, or a second placement', () => {
    const tableau = ['Drop Ships', cloak];
    withTakeovers([{ tableau, hand: ['Refugee World'] }, victim], (t) => {
      t.picks('develop', 'settle');
      t.answer(0, 'settlePlace', 'Refugee World');
      t.answer(0, 'settlePay', { way: 'pay', uses: [], cards: [] });
      expect(t.asked(0)).toEqual(['chooseAction']); // the settle action is spent
    });
    withTakeovers([{ tableau, hand: ['Refugee World'] }, victim], (t) => {
      t.picks('develop', 'settle');
      t.answer(0, 'settlePlace', null);
      t.answer(0, 'declareTakeover', null);
      expect(t.events('passed').at(-1)).toMatchObject({ seat: 0, what: 'takeover' });
      expect(t.tableau(0)).toEqual(tableau);
    });
  });

  test('race-9.2.2: temporary strength is announced with the takeover and spent at once', () => {
    const tableau = [cloak, 'New Military Tactics', 'Space Mercenaries'];
    withTakeovers([{ tableau, hand: cards(2) }, { tableau: ['Drop Ships', 'Outlaw World'] }], (t) => {
      t.picks('develop', 'settle');
      const declare = (spending: object) => t.refused(0, 'declareTakeover', plan(cloak, 'Outlaw World', 1, spending));
      expect(declare({ uses: [cloak] }).code).toBe('race/no-such-power');
      expect(declare({ uses: ['Space Mercenaries'] }).code).toBe('race/power-without-cards');
      expect(declare({ uses: ['Space Mercenaries'], cards: ['Gem World'] }).code).toBe('race/not-in-hand');
      const uses = ['New Military Tactics', 'Space Mercenaries'];
      t.answer(0, 'declareTakeover', plan(cloak, 'Outlaw World', 1, { uses, cards: cards(1) }));
      expect(t.events('takeoverResolved')).toMatchObject([{ attack: 1 + 3 + 1, defense: 4, result: 'success' }]);
      expect([t.tableau(0), t.hand(0)]).toEqual([['Space Mercenaries', 'Outlaw World'], cards(1)]);
    });
  });

  test('race-9.2.2: the attacker cannot add strength later', () => {
    const tableau = [cloak, 'Drop Ships', 'Space Mercenaries'];
    const defender = { tableau: ['Drop Ships', 'Outlaw World', 'Mercenary Fleet'], hand: cards(2) };
    withTakeovers([{ tableau, hand: cards(2) }, defender], (t) => {
      t.picks('develop', 'settle');
      t.answer(0, 'declareTakeover', plan(cloak, 'Outlaw World', 1));
      expect(t.asked(0)).toEqual([]);
      t.answer(1, 'defendTakeover', { uses: ['Mercenary Fleet'], cards: cards(1) });
      expect(t.events('takeoverResolved')).toMatchObject([{ attack: 4, defense: 7, result: 'failed' }]);
    });
  });

  test('race-9.2.3: a world placed in this phase is no target', () => {
    const defender = { tableau: ['Drop Ships', 'Rebel Miners'], hand: ['Outlaw World'] };
    withTakeovers([{ tableau: [cloak] }, defender], (t) => {
      t.picks('develop', 'settle');
      t.draws(1, 1);
      t.answer(1, 'settlePlace', 'Outlaw World');
      expect(t.refused(0, 'declareTakeover', plan(cloak, 'Outlaw World', 1)).code).toBe('race/no-target');
      expect(t.refused(0, 'declareTakeover', plan(cloak, 'Rebel Miners', 0)).code).toBe('race/no-target');
      t.answer(0, 'declareTakeover', plan(cloak, 'Rebel Miners', 1));
    });
  });

  test('race-9.2.4: a takeover power is used once a phase', () => {
    const tableau = ['Imperium Seat', 'Improved Logistics', 'Drop Ships', 'Rebel Alliance'];
    const defender = { tableau: ['Rebel Miners', 'Rebel Fuel Cache', 'Imperium Troops'] };
    withTakeovers([{ tableau, hand: cards(1) }, defender], (t) => {
      t.picks('develop', 'settle');
      t.answer(0, 'declareTakeover', plan('Imperium Seat', 'Rebel Miners', 1));
      const again = t.refused(0, 'settleSecond', { takeover: plan('Imperium Seat', 'Rebel Fuel Cache', 1) });
      expect(again.code).toBe('race/no-target');
      t.answer(0, 'settleSecond', { takeover: plan('Rebel Alliance', 'Rebel Fuel Cache', 1) });
      expect(results(t)).toEqual([
        [0, 'Rebel Miners', 'success'],
        [0, 'Rebel Fuel Cache', 'success'],
      ]);
    });
  });
});

describe('Second placements', () => {
  const tableau = ['Improved Logistics', 'Drop Ships', cloak, 'Rebel Alliance'];
  const hand = ['Refugee World', 'Dying Colony'];

  test('race-9.2.1 race-5.3.25: a world, then a takeover', () => {
    withTakeovers([{ tableau, hand }, victim], (t) => {
      t.picks('develop', 'settle');
      t.answer(0, 'settlePlace', 'Refugee World');
      t.answer(0, 'settlePay', { way: 'pay', uses: [], cards: [] });
      t.answer(0, 'settleSecond', { takeover: plan(cloak, 'Outlaw World', 1) });
      expect(t.tableau(0).slice(-2)).toEqual(['Refugee World', 'Outlaw World']);
    });
  });

  test('race-9.2.1 race-5.3.25: a takeover, then a world, which stays even if the takeover fails', () => {
    for (const [world, result] of [['Outlaw World', 'success'] as const, ['Rebel Miners', 'failed'] as const]) {
      const defender = result === 'failed' ? { tableau: [...victim.tableau, 'Drop Ships'] } : victim;
      withTakeovers([{ tableau, hand }, defender], (t) => {
        t.picks('develop', 'settle');
        t.answer(0, 'settlePlace', null);
        t.answer(0, 'declareTakeover', plan(cloak, world, 1));
        t.answer(0, 'settleSecond', { world: 'Dying Colony' });
        expect(results(t)).toEqual([[0, world, result]]);
        expect(t.tableau(0)).toContain('Dying Colony');
      });
    }
  });

  test('race-9.2.1: two takeovers with two powers, and no world', () => {
    withTakeovers([{ tableau, hand }, victim], (t) => {
      t.picks('develop', 'settle');
      t.answer(0, 'settlePlace', null);
      t.answer(0, 'declareTakeover', plan(cloak, 'Outlaw World', 1));
      t.answer(0, 'settleSecond', { takeover: plan('Rebel Alliance', 'Rebel Miners', 1) });
      expect(results(t)).toEqual([
        [0, 'Outlaw World', 'success'],
        [0, 'Rebel Miners', 'failed'],
      ]); // 3 against 1 + 1 + 1, then 3 against 1 + 1 + 2
      expect(t.tableau(0)).toContain('Outlaw World');
    });
  });

  test('race-9.4.3: if the first attempt fails, the second fails too', () => {
    withTakeovers([{ tableau, hand }, victim], (t) => {
      t.picks('develop', 'settle');
      t.answer(0, 'settlePlace', null);
      t.answer(0, 'declareTakeover', plan('Rebel Alliance', 'Rebel Miners', 1));
      t.answer(0, 'settleSecond', { takeover: plan(cloak, 'Outlaw World', 1) });
      expect(results(t)).toEqual([
        [0, 'Rebel Miners', 'failed'],
        [0, 'Outlaw World', 'void'],
      ]);
    });
  });

  test('race-9.4.2: a target that is gone cannot be taken', () => {
    const strong = { tableau: ['Drop Ships', 'New Galactic Order', cloak] };
    withTakeovers([strong, victim, strong], (t) => {
      t.picks('develop', 'develop', 'settle');
      t.answer(0, 'declareTakeover', plan(cloak, 'Outlaw World', 1));
      t.answer(2, 'declareTakeover', plan(cloak, 'Outlaw World', 1));
      expect(results(t)).toEqual([
        [0, 'Outlaw World', 'success'],
        [2, 'Outlaw World', 'void'],
      ]);
      expect(t.tableau(0)).toContain('Outlaw World');
    });
  });
});

describe("The defender's reserves", () => {
  test('race-9.5.1 race-5.3.22: also the rest of a hand-card power that was used in part to settle', () => {
    const defender = {
      tableau: ['Mercenary Fleet', 'Outlaw World'],
      hand: ['Clandestine Uplift Lab', 'Public Works', 'Colony Ship'],
    };
    withTakeovers([{ tableau: ['Drop Ships', 'Expedition Force', cloak] }, defender], (t) => {
      t.picks('settle', 'settle');
      t.answer(1, 'settlePlace', 'Clandestine Uplift Lab');
      t.answer(0, 'declareTakeover', plan(cloak, 'Outlaw World', 1));
      t.draws(1, 1); // for picking Settle
      t.answer(1, 'settlePay', { way: 'conquer', uses: ['Mercenary Fleet'], cards: ['Public Works'] });
      expect(t.question(1, 'defendTakeover')).toMatchObject({ attack: 4, defense: 2 + 1 + 1 });
      const two = { uses: ['Mercenary Fleet'], cards: ['Colony Ship', ...cards(1)] };
      expect(t.refused(1, 'defendTakeover', two).code).toBe('race/power-without-cards');
      t.answer(1, 'defendTakeover', { uses: ['Mercenary Fleet'], cards: ['Colony Ship'] });
      expect(results(t)).toEqual([[0, 'Outlaw World', 'failed']]);
    });
  });

  test('race-9.5.1: who has nothing to add is not asked', () => {
    withTakeovers([{ tableau: ['Drop Ships', cloak] }, { tableau: ['Mercenary Fleet', 'Outlaw World'] }], (t) => {
      t.picks('develop', 'settle');
      t.answer(0, 'declareTakeover', plan(cloak, 'Outlaw World', 1));
      expect(results(t)).toEqual([[0, 'Outlaw World', 'success']]);
    });
  });

  test('race-9.5.2: added strength lasts for later attempts of the phase', () => {
    const attacker = { tableau: ['Drop Ships', 'Expedition Force', cloak] };
    const defender = { tableau: ['Drop Ships', 'Outlaw World', 'Rebel Fuel Cache', 'New Military Tactics'] };
    withTakeovers([attacker, defender, attacker], (t) => {
      t.picks('develop', 'settle', 'develop');
      t.answer(0, 'declareTakeover', plan(cloak, 'Outlaw World', 1));
      t.answer(2, 'declareTakeover', plan(cloak, 'Rebel Fuel Cache', 1));
      t.answer(1, 'defendTakeover', { uses: ['New Military Tactics'], cards: [] });
      expect(t.events('takeoverResolved').map(({ attack, defense }) => [attack, defense])).toEqual([
        [4, 7],
        [4, 7],
      ]); // the second time there was nothing left to add
    });
  });
});
