// Goal tiles: who gets and who loses them. Section 8.

import { describe, expect, test } from 'vitest';
import { cards, scenario, type Table } from './testing/scenario.ts';

const military = 'Greatest Military';
const infrastructure = 'Greatest Infrastructure';

/** A round with a Develop phase in which everybody places what is named here; null for nothing. */
function develop(t: Table, ...placed: (string | null)[]): void {
  t.picks(...placed.map(() => 'develop' as const));
  for (const [seat, card] of placed.entries()) {
    if (card !== null) t.answer(seat, 'developPlace', card);
    else if (t.asked(seat).includes('developPlace')) t.answer(seat, 'developPlace', null);
  }
  t.rest();
}

const goalPoints = (t: Table): number[] => t.state.players.map((_, seat) => t.score(seat).goals);

describe('Goals: the worked examples', () => {
  test('T-8a race-8.2.1 race-8.2.2 race-8.2.6: taken with 6, kept against 6, lost to 7, and 3 for drawing level', () => {
    const seats = [
      { start: 'Epsilon Eridani', tableau: ['Drop Ships'], hand: ['Space Marines', ...cards(1)] },
      { start: 'New Sparta', tableau: ['Drop Ships'], hand: ['Expedition Force', 'Imperium Troops'] },
      { start: 'Imperium Warlord', tableau: ['Drop Ships', 'Blaster Runners'], hand: ['Space Marines', ...cards(1)] },
    ];
    scenario({ goals: [military], seats }, (t) => {
      const strengths = () => [t.military(0), t.military(1), t.military(2)];
      develop(t, 'Space Marines', null, null);
      expect([strengths(), t.holders(military)]).toEqual([[6, 5, 5], [0]]);
      develop(t, null, 'Expedition Force', null);
      expect([strengths(), t.holders(military)]).toEqual([[6, 6, 5], [0]]);
      develop(t, null, null, 'Space Marines');
      expect([strengths(), t.holders(military)]).toEqual([[6, 6, 7], [2]]);
      develop(t, null, 'Imperium Troops', null);
      expect([strengths(), t.holders(military)]).toEqual([[6, 7, 7], [2]]);
      expect(goalPoints(t)).toEqual([0, 3, 5]);
    });
  });

  test('T-8b race-8.2.3: two who reach it together do not get it, and together they take it from a third', () => {
    const hand = ['Expedition Force', 'Space Marines', ...cards(1)];
    const seats = [
      { start: 'New Sparta', tableau: ['Drop Ships'], hand },
      { start: 'Separatist Colony', tableau: ['Drop Ships', 'Blaster Runners'], hand },
      { start: 'Imperium Warlord', tableau: ['Drop Ships', 'Former Penal Colony'], hand: hand.slice(1) },
    ];
    scenario({ goals: [military], seats }, (t) => {
      develop(t, 'Expedition Force', 'Expedition Force', null);
      expect([t.military(0), t.military(1), t.holders(military)]).toEqual([6, 6, []]);
      develop(t, null, null, 'Space Marines');
      expect([t.military(2), t.holders(military)]).toEqual([7, [2]]);
      develop(t, 'Space Marines', 'Space Marines', null);
      expect([t.military(0), t.military(1), t.holders(military)]).toEqual([8, 8, []]);
      expect(goalPoints(t)).toEqual([3, 3, 0]);
      expect(t.events('goalLost')).toMatchObject([{ seat: 2, goal: 'greatest-military', amount: 7 }]);
    });
  });

  test('T-8c race-8.2.4: who holds it with 6 and places a -1 card returns it, at once', () => {
    const six = { start: 'New Sparta', tableau: ['Drop Ships', 'Expedition Force'] };
    scenario({ goals: [military], seats: [{ ...six, hand: ['Contact Specialist'] }, {}] }, (t) => {
      develop(t, null, null);
      expect(t.holders(military)).toEqual([0]);
      develop(t, 'Contact Specialist', null);
      expect(t.holders(military)).toEqual([]);
    });
    const other = { hand: ['Gem World', ...cards(3)] };
    scenario({ goals: [military], seats: [{ ...six, hand: ['Refugee World'] }, other] }, (t) => {
      develop(t, null, null);
      t.draws(1, 1);
      t.picks('develop', 'settle');
      t.answer(0, 'settlePlace', 'Refugee World');
      t.answer(1, 'settlePlace', 'Gem World');
      expect(t.asked(1)).toEqual(['settlePay']); // in the middle of the phase
      expect(t.holders(military)).toEqual([]);
      t.rest();
    });
  });

  test('T-8d race-8.1.1: both who place a question-mark development get 3; Pan-Galactic Research does not count', () => {
    const hand = (card: string) => ({ hand: [card, ...cards(5)] });
    const seats = [hand('Merchant Guild'), hand('Mining League'), hand('Pan-Galactic Research')];
    scenario({ goals: ['Galactic Status'], seats }, (t) => {
      develop(t, 'Merchant Guild', 'Mining League', 'Pan-Galactic Research');
      expect(t.holders('Galactic Status')).toEqual([0, 1]);
      expect(goalPoints(t)).toEqual([3, 3, 0]);
    });
  });

  test('T-8e: Propaganda Edge counts Rebel military worlds, not Rebel Cantina', () => {
    const seat = {
      start: 'Rebel Cantina',
      tableau: ['Rebel Base', 'Rebel Miners'],
      hand: ['Rebel Fuel Cache', ...cards(1)],
    };
    scenario({ goals: ['Propaganda Edge'], seats: [seat, {}] }, (t) => {
      t.picks('settle', 'develop');
      t.answer(0, 'settlePlace', null);
      expect(t.holders('Propaganda Edge')).toEqual([]);
      t.draws(0, 1);
      t.picks('settle', 'develop');
      t.answer(0, 'settlePlace', 'Rebel Fuel Cache');
      expect(t.holders('Propaganda Edge')).toEqual([0]);
    });
  });

  test('T-8f: for Galactic Standard of Living 4 chips and a 3-point goal are not enough', () => {
    const goals = ['Galactic Standard of Living', 'Galactic Status'];
    const tableau = ['Merchant Guild', 'Galactic Salon'];
    scenario({ goals, seats: [{ tableau, chips: 3 }, {}] }, (t) => {
      t.picks('develop', 'consume-trade');
      expect([t.chips(0), t.holders('Galactic Status')]).toEqual([4, [0]]);
      expect(t.holders('Galactic Standard of Living')).toEqual([]);
      t.picks('settle', 'consume-trade');
      expect([t.chips(0), t.holders('Galactic Standard of Living')]).toEqual([5, [0]]);
    });
  });
});

