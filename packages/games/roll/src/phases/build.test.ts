// Phases II and III: building, completing, discounts.

import { describe, expect, test } from 'vitest';
import { requiredWorkers } from '../powers/costs.ts';
import type { DieColour } from '../powers/vocabulary.ts';
import { type Scene, type SeatSetup, scenario, tileWith } from '../testing/scenario.ts';
import { sides } from '../tiles/catalogue.ts';

const develop = (seat: SeatSetup, ...others: readonly SeatSetup[]): Scene =>
  scenario({ at: 'develop', seats: [seat, ...others, ...(others.length === 0 ? [{}] : [])] });
const settle = (seat: SeatSetup, other: SeatSetup = {}): Scene => scenario({ at: 'settle', seats: [seat, other] });
const developers = (...colours: readonly DieColour[]) => ({ 'column:develop': colours });
const settlers = (...colours: readonly DieColour[]) => ({ 'column:settle': colours });

describe('developing', () => {
  test('EX-BUILD-1, roll-5.2, roll-17.14: one tile after the other, dice of the owner’s choice', () => {
    const scene = develop({
      development: ['trade-levies', 'space-docks'],
      dice: { 'stack:development': ['home'], 'column:develop': ['home', 'home', 'military', 'rare'] },
    });
    expect(scene.asked(0)).toMatchObject({ kind: 'build.placeWorker', count: 2 });
    expect(scene.refusal(0, { dice: scene.pick(0, 'column:develop', 'home') })).toBe('roll/wrong-count');
    expect(scene.refusal(0, { dice: scene.pick(0, 'stack:development', 'home') })).toBe('roll/no-such-die');
    scene.answer(0, 'build.placeWorker', { dice: scene.pick(0, 'column:develop', 'military', 'home') });
    expect(scene.told('completed').map(({ side, required }) => [side, required])).toEqual([
      ['trade-levies', 3],
      ['space-docks', 2],
    ]);
    expect(scene.dice(0, 'citizenry')).toHaveLength(5);
  });

  test('EX-BUILD-2, roll-1.5, roll-5.3: developers without a tile go back to the cup', () => {
    const scene = develop({ development: ['space-docks'], dice: developers('home', 'home', 'home', 'home') });
    expect(scene.dice(0, 'citizenry')).toHaveLength(2);
    expect(scene.dice(0, 'cup')).toHaveLength(2);
  });

  test('EX-BUILD-3, roll-5.4: all developers must be placed and stay', () => {
    const scene = develop({ development: ['robot-surveyors'], dice: developers('home', 'rare', 'military') });
    expect(scene.dice(0, 'stack:development')).toHaveLength(3);
    expect(scene.dice(0, 'cup')).toEqual([]);
  });

  test('EX-BUILD-4, roll-1.13, roll-13.7: Investment Credits discounts the next tile, not itself', () => {
    const dice = developers('home', 'home', 'home', 'home', 'home', 'home');
    const scene = develop({ development: ['investment-credits', 'trade-levies'], dice });
    expect(scene.told('completed').map(({ required }) => required)).toEqual([4, 2]);
  });

  test('EX-BUILD-5, roll-5.1, roll-17.13: a tile put on top is completed early with dice of the owner’s choice', () => {
    const scene = develop({
      development: ['trade-levies', 'new-economy'],
      dice: { 'stack:development': ['military', 'military', 'rare', 'home'] },
    });
    expect(scene.asked(0)).toMatchObject({ kind: 'build.spendEarly', count: 3 });
    scene.answer(0, 'build.spendEarly', { dice: scene.pick(0, 'stack:development', 'home', 'rare', 'military') });
    expect(scene.dice(0, 'citizenry').sort()).toEqual(['home', 'military', 'rare']);
    expect(scene.dice(0, 'stack:development')).toEqual(['military']);
    expect(scene.told('completed')).toMatchObject([{ side: 'trade-levies', early: true }]);
  });

  test('EX-BUILD-6: without an active Develop nothing happens', () => {
    const scene = scenario({
      at: 'phases',
      active: ['produce'],
      seats: [
        {
          development: ['trade-levies', 'new-economy'],
          dice: { cup: ['home'], 'stack:development': ['military', 'military', 'rare', 'home'] },
        },
        { dice: { cup: ['home'] } },
      ],
    });
    expect(scene.told('completed')).toEqual([]);
    expect(scene.dice(0, 'stack:development')).toHaveLength(4);
  });

  test('EX-BUILD-7, roll-5.6, roll-13.4, roll-16.8, roll-17.15: Galactic Federation saves one or two, and none of its own', () => {
    const scene = develop({
      tableau: ['galactic-federation'],
      development: ['trade-levies'],
      dice: developers('military', 'home', 'rare'),
    });
    expect(scene.asked(0)).toMatchObject({ kind: 'build.workersToCup', cause: 'galactic-federation', min: 1, max: 2 });
    expect(scene.refusal(0, { dice: [] })).toBe('roll/wrong-count');
    expect(scene.refusal(0, { dice: scene.pick(0, 'citizenry', 'home', 'military', 'rare') })).toBe('roll/wrong-count');
    scene.answer(0, 'build.workersToCup', { dice: scene.pick(0, 'citizenry', 'home', 'rare') });
    expect(scene.dice(0, 'cup').sort()).toEqual(['home', 'rare']);
    expect(scene.dice(0, 'citizenry')).toEqual(['military']);
    const itself = develop({
      development: ['galactic-federation'],
      dice: developers('home', 'home', 'home', 'home', 'home', 'home'),
    });
    expect(itself.dice(0, 'citizenry')).toHaveLength(6);
    expect(itself.asked(0)).toBeNull();
  });

  test('EX-BUILD-8: the only developer goes to the cup', () => {
    const scene = develop({
      tableau: ['galactic-federation'],
      development: ['jumpdrive-research'],
      dice: developers('home'),
    });
    expect(scene.dice(0, 'cup')).toEqual(['home']);
    expect(scene.dice(0, 'citizenry')).toEqual([]);
  });

  test('EX-BUILD-9, roll-1.6: Galactic Religion pays for Novelty dice in the Citizenry at the end', () => {
    const scene = develop({
      faction: 6,
      tableau: ['galactic-federation'],
      development: ['trade-levies'],
      dice: { citizenry: ['novelty'], cup: ['novelty'], 'column:develop': ['novelty', 'novelty', 'home'] },
    });
    scene.answer(0, 'build.workersToCup', { dice: scene.pick(0, 'citizenry', 'home') });
    expect(scene.credits(0)).toBe(4);
  });

  test('EX-BUILD-10, roll-5.8: Galactic Recycling pays in Develop and in Settle', () => {
    const scene = scenario({
      at: 'phases',
      active: ['develop', 'settle'],
      seats: [
        {
          development: ['galactic-recycling', 'jumpdrive-research'],
          world: ['fifth-column'],
          dice: { cup: ['home'], 'column:develop': ['home', 'home', 'home'], 'column:settle': ['home'] },
        },
        { dice: { cup: ['home'] } },
      ],
    });
    const gains = scene.told('credits').filter(({ cause }) => cause === 'galactic-recycling');
    expect(gains.map(({ phase, amount }) => [phase, amount])).toEqual([
      ['develop', 1],
      ['settle', 1],
    ]);
  });

  test('EX-BUILD-11: Galactic Investors pays in the phase in which it is finished', () => {
    const scene = develop({
      development: ['galactic-investors'],
      dice: developers('home', 'home', 'home', 'home', 'home'),
    });
    expect(scene.credits(0)).toBe(3);
  });

  test('roll-16.4: dice on an empty stack go to the cup when its phase is active', () => {
    const scene = develop({ dice: { 'stack:development': ['rare'] } });
    expect(scene.dice(0, 'cup')).toEqual(['rare']);
    expect(scene.told('diceMoved')).toMatchObject([
      { cause: 'emptyStack', dice: [{ from: 'stack:development', to: 'cup' }] },
    ]);
  });

  test('early dice of one colour are spent without asking', () => {
    const scene = develop({ development: ['jumpdrive-research'], dice: { 'stack:development': ['rare', 'rare'] } });
    expect(scene.dice(0, 'citizenry')).toEqual(['rare']);
    expect(scene.dice(0, 'cup')).toEqual(['rare']);
  });
});

