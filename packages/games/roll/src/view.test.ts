// What each seat may see.
// @rule roll-1.1, roll-18.1, roll-18.2, roll-18.3, roll-18.4, roll-18.5, roll-18.6, roll-18.7, roll-18.8, roll-18.9
// @rule roll-18.10, roll-18.11, roll-18.12, roll-18.13

import { faceFor, randomFromNumber, type Told } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import type { RollEvent } from './events.ts';
import { roll } from './index.ts';
import { scenario } from './testing/scenario.ts';
import type { PlayerView } from './view.ts';

const position = () =>
  scenario({
    at: 'explore',
    seats: [
      {
        credits: 4,
        chips: 3,
        development: ['T10', 'T11'],
        world: ['T12', 'T13'],
        tableau: ['gem-world'],
        dice: {
          cup: ['home'],
          citizenry: ['rare'],
          'column:explore': ['home'],
          'world:gem-world': ['genes'],
          'stack:world': ['alien'],
        },
        draws: ['T20', 'T21'],
      },
      { dice: { 'column:explore': ['home'] } },
    ],
  });
const seen = (scene: ReturnType<typeof position>, by: number | null, of = 0): PlayerView => {
  const view = roll.viewFor(scene.state, by).players[of];
  if (view === undefined) throw new Error('no such seat');
  return view;
};

describe('a view', () => {
  test('shows tableau, goods, chips, credits and dice of everybody to everybody', () => {
    const scene = position();
    for (const by of [0, 1, null]) {
      const view = seen(scene, by);
      expect([view.credits, view.chips, view.squares]).toEqual([4, 3, 4]);
      expect(view.tableau.at(-1)).toMatchObject({
        side: 'gem-world',
        goods: [view.dice.find(({ colour }) => colour === 'genes')?.die],
      });
      expect(view.dice.map(({ colour, at }) => [colour, at])).toEqual([
        ['home', 'cup'],
        ['rare', 'citizenry'],
        ['home', 'column:explore'],
        ['genes', 'world:gem-world'],
        ['alien', 'stack:world'],
      ]);
    }
  });

  test('shows stacks to their owner, and to the others size and top', () => {
    const scene = position();
    expect(seen(scene, 0).stacks).toEqual({ development: ['T10', 'T11'], world: ['T12', 'T13'] });
    for (const by of [1, null])
      expect(seen(scene, by).stacks).toEqual({ development: ['T10', null], world: ['T12', null] });
  });

  test('shows drawn and abandoned tiles to their owner, and to the others their number', () => {
    const scene = position();
    scene.answer(0, 'explore.task', { do: 'scout', abandon: ['T11'] });
    expect(seen(scene, 0).drawn).toEqual(['T20', 'T21']);
    expect(seen(scene, 0).abandoned).toEqual(['T11']);
    for (const by of [1, null]) {
      expect(seen(scene, by).drawn).toEqual([null, null]);
      expect(seen(scene, by).abandoned).toEqual([null]);
    }
    expect(roll.viewFor(scene.state, 1).bag).toBe(scene.state.bag.length);
  });

  test('hides faces and plans until reveal', () => {
    const scene = scenario({
      at: 'assign',
      seats: [
        {
          rolled: [
            ['home', 'ship'],
            ['rare', 'wild'],
          ],
        },
        { rolled: [['home', 'ship']] },
      ],
    });
    const [die, wild] = scene.player(0).dice as [number, number];
    scene.answer(0, 'assign', { wilds: [{ die: wild, column: 'ship' }], select: { die, phase: 'ship' }, uses: [] });
    expect(seen(scene, 0).dice.map(({ face }) => face)).toEqual(['ship', 'wild']);
    for (const by of [1, null]) {
      expect(seen(scene, by).dice.map(({ at, face, colour }) => [at, face, colour])).toEqual([
        ['rolled', null, 'home'],
        ['rolled', null, 'rare'],
      ]);
      expect(JSON.stringify(roll.viewFor(scene.state, by))).not.toContain('column');
      expect(roll.viewFor(scene.state, by).waitedFor).toEqual([1]);
    }
  });

  test('tells who begins and what the extra die shows', () => {
    const scene = position();
    expect(roll.viewFor(scene.state, 1).strictOrder).toEqual([0, 1]);
    expect(roll.viewFor(scene.state, 1).extraDie).toBeNull();
  });

  test('leaves no trace of a tile that went out of sight', () => {
    const scene = position();
    scene.answer(0, 'explore.task', { do: 'scout', abandon: ['T10'] }); // its top was open
    expect(JSON.stringify(roll.viewFor(scene.state, 1))).not.toContain('T10');
    expect(seen(scene, 1).stacks.development).toEqual(['T11']); // the next one is open now
  });
});

test('events hide what views hide', () => {
  const started: Told<RollEvent>[] = [];
  const state = roll.setup({}, 2, { text: 'faces', generator: 'xoshiro128' });
  roll.advance(state, (all, owner) => void started.push({ seq: started.length + 1, all, owner }));
  const drawn = started.filter(({ all }) => all.kind === 'tiles-drawn' && all.seat === 0);
  expect(drawn.map((told) => faceFor(told, 1))).toMatchObject([{ tiles: null, count: 2 }]);
  expect(drawn.map((told) => faceFor(told, 0))).toMatchObject([
    { count: 2, tiles: [expect.any(String), expect.any(String)] },
  ]);
});

test('a guess from a view shows the same view', () => {
  const scene = position();
  scene.answer(0, 'explore.task', { do: 'scout', abandon: ['T11'] });
  for (const by of [0, 1, null]) {
    const view = roll.viewFor(scene.state, by);
    expect(roll.viewFor(roll.determinize({ ...view, bag: view.bag }, randomFromNumber(7)), by).players).toEqual(
      view.players,
    );
  }
});
