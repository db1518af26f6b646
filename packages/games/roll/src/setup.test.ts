// Setting up a match.

import { openQuestions, playInPlace } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { broken } from './conservation.ts';
import { roll } from './index.ts';
import { setupScripted } from './script.ts';
import type { State } from './state.ts';
import { Scene } from './testing/scenario.ts';
import { diceCount, diceTotal, sideOf } from './tiles/catalogue.ts';
import { reserve } from './tiles/constants.ts';

const start = (seats: readonly { faction: number; home: string; tiles: readonly string[] }[]): Scene => {
  const script = { seats: seats.map((seat) => ({ ...seat, rolls: [] })), extra: [] };
  const scene = new Scene(setupScripted({}, seats.length, script));
  scene.run();
  return scene;
};
const other = { faction: 2, home: 'H8', tiles: ['T01', 'T02'] };
const printed = (scene: Scene, seat: number): number =>
  scene.player(seat).tableau.reduce((sum, side) => sum + sideOf(side).cost, 0);

describe('what a seat starts with', () => {
  test('EX-SETUP-1, roll-1.8, roll-1.9, roll-1.12, roll-2.2, roll-2.5: Faction 1 and New Sparta', () => {
    const scene = start([{ faction: 1, home: 'H7', tiles: ['T10', 'T11'] }, other]);
    expect(scene.dice(0, 'cup')).toEqual(['home', 'home', 'home']);
    expect(scene.dice(0, 'citizenry').sort()).toEqual(['home', 'home', 'military', 'military', 'military']);
    expect(scene.credits(0)).toBe(1);
    expect(roll.viewFor(scene.state, 0).players[0]?.squares).toBe(3);
    expect(roll.viewFor(scene.state, 0).players[0]?.tableau.flatMap(({ goods }) => goods)).toEqual([]);
    expect(printed(scene, 0)).toBe(4);
  });

  test('EX-SETUP-2, roll-2.3, roll-13.10, roll-13.11: Faction 9 and Doomed World', () => {
    const scene = start([{ faction: 9, home: 'H4', tiles: ['T10', 'T11'] }, other]);
    expect(scene.dice(0, 'cup')).toEqual(['home', 'home', 'home', 'consumption']);
    expect(scene.dice(0, 'citizenry')).toEqual(['home', 'home', 'military']);
    expect(scene.credits(0)).toBe(8);
    expect(printed(scene, 0)).toBe(3);
    expect(scene.player(0).tableau.some((side) => sideOf(side).kind === 'development')).toBe(false);
  });

  test('EX-SETUP-3, roll-2.6: Faction 6 and Alpha Centauri', () => {
    const scene = start([{ faction: 6, home: 'H1', tiles: ['T10', 'T11'] }, other]);
    expect(scene.dice(0, 'cup')).toEqual(['home', 'home', 'home']);
    expect(scene.dice(0, 'citizenry')).toEqual(['home', 'home']);
    expect(scene.dice(0, 'world:pilgrimage-world')).toEqual(['novelty']);
    expect(scene.dice(0, 'world:alpha-centauri')).toEqual(['rare']);
    expect(scene.credits(0)).toBe(1);
  });

  test('EX-SETUP-4, roll-1.11, roll-2.1: four players have a pool of 48 and a reserve of 50', () => {
    const state = roll.setup({}, 4, { text: 'four', generator: 'xoshiro128' });
    expect(roll.viewFor(state, null).pool).toBe(48);
    expect(reserve).toBe(50);
  });

  test('EX-SETUP-5, roll-2.4, roll-17.1: exactly two arrangements of the start tiles', () => {
    const scene = start([{ faction: 1, home: 'H7', tiles: ['T42', 'T36'] }, other]);
    const question = scene.asked(0);
    if (question === null) throw new Error('nobody is asked');
    expect(roll.enumerate(scene.state, question)).toEqual([
      { development: 'T42', world: 'T36' },
      { development: 'T36', world: 'T42' },
    ]);
    expect(scene.refusal(0, { development: 'T42', world: 'T42' })).toBe('roll/named-twice');
    expect(scene.refusal(0, { development: 'T42', world: 'T10' })).toBe('roll/no-such-tile');
    expect(roll.fallback(scene.state, question)).toEqual({ development: 'T42', world: 'T36' });
  });

  test('EX-SETUP-6, roll-2.8: five players use all 25 Home dice', () => {
    const state = roll.setup({}, 5, { text: 'five', generator: 'xoshiro128' });
    expect(state.supply[0]).toBe(0);
    expect(broken(state)).toBeNull();
  });
});

test('there are 111 dice, counted by colour as printed', () => {
  expect(diceTotal).toBe(111);
  expect(diceCount).toEqual([25, 22, 9, 20, 14, 12, 9]);
});

test('each seat has its own faction and home world, and two tiles to arrange', () => {
  for (let n = 0; n < 30; n++) {
    const state: State = roll.setup({}, 5, { text: `setup ${n}`, generator: 'chacha8' });
    expect(new Set(state.players.map(({ faction }) => faction)).size).toBe(5);
    expect(new Set(state.players.map(({ home }) => home)).size).toBe(5);
    expect(state.players.map(({ drawn }) => drawn.length)).toEqual([2, 2, 2, 2, 2]);
    expect(state.bag.length).toBe(45);
  }
});

test('roll-2.7: start tiles are placed for all once the last has chosen', () => {
  const scene = start([{ faction: 1, home: 'H7', tiles: ['T42', 'T36'] }, other]);
  const [first] = openQuestions(scene.state);
  playInPlace(roll, scene.state, 0, first?.id ?? 0, { development: 'T42', world: 'T36' }, null);
  expect(scene.stack(0, 'development')).toEqual([]);
  expect(scene.state.phase).toBe('setup');
});
