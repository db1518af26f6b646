// Every decision of a player: what may be answered, and what a time-out answers. Section 15.

import { openQuestions, startMatch, submit, undo, waitedFor } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { ordinaryActions } from '../actions.ts';
import { race } from '../index.ts';
import { readOptions } from '../options.ts';
import { feed, setupScripted } from '../setup.ts';
import { cards, scenario } from '../testing/scenario.ts';

const cloak = 'Imperium Cloaking Technology';
const nothing = { uses: [], cards: [] };
/** Of cost or defense 1, 2, 3, 4. */
const priced = ['Public Works', 'Gem World', 'Mining World', 'Merchant World'];

describe('Set-up', () => {
  const hand = ['merchant-world', 'gem-world', 'public-works', 'rebel-homeworld', 'mining-world', 'new-earth'];

  function dealt(startWorlds: readonly (readonly string[])[]) {
    const options = readOptions({ sets: ['base', 'gs', 'rvi'], goals: false });
    if (!options.ok) throw new Error('the options are refused');
    const state = setupScripted(options.value, startWorlds.length, { goals: [], startWorlds });
    for (const [seat] of startWorlds.entries()) feed(state, seat, hand);
    race.advance(state, null);
    return state;
  }

  test('race-15.2 chooseStart: a start world and two cards; by default the lower number and the two cheapest', () => {
    const pair = ['new-sparta', 'doomed-world'];
    const state = dealt([pair, ['epsilon-eridani', 'old-earth']]);
    const [first, second] = openQuestions(state);
    expect(race.enumerate(state, first!)).toHaveLength(2 * 15);
    expect(race.fallback(state, first!)).toEqual({ start: 'new-sparta', discard: ['public-works', 'gem-world'] });
    expect(race.fallback(state, second!)).toMatchObject({ start: 'old-earth' });
    expect(race.check(state, first!, { start: 'old-earth', discard: hand.slice(0, 2) })?.code).toBe('race/not-offered');
    expect(race.check(state, first!, { start: 'new-sparta', discard: hand.slice(0, 3) })?.code).toBe(
      'race/wrong-count',
    );
  });

  test('race-15.3 discardSetup: two cards, three for Ancient Race; by default the cheapest', () => {
    const state = dealt([['new-sparta'], ['ancient-race']]);
    const [two, three] = openQuestions(state);
    expect(race.fallback(state, two!)).toEqual(['public-works', 'gem-world']);
    expect(race.fallback(state, three!)).toEqual(['public-works', 'gem-world', 'mining-world']);
    expect(race.enumerate(state, three!)).toHaveLength(20);
  });
});

describe('Actions and Explore', () => {
  test('race-15.4 chooseAction: one of seven, by default Explore +1,+1; experienced with Develop', () => {
    scenario({ seats: [{}, {}] }, (t) => {
      expect(t.offers(0, 'chooseAction')).toEqual(ordinaryActions.map((action) => [action]));
      expect(t.fallback(0, 'chooseAction')).toEqual(['explore-1-1']);
    });
    scenario({ experienced: true, seats: [{}, {}] }, (t) => {
      expect(t.fallback(0, 'chooseAction')).toEqual(['explore-1-1', 'develop']);
    });
  });

  test('race-15.5 exploreDiscard: exactly the excess, by default the cheapest; copies make no difference', () => {
    scenario({ seats: [{}, {}] }, (t) => {
      t.draws(0, 'Merchant World', 'Gem World', 'Gem World');
      t.draws(1, 2);
      t.picks('explore-1-1', 'settle');
      expect(t.offers(0, 'exploreDiscard')).toEqual([['Gem World'], ['Merchant World']]);
      expect(t.fallback(0, 'exploreDiscard')).toEqual(['Gem World']);
    });
  });
});

describe('Develop', () => {
  test('race-15.6 developPlace: an affordable development or none, by default none', () => {
    scenario({ seats: [{ hand: ['Public Works', 'Colony Ship', 'Drop Ships', 'Gem World'] }, {}] }, (t) => {
      t.picks('develop', 'settle');
      expect(t.offers(0, 'developPlace')).toEqual([null, 'Public Works', 'Colony Ship', 'Drop Ships']);
      expect(t.fallback(0, 'developPlace')).toBeNull();
    });
  });

  test('race-15.7 developPay: by default no card is discarded from the tableau, and the cheapest pay', () => {
    const seat = { tableau: ['R&D Crash Program'], hand: ['Drop Ships', ...priced] };
    scenario({ seats: [seat, {}] }, (t) => {
      t.picks('develop', 'settle');
      t.answer(0, 'developPlace', 'Drop Ships');
      expect(t.offers(0, 'developPay')).toHaveLength(4 + 1); // three of four, or the program alone
      expect(t.fallback(0, 'developPay')).toEqual({ uses: [], cards: priced.slice(0, 3) });
    });
    scenario({ seats: [{ ...seat, hand: ['Consumer Markets', ...priced.slice(0, 3)] }, {}] }, (t) => {
      t.picks('develop', 'settle');
      t.answer(0, 'developPlace', 'Consumer Markets'); // 4, and 1 with the program: only that can be paid
      expect(t.fallback(0, 'developPay')).toEqual({ uses: ['R&D Crash Program'], cards: ['Public Works'] });
    });
  });
});

