// Points, end bonuses, ties. Section 7.

import { describe, expect, test } from 'vitest';
import { gameOf } from './game.ts';
import { race } from './index.ts';
import { bonusOf } from './scoring.ts';
import { cards, scenario, type Table } from './testing/scenario.ts';

/** The variable points of one card in a tableau. */
function bonus(card: string, tableau: string[], chips = 0): number {
  let points = Number.NaN;
  scenario({ seats: [{ tableau: [card, ...tableau], chips }, {}] }, (t) => {
    const { tableau: numbers } = t.player(0);
    points = bonusOf(gameOf(t.state), 0, numbers[0] ?? -1);
  });
  return points;
}

/** Who wins a game that ends here. */
function ends(t: Table) {
  t.rest();
  t.picks('settle', 'settle');
  t.rest();
  return race.outcome(t.state);
}

describe('Scoring', () => {
  test('T-7a race-7.3: Galactic Imperium 5, New Galactic Order 10, printed 15', () => {
    const tableau = ['Space Marines', 'Drop Ships', 'Rebel Base', 'Rebel Outpost'];
    const orders = ['Galactic Imperium', 'New Galactic Order'];
    scenario({ seats: [{ start: 'New Sparta', tableau: [...tableau, ...orders], chips: 4 }, {}] }, (t) => {
      expect(t.military(0)).toBe(10);
      expect(t.score(0)).toMatchObject({ chips: 4, cards: 15, bonuses: 15, goals: 0, total: 34 });
      const g = gameOf(t.state);
      expect(t.player(0).tableau.map((card) => bonusOf(g, 0, card))).toEqual([0, 0, 0, 0, 0, 5, 10]);
    });
  });

  test('T-7b: SETI counts itself, Expedition Force, Star Nomad Lair and Old Earth: 5', () => {
    expect(bonus('Galactic Survey: SETI', ['Expedition Force', 'Star Nomad Lair', 'Old Earth'])).toBe(5);
  });

  test('T-7c: Uplift Code counts itself, Avian Uplift Race, Clandestine Uplift Lab and Alien Uplift Center: 10', () => {
    expect(bonus('Uplift Code', ['Avian Uplift Race', 'Clandestine Uplift Lab', 'Alien Uplift Center'])).toBe(10);
  });

  test('T-7d: Galactic Exchange with Diversified Economy and worlds of three kinds: 9', () => {
    expect(bonus('Galactic Exchange', ['Diversified Economy', 'Gem World', 'Mining World', 'Hive World'])).toBe(9);
    expect(bonus('Galactic Exchange', ['Old Earth'])).toBe(0);
  });

  test('T-7e: Galactic Federation with Pan-Galactic Research and two other developments: 6', () => {
    expect(bonus('Galactic Federation', ['Pan-Galactic Research', 'Public Works', 'Colony Ship', 'Gem World'])).toBe(6);
  });

  test('T-7f: Galactic Renaissance with 8 chips, Research Labs and Artist Colony: 8, whatever the goals', () => {
    expect(bonus('Galactic Renaissance', ['Research Labs', 'Artist Colony'], 8)).toBe(8);
    const tableau = ['Galactic Renaissance', 'Research Labs', 'Artist Colony', 'Drop Ships', 'New Galactic Order'];
    const seat = { start: 'New Sparta', tableau, chips: 8 };
    scenario({ goals: ['Greatest Military'], seats: [seat, {}] }, (t) => {
      t.picks('develop', 'settle');
      expect(t.holders('Greatest Military')).toEqual([0]);
      expect(t.score(0)).toMatchObject({ goals: 5, bonuses: 8 + 7 });
    });
  });

  test('race-7.3: points are printed ones, chips, bonuses and goals', () => {
    const tableau = ['Merchant Guild', 'Gem World', 'Spice World', 'Rebel Homeworld'];
    scenario({ goals: ['Galactic Status'], seats: [{ tableau, chips: 3 }, {}] }, (t) => {
      t.picks('develop', 'settle');
      expect(t.score(0)).toMatchObject({ chips: 3, cards: 9, bonuses: 4, goals: 3, total: 19 });
    });
  });

  const twelve = ['Gem World', 'Spice World', 'Public Works', 'Colony Ship', 'Mining Robots', 'Outlaw World'];
  const full = [
    ...twelve,
    'Space Port',
    'Secluded World',
    'Export Duties',
    'New Vinland',
    'Artist Colony',
    'Asteroid Belt',
  ];

  test('race-7.4: a tie goes to cards in hand plus goods on worlds', () => {
    const goods = full.map((card) => (card === 'Gem World' ? `${card} (good)` : card));
    const seats = [{ tableau: full, hand: cards(1) }, { tableau: goods, hand: cards(1) }, { chips: 20 }];
    scenario({ seats }, (t) => {
      t.picks('settle', 'settle', 'settle');
      expect(race.outcome(t.state)).toEqual([
        { seat: 0, score: 12, rank: 3 },
        { seat: 1, score: 12, rank: 2 },
        { seat: 2, score: 20, rank: 1 },
      ]);
    });
  });

  test('race-7.4: tied in that too, they share the victory', () => {
    const seats = [{ tableau: full, hand: cards(1) }, { tableau: full.slice(0, 11), chips: 1, hand: cards(1) }, {}];
    scenario({ seats }, (t) => {
      t.picks('settle', 'settle', 'settle');
      expect(race.outcome(t.state)?.map(({ rank }) => rank)).toEqual([1, 1, 3]);
      expect(t.events('matchEnded')).toMatchObject([{ winners: [0, 1], scores: [12, 12, 0] }]);
    });
  });

  test('race-7.5: Doomed World costs a point, New Galactic Order may be worth less than nothing', () => {
    scenario({ seats: [{ tableau: ['Doomed World', 'Gem World'] }, {}] }, (t) => {
      expect(t.score(0).total).toBe(0);
    });
    const negative = ['Contact Specialist', 'Refugee World', 'Empath World', 'Pan-Galactic League'];
    expect(bonus('New Galactic Order', negative)).toBe(2 - 4);
  });

  test('race-7.3: there is no outcome while the match is on', () => {
    scenario({ seats: [{ tableau: full.slice(0, 11) }, {}] }, (t) => {
      expect(race.outcome(t.state)).toBeNull();
      expect(ends(t)).toBeNull();
    });
  });
});
