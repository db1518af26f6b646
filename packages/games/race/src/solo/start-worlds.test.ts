// The robot by its start world: what each counter changes. Section 11.6.

import { describe, expect, test } from 'vitest';
import type { Action } from '../actions.ts';
import { type SoloSetup, SoloTable } from './testing/solo-table.ts';

const civil = 'Gem World';
const military = 'Rebel Miners';
const development = 'Public Works';
const six = 'Galactic Federation';
const filler = ['Space Marines', 'Drop Ships', 'Mining Robots', 'Interstellar Bank', 'Export Duties', 'Trade League'];

function after(setup: SoloSetup, ...picks: readonly [Action, Action]): SoloTable {
  const table = new SoloTable(setup);
  table.round(...picks);
  return table;
}

/** A Settle of this robot: what it drew, what it found, what it paid. */
function settle(start: string, does: 'action' | 'response', stack: readonly string[], credits = 0) {
  const dice = does === 'action' ? (['settle', 'produce'] as const) : (['produce', 'produce'] as const);
  const pick = does === 'action' ? 'consume-x2' : 'settle';
  const table = after({ start, credits, dice, stack, supply: filler }, pick, 'produce');
  const [placed] = table.events('robotPlaced');
  return {
    drawn: table.events('robotDrew')[0]?.count ?? 0,
    found: table.events('robotSearched')[0]?.found ?? null,
    paid: placed?.paid ?? null,
    idle: table.events('robotIdle').some(({ why }) => why === 'noCredit'),
  };
}

/** An Explore of this robot with dice on these many spaces, or none: cards drawn and credit gained. */
function explore(start: string, dice: 0 | 1 | 2) {
  const faces = [dice > 0 ? 'explore' : 'produce', dice > 1 ? 'explore' : 'produce'] as const;
  const table = after({ start, credits: 0, dice: faces }, 'explore-5', 'produce');
  return [table.events('robotDrew')[0]?.count, table.robot.credits];
}

describe('The printed rows, for whom no counter changes them', () => {
  test.each([
    ['race-11.6.5', "Earth's Lost Colony"],
    ['race-11.6.7', 'Ancient Race'],
    ['race-11.6.1', 'Old Earth'],
  ])('%s: %s', (_rule, start) => {
    expect(settle(start, 'action', [military, civil])).toMatchObject({ drawn: 3, found: civil, paid: 0 });
    expect(settle(start, 'response', [military, civil], 1)).toMatchObject({ drawn: 2, found: civil, paid: 1 });
    expect(settle(start, 'response', [civil])).toEqual({ drawn: 0, found: null, paid: null, idle: true });
    expect([explore(start, 1), explore(start, 2), explore(start, 0)]).toEqual([
      [1, 1],
      [3, 1],
      [1, 0],
    ]);
  });
});

describe('Settle by the counter', () => {
  test.each([
    ['race-11.6.2', 'Epsilon Eridani', 3, 2],
    ['race-11.6.4', 'New Sparta', 5, 4],
    ['race-11.6.6', 'Separatist Colony', 3, 2],
    ['race-11.6.12', 'Imperium Warlord', 5, 2],
  ])('%s: %s finds military worlds: action draws %i, response %i, no credit', (_rule, start, action, response) => {
    expect(settle(start, 'action', [civil, military])).toMatchObject({ drawn: action, found: military, paid: 0 });
    expect(settle(start, 'response', [civil, military])).toMatchObject({ drawn: response, found: military, paid: 0 });
  });

  test('race-11.6.3: Alpha Centauri: action draws 4, response 2, no credit', () => {
    expect(settle('Alpha Centauri', 'action', [military, civil])).toMatchObject({ drawn: 4, found: civil, paid: 0 });
    expect(settle('Alpha Centauri', 'response', [military, civil])).toMatchObject({ drawn: 2, found: civil, paid: 0 });
  });

  test('race-11.6.10: Rebel Cantina finds any world; its response needs credit and pays for non-military ones', () => {
    expect(settle('Rebel Cantina', 'action', [military, civil])).toMatchObject({ drawn: 4, found: military, paid: 0 });
    expect(settle('Rebel Cantina', 'action', [civil, military])).toMatchObject({ found: civil, paid: 0 });
    expect(settle('Rebel Cantina', 'response', [military], 1)).toMatchObject({ drawn: 3, found: military, paid: 0 });
    expect(settle('Rebel Cantina', 'response', [civil], 1)).toMatchObject({ found: civil, paid: 1 });
    expect(settle('Rebel Cantina', 'response', [military])).toMatchObject({ idle: true, found: null });
  });

  test('race-11.6.10: Rebel Cantina produces economy and credit, and credit alone as a response', () => {
    const setup: SoloSetup = { start: 'Rebel Cantina', credits: 1, economy: 1 };
    const action = after({ ...setup, dice: ['produce', 'explore'] }, 'consume-x2', 'consume-trade');
    expect(action.tracks()).toMatchObject({ credits: 3, economy: 2 }); // Explore gave one credit
    const response = after({ ...setup, dice: ['explore', 'explore'] }, 'produce', 'consume-trade');
    expect(response.tracks()).toMatchObject({ credits: 3, economy: 1 });
  });
});