describe('Settle', () => {
  test('race-15.8 settlePlace: a placeable world or none, by default none', () => {
    scenario({ seats: [{ hand: ['Gem World', 'New Earth', 'Refugee World', 'Public Works'] }, {}] }, (t) => {
      t.picks('consume-trade', 'settle');
      expect(t.offers(0, 'settlePlace')).toEqual([null, 'Gem World', 'Refugee World']);
      expect(t.fallback(0, 'settlePlace')).toBeNull();
    });
  });

  test('race-15.9 declareTakeover: by default none', () => {
    const seats = [{ tableau: [cloak] }, { tableau: ['Drop Ships', 'Outlaw World'] }];
    scenario({ takeovers: true, seats }, (t) => {
      t.picks('develop', 'settle');
      expect(t.fallback(0, 'declareTakeover')).toBeNull();
      expect(t.describe(0, 'declareTakeover')).toMatchObject({ targets: [{ world: 'Outlaw World' }] });
    });
  });

  test('race-15.10 settlePay: ways, cards and strength in one answer; by default the cheapest way', () => {
    const tableau = ['Contact Specialist', 'Drop Ships', 'New Military Tactics'];
    scenario({ seats: [{ tableau, hand: ['Rebel Miners', ...priced] }, {}] }, (t) => {
      t.picks('consume-trade', 'settle');
      t.answer(0, 'settlePlace', 'Rebel Miners');
      const offers = t.offers(0, 'settlePay');
      expect(offers).toContainEqual({ way: 'conquer', uses: [], cards: [] });
      expect(offers).toContainEqual({ way: 'conquer', uses: ['New Military Tactics'], cards: [] });
      expect(offers).toContainEqual({ way: 'payForMilitary', uses: ['Contact Specialist'], cards: ['Gem World'] });
      expect(offers).toHaveLength(2 + 4);
      expect(t.fallback(0, 'settlePay')).toEqual({ way: 'conquer', uses: [], cards: [] });
    });
  });

  test('race-15.11 settleSecond: none, a world or a takeover; by default none', () => {
    const tableau = ['Improved Logistics'];
    scenario({ seats: [{ tableau, hand: ['Refugee World', 'Dying Colony'] }, {}] }, (t) => {
      t.picks('consume-trade', 'settle');
      t.answer(0, 'settlePlace', 'Refugee World');
      expect(t.fallback(0, 'settleSecond')).toBeNull();
      expect(t.describe(0, 'settleSecond').hand).toMatchObject([{ card: 'Dying Colony', why: null }]);
    });
  });

  test('race-15.12 defendTakeover: by default the least that repels the attack, or nothing', () => {
    const attacker = { tableau: ['Drop Ships', 'Space Marines', cloak] };
    const defender = { tableau: ['Drop Ships', 'Outlaw World', 'Mercenary Fleet'] };
    const reserves = {
      ...defender,
      tableau: ['Drop Ships', 'Outlaw World', 'New Military Tactics', 'Space Mercenaries'],
    };
    const plan = { power: cloak, world: 'Outlaw World', owner: 1, ...nothing };
    scenario({ takeovers: true, seats: [attacker, { ...reserves, hand: priced }] }, (t) => {
      t.picks('consume-trade', 'settle');
      t.rest('declareTakeover');
      t.answer(0, 'declareTakeover', plan); // 5 against 5
      expect(t.fallback(1, 'defendTakeover')).toEqual({ uses: ['New Military Tactics'], cards: [] });
    });
    const strong = { tableau: [...attacker.tableau, 'New Galactic Order', 'Imperium Troops', 'Blaster Runners'] };
    scenario({ takeovers: true, seats: [strong, { ...defender, hand: priced }] }, (t) => {
      t.picks('consume-trade', 'settle');
      t.rest('declareTakeover');
      t.answer(0, 'declareTakeover', plan); // 9 against 6 + 2 at most
      expect(t.fallback(1, 'defendTakeover')).toEqual(nothing);
    });
  });
});

