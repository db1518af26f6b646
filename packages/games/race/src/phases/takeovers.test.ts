// Takeovers: the worked examples, who is exposed, strengths and resolution. Section 9; declaring, second placements and
// the defender's reserves are in takeovers-declaring.test.ts.

import { describe, expect, test } from 'vitest';
import { cards, type SeatSetup, scenario, type Table } from '../testing/scenario.ts';

const cloak = 'Imperium Cloaking Technology';
const nothing = { uses: [], cards: [] };

const attack = (t: Table, seat: number, power: string, world: string, owner: number): void =>
  t.answer(seat, 'declareTakeover', { power, world, owner, ...nothing });

const results = (t: Table) =>
  t.events('takeoverResolved').map(({ seat, attack: force, defense, result }) => [seat, force, defense, result]);

/** A match with takeovers; the order of turns is the order of seats. */
const withTakeovers = (seats: SeatSetup[], story: (t: Table) => void): void =>
  scenario({ takeovers: true, seats }, story);

describe('Takeovers: the worked examples', () => {
  test('T-9a race-9.3.4 race-9.1.3: 4 Military with Cloaking Technology against 2 Military and defense 2', () => {
    const attacker = { tableau: ['New Sparta', 'Space Marines', cloak] };
    withTakeovers([attacker, { tableau: ['Drop Ships', 'Contact Specialist', 'Rebel Miners'] }], (t) => {
      t.picks('develop', 'settle');
      attack(t, 0, cloak, 'Rebel Miners', 1);
      expect(results(t)).toEqual([[0, 4, 4, 'success']]);
      expect(t.tableau(0)).toEqual(['New Sparta', 'Space Marines', 'Rebel Miners']);
      expect(t.tableau(1)).not.toContain('Rebel Miners');
    });
  });

  const a = { tableau: ['New Sparta', 'Drop Ships', 'Imperium Troops', 'Imperium Seat'] };
  const b = { tableau: ['Space Marines', 'Expedition Force', 'Space Mercenaries', 'Rebel Colony'] };

  test('T-9b race-9.3.1 race-9.3.2 race-9.4.5: 8 against rebels take Rebel Colony, and a card for Settle', () => {
    withTakeovers([a, b, {}], (t) => {
      t.draws(0, 'Gem World');
      t.picks('settle', 'develop', 'develop');
      expect([t.military(0), t.military(1)]).toEqual([6, 4]);
      attack(t, 0, 'Imperium Seat', 'Rebel Colony', 1);
      expect(results(t)).toEqual([[0, 8, 8, 'success']]);
      expect([t.tableau(0).at(-1), t.hand(0)]).toEqual(['Rebel Colony', ['Gem World']]);
    });
  });

  const settler = { tableau: [...b.tableau, 'Terraforming Robots'], hand: ['Clandestine Uplift Lab'] };

  test('T-9c race-9.4.2 race-9.5.1: the card drawn for Terraforming Robots saves the colony', () => {
    withTakeovers([a, settler, {}], (t) => {
      t.draws(1, 'Gem World');
      t.picks('settle', 'develop', 'develop');
      t.answer(1, 'settlePlace', 'Clandestine Uplift Lab');
      attack(t, 0, 'Imperium Seat', 'Rebel Colony', 1);
      expect(t.question(1, 'defendTakeover')).toMatchObject({ attacker: 0, attack: 8, defense: 8 });
      t.answer(1, 'defendTakeover', { uses: ['Space Mercenaries'], cards: ['Gem World'] });
      expect(results(t)).toEqual([[0, 8, 9, 'failed']]);
      expect(t.tableau(1)).toContain('Rebel Colony');
    });
  });

  test('T-9d race-9.1.2 race-9.4.1 race-9.5.2: what B spends against A helps against C, and saves the world for C', () => {
    const rebels = ['Rebel Fuel Cache', 'Rebel Miners', 'Rebel Underground', 'Rebel Base', 'Rebel Homeworld'];
    const c = { tableau: ['Contact Specialist', 'Rebel Alliance', 'Rebel Pact', ...rebels, 'Outlaw World'] };
    const lord = { ...settler, tableau: [...settler.tableau, 'Imperium Lords'] };
    const story = (spends: boolean) =>
      withTakeovers([a, lord, c], (t) => {
        t.draws(1, 'Gem World');
        if (!spends) t.draws(0, 1);
        t.picks('settle', 'develop', 'develop');
        expect(t.military(2)).toBe(-1);
        t.answer(1, 'settlePlace', 'Clandestine Uplift Lab');
        attack(t, 0, 'Imperium Seat', 'Rebel Colony', 1);
        attack(t, 2, 'Rebel Alliance', 'Rebel Colony', 1);
        const spending = { uses: ['Space Mercenaries'], cards: ['Gem World'] };
        t.answer(1, 'defendTakeover', spends ? spending : nothing);
        expect(results(t)).toEqual(
          spends
            ? [
                [0, 8, 9, 'failed'],
                [2, 9, 9, 'success'],
              ]
            : [
                [0, 8, 8, 'success'],
                [2, null, null, 'void'],
              ],
        );
        expect(t.tableau(spends ? 2 : 0)).toContain('Rebel Colony');
      });
    story(true);
    story(false);
    // C's own defence: 10 plus the world's defense.
    withTakeovers([a, lord, c], (t) => {
      t.picks('develop', 'develop', 'settle');
      t.answer(1, 'settlePlace', null);
      const outpost = t.describe(0, 'declareTakeover').targets.find(({ world }) => world === 'Rebel Base');
      expect([outpost?.attack.total, outpost?.defence.total]).toEqual([8, 10 + 6]);
      expect(outpost?.defence.terms.at(-1)).toEqual({ card: 'Rebel Base', what: 'defense', amount: 6 });
    });
  });

  test('T-9e race-9.1.4 race-9.1.5: total Military 0 is not exposed, whatever could be added for a while', () => {
    const weak = ['New Military Tactics', 'Expedition Force', 'Contact Specialist', 'Outlaw World'];
    withTakeovers([{ tableau: ['Drop Ships', cloak] }, { tableau: [...weak, 'Galactic Imperium'] }], (t) => {
      expect(t.military(1)).toBe(0); // specialised strength does not count either
      t.picks('develop', 'settle');
      expect(t.asked(0)).toEqual(['chooseAction']);
    });
    withTakeovers([{ tableau: ['Drop Ships', cloak] }, { tableau: [...weak.slice(0, 2), 'Outlaw World'] }], (t) => {
      expect(t.military(1)).toBe(1);
      t.picks('develop', 'settle');
      expect(t.asked(0)).toEqual(['declareTakeover']);
    });
  });
});

