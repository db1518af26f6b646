// What is shown of each kind of question: sums with their terms, limits, and why something is not possible. Over random
// matches: small enough to be sent, and true to what the judge says.

import { firstOpen, openQuestions, playInPlace, randomFromNumber } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { roll } from '../index.ts';
import { questionKinds, type RollQuestion } from '../questions.ts';
import { type Scene, type SeatSetup, scenario } from '../testing/scenario.ts';
import type { DescribedOf, DiceTable, RollDescribed } from './described.ts';
import { isOpen, lackOf, nothingPicked, picked } from './sequence.ts';

const scene = (at: Parameters<typeof scenario>[0]['at'], seat: SeatSetup): Scene =>
  scenario({ at, seats: [seat, { dice: { cup: ['home'] } }] });

describe('Assign', () => {
  const rolled: SeatSetup['rolled'] = [
    ['home', 'explore'],
    ['home', 'settle'],
    ['military', 'wild'],
  ];

  test('workers by face, the columns, and what moves workers', () => {
    const { table, movers } = scene('assign', { rolled, tableau: ['diversification', 'backup-planning'] }).describe(
      0,
      'assign',
    );
    expect(table.pieces.map(({ kind, at }) => [kind, at])).toEqual([
      ['home', 'explore'],
      ['home', 'settle'],
      ['military', null],
    ]);
    expect(
      table.powers.map(({ power, times, kinds, from, min, max }) => ({ power, times, kinds, from, min, max })),
    ).toEqual([
      { power: 'diversification', times: 1, kinds: ['home'], from: ['explore'], min: 1, max: 1 },
      { power: 'dictate', times: null, kinds: expect.any(Array), from: table.places, min: 1, max: 1 },
    ]);
    expect(movers.map(({ why }) => why)).toEqual([null, null]);
  });

  test('powers that cannot be used say why', () => {
    const seats = [
      { rolled, tableau: ['mad-scientists', 'hydroponics-guild'] },
      { tableau: ['gem-world'], rolled },
    ];
    const { movers } = scenario({ at: 'assign', seats }).describe(0, 'assign');
    expect(movers).toEqual([
      { power: 'mad-scientists', why: { code: 'roll/not-the-most', data: { power: 'mad-scientists' } } },
      {
        power: 'hydroponics-guild',
        why: { code: 'roll/too-few-workers', data: { power: 'hydroponics-guild', got: 0, min: 1 } },
      },
      { power: 'dictate', why: null },
    ]);
  });

  test('columns count virtual workers, dice on the stacks, room and goods', () => {
    const { columns } = scene('assign', {
      rolled,
      tableau: ['alien-research-ship', 'organic-shipyards', 'gem-world', 'spice-world'],
      development: ['galactic-recycling'],
      dice: { 'stack:development': ['home'], 'stack:world': ['rare'], 'world:gem-world': ['novelty'] },
    }).describe(0, 'assign');
    expect(columns).toMatchObject({
      explore: { virtual: ['home', 'alien'] },
      develop: { top: { side: 'galactic-recycling', workers: { total: 2 } }, laid: 1 },
      settle: { top: null, laid: 1 },
      ship: { goods: 1 },
    });
    expect(columns.ship.virtual.length).toBeGreaterThan(0);
    expect(columns.produce.room).toBeGreaterThan(0);
  });
});

test('start tiles: both ways, and the one that the rulebook suggests', () => {
  const state = roll.setup({}, 2, { text: 'start', generator: 'xoshiro128' });
  roll.advance(state, null);
  const question = openQuestions<RollQuestion>(state).find(({ seat }) => seat === 0) as RollQuestion;
  const { tiles, ways } = roll.describe(state, question) as DescribedOf<'setup.startTiles'>;
  expect(tiles).toHaveLength(2);
  expect(ways.filter(({ suggested }) => suggested).map(({ development, world }) => ({ development, world }))).toEqual([
    roll.fallback(state, question),
  ]);
});

test('a tile says what takes workers off its cost', () => {
  const { side } = scene('develop', {
    tableau: ['investment-credits'],
    development: ['galactic-exchange'],
    dice: { 'column:develop': ['home', 'home', 'home', 'rare', 'genes', 'novelty'] },
  }).describe(0, 'build.placeWorker');
  expect(side).toEqual({
    side: 'galactic-exchange',
    workers: {
      total: 5,
      terms: [
        { cause: 'cost', amount: 6 },
        { cause: 'investment-credits', amount: -1 },
      ],
    },
  });
});

