// Chance: dice show their printed faces, streams do not disturb each other, scripts are used up exactly.

import { describe, expect, test } from 'vitest';
import { leftInScript, rollCup, takeTile } from './dealer.ts';
import { newDie } from './dice.ts';
import { roll } from './index.ts';
import { inCup, rolled } from './places.ts';
import { dieColours } from './powers/vocabulary.ts';
import { setupScripted } from './script.ts';
import type { State } from './state.ts';
import { diceCount, faces } from './tiles/catalogue.ts';

/** A seat that owns all dice of one colour. */
function withAllDice(colour: number): State {
  const state = roll.setup({}, 2, { text: 'a million rolls', generator: 'xoshiro128' });
  const player = state.players[0]!;
  player.dice = [];
  player.places = [];
  state.supply = diceCount.slice();
  for (let i = 0; i < (diceCount[colour] ?? 0); i++) newDie(state, 0, colour, inCup);
  return state;
}

describe('a million rolls of each colour', () => {
  test.each(dieColours.map((name, colour) => [name, colour] as const))('%s dice fit their faces', (_, colour) => {
    const state = withAllDice(colour);
    const player = state.players[0]!;
    const counts = new Array<number>(6).fill(0);
    let rolls = 0;
    while (rolls < 1_000_000) {
      rollCup(state, 0);
      for (let i = 0; i < player.places.length; i++) {
        const face = (player.places[i] as number) - rolled;
        counts[face] = (counts[face] as number) + 1;
        player.places[i] = inCup;
        rolls += 1;
      }
    }
    const printed = [0, 1, 2, 3, 4, 5].map((face) => faces[colour]!.filter((each) => each === face).length);
    let chiSquare = 0;
    for (const [face, times] of printed.entries()) {
      if (times === 0) expect(counts[face]).toBe(0);
      else chiSquare += (counts[face]! - (rolls * times) / 6) ** 2 / ((rolls * times) / 6);
    }
    expect(chiSquare).toBeLessThan(20.5); // 0.1 % for five degrees of freedom, and fewer faces have less
  });
});

test('what one seat rolls or draws does not change another seat’s dice', () => {
  const roll2 = (disturb: boolean): number[] => {
    const state = roll.setup({}, 2, { text: 'streams', generator: 'chacha8' });
    if (disturb) {
      rollCup(state, 0);
      takeTile(state, 0);
    }
    rollCup(state, 1);
    return state.players[1]!.places;
  };
  expect(roll2(true)).toEqual(roll2(false));
});

test('tiles are drawn evenly', () => {
  const counts = new Map<number, number>();
  for (let n = 0; n < 4000; n++) {
    const state = roll.setup({}, 2, { text: `bag ${n}`, generator: 'xoshiro128' });
    for (const tile of state.players.flatMap(({ drawn }) => drawn)) counts.set(tile, (counts.get(tile) ?? 0) + 1);
  }
  const expected = (4000 * 4) / 55;
  const chiSquare = [...counts.values()].reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  expect(counts.size).toBe(55);
  expect(chiSquare).toBeLessThan(91.9); // 0.1 % for 54 degrees of freedom
});

test('a script must be used up exactly', () => {
  const seats = [0, 1].map((seat) => ({
    faction: seat + 1,
    home: `H${seat + 1}`,
    tiles: [`T0${2 * seat + 1}`, `T0${2 * seat + 2}`],
    rolls: [[['home', 'ship'] as const]],
  }));
  const state = setupScripted({}, 2, { seats, extra: ['ship'] });
  expect(leftInScript(state)).toBe('1 extra dice');
  expect(() => rollCup(state, 0)).toThrow('the script rolls no die');
  expect(() => takeTile(state, 0)).toThrow('no tile left');
});