describe('Takeovers: on or off', () => {
  test('race-9.0.1: without takeovers nobody can declare one', () => {
    const seats = [{ tableau: ['Drop Ships', cloak] }, { tableau: ['Space Marines', 'Outlaw World'] }];
    scenario({ takeovers: false, seats }, (t) => {
      t.picks('develop', 'settle');
      expect(t.asked(0)).toEqual(['chooseAction']);
    });
  });

  test('race-9.0.2: everything else on those cards works', () => {
    const tableau = ['Rebel Alliance', 'Rebel Pact', cloak, 'Imperium Seat', 'Space Marines'];
    const hand = ['Rebel Base', 'Rebel Underground', 'Tourist World', ...cards(2)];
    scenario({ takeovers: false, seats: [{ tableau, hand }, {}] }, (t) => {
      t.picks('develop', 'settle');
      const ways = t
        .describe(0, 'settlePlace')
        .hand.map(({ card, ways: all }) => [
          card,
          all.filter(({ possible }) => possible).map(({ way, price }) => [way, price?.total ?? 0]),
        ]);
      expect(ways.slice(0, 3)).toEqual([
        ['Rebel Base', [['payForMilitary', 6 - 2 - 2]]],
        [
          'Rebel Underground',
          [
            ['conquer', 0],
            ['payForMilitary', 0],
          ],
        ],
        [
          'Tourist World',
          [
            ['pay', 4],
            ['conquerNonMilitary', 0],
          ],
        ],
      ]);
    });
  });
});