describe('Consume', () => {
  const goods = ['Gem World (good)', 'Mining World (good)', 'Hive World (good)'];

  test('race-15.13 tradeGood: any good, by default the one with the highest price', () => {
    scenario({ seats: [{ tableau: goods }, {}] }, (t) => {
      t.picks('consume-trade', 'develop');
      expect(t.offers(0, 'tradeGood')).toEqual(['Gem World', 'Mining World', 'Hive World']);
      expect(t.fallback(0, 'tradeGood')).toBe('Hive World');
    });
  });

  test('race-15.14 consumeNext: by default the most points per good, and stop when nothing must be used', () => {
    const tableau = ['Tourist World', 'Galactic Trendsetters', 'New Vinland', ...goods];
    scenario({ seats: [{ tableau }, {}] }, (t) => {
      t.picks('develop', 'consume-trade');
      expect(t.fallback(0, 'consumeNext')).toMatchObject({ power: { card: 'Galactic Trendsetters', power: 0 } });
    });
    scenario({ seats: [{ tableau: ['Deficit Spending'], hand: cards(1) }, {}] }, (t) => {
      t.picks('consume-trade', 'settle');
      expect(t.offers(0, 'consumeNext')).toEqual([null, { power: { card: 'Deficit Spending', power: 0 }, goods: [] }]);
      expect(t.fallback(0, 'consumeNext')).toBeNull();
    });
  });

  test('race-15.15: the goods are part of the step; by default those of least price', () => {
    scenario({ seats: [{ tableau: ['Tourist World', ...goods] }, {}] }, (t) => {
      t.picks('develop', 'consume-trade');
      const offers = t.offers(0, 'consumeNext');
      expect(offers.map((each) => each?.goods)).toEqual([
        ['Gem World', 'Mining World'],
        ['Gem World', 'Hive World'],
        ['Mining World', 'Hive World'],
      ]);
      expect(t.fallback(0, 'consumeNext')?.goods).toEqual(['Gem World', 'Mining World']);
    });
  });

  test('race-15.16 discardForYield: none to n cards, by default none', () => {
    scenario({ seats: [{ tableau: ['Deficit Spending'], hand: ['Gem World', 'Spice World'] }, {}] }, (t) => {
      t.picks('consume-trade', 'consume-trade');
      t.answer(0, 'consumeNext', { power: { card: 'Deficit Spending', power: 0 }, goods: [] });
      expect(t.offers(0, 'discardForYield')).toEqual([
        [],
        ['Gem World'],
        ['Spice World'],
        ['Gem World', 'Spice World'],
      ]);
      expect(t.fallback(0, 'discardForYield')).toEqual([]);
    });
  });

  test('race-15.17 guessCost: 1 to 7, by default 2', () => {
    scenario({ sets: ['base'], seats: [{ tableau: ['Gambling World'] }, {}] }, (t) => {
      t.picks('consume-trade', 'develop');
      expect(t.offers(0, 'guessCost')).toEqual([1, 2, 3, 4, 5, 6, 7]);
      expect(t.fallback(0, 'guessCost')).toBe(2);
    });
  });

  test('race-15.18 ante, race-15.19 anteKeep: by default none; the highest of those turned up', () => {
    const hand = ['Pilgrimage World', 'Mining World', 'Gem World', 'Gem World'];
    scenario({ seats: [{ tableau: ['Gambling World'], hand }, {}] }, (t) => {
      t.draws(0, 'Gem World', 'Rebel Base');
      t.picks('consume-trade', 'develop');
      t.answer(0, 'consumeNext', { power: { card: 'Gambling World', power: 1 }, goods: [] });
      expect(t.offers(0, 'ante')).toEqual([null, 'Mining World', 'Gem World']);
      expect(t.fallback(0, 'ante')).toBeNull();
      t.answer(0, 'ante', 'Gem World');
      expect(t.offers(0, 'anteKeep')).toEqual(['Gem World', 'Rebel Base']);
      expect(t.fallback(0, 'anteKeep')).toBe('Rebel Base');
    });
  });
});

