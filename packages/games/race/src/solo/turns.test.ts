// What the robot does: the worked examples, and what else the mat says. Sections 11.3 to 11.5.

import { describe, expect, test } from 'vitest';
import type { Action } from '../actions.ts';
import type { DieFace } from '../cards/solo-tables.ts';
import { type SoloSetup, SoloTable } from './testing/solo-table.ts';

const world = 'Gem World';
const otherWorld = 'Spice World';
const thirdWorld = 'Comet Zone';
const development = 'Public Works';
const military = 'Rebel Miners';

/** A table after one round with these picks. */
function after(setup: SoloSetup, ...picks: readonly [Action, Action]): SoloTable {
  const table = new SoloTable(setup);
  table.round(...picks);
  return table;
}

/** Which rows the robot followed, as `action develop`. */
const turns = (table: SoloTable) => table.events('robotTurn').map(({ does, row }) => `${does} ${row}`);

const spacesOf = (dice: readonly [DieFace, DieFace], ...picks: readonly [Action, Action]) => {
  const table = new SoloTable({ dice });
  table.picks(...picks);
  return table.robot.spaces;
};

const mat = { explore: 0, explore2: 1, develop: 2, develop2: 3, settle: 4, settle2: 5, trade: 6, x2: 7, produce: 8 };

describe('Where the dice go', () => {
  test('T-11a race-11.4.6: x2 and Produce against Develop and match: Develop (left), Produce', () => {
    expect(spacesOf(['develop', 'match'], 'consume-x2', 'produce')).toEqual([mat.develop, mat.produce]);
  });

  test('T-11b race-11.4.7: both Explores against Produce and match: Produce, left Explore', () => {
    expect(spacesOf(['produce', 'match'], 'explore-5', 'explore-1-1')).toEqual([mat.produce, mat.explore]);
  });

  test('T-11c race-11.4.6: Develop and Produce against Produce and match: Produce, Develop', () => {
    expect(spacesOf(['produce', 'match'], 'develop', 'produce')).toEqual([mat.produce, mat.develop]);
  });

  test('race-11.4.4: the second die of a paired action goes to the right, of an unpaired one nowhere else', () => {
    expect(spacesOf(['settle', 'settle'], 'explore-5', 'produce')).toEqual([mat.settle, mat.settle2]);
    expect(spacesOf(['consumeX2', 'consumeX2'], 'explore-5', 'produce')).toEqual([mat.x2, mat.x2]);
    expect(turns(after({ dice: ['consumeTrade', 'consumeTrade'] }, 'develop', 'settle'))).toContain(
      'action consumeTrade',
    );
  });

  test('race-11.4.5: two matches lie under the two picks', () => {
    expect(spacesOf(['match', 'match'], 'develop', 'produce')).toEqual([mat.develop, mat.produce]);
    expect(spacesOf(['match', 'match'], 'settle', 'settle-2')).toEqual([mat.settle, mat.settle2]);
  });

  test('race-11.4.7: with a pair the match goes to the left, unless the other die is there', () => {
    expect(spacesOf(['match', 'consumeTrade'], 'develop', 'develop-2')).toEqual([mat.develop, mat.trade]);
    expect(spacesOf(['match', 'develop'], 'develop', 'develop-2')).toEqual([mat.develop2, mat.develop]);
  });

  test('race-11.4.3: a robot face is read as the robot symbol', () => {
    const table = new SoloTable({ start: 'New Sparta', dice: ['explore', 'robot'] });
    table.picks('develop', 'produce');
    expect(table.robot.spaces).toEqual([mat.explore, mat.settle]);
    expect(table.events('diceRolled')).toMatchObject([
      {
        symbol: 'settle',
        dice: [
          { face: 'explore', space: mat.explore, action: 'explore', why: 'face' },
          { face: 'robot', space: mat.settle, action: 'settle', why: 'robotSymbol' },
        ],
      },
    ]);
  });

  test('race-11.3.5: a single pick of a pair stands on the left, and the mat has nine spaces', () => {
    const table = after({ dice: ['consumeTrade', 'consumeX2'] }, 'explore-1-1', 'settle');
    expect(table.events('robotTurn').map(({ spaces }) => spaces)).toEqual([
      [mat.explore],
      [mat.settle],
      [mat.trade, mat.x2],
    ]);
  });
});