describe('Goals: first', () => {
  test('race-8.1.1: a tile is checked at the end of its phases only, by how much makes no difference', () => {
    const seats = [{ tableau: ['Merchant Guild'] }, { tableau: ['Mining League', 'New Economy'] }, {}];
    scenario({ goals: ['Galactic Status'], seats }, (t) => {
      t.draws(1, 1);
      t.picks('settle', 'consume-trade', 'settle');
      expect(t.holders('Galactic Status')).toEqual([]);
      t.picks('develop', 'settle', 'settle');
      expect(t.holders('Galactic Status')).toEqual([0, 1]);
      expect(goalPoints(t)).toEqual([3, 3, 0]);
    });
  });

  test('race-8.1.2: afterwards nobody else can get it, and it is never lost', () => {
    const eight = [
      'Gem World',
      'Spice World',
      'Genetics Lab',
      'Colony Ship',
      'Outlaw World',
      'Tourist World',
      'Old Earth',
    ];
    const cloak = 'Imperium Cloaking Technology';
    const seats = [
      { start: 'Alpha Centauri', tableau: [...eight.slice(0, 6), cloak] },
      { start: 'New Sparta', tableau: eight.slice(0, 6), hand: ['Export Duties'] },
    ];
    scenario({ goals: ['Expansion Leader'], takeovers: true, seats }, (t) => {
      develop(t, null, null);
      expect(t.holders('Expansion Leader')).toEqual([0]);
      develop(t, null, 'Export Duties');
      expect([t.tableau(1).length, t.holders('Expansion Leader')]).toEqual([8, [0]]);
      t.picks('develop', 'settle');
      const plan = { power: cloak, world: 'New Sparta', owner: 1, uses: [], cards: [] };
      t.answer(0, 'declareTakeover', plan); // hopeless, and the card is gone
      expect([t.tableau(0).length, t.holders('Expansion Leader')]).toEqual([7, [0]]);
      expect(goalPoints(t)).toEqual([3, 0]);
    });
  });
});