describe('Produce and the round end', () => {
  test('race-15.20 produceNext: by default one kind, bonus, any kind, draws', () => {
    const tableau = [
      'Diversified Economy',
      'Terraforming Guild',
      'Genetics Lab',
      'Pre-Sentient Race',
      'Radioactive World',
    ];
    scenario({ seats: [{ tableau }, {}] }, (t) => {
      t.picks('produce', 'develop');
      expect(t.offers(0, 'produceNext').map((each) => each?.card)).toEqual([
        'Genetics Lab',
        null,
        'Terraforming Guild',
        'Diversified Economy',
      ]);
      expect(t.fallback(0, 'produceNext')).toEqual({ card: 'Genetics Lab', power: 0 });
    });
    const factory = ['Damaged Alien Factory', 'Diversified Economy'];
    scenario({ seats: [{ tableau: factory, hand: cards(1) }, {}] }, (t) => {
      t.picks('produce', 'develop');
      expect(t.fallback(0, 'produceNext')).toEqual({ card: 'Diversified Economy', power: 0 });
    });
  });

  test('race-15.21 produceWorld: by default the highest price', () => {
    const tableau = ['Radioactive World', 'Alien Robot Sentry', 'Star Nomad Lair'];
    scenario({ seats: [{ tableau }, {}] }, (t) => {
      t.picks('produce', 'develop');
      expect(t.offers(0, 'produceWorld')).toEqual(tableau);
      expect(t.fallback(0, 'produceWorld')).toBe('Alien Robot Sentry');
    });
  });

  test('race-15.22 produceDiscard: a hand card or no, by default no', () => {
    scenario({ seats: [{ tableau: ['Damaged Alien Factory'], hand: ['Gem World', 'Gem World'] }, {}] }, (t) => {
      t.picks('produce', 'develop');
      expect(t.offers(0, 'produceDiscard')).toEqual([null, 'Gem World']);
      expect(t.fallback(0, 'produceDiscard')).toBeNull();
    });
  });

  test('race-15.23 roundDiscard: exactly the excess, by default the cheapest', () => {
    scenario({ seats: [{ hand: [...cards(9), 'Public Works', 'New Earth'] }, {}] }, (t) => {
      t.picks('consume-trade', 'consume-trade');
      expect(t.offers(0, 'roundDiscard')).toHaveLength(3);
      expect(t.fallback(0, 'roundDiscard')).toEqual(['Public Works']);
    });
  });
});

describe('All decisions', () => {
  test('race-15.25: a decision with exactly one legal answer is taken automatically, and looks open until then', () => {
    scenario({ seats: [{ hand: ['Gem World', ...cards(2)] }, { hand: [] }] }, (t) => {
      t.picks('consume-trade', 'settle');
      expect([t.asked(0), t.asked(1)]).toEqual([['settlePlace'], []]);
      expect(waitedFor(t.state)).toEqual([0, 1]);
      expect(t.events('forced')).toEqual([]);
      t.answer(0, 'settlePlace', null);
      expect(t.events('forced')).toMatchObject([{ seat: 1, question: 'settlePlace', answer: null }]);
    });
  });

  test('race-15.25 race-16.3: but not where only the owner can know that there is but one', () => {
    scenario({ seats: [{ hand: ['Gem World', ...cards(2)] }, { hand: ['Public Works'] }], tellsPasses: true }, (t) => {
      t.picks('consume-trade', 'settle');
      expect([t.asked(0), t.asked(1)]).toEqual([['settlePlace'], ['settlePlace']]);
      t.answer(0, 'settlePlace', null);
      expect(t.offers(1, 'settlePlace')).toEqual([null]);
      t.answer(1, 'settlePlace', null);
      expect(t.events('forced')).toEqual([]);
    });
  });

  test('race-15.26: an answer can be taken back until something is revealed or somebody builds on it', () => {
    const started = startMatch(race, { options: { presetHands: [1, 2] }, seats: [{}, {}], seed: 'undo' });
    if (!started.ok) throw new Error('the options are refused');
    const match = started.value;
    const answer = (seat: number, value: unknown) => {
      const question = openQuestions(match.state).find((each) => each.seat === seat)!;
      expect(submit(match, seat, question.id, value)).toBeNull();
    };
    answer(0, ['develop']);
    expect(undo(match, 0)).toBeNull();
    expect(openQuestions(match.state)).toHaveLength(2);
    answer(0, ['develop']);
    answer(1, ['settle']);
    expect(undo(match, 0)).toMatchObject({ code: 'kernel/undo-sealed' });
    answer(0, 'public-works');
    answer(1, null);
    expect(undo(match, 1)).toMatchObject({ code: 'kernel/undo-sealed' });
    // Public Works are free with Develop: now both may settle, and nothing was revealed since.
    expect(match.state.phase).toBe('settle');
  });
});