describe('The round', () => {
  test('race-11.3.1: two actions by the rules of the experienced game', () => {
    const table = new SoloTable({});
    expect(table.asked()).toEqual(['chooseAction']);
    expect(() => table.answer('chooseAction', ['settle'])).toThrow('race/wrong-count');
    expect(() => table.answer('chooseAction', ['settle', 'settle'])).toThrow('race/same-twice');
  });

  test('race-11.3.2: the dice are rolled after the picks, which stand from then on', () => {
    const table = new SoloTable({ dice: ['explore', 'match'] });
    const before = table.state.seals;
    table.picks('develop', 'settle');
    expect(table.told.map(({ all }) => all.kind).slice(0, 2)).toEqual(['actionsRevealed', 'diceRolled']);
    expect(table.state.seals).toBeGreaterThan(before);
  });

  test('race-11.3.3: in each phase the player comes first, then the robot', () => {
    const table = new SoloTable({ dice: ['settle', 'develop'], player: { hand: [development, otherWorld, world] } });
    table.picks('develop', 'settle');
    expect(table.asked()).toEqual(['developPlace']);
    expect(turns(table)).toEqual([]);
    table.answer('developPlace', null);
    expect(turns(table)).toEqual(['action develop']);
    expect(table.asked()).toEqual(['settlePlace']);
    table.rest();
    expect(turns(table)).toEqual(['action develop', 'action settle']);
  });

  test('race-11.3.4: at the end of a round the player discards to his hand limit, the robot to none', () => {
    const hand = [world, otherWorld, thirdWorld, development, military, 'Old Earth', 'New Sparta', 'Hive World'];
    const more = ['Doomed World', 'Ancient Race', 'Rebel Base', 'Space Port'];
    const stack = ['Mining Robots', 'Mining Robots', 'Space Marines', 'Drop Ships', 'Colony Ship', 'Colony Ship'];
    const table = new SoloTable({ dice: ['explore', 'explore'], player: { hand: [...hand, ...more] }, stack });
    table.picks('consume-x2', 'produce');
    table.rest('roundDiscard');
    expect(table.asked()).toEqual(['roundDiscard']);
    table.rest();
    expect(table.robot.stack).toHaveLength(9);
  });

  test('race-11.5.15: a phase picked by the robot alone is also the player’s, without a bonus', () => {
    const table = new SoloTable({
      dice: ['settle', 'settle'],
      player: { tableau: ['New Sparta'], hand: [military, 'Rebel Fuel Cache', development] },
    });
    table.picks('explore-5', 'produce');
    table.rest('settlePlace');
    const hand = table.state.players[0]?.hand.length ?? 0;
    table.answer('settlePlace', military);
    expect(table.state.players[0]?.hand.length).toBe(hand - 1); // no card for picking Settle
    expect(table.asked()).toEqual(['settlePlace']); // the robot's second Settle
    expect(turns(table)).toEqual(['response explore', 'action settle']);
  });
});

describe('Explore', () => {
  test('race-11.5.3: one die: 1 card, credit +1; both spaces: 3 cards, credit +1; response: 1 card, once', () => {
    const setup = { credits: 1, stack: [world] };
    const one = after({ ...setup, dice: ['explore', 'produce'] }, 'consume-x2', 'produce');
    expect(one.tracks()).toMatchObject({ credits: 2 });
    expect(one.events('robotDrew')[0]).toMatchObject({ count: 1, stackBefore: 1, stackAfter: 2 });
    const both = after({ ...setup, dice: ['explore', 'explore'] }, 'consume-x2', 'produce');
    expect(both.tracks()).toMatchObject({ credits: 2, stack: 4 });
    const response = after({ ...setup, dice: ['produce', 'produce'] }, 'explore-5', 'explore-1-1');
    expect(response.tracks()).toMatchObject({ credits: 1, stack: 2 });
  });

  test('race-11.5.16: a die on one space and a pick on the other: the action only', () => {
    const table = after({ credits: 1, dice: ['explore', 'produce'] }, 'explore-5', 'explore-1-1');
    expect(turns(table)).toEqual(['action explore', 'action produce']);
    expect(table.tracks()).toMatchObject({ credits: 2, stack: 1 });
  });
});