test('Stock: what each explorer would bring, and what the cap would swallow', () => {
  const { explorers, mustName, noRearranging } = scene('explore', {
    faction: 2,
    credits: 9,
    dice: { 'column:explore': ['home', 'alien'] },
  }).describe(0, 'explore.task');
  expect(mustName).toBe(true);
  expect(explorers.map(({ colour, stock }) => ({ colour, ...stock }))).toEqual([
    { colour: 'home', credits: 2, vp: 0, lost: 1, terms: [{ cause: 'stock', credits: 2, vp: 0 }] },
    { colour: 'alien', credits: 4, vp: 0, lost: 3, terms: [{ cause: 'alien-archaeology', credits: 4, vp: 0 }] },
  ]);
  expect(noRearranging?.code).toBe('roll/no-rearranging');
});

test('Produce: room, and why there is none', () => {
  const { worlds, producers } = scene('produce', {
    tableau: ['gem-world', 'spice-world', 'mining-world'],
    dice: { 'column:produce': ['home', 'genes'], 'world:gem-world': ['novelty'] },
  }).describe(0, 'produce.place');
  expect(producers).toHaveLength(2);
  const of = (name: string) => worlds.find(({ world }) => world === name);
  expect(of('gem-world')).toEqual({
    world: 'gem-world',
    room: 0,
    why: { code: 'roll/no-room', data: { world: 'gem-world' } },
  });
  expect(of('spice-world')).toEqual({ world: 'spice-world', room: 1, why: null });
});

test('Recall: the table that the stepper reads', () => {
  const { table, mustRecall } = scene('manage', {
    world: ['gem-world'],
    tableau: ['spice-world'],
    dice: { 'stack:world': ['home'], 'world:spice-world': ['novelty'] },
  }).describe(0, 'manage.recall');
  expect(mustRecall?.code).toBe('roll/must-recall');
  expect(lackOf(table, nothingPicked)).toEqual({ lack: 'uses', count: 1 });
  const [first, second] = table.pieces.map(({ piece }) => piece);
  const one = picked(table, nothingPicked, { pick: 'move', power: 'recall', piece: first!, to: 'cup' });
  expect(lackOf(table, one!)).toBeNull();
  expect(isOpen(table, one!, { pick: 'move', power: 'recall', piece: second!, to: 'cup' })).toBe(true);
  expect(isOpen(table, one!, { pick: 'move', power: 'recall', piece: first!, to: 'cup' })).toBe(false);
});

/** Every way to fill in a table of dice says the same as the judge. */
function diceTableOf(described: RollDescribed): DiceTable | null {
  return 'table' in described && described.kind !== 'assign' && described.kind !== 'ship.task' ? described.table : null;
}

test('over random matches: at most 4 kB at the median, and the proposals of the game are open picks', () => {
  const sizes: number[] = [];
  const seen = new Set<string>();
  for (let game = 0; game < 8; game++) {
    const state = roll.setup({}, 2 + (game % 4), { text: `described ${game}`, generator: 'xoshiro128' });
    const random = randomFromNumber(game);
    roll.advance(state, null);
    for (let question = firstOpen<RollQuestion>(state.flow); question !== null; question = firstOpen(state.flow)) {
      const described = roll.describe(state, question);
      expect(described.kind).toBe(question.kind);
      sizes.push(JSON.stringify(described).length);
      seen.add(described.kind);
      const answer = roll.sample(state, question, random);
      const table = diceTableOf(described);
      if (table !== null) expectComplete(table, answer);
      playInPlace(roll, state, question.seat, question.id, answer, null);
    }
  }
  sizes.sort((a, b) => a - b);
  expect(sizes[Math.floor(sizes.length / 2)]).toBeLessThan(4096);
  expect(sizes[Math.floor(sizes.length * 0.99)]).toBeLessThan(16_384);
  expect(questionKinds.filter((kind) => !seen.has(kind) && !rare.includes(kind))).toEqual([]);
});

/** Not asked in every handful of matches. */
const rare: readonly string[] = ['explore.shortageDiscard', 'build.workersToCup'];

function expectComplete(table: DiceTable, answer: unknown): void {
  const { dice = [], die } = answer as { dice?: number[]; die?: number };
  const [power] = table.powers;
  let plan: Parameters<typeof lackOf<number, unknown, string>>[1] = nothingPicked;
  for (const piece of die === undefined ? dice : [die]) {
    const pick = { pick: 'move', power: power!.power, piece, to: table.places.at(-1)! } as const;
    expect(isOpen(table, plan, pick)).toBe(true);
    plan = picked(table, plan, pick)!;
  }
  expect(lackOf(table, plan)).toBeNull();
}