describe('Goals: most', () => {
  const four = ['Genetics Lab', 'Colony Ship', 'Mining Robots', 'Export Duties'];
  const world = { hand: ['Tourist World'] };

  test('race-8.2.4: a holder who falls below the minimum in Settle returns the tile; the next Develop decides', () => {
    const seats = [
      { tableau: four, ...world },
      { tableau: four.slice(0, 3), hand: ['Space Marines', ...cards(1)] },
    ];
    scenario({ goals: [infrastructure], seats }, (t) => {
      develop(t, null, null);
      expect(t.holders(infrastructure)).toEqual([0]);
      t.picks('consume-trade', 'settle');
      t.answer(0, 'settlePlace', 'Tourist World'); // the Colony Ship goes
      expect(t.holders(infrastructure)).toEqual([]);
      expect(t.events('goalLost')).toMatchObject([{ seat: 0, phase: 'settle', amount: 3 }]);
      develop(t, null, 'Space Marines');
      expect(t.holders(infrastructure)).toEqual([1]);
    });
  });

  test('race-8.2.5: at or above the minimum he keeps it until the next check, even if another has more by then', () => {
    const five = [...four, 'Space Marines'];
    const seats = [
      { tableau: five, ...world },
      { tableau: four, hand: ['Space Marines', ...cards(1)] },
    ];
    scenario({ goals: [infrastructure], seats }, (t) => {
      develop(t, null, 'Space Marines');
      expect(t.holders(infrastructure)).toEqual([]); // five each, nobody held it
    });
    scenario({ goals: [infrastructure], seats }, (t) => {
      develop(t, null, null);
      develop(t, null, 'Space Marines');
      expect(t.holders(infrastructure)).toEqual([0]);
      t.picks('consume-trade', 'settle');
      t.answer(0, 'settlePlace', 'Tourist World');
      expect(t.holders(infrastructure)).toEqual([0]); // 4 against 5
      develop(t, null, null);
      expect(t.holders(infrastructure)).toEqual([1]);
    });
  });

  test('race-8.2.6: amounts are counted anew at the end', () => {
    const five = [...four, 'Space Marines'];
    const seats = [{ tableau: five }, { tableau: four, hand: ['Space Marines', 'Tourist World', 'Gem World'] }];
    scenario({ goals: [infrastructure], seats }, (t) => {
      develop(t, null, null);
      develop(t, null, 'Space Marines');
      expect(goalPoints(t)).toEqual([5, 3]);
      t.picks('settle', 'consume-trade');
      t.answer(1, 'settlePlace', 'Tourist World');
      expect(goalPoints(t)).toEqual([5, 0]); // its fifth development paid for that
    });
  });

  test('race-8.2.4 race-8.2.5 race-8.2.6: after a last Settle the tile does not move; a lone leader gets 3', () => {
    const five = [...four, 'Space Marines'];
    // The holder falls below the minimum, or only behind.
    for (const [own, others, points] of [
      [four, four, [0, 3]],
      [five, five, [5, 3]],
    ] as const) {
      const seats = [
        { ...world, tableau: own },
        { tableau: others.slice(1), hand: ['Genetics Lab', ...cards(2)] },
      ];
      scenario({ goals: [infrastructure], seats }, (t) => {
        develop(t, null, null);
        develop(t, null, 'Genetics Lab');
        expect(t.holders(infrastructure)).toEqual([0]);
        t.player(1).chips = t.state.pool; // the last round
        t.state.pool = 0;
        t.picks('consume-trade', 'settle');
        t.answer(0, 'settlePlace', 'Tourist World'); // the Colony Ship goes
        t.rest();
        expect([t.state.phase, goalPoints(t)]).toEqual(['over', points]);
      });
    }
  });

  test('race-8.2.1: below the minimum nobody has it', () => {
    scenario({ goals: [military], seats: [{ start: 'New Sparta', tableau: ['Drop Ships'] }, {}] }, (t) => {
      develop(t, null, null);
      expect([t.military(0), t.holders(military), goalPoints(t)]).toEqual([5, [], [0, 0]]);
    });
  });
});