describe('Develop', () => {
  test('T-11d race-11.5.4 race-11.5.2 race-11.5.13: the second card turned up is an ordinary development, placed free', () => {
    const setup = { credits: 1, counters: 2, stack: [development, otherWorld], supply: [world] };
    const table = after({ ...setup, dice: ['develop', 'produce'] }, 'consume-x2', 'produce');
    expect(table.tracks()).toMatchObject({ credits: 1, stack: 1 });
    expect(table.tableau()).toContain(development);
    expect(table.stack()).toEqual([otherWorld]);
    expect(table.events('robotSearched')).toMatchObject([
      { looksFor: 'development', from: 'stack', turnedUp: [world], found: development, stackBefore: 3, stackAfter: 1 },
    ]);
    const pile = table.state.supplies[0];
    expect(pile?.known).toEqual(pile?.discard.map(() => 3)); // race-11.5.13: to the common pile, seen by all
  });

  test('T-11e race-11.5.11: counter first; then a response that finds a cost-2 development for 1 credit', () => {
    const stack = [world, otherWorld, 'Investment Credits', thirdWorld, military];
    const setup: SoloSetup = { credits: 4, counters: 2, stack, dice: ['develop', 'consumeTrade'], economy: 0 };
    const table = after(setup, 'develop', 'develop-2');
    expect(table.events('robotPlaced')).toMatchObject([
      { card: null, paid: 2, creditsBefore: 4, creditsAfter: 2, countersLeft: 1 },
      { card: 'Investment Credits', paid: 1, creditsBefore: 2, creditsAfter: 1 },
    ]);
    expect(table.events('robotDrew')).toEqual([]);
    expect(table.events('robotSearched')).toMatchObject([{ turnedUp: [world, otherWorld], stackAfter: 2 }]);
  });

  test('race-11.5.4: a cost-6 development costs 1 credit; without credit it is discarded and the search goes on', () => {
    const six = 'Galactic Federation';
    const setup: SoloSetup = { counters: 0, stack: [six, development], supply: [world], dice: ['develop', 'produce'] };
    const rich = after({ ...setup, credits: 1 }, 'consume-x2', 'produce');
    expect(rich.events('robotPlaced')).toMatchObject([{ card: six, paid: 1, creditsAfter: 0 }]);
    const poor = after({ ...setup, credits: 0 }, 'consume-x2', 'produce');
    expect(poor.events('robotPlaced')).toMatchObject([{ card: development, paid: 0 }]);
    expect(poor.events('robotSearched')).toMatchObject([{ turnedUp: [world, six], found: development }]);
  });

  test('race-11.5.17: the card drawn last is turned up first, and a second card of one name is placed as well', () => {
    const setup: SoloSetup = { counters: 0, stack: [world], supply: [development], tableau: [development] };
    const table = after({ ...setup, dice: ['develop', 'produce'] }, 'consume-x2', 'produce');
    expect(table.events('robotSearched')).toMatchObject([{ turnedUp: [], found: development }]);
    expect(table.tableau().filter((name) => name === development)).toHaveLength(2);
  });

  test('race-11.5.4: a response without credit is nothing at all', () => {
    const table = after({ credits: 0, stack: [development], dice: ['produce', 'produce'] }, 'develop', 'develop-2');
    expect(table.events('robotIdle')).toMatchObject([{ why: 'noCredit' }, { why: 'noCredit' }]);
    expect(table.stack()).toEqual([development]);
  });

  test('race-11.5.11: a response needs 3 credits for a counter', () => {
    const setup: SoloSetup = { stack: [development], dice: ['explore', 'explore'] };
    const enough = after({ ...setup, credits: 3, counters: 1 }, 'develop', 'produce');
    expect(enough.events('robotPlaced')).toMatchObject([{ card: null, paid: 3 }]);
    const short = after({ ...setup, credits: 1, counters: 1 }, 'develop', 'produce');
    expect(short.events('robotPlaced')).toMatchObject([{ paid: 1 }]);
  });
});

describe('Settle', () => {
  test('T-11f race-11.5.5: only the player picks Settle, credit 0: nothing', () => {
    const table = after({ credits: 0, stack: [world], dice: ['produce', 'produce'] }, 'settle', 'produce');
    expect(table.events('robotIdle')).toMatchObject([{ why: 'noCredit' }]);
    expect(table.tracks()).toMatchObject({ credits: 0, stack: 1 });
  });

  test('T-11g race-11.5.5: action finds the fourth of five; the response finds nothing and costs nothing', () => {
    const setup: SoloSetup = {
      credits: 2,
      stack: [world, military],
      supply: [development, 'Space Marines', 'Mining Robots', 'Drop Ships', 'Colony Ship'],
      dice: ['settle', 'produce'],
    };
    const table = after(setup, 'settle', 'settle-2');
    expect(table.events('robotSearched')).toMatchObject([
      { looksFor: 'nonMilitaryWorld', found: world, stackBefore: 5, stackAfter: 1 },
      { found: null, stackBefore: 3, stackAfter: 0 },
    ]);
    expect(table.events('robotPlaced')).toMatchObject([{ card: world, paid: 0 }]);
    expect(table.tracks()).toMatchObject({ credits: 2, stack: 0 });
  });

  test('T-11g: had one fitted, it would have been placed for 1 credit', () => {
    const setup: SoloSetup = {
      credits: 2,
      stack: [world, military],
      supply: [development, 'Space Marines', 'Mining Robots', otherWorld, 'Colony Ship'],
      dice: ['settle', 'produce'],
    };
    const table = after(setup, 'settle', 'settle-2');
    expect(table.events('robotPlaced')).toMatchObject([
      { card: world, paid: 0 },
      { card: otherWorld, paid: 1, creditsAfter: 1 },
    ]);
  });
});

