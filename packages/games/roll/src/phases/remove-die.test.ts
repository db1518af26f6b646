// Dice that a completed tile costs.

import { describe, expect, test } from 'vitest';
import type { DieColour } from '../powers/vocabulary.ts';
import { type Scene, type SeatSetup, scenario } from '../testing/scenario.ts';

const develop = (seat: SeatSetup): Scene => scenario({ at: 'develop', seats: [seat, {}] });
const settle = (seat: SeatSetup): Scene => scenario({ at: 'settle', seats: [seat, {}] });
const developers = (...colours: readonly DieColour[]) => ({ 'column:develop': colours });
const settlers = (...colours: readonly DieColour[]) => ({ 'column:settle': colours });

describe('removing dice', () => {
  test('EX-REMOVE-1, roll-8.1, roll-16.14, roll-17.16: Conscription may remove a die just spent', () => {
    const scene = develop({
      development: ['conscription'],
      dice: { cup: ['rare'], ...developers('home', 'home', 'home', 'home') },
    });
    expect(scene.asked(0)).toMatchObject({ kind: 'build.removeDie', cause: 'conscription' });
    scene.answer(0, 'build.removeDie', { die: scene.pick(0, 'citizenry', 'home')[0] });
    expect(scene.dice(0, 'citizenry')).toEqual(['home', 'home', 'home']);
    expect(scene.dice(0, 'cup')).toEqual(['rare', 'military', 'military']);
    expect(scene.state.supply[0]).toBe(25 - 3);
  });

  test('EX-REMOVE-2, roll-8.3: a phase still happens when its selector is removed', () => {
    const scene = scenario({
      at: 'phases',
      active: ['settle', 'ship'],
      seats: [
        { world: ['former-penal-colony'], dice: { 'column:settle': ['home'], 'selector:ship': ['rare'] } },
        { tableau: ['gem-world'], dice: { cup: ['home'], 'column:ship': ['home'], 'world:gem-world': ['home'] } },
      ],
    });
    scene.answer(0, 'build.removeDie', { die: scene.pick(0, 'selector:ship', 'rare')[0] });
    expect(scene.told('phaseStarted').map(({ phase }) => phase)).toEqual(['settle', 'ship']);
    expect(scene.asked(1)?.kind).toBe('ship.task');
  });

  test('EX-REMOVE-3: Rebel Warrior Race is one die more, Former Penal Colony none', () => {
    const warriors = settle({
      world: ['rebel-warrior-race'],
      dice: { cup: ['rare'], ...settlers('home', 'home', 'home') },
    });
    warriors.answer(0, 'build.removeDie', { die: warriors.pick(0, 'cup', 'rare')[0] });
    expect(warriors.player(0).dice).toHaveLength(5);
    expect(warriors.dice(0, 'citizenry')).toEqual(['home', 'home', 'home', 'military', 'genes']);
    const colony = settle({ world: ['former-penal-colony'], dice: { cup: ['rare'], ...settlers('home') } });
    colony.answer(0, 'build.removeDie', { die: colony.pick(0, 'citizenry', 'home')[0] });
    expect(colony.player(0).dice).toHaveLength(2);
  });

  test('EX-REMOVE-4: the die gained by the same tile cannot be the one removed', () => {
    const scene = settle({ world: ['former-penal-colony'], dice: { cup: ['rare'], ...settlers('home') } });
    expect(scene.dice(0, 'cup')).toEqual(['rare']); // the Military die comes after the removal
    const { table } = scene.describe(0, 'build.removeDie');
    expect(table.pieces.map(({ kind, at }) => [kind, at])).toEqual([
      ['rare', 'cup'],
      ['home', 'citizenry'],
    ]);
  });

  test('roll-8.2: any place: columns, stacks and goods too; and without a choice nobody is asked', () => {
    const scene = settle({
      tableau: ['gem-world'],
      world: ['rebel-miners', 'silicon-world'],
      dice: {
        'world:gem-world': ['genes'],
        'column:produce': ['alien'],
        'stack:development': ['rare'],
        ...settlers('home', 'home', 'home'),
      },
    });
    for (const [place, colour] of [
      ['world:gem-world', 'genes'],
      ['column:produce', 'alien'],
      ['stack:development', 'rare'],
      ['column:settle', 'home'],
    ] as const) {
      expect(scene.refusal(0, { die: scene.pick(0, place, colour)[0] })).toBeNull();
    }
    const alike = settle({ world: ['former-penal-colony'], dice: { ...settlers('home') } });
    expect(alike.asked(0)).toBeNull();
    expect(alike.dice(0, 'cup')).toEqual(['military']);
  });
});