describe('required workers', () => {
  const required = (
    tableau: readonly string[],
    fits: (cost: number, colour: string | null, reassign: boolean) => boolean,
    faction = 1,
  ) => {
    const { state } = scenario({
      at: 'manage',
      seats: [{ faction, tableau, dice: { cup: ['home'] } }, { dice: { cup: ['home'] } }],
    });
    const costs = new Map<number, number>();
    for (const side of sides.slice(0, 110)) {
      if (tableau.includes(side.slug) || !fits(side.cost, side.colour, side.reassignPower)) continue;
      costs.set(side.cost, requiredWorkers(state.players[0]!, side.number));
    }
    return [...costs].sort(([a], [b]) => a - b);
  };
  const isGrey = (_: number, colour: string | null) => colour === 'grey';

  test('roll-5.9, roll-5.10, roll-13.3: developments: Investment Credits, and Biological Adaptation for Reassign powers', () => {
    expect(required(['investment-credits'], (_, colour, reassign) => colour === null && !reassign)).toEqual([
      [1, 1],
      [2, 1],
      [3, 2],
      [4, 3],
      [5, 4],
      [6, 5],
    ]);
    expect(required(['investment-credits'], (_, colour, reassign) => colour === null && reassign, 7)).toEqual([
      [1, 1],
      [2, 1],
      [3, 1],
      [4, 2],
      [5, 3],
      [6, 4],
    ]);
  });

  test.each([
    ['Free Trade Zone', ['free-trade-zone'], [1, 2, 2, 2, 3, 4]],
    ['Replicant Robots', ['replicant-robots'], [1, 1, 2, 3, 4, 5]],
    ['both', ['free-trade-zone', 'replicant-robots'], [1, 1, 1, 1, 2, 3]],
    ['both, finished in the other order', ['replicant-robots', 'free-trade-zone'], [1, 1, 1, 1, 2, 3]],
  ])('EX-SETTLE-1, roll-6.3: grey worlds with %s', (_, tableau, needs) => {
    expect(required(tableau, isGrey)).toEqual(needs.map((need, index) => [index + 1, need]));
  });

  test('roll-6.4: Genes and Alien worlds with Alien Uplift Blueprints and Replicant Robots', () => {
    const tableau = ['alien-uplift-blueprints', 'replicant-robots'];
    expect(required(tableau, (_, colour) => colour === 'genes' || colour === 'alien')).toEqual([
      [3, 1],
      [4, 2],
      [5, 3],
      [6, 4],
    ]);
  });
});