describe('Consume', () => {
  test('T-11h race-11.5.6 race-11.5.12: Trade rolled, the player has x2: credit 3 to 4, 1 chip, nothing more', () => {
    const table = after({ credits: 3, economy: 1, dice: ['consumeTrade', 'consumeTrade'] }, 'consume-x2', 'explore-5');
    expect(table.tracks()).toMatchObject({ credits: 4, economy: 1, chips: 1 });
    expect(turns(table)).toEqual(['response explore', 'action consumeTrade']);
    expect(table.state.pool).toBe(23);
  });

  test('T-11i race-11.5.9: both Consumes of the player, economy 3, no dice there: 3 chips', () => {
    const table = after({ economy: 3, dice: ['explore', 'explore'] }, 'consume-trade', 'consume-x2');
    expect(table.tracks()).toMatchObject({ economy: 3, chips: 3 });
    expect(turns(table)).toEqual(['action exploreTwice', 'response consume']);
  });

  test('race-11.5.7: x2: twice the economy in chips, then economy +1', () => {
    const table = after({ economy: 2, dice: ['consumeX2', 'explore'] }, 'develop', 'settle');
    expect(table.tracks()).toMatchObject({ economy: 3, chips: 4 });
  });

  test('race-11.5.8: Trade and x2: twice the economy in chips, then credit +2 and economy +1', () => {
    const table = after({ credits: 1, economy: 2, dice: ['consumeTrade', 'consumeX2'] }, 'explore-5', 'produce');
    expect(table.tracks()).toMatchObject({ credits: 3, economy: 3, chips: 4 });
  });
});

describe('Produce', () => {
  test('T-11j race-11.5.10: rolled: economy 0 to 1; only picked: nothing; both: 2 to 3', () => {
    expect(after({ economy: 0, dice: ['produce', 'explore'] }, 'develop', 'settle').robot.economy).toBe(1);
    const picked = after({ economy: 0, dice: ['explore', 'explore'] }, 'develop', 'produce');
    expect(picked.robot.economy).toBe(0);
    expect(picked.events('robotIdle').at(-1)).toMatchObject({ why: 'nothingToDo' });
    expect(after({ economy: 2, dice: ['produce', 'explore'] }, 'develop', 'produce').robot.economy).toBe(3);
  });

  test('race-11.1.3: credit stops at 4 and economy at 5', () => {
    const table = after({ credits: 3, economy: 5, dice: ['consumeTrade', 'consumeX2'] }, 'explore-5', 'produce');
    expect(table.tracks()).toMatchObject({ credits: 4, economy: 5 });
    expect(table.events('robotTrackMoved')).toMatchObject([
      { track: 'credits', amount: 2, before: 3, after: 4 },
      { track: 'economy', amount: 1, before: 5, after: 5 },
    ]);
  });

  test('race-11.5.14: for the most goods of a kind the robot counts as having produced nothing', () => {
    const setup: SoloSetup = { dice: ['explore', 'explore'] };
    const bare = after({ ...setup, player: { tableau: ['Mining Conglomerate'] } }, 'produce', 'consume-x2');
    expect(bare.state.players[0]?.hand).toHaveLength(1); // Explore alone
    const miner = after(
      { ...setup, player: { tableau: ['Mining Conglomerate', 'Mining World'] } },
      'produce',
      'consume-x2',
    );
    expect(miner.events('powerUsed').map(({ power }) => power)).toContain('drawIfMostProduced');
  });
});

describe('action, response, nothing', () => {
  test('race-11.5.1: and every turn says which spaces it is about, why, and by which row', () => {
    const table = after({ start: 'New Sparta', dice: ['settle', 'explore'] }, 'develop', 'produce');
    expect(table.events('robotTurn')).toMatchObject([
      { does: 'action', because: 'die', row: 'explore', spaces: [0], counter: null, source: 'rulebookText' },
      { does: 'response', because: 'pick', row: 'develop', spaces: [2], counter: null, source: 'rulebookText' },
      { does: 'action', because: 'die', row: 'settle', spaces: [4], counter: 'New Sparta', source: 'rulebookPicture' },
      { does: 'response', because: 'pick', row: 'produce', spaces: [8], counter: null, source: 'rulebookText' },
    ]);
  });
});