describe('Takeovers: who is exposed to which power', () => {
  const targets = (t: Table, seat: number) =>
    t.describe(seat, 'declareTakeover').targets.map(({ power, world, owner }) => [power, world, owner]);

  test('race-9.1.1: Imperium Seat takes Rebel military worlds, from whoever has one', () => {
    const owner = { tableau: ['Rebel Base', 'Outlaw World', 'Rebel Cantina', 'Gem World'] };
    withTakeovers([{ tableau: ['Imperium Seat'] }, owner, { tableau: ['Outlaw World', 'Drop Ships'] }], (t) => {
      t.picks('develop', 'settle', 'develop');
      expect(targets(t, 0)).toEqual([['Imperium Seat', 'Rebel Base', 1]]);
    });
  });

  test('race-9.1.2: Rebel Alliance takes any military world, from whoever has an Imperium card', () => {
    const owner = { tableau: ['Imperium Armaments World', 'Outlaw World', 'Rebel Base'] };
    withTakeovers([{ tableau: ['Rebel Alliance'] }, owner, { tableau: ['Outlaw World', 'Drop Ships'] }], (t) => {
      t.picks('develop', 'settle', 'develop');
      expect(targets(t, 0)).toEqual([
        ['Rebel Alliance', 'Outlaw World', 1],
        ['Rebel Alliance', 'Rebel Base', 1],
      ]);
    });
  });

  test('race-9.1.3: Cloaking Technology takes any military world, from whoever has Military 1 or more; it is discarded', () => {
    const owner = { tableau: ['Drop Ships', 'Outlaw World', 'Gem World'] };
    withTakeovers([{ tableau: [cloak] }, owner, { tableau: ['Rebel Base'] }], (t) => {
      t.picks('develop', 'settle', 'develop');
      expect(targets(t, 0)).toEqual([[cloak, 'Outlaw World', 1]]);
      attack(t, 0, cloak, 'Outlaw World', 1); // 0 against 4
      expect(results(t)).toEqual([[0, 0, 4, 'failed']]);
      expect(t.tableau(0)).toEqual([]); // whatever the result
    });
  });

  test('race-9.1.5: nobody is exposed without Rebel military worlds, Imperium cards and Military', () => {
    const all = ['Imperium Seat', 'Rebel Alliance', cloak];
    withTakeovers([{ tableau: all }, { tableau: ['Outlaw World', 'Rebel Cantina', 'Gem World'] }], (t) => {
      t.picks('develop', 'settle');
      expect(t.asked(0)).toEqual(['chooseAction']);
    });
  });
});

