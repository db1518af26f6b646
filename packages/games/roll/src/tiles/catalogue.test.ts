// The data: counts, pairings and distributions as printed; every word of the vocabulary is used.

import { describe, expect, test } from 'vitest';
import type { WorldColour } from '../powers/vocabulary.ts';
import { dieColours, phaseNames } from '../powers/vocabulary.ts';
import {
  diceCount,
  faces,
  factionNumbers,
  fits,
  homeNames,
  sideBySlug,
  sideCount,
  sideOnStack,
  sides,
  tileByName,
  tileCount,
  tileIds,
} from './catalogue.ts';
import { dice } from './dice.ts';

const gameSides = sides.slice(0, 2 * tileCount);

/** How many sides have each cost. */
function byCost(list: readonly { readonly cost: number }[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const { cost } of list) counts[cost] = (counts[cost] ?? 0) + 1;
  return counts;
}

describe('tiles', () => {
  test('55 game tiles, 9 factions, 9 home worlds, 137 sides with names of their own', () => {
    expect([tileCount, factionNumbers.length, homeNames.length, sideCount]).toEqual([55, 9, 9, 137]);
    expect(new Set(sides.map(({ slug }) => slug)).size).toBe(137);
    expect(new Set(sides.map(({ name }) => name)).size).toBe(137);
    expect(new Set(tileIds).size).toBe(55);
  });

  test('a development on one side, a world on the other, paired both ways', () => {
    for (const [tile, id] of tileIds.entries()) {
      const [development, world] = [sides[sideOnStack(tile, 0)], sides[sideOnStack(tile, 1)]];
      expect([development?.kind, world?.kind]).toEqual(['development', 'world']);
      expect([development?.tile, world?.tile, tileByName(id)]).toEqual([id, id, tile]);
    }
    expect(sideBySlug('technology-unions')?.tile).toBe(sideBySlug('deserted-alien-colony')?.tile);
  });

  test.each<[WorldColour, Record<number, number>]>([
    ['novelty', { 1: 5, 2: 6, 3: 4 }],
    ['rare', { 2: 5, 3: 6, 4: 2 }],
    ['genes', { 3: 3, 4: 4, 5: 2 }],
    ['alien', { 4: 2, 5: 2, 6: 3 }],
    ['grey', { 1: 2, 2: 3, 3: 2, 4: 2, 5: 1, 6: 1 }],
  ])('%s worlds by cost', (colour, costs) => {
    expect(byCost(gameSides.filter((side) => side.colour === colour))).toEqual(costs);
  });

  test('developments by cost', () => {
    const developments = gameSides.filter(({ kind }) => kind === 'development');
    const reassign = developments.filter(({ reassignPower }) => reassignPower);
    const immediate = developments.filter((side) => side.immediate);
    const others = developments.filter((side) => !side.reassignPower && !side.immediate);
    expect(byCost(reassign)).toEqual({ 1: 4, 2: 5, 3: 6, 4: 1, 5: 1, 6: 1 });
    expect(byCost(immediate)).toEqual({ 3: 1, 4: 2 });
    expect(byCost(others)).toEqual({ 1: 5, 2: 5, 3: 8, 4: 3, 5: 4, 6: 9 });
  });

  test('roll-6.2, roll-13.12: every game-tile world grants something when placed, the 6-cost developments score', () => {
    for (const side of gameSides) {
      if (side.kind === 'world') expect(side.powers.every(({ trigger }) => trigger === 'placed')).toBe(true);
      if (side.kind === 'world') expect(side.powers.some(({ effect }) => effect === 'gainDice')).toBe(true);
      if (side.cost === 6 && side.kind === 'development') {
        expect(side.powers.some(({ trigger }) => trigger === 'gameEnd')).toBe(true);
      }
    }
    expect(gameSides.filter(({ powers }) => powers.some(({ effect }) => effect === 'score'))).toHaveLength(10);
  });

  test('roll-13.13: Star Nomad Lair grants a Novelty die to the Citizenry', () => {
    expect(sideBySlug('star-nomad-lair')?.powers).toMatchObject([
      { effect: 'gainDice', to: 'citizenry', dice: [{ colour: 'novelty' }] },
    ]);
  });

  test('roll-11.13: filters look at kind, colour and Reassign power', () => {
    const [world, development] = [sideBySlug('gem-world'), sideBySlug('backup-planning')];
    if (world === null || development === null) throw new Error('not there');
    expect(fits(world, { kind: 'any' })).toBe(true);
    expect(fits(world, { kind: 'world', colours: ['rare'] })).toBe(false);
    expect(fits(development, { kind: 'development', reassignPower: true })).toBe(true);
    expect(fits(development, { kind: 'development', reassignPower: false })).toBe(false);
  });
});

describe('dice', () => {
  test('seven kinds in the order of the vocabulary, six faces each', () => {
    expect(dice.map(({ id }) => id)).toEqual([...dieColours]);
    for (const six of faces) {
      expect(six).toHaveLength(6);
      for (const face of six) expect(face >= 0 && face <= phaseNames.length).toBe(true);
    }
  });

  test('the supply is exactly large enough for everything that can be in play at once', () => {
    const need: Record<string, number> = {};
    const grants = (list: typeof sides): Record<string, number> => {
      const counts: Record<string, number> = {};
      for (const side of list) {
        for (const power of side.powers) {
          if (power.effect !== 'gainDice') continue;
          for (const { colour, count } of power.dice) counts[colour] = (counts[colour] ?? 0) + count;
        }
      }
      return counts;
    };
    const most = (options: readonly Record<string, number>[], colour: string, count: number): number =>
      options
        .map((option) => option[colour] ?? 0)
        .sort((a, b) => b - a)
        .slice(0, count)
        .reduce((sum, each) => sum + each, 0);
    const tiles = tileIds.map((_, tile) =>
      [0, 1].map((stack) => grants(sides.slice(2 * tile + stack, 2 * tile + stack + 1))),
    );
    const homes = sides.slice(110, 119).map((side) => grants([side]));
    const factions = factionNumbers.map((_, index) => grants(sides.slice(119 + 2 * index, 121 + 2 * index)));
    for (const colour of dieColours) {
      const fromTiles = tiles.reduce((sum, both) => sum + Math.max(...both.map((side) => side[colour] ?? 0)), 0);
      need[colour] = fromTiles + most(homes, colour, 5) + most(factions, colour, 5) + (colour === 'home' ? 25 : 0);
    }
    expect(Object.values(need)).toEqual([25, 22, 9, 19, 14, 12, 9]);
    for (const [index, count] of diceCount.entries())
      expect(count).toBeGreaterThanOrEqual(Object.values(need)[index] ?? 0);
  });
});
