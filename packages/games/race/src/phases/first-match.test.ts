// The coached first match of Race: its line, the other answers, and the numbers in the coach's sentences.

import { openQuestions } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import type { Action } from '../actions.ts';
import type { RaceQuestion } from '../questions.ts';
import { Table } from '../testing/scenario.ts';

const you = 0;
const mira = 1;

const beginning = (): Table =>
  new Table({
    sets: ['base'],
    seats: [
      { start: "Earth's Lost Colony", hand: ['Spice World', 'Public Works', 'Space Marines', 'New Earth'] },
      { start: 'New Sparta', hand: ['Star Nomad Lair', 'Drop Ships', 'Rebel Warrior Race', 'Tourist World'] },
    ],
  });

function firstRound(t: Table, keep = 'Gem World', world = 'Spice World'): void {
  t.draws(you, 'Gem World', 'Rebel Base', 'Contact Specialist');
  t.draws(mira, 'Malevolent Lifeforms', 'Export Duties', 'Distant World');
  t.picks('settle', 'explore-1-1');
  t.answer(you, 'exploreDiscard', [keep === 'Gem World' ? 'Rebel Base' : 'Gem World']);
  t.answer(mira, 'exploreDiscard', ['Distant World']);
  t.answer(you, 'settlePlace', world);
  t.answer(mira, 'settlePlace', 'Star Nomad Lair');
  t.answer(you, 'settlePay', { way: 'pay', uses: [], cards: ['New Earth', 'Space Marines'] });
}

function secondRound(t: Table): void {
  t.picks('produce', 'develop');
  t.answer(you, 'developPlace', 'Public Works');
  t.answer(mira, 'developPlace', 'Drop Ships');
  t.answer(you, 'developPay', { uses: [], cards: ['Contact Specialist'] });
  t.answer(mira, 'developPay', { uses: [], cards: ['Tourist World', 'Export Duties', 'Malevolent Lifeforms'] });
  t.rest();
}

describe('the first three rounds', () => {
  test('the line: 4 cards for a good, 1 point for the other', () => {
    const t = beginning();
    firstRound(t);
    expect(t.hand(you)).toEqual(['Contact Specialist', 'Gem World', 'Public Works']);
    expect(t.goods(mira)).toEqual(['Star Nomad Lair']);
    secondRound(t);
    expect(t.goods(you)).toEqual(["Earth's Lost Colony", 'Spice World']);
    expect(t.military(mira)).toBe(5);
    t.draws(you, 'Prosperous World', 'Consumer Markets', 'Former Penal Colony', 'Artist Colony');
    t.draws(mira, 'Pirate World');
    t.picks('consume-trade', 'settle');
    expect(t.offers(you, 'settlePlace')).toEqual([null]); // Gem World is short by 2
    t.answer(mira, 'settlePlace', 'Rebel Warrior Race');
    expect(t.describe(you, 'tradeGood').worlds.map(({ price }) => price.total)).toEqual([4, 4]);
    t.answer(you, 'tradeGood', 'Spice World');
    t.rest();
    expect([t.hand(you).length, t.chips(you), t.score(you).total, t.score(mira).total]).toEqual([5, 1, 4, 6]);
    t.mustBeUsedUp();
  });

  test('round 3, double instead: 4 points and no cards', () => {
    const t = beginning();
    firstRound(t);
    secondRound(t);
    t.draws(mira, 'Pirate World');
    t.picks('consume-x2', 'settle');
    t.answer(mira, 'settlePlace', 'Rebel Warrior Race');
    t.rest();
    expect([t.hand(you).length, t.chips(you), t.score(you).total, t.score(mira).total]).toEqual([1, 4, 7, 6]);
  });

  test('round 1, other answers', () => {
    const develop = beginning();
    develop.draws(you, 'Gem World', 'Rebel Base');
    develop.draws(mira, 3);
    develop.picks('develop', 'explore-1-1');
    develop.rest('developPlace');
    const { hand } = develop.describe(you, 'developPlace');
    const prices = hand.flatMap(({ why, price }) => (why === null && price !== null ? [price.total] : []));
    expect(prices).toEqual([0, 1]); // Public Works, Space Marines
    const explore = beginning();
    explore.draws(you, 7);
    explore.draws(mira, 3);
    explore.picks('explore-5', 'explore-1-1');
    explore.rest();
    expect(explore.hand(you)).toHaveLength(5);
    const keep = beginning();
    firstRound(keep, 'Rebel Base');
    expect(keep.hand(you)).toEqual(['Contact Specialist', 'Public Works', 'Rebel Base']);
    const gem = beginning();
    firstRound(gem, 'Gem World', 'Gem World');
    expect(gem.tableau(you)).toEqual(["Earth's Lost Colony", 'Gem World']);
  });
});