describe('Explore by the counter', () => {
  test.each([
    ['race-11.6.6', 'Separatist Colony', 3, 7, 3],
    ['race-11.6.12', 'Imperium Warlord', 2, 5, 2],
  ])('%s: %s: %i cards, %i from both spaces, %i as a response', (_rule, start, one, both, response) => {
    expect([explore(start, 1), explore(start, 2), explore(start, 0)]).toEqual([
      [one, 1],
      [both, 1],
      [response, 0],
    ]);
  });
});

describe('Galactic Developers', () => {
  const start = 'Galactic Developers';
  const acting: SoloSetup = { start, dice: ['develop', 'produce'], supply: [civil, military, 'Comet Zone'] };
  const responding: SoloSetup = { start, dice: ['produce', 'produce'], supply: [civil] };

  test('race-11.6.11: a counter costs 2 also as a response', () => {
    const table = after({ ...responding, credits: 2, counters: 1 }, 'develop', 'produce');
    expect(table.events('robotPlaced')).toMatchObject([{ card: null, paid: 2 }]);
  });

  test('race-11.6.11: the action draws 3 and finds cost-6 developments free', () => {
    const table = after({ ...acting, credits: 0, stack: [six] }, 'consume-x2', 'produce');
    expect(table.events('robotDrew')[0]).toMatchObject({ count: 3 });
    expect(table.events('robotPlaced')).toMatchObject([{ card: six, paid: 0 }]);
  });

  test('race-11.6.11: the response draws 1 and needs no credit; only a cost-6 development costs 1', () => {
    const free = after({ ...responding, credits: 0, stack: [development] }, 'develop', 'produce');
    expect(free.events('robotDrew')[0]).toMatchObject({ count: 1 });
    expect(free.events('robotPlaced')).toMatchObject([{ card: development, paid: 0 }]);
    const paid = after({ ...responding, credits: 1, counters: 0, stack: [six] }, 'develop', 'produce');
    expect(paid.events('robotPlaced')).toMatchObject([{ card: six, paid: 1, creditsAfter: 0 }]);
  });

  test('race-11.6.13: with 0 credit a cost-6 development is discarded and the search goes on', () => {
    const table = after({ ...responding, credits: 0, stack: [six, development] }, 'develop', 'produce');
    expect(table.events('robotSearched')).toMatchObject([{ turnedUp: [civil, six], found: development }]);
  });
});