describe('settling', () => {
  test('EX-SETTLE-2, roll-6.1, roll-5.5: a discount finished in Develop completes a world without settlers', () => {
    const scene = scenario({
      at: 'phases',
      active: ['develop', 'settle'],
      seats: [
        {
          development: ['replicant-robots'],
          world: ['mining-world'],
          dice: { cup: ['home'], 'column:develop': ['home', 'home', 'home', 'home'], 'stack:world': ['home', 'home'] },
        },
        { dice: { cup: ['home'] } },
      ],
    });
    expect(scene.told('completed')).toMatchObject([
      { side: 'replicant-robots' },
      { side: 'mining-world', required: 2, early: true, phase: 'settle' },
    ]);
  });

  test('EX-SETTLE-3, roll-5.7, roll-6.2: Deserted Alien Library brings $2 and an Alien good', () => {
    const scene = settle({
      world: ['deserted-alien-library'],
      dice: settlers('home', 'home', 'home', 'home', 'home', 'home'),
    });
    expect(scene.credits(0)).toBe(3);
    expect(scene.dice(0, 'world:deserted-alien-library')).toEqual(['alien']);
  });

  test('EX-SETTLE-4: Terraforming Robots pays 1, and 2 in all for a Rare world', () => {
    const build = (world: string) =>
      settle({ tableau: ['terraforming-robots'], world: [world], dice: settlers('home', 'home') });
    expect(build('outlaw-world').credits(0)).toBe(2);
    expect(build('runaway-robots').credits(0)).toBe(3);
  });

  test('EX-SETTLE-5: New Galactic Order sends Military settlers to the cup', () => {
    const scene = settle({
      tableau: ['new-galactic-order'],
      world: ['trading-world'],
      dice: settlers('military', 'military', 'home'),
    });
    expect(scene.dice(0, 'cup')).toEqual(['military', 'military']);
    expect(scene.dice(0, 'citizenry')).toEqual(['home', 'consumption']);
  });

  test('EX-SETTLE-6: with Galactic Exchange the others may return as well', () => {
    const scene = settle({
      tableau: ['new-galactic-order', 'galactic-exchange'],
      world: ['galactic-resort'],
      dice: settlers('military', 'home', 'novelty'),
    });
    expect(scene.dice(0, 'cup')).toEqual(['military']);
    expect(scene.refusal(0, { dice: scene.pick(0, 'cup', 'military') })).toBeNull(); // pointless, but legal
    scene.answer(0, 'build.workersToCup', { dice: scene.pick(0, 'citizenry', 'home', 'novelty') });
    expect(scene.dice(0, 'cup').sort()).toEqual(['home', 'military', 'novelty']);
    const all = settle({
      tableau: ['new-galactic-order', 'galactic-exchange'],
      world: ['outlaw-world'],
      dice: settlers('military', 'military'),
    });
    expect(all.asked(0)).toBeNull(); // all go to the cup anyway
    expect(all.dice(0, 'cup')).toHaveLength(3);
  });

  test('EX-SETTLE-7: Robot Surveyors finished in Develop pays at the end of Settle', () => {
    const scene = scenario({
      at: 'phases',
      active: ['develop', 'settle'],
      seats: [
        {
          development: ['robot-surveyors'],
          dice: { cup: ['home'], 'column:develop': ['home', 'home', 'home', 'home', 'home'] },
        },
        { dice: { cup: ['home'] } },
      ],
    });
    expect(scene.told('credits')[0]).toMatchObject({ phase: 'settle', cause: 'robot-surveyors', amount: 2 });
  });

  test('EX-SETTLE-8: a die for the cup is rolled next round, one for the Citizenry can be recruited now', () => {
    const scene = scenario({
      at: 'phases',
      active: ['settle'],
      seats: [
        { credits: 2, world: ['gem-world', 'star-nomad-lair'], dice: { 'column:settle': ['home', 'home', 'home'] } },
        { dice: { cup: ['home'] } },
      ],
      rolls: [
        [
          [
            ['novelty', 'ship'],
            ['home', 'ship'],
            ['home', 'ship'],
          ],
        ],
        [[['home', 'ship']]],
      ],
    });
    expect(scene.asked(0)?.kind).toBe('manage.recruit');
    expect(scene.dice(0, 'cup')).toEqual(['novelty']);
    expect(scene.dice(0, 'citizenry')).toEqual(['home', 'home', 'home', 'novelty']);
    expect(scene.refusal(0, { dice: scene.pick(0, 'citizenry', 'home', 'novelty') })).toBeNull();
  });
});

test('roll-12.3, roll-17.23: seats build at once, but in strict order where somebody could reach 12 squares', () => {
  const eight = [
    'gem-world',
    'spice-world',
    'space-port',
    'new-vinland',
    'artist-colony',
    'star-nomad-lair',
    'secluded-world',
    'fifth-column',
  ];
  const asking: SeatSetup = { development: ['jumpdrive-research'], dice: developers('home', 'rare') };
  const busy: SeatSetup = { development: ['public-works'], dice: developers('home', 'rare') };
  const free = develop(asking, busy);
  expect([free.asked(0)?.kind, free.asked(1)?.kind]).toEqual(['build.placeWorker', 'build.placeWorker']);
  const strict = develop({ ...asking, faction: 7 }, { ...busy, faction: 2, tableau: eight });
  expect(strict.told('phaseStarted')[0]?.strict).toBe(true);
  expect([strict.asked(0), strict.asked(1)?.kind]).toEqual([null, 'build.placeWorker']);
  strict.answer(1, 'build.placeWorker', { dice: strict.pick(1, 'column:develop', 'home') });
  expect(strict.asked(0)?.kind).toBe('build.placeWorker');
  expect(tileWith('public-works')).toBe('T42');
});
