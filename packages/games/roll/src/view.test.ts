// What each seat may see.

import { faceFor, randomFromNumber, type Told } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import type { RollEvent } from './events.ts';
import { roll } from './index.ts';
import { type SeatSetup, scenario } from './testing/scenario.ts';
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
  test('roll-1.1, roll-18.2: shows tableau, goods, chips, credits and dice of everybody to everybody', () => {
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

  test('roll-18.6: shows stacks to their owner, and to the others size and top', () => {
    const scene = position();
    expect(seen(scene, 0).stacks).toEqual({ development: ['T10', 'T11'], world: ['T12', 'T13'] });
    for (const by of [1, null])
      expect(seen(scene, by).stacks).toEqual({ development: ['T10', null], world: ['T12', null] });
  });

  test('roll-18.7, roll-18.8: shows drawn and abandoned tiles to their owner, and to the others their number', () => {
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

  test('roll-18.3: hides faces and plans until reveal', () => {
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

  test('roll-18.9, roll-18.11: tells who begins and what the extra die shows', () => {
    const view = roll.viewFor(position().state, 1);
    expect(view.players.map(({ seat, faction, factionNumber }) => [seat, faction, factionNumber])).toEqual([
      [0, 'F1', 1],
      [1, 'F7', 7],
    ]);
    expect(view.strictOrder).toEqual([0, 1]);
    expect(view.extraDie).toBeNull();
  });

  test('roll-18.4: after the reveal everybody sees everybody’s workers by column', () => {
    const rolled: SeatSetup['rolled'] = [
      ['home', 'ship'],
      ['rare', 'wild'],
      ['genes', 'explore'],
    ];
    const scene = scenario({ at: 'assign', extra: ['explore'], seats: [{ rolled }, { rolled: [['home', 'ship']] }] });
    const [home, rare] = scene.player(0).dice as [number, number];
    scene.answer(0, 'assign', {
      wilds: [{ die: rare, column: 'ship' }],
      select: { die: home, phase: 'ship' },
      uses: [],
    });
    scene.answer(1, 'assign', { wilds: [], select: { die: scene.player(1).dice[0], phase: 'ship' }, uses: [] });
    for (const by of [0, 1, null]) {
      expect(seen(scene, by).dice.map(({ colour, at }) => [colour, at])).toEqual([
        ['home', 'selector:ship'],
        ['rare', 'column:ship'],
        ['genes', 'column:explore'],
      ]);
    }
  });

  test('roll-18.5: everybody sees the dice on a stack with their colours, also on an empty one', () => {
    const dice = { 'stack:world': ['alien', 'home'], 'column:explore': ['home'] } as const;
    const scene = scenario({ at: 'explore', seats: [{ dice }, {}] });
    for (const by of [0, 1, null]) {
      const view = seen(scene, by);
      expect(view.stacks).toEqual({ development: [], world: [] });
      expect(view.dice.filter(({ at }) => at === 'stack:world').map(({ colour }) => colour)).toEqual(['alien', 'home']);
    }
  });

  test('roll-18.1: everybody sees a second good on a world', () => {
    const scene = scenario({
      at: 'ship',
      seats: [
        {
          tableau: ['galactic-reserves', 'gem-world'],
          dice: { 'world:gem-world': ['genes', 'home'], 'column:ship': ['home'] },
        },
        {},
      ],
    });
    for (const by of [0, 1, null]) expect(seen(scene, by).tableau.at(-1)?.goods).toHaveLength(2);
  });

  test('roll-18.10: everybody sees when a phase is played in strict order', () => {
    const developing = (chips: number, squares: readonly string[]) =>
      scenario({
        at: 'develop',
        seats: [
          {
            chips,
            tableau: squares,
            development: ['galactic-exchange'],
            dice: { 'column:develop': ['home', 'home', 'rare', 'rare', 'genes', 'genes', 'alien'] },
          },
          {},
        ],
      });
    const many = ['gem-world', 'spice-world', 'mining-world', 'new-economy', 'public-works', 'nanotechnology'];
    for (const by of [0, 1, null]) {
      expect(roll.viewFor(developing(0, []).state, by).strict).toBe(false);
      expect(roll.viewFor(developing(0, [...many, 'space-marines', 'radioactive-world']).state, by).strict).toBe(true);
    }
  });

  test('roll-18.12: leaves no trace of a tile that went out of sight', () => {
    const scene = position();
    scene.answer(0, 'explore.task', { do: 'scout', abandon: ['T10'] }); // its top was open
    expect(JSON.stringify(roll.viewFor(scene.state, 1))).not.toContain('T10');
    expect(seen(scene, 1).stacks.development).toEqual(['T11']); // the next one is open now
  });
});

test('roll-18.13: events hide what views hide', () => {
  const started: Told<RollEvent>[] = [];
  const state = roll.setup({}, 2, { text: 'faces', generator: 'xoshiro128' });
  roll.advance(state, (all, owner) => void started.push({ seq: started.length + 1, all, owner }));
  const drawn = started.filter(({ all }) => all.kind === 'tilesDrawn' && all.seat === 0);
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