describe('Counters that change the robot symbol', () => {
  test('race-11.6.1: Old Earth: after its first Trade action the symbol is x2 for good', () => {
    const table = new SoloTable({ start: 'Old Earth', dice: ['explore', 'robot'] });
    table.round('develop', 'produce');
    expect(table.events('robotSymbolChanged')).toMatchObject([
      { before: 'consumeTrade', after: 'consumeX2', cause: 'Old Earth', forGood: true },
    ]);
    expect(table.robot).toMatchObject({ symbol: 'consumeX2', hasCounter: false });
    table.round('develop', 'consume-trade');
    expect(table.events('diceRolled')[1]?.dice[1]).toMatchObject({ action: 'consumeX2', why: 'robotSymbol' });
    expect(table.events('robotSymbolChanged')).toHaveLength(1);
  });

  test('race-11.6.8: Damaged Alien Factory: Trade and Produce take turns, by actions of any die', () => {
    const table = new SoloTable({ start: 'Damaged Alien Factory', dice: ['explore', 'robot'] });
    expect(table.robot.symbol).toBe('produce');
    table.round('develop', 'settle');
    expect(table.robot.symbol).toBe('consumeTrade');
    table.round('develop', 'settle');
    expect(table.robot).toMatchObject({ symbol: 'produce', hasCounter: true });
    const both = new SoloTable({ start: 'Damaged Alien Factory', dice: ['consumeTrade', 'produce'] });
    both.round('develop', 'settle'); // the symbol is Produce: the Trade action leaves it so
    expect(both.events('robotSymbolChanged')).toMatchObject([{ before: 'produce', after: 'consumeTrade' }]);
  });

  test('race-11.6.8: a response of the robot changes nothing', () => {
    const table = after({ start: 'Damaged Alien Factory', dice: ['explore', 'explore'] }, 'produce', 'consume-trade');
    expect(table.robot.symbol).toBe('produce');
  });
});

describe('Doomed World', () => {
  const start = 'Doomed World';

  test('race-11.6.9: the first Settle action searches the supply for a non-military world worth 3 or more', () => {
    const setup: SoloSetup = { start, credits: 1, economy: 0, stack: [civil], dice: ['settle', 'explore'] };
    const table = after(setup, 'consume-x2', 'consume-trade');
    const [search] = table.events('robotSearched');
    expect(search).toMatchObject({ looksFor: 'nonMilitaryWorld', atLeast: 3, from: 'supply' });
    expect(table.tableau()).toEqual([search?.found]);
    expect(table.tracks()).toMatchObject({ credits: 4, economy: 1 }); // one of the credits from Explore
    expect(table.events('robotLost')).toMatchObject([{ card: start, to: 'discard', tableau: 1 }]);
    expect(table.robot.hasCounter).toBe(false);
    expect(table.robot.stack).toHaveLength(2);
  });

  test('race-11.6.9: later ones are as printed, and a response never is the first action', () => {
    const table = new SoloTable({ start, credits: 1, stack: [civil], dice: ['produce', 'explore'] });
    table.round('settle', 'produce');
    expect(table.events('robotTurn').map(({ row }) => row)).toContain('settle');
    expect(table.robot.hasCounter).toBe(true);
    const later = new SoloTable({ start, dice: ['settle', 'explore'] });
    later.round('consume-x2', 'produce');
    later.round('consume-x2', 'produce');
    expect(later.events('robotTurn').filter(({ row }) => row.startsWith('settle'))).toMatchObject([
      { row: 'settleInstead', counter: start },
      { row: 'settle', counter: null },
    ]);
  });

  test('race-11.6.14: a supply without such a world: nothing is gained, and it is tried again', () => {
    const table = new SoloTable({ start, credits: 1, dice: ['settle', 'produce'] });
    const [supply] = table.state.supplies;
    const { faces } = table.catalogue();
    const rich = supply!.deck.filter(
      (card) => faces[card]!.isWorld && !faces[card]!.isMilitary && faces[card]!.vp >= 3,
    );
    supply!.deck = supply!.deck.filter((card) => !rich.includes(card));
    table.robot.stack.push(...rich);
    table.round('consume-x2', 'consume-trade');
    expect(table.events('robotSearched')).toMatchObject([{ found: null, from: 'supply' }]);
    expect(table.tableau()).toEqual([start]);
    expect(table.robot).toMatchObject({ credits: 1, hasCounter: true });
  });
});