describe('Takeovers: strengths and resolution', () => {
  test('race-9.3.3 race-4.2: both sides count what they had when the phase began, also what was lost since', () => {
    const first = { tableau: ['New Sparta', 'Drop Ships', cloak] };
    const defender = { tableau: ['Blaster Runners', 'Space Marines', 'Outlaw World'] };
    const second = { tableau: ['Expedition Force', 'Space Marines', cloak] };
    withTakeovers([first, defender, second], (t) => {
      t.picks('develop', 'settle', 'develop');
      attack(t, 0, cloak, 'Blaster Runners', 1);
      attack(t, 2, cloak, 'Outlaw World', 1);
      expect(results(t)).toEqual([
        [0, 5, 4, 'success'],
        [2, 3, 4, 'failed'], // 2 + 1 of the runners that are gone + 1
      ]);
      expect([t.military(0), t.military(1)]).toEqual([6, 2]); // from now on they are the winner's
    });
  });

  test('race-9.3.3: worlds placed in this phase change nothing', () => {
    const defender = { tableau: ['Drop Ships', 'Outlaw World'], hand: ['Former Penal Colony'] };
    withTakeovers([{ tableau: ['New Sparta', 'Space Marines', cloak] }, defender], (t) => {
      t.picks('develop', 'settle');
      t.draws(1, 1);
      t.answer(1, 'settlePlace', 'Former Penal Colony');
      attack(t, 0, cloak, 'Outlaw World', 1);
      expect(results(t)).toEqual([[0, 4, 4, 'success']]);
    });
  });

  test('race-9.4.4: the good goes with the world; an empty windfall world gets none', () => {
    for (const good of ['', ' (good)']) {
      const defender = { tableau: ['Expedition Force', `Star Nomad Lair${good}`] };
      withTakeovers([{ tableau: ['Drop Ships', cloak] }, defender], (t) => {
        t.picks('develop', 'settle');
        attack(t, 0, cloak, 'Star Nomad Lair', 1);
        expect(t.tableau(0)).toContain('Star Nomad Lair');
        expect(t.goods(0)).toEqual(good === '' ? [] : ['Star Nomad Lair']);
        expect(t.supply()).toBe(60);
      });
    }
  });

  test('race-9.4.5: powers draw for a world taken over, the card for Settle comes once a phase', () => {
    const tableau = ['Drop Ships', cloak, 'Terraforming Robots', 'Improved Logistics'];
    const attacker = { tableau, hand: ['Refugee World'] };
    withTakeovers([attacker, { tableau: ['Expedition Force', 'Outlaw World'] }], (t) => {
      t.draws(0, 2); // Settle and the robots
      t.picks('settle', 'develop');
      t.answer(0, 'settlePlace', 'Refugee World');
      t.answer(0, 'settlePay', { way: 'pay', uses: [], cards: [] });
      t.draws(0, 1); // only the robots
      const takeover = { power: cloak, world: 'Outlaw World', owner: 1, ...nothing };
      t.answer(0, 'settleSecond', { takeover });
      expect(t.tableau(0)).toContain('Outlaw World');
      expect(t.events('drew', 0).map(({ why }) => why)).toEqual(['phaseBonus', 'power', 'power']);
    });
  });

  test('race-9.4.6: what the world did for its old owner in this phase stays', () => {
    const defender = { tableau: ['Former Penal Colony'], hand: ['Outlaw World'] };
    withTakeovers([{ tableau: ['Drop Ships', cloak] }, defender], (t) => {
      t.picks('develop', 'settle');
      t.draws(1, 1);
      t.answer(1, 'settlePlace', 'Outlaw World'); // conquered with the colony's strength
      attack(t, 0, cloak, 'Former Penal Colony', 1);
      expect([t.tableau(0), t.tableau(1)]).toEqual([['Drop Ships', 'Former Penal Colony'], ['Outlaw World']]);
    });
  });

  test('race-9.4.6 race-4.2: strength for hand cards that was not used before is lost with the world', () => {
    const attacker = { tableau: ['Drop Ships', 'New Sparta', cloak] };
    const defender = { tableau: ['Expedition Force', 'Rebel Convict Mines', 'Outlaw World'], hand: ['Gem World'] };
    const story = (first: string, second: string, then: (t: Table) => void) =>
      withTakeovers([attacker, defender, attacker], (t) => {
        t.picks('develop', 'settle', 'develop'); // nothing in the hand can be placed
        attack(t, 0, cloak, first, 1);
        attack(t, 2, cloak, second, 1);
        expect(t.question(1, 'defendTakeover')).toMatchObject({ attacker: 0 });
        then(t);
      });
    const spending = { uses: ['Rebel Convict Mines'], cards: ['Gem World'] };
    story('Rebel Convict Mines', 'Outlaw World', (t) => {
      t.answer(1, 'defendTakeover', nothing);
      expect([t.asked(1), results(t).length, t.hand(1)]).toEqual([['chooseAction'], 2, ['Gem World']]);
    });
    story('Outlaw World', 'Rebel Convict Mines', (t) => {
      t.answer(1, 'defendTakeover', nothing);
      t.answer(1, 'defendTakeover', spending); // the mines are still there
    });
    // What was used before goes on.
    story('Rebel Convict Mines', 'Outlaw World', (t) => {
      const before = t.question(1, 'defendTakeover').defense;
      t.answer(1, 'defendTakeover', spending);
      expect(results(t).map(([seat, , defense]) => [seat, defense])).toEqual([
        [0, before + 1],
        [2, 1 + 1 + 1],
      ]);
    });
  });

  test('race-9.5.2 race-9.3.1: strength spent on a defence, needed or not, counts for an own attack resolved later', () => {
    const weak = { tableau: ['Drop Ships', cloak] };
    const both = { tableau: ['New Sparta', 'Space Mercenaries', cloak, 'Outlaw World'], hand: ['Gem World'] };
    for (const [spends, result] of [
      [true, 'success'],
      [false, 'failed'],
    ] as const) {
      withTakeovers([{ ...weak }, both, { tableau: ['Space Marines', 'Rebel Miners'] }], (t) => {
        t.picks('develop', 'settle', 'develop');
        t.answer(1, 'settlePlace', null);
        if (spends) t.draws(1, 1);
        attack(t, 0, cloak, 'Outlaw World', 1); // hopeless
        attack(t, 1, cloak, 'Rebel Miners', 2);
        t.answer(1, 'defendTakeover', spends ? { uses: ['Space Mercenaries'], cards: ['Gem World'] } : nothing);
        expect(results(t).map(([, , , each]) => each)).toEqual(['failed', result]);
      });
    }
  });

  test('race-5.3.5 race-9.4.1: takeovers are resolved after everybody has settled, in turn order of the attackers', () => {
    const attacker = { tableau: ['Drop Ships', cloak] };
    const defender = {
      tableau: ['Expedition Force', 'Outlaw World', 'Rebel Fuel Cache'],
      hand: ['Gem World', ...cards(3)],
    };
    withTakeovers(
      [
        { start: 'New Sparta', ...attacker },
        { ...defender, start: 'Alpha Centauri' },
        { start: 'Old Earth', ...attacker },
      ],
      (t) => {
        t.picks('develop', 'settle', 'develop');
        t.answer(1, 'settlePlace', 'Gem World');
        expect([0, 1, 2].map((seat) => t.asked(seat))).toEqual([[], [], ['declareTakeover']]);
        attack(t, 2, cloak, 'Outlaw World', 1);
        expect([0, 1, 2].map((seat) => t.asked(seat))).toEqual([['declareTakeover'], [], []]);
        attack(t, 0, cloak, 'Rebel Fuel Cache', 1);
        expect(results(t)).toEqual([]);
        t.draws(1, 1);
        t.answer(1, 'settlePay', { way: 'pay', uses: [], cards: cards(2) });
        expect(results(t).map(([seat]) => seat)).toEqual([2, 0]);
      },
    );
  });
});