describe('the last two rounds', () => {
  const late = (): Table => {
    const t = new Table({
      sets: ['base'],
      seats: [
        {
          chips: 8,
          tableau: [
            "Earth's Lost Colony (good)",
            'Spice World (good)',
            'Public Works',
            'Gem World (good)',
            'Space Marines',
            'Former Penal Colony',
            'Consumer Markets',
            'Prosperous World (good)',
            'Artist Colony (good)',
          ],
          hand: [
            'Free Trade Association',
            'New Galactic Order',
            'Rebel Underground',
            'Galactic Trendsetters',
            'Deserted Alien Outpost',
            'Plague World',
            'Asteroid Belt',
            'Deficit Spending',
          ],
        },
        {
          chips: 5,
          tableau: [
            'New Sparta',
            'Star Nomad Lair',
            'Drop Ships',
            'Rebel Warrior Race',
            'Alien Robot Scout Ship',
            'Lost Alien Warship',
            'Expedition Force',
            'Investment Credits',
            'Rebel Outpost',
            'Galactic Imperium',
          ],
          hand: ['Pirate World', 'Rebel Base', 'Distant World', 'New Vinland'],
        },
      ],
    });
    expect([t.score(you).total, t.score(mira).total, t.state.pool]).toEqual([20, 31, 11]);
    return t;
  };

  function developing(card: string): Table {
    const t = late();
    const other = card === 'Free Trade Association' ? 'New Galactic Order' : 'Free Trade Association';
    t.draws(you, 'Merchant World');
    t.draws(mira, 1);
    t.picks('develop', 'settle');
    t.answer(you, 'developPlace', card);
    const cards = [other, 'Galactic Trendsetters', 'Deserted Alien Outpost', 'Plague World', 'Deficit Spending'];
    t.answer(you, 'developPay', { uses: [], cards });
    return t;
  }

  test('which large development: 13 points or 5', () => {
    expect(developing('Free Trade Association').score(you)).toMatchObject({ bonuses: 13, total: 33 });
    expect(developing('New Galactic Order').score(you)).toMatchObject({ bonuses: 5, total: 25 });
  });

  test('which world: conquered for nothing, or paid with the rest', () => {
    for (const [world, total] of [
      ['Rebel Underground', 37],
      ['Asteroid Belt', 34],
    ] as const) {
      const t = developing('Free Trade Association');
      t.answer(you, 'settlePlace', world);
      t.answer(mira, 'settlePlace', 'Pirate World');
      t.rest();
      expect([t.score(you).total, t.score(mira).total]).toEqual([total, 34]);
    }
  });

  test.each([
    ['consume-x2', 47],
    ['consume-trade', 41],
    ['settle', 37],
    ['develop', 37],
    ['produce', 37],
    ['explore-5', 38],
  ] as [Action, number][])('the last round with %s: %i to 42', (action, total) => {
    const t = developing('Free Trade Association');
    t.answer(you, 'settlePlace', 'Rebel Underground');
    t.answer(mira, 'settlePlace', 'Pirate World');
    t.rest();
    t.draws(you, 12);
    t.draws(mira, 12);
    t.picks(action, 'settle');
    for (;;) {
      const question = openQuestions<RaceQuestion>(t.state)[0];
      if (question === undefined) break;
      if (question.kind === 'settlePlace') {
        const belt = t.offers(question.seat, 'settlePlace').includes('Asteroid Belt') ? 'Asteroid Belt' : null;
        t.answer(question.seat, 'settlePlace', question.seat === mira ? 'Rebel Base' : belt);
      } else t.answer(question.seat, question.kind, t.fallback(question.seat, question.kind) as never);
    }
    expect([t.score(you).total, t.score(mira).total]).toEqual([total, 42]);
    expect(t.state.endedBy).toEqual(['tableau']);
  });
});
