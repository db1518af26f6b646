// The Assign step: plans judged as a whole.

import { openQuestions, startMatch, submit, undo } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { roll } from '../index.ts';
import { inDictateArea, placeName } from '../places.ts';
import type { DieColour, FaceName, PhaseName } from '../powers/vocabulary.ts';
import type { Plan, Use } from '../questions.ts';
import { type Scene, type SeatSetup, scenario } from '../testing/scenario.ts';
import { sorted, walkPlan } from './plan.ts';

const other: SeatSetup = { rolled: [['home', 'explore']] };
const assign = (seat: SeatSetup, ...others: readonly SeatSetup[]): Scene =>
  scenario({ at: 'assign', seats: [seat, ...(others.length > 0 ? others : [other])] });

/** Where the dice of seat 0 stand after a plan: dice per column, the selector counted, and the Dictate area. */
function outcome(scene: Scene, plan: Plan): Record<string, number> {
  const where = sorted(scene.player(0));
  expect(walkPlan(scene.state, 0, plan, where)).toBeNull();
  const counts: Record<string, number> = {};
  for (const at of where) {
    const name = at === inDictateArea ? 'dictate' : (placeName(at).split(':')[1] ?? '');
    counts[name] = (counts[name] ?? 0) + 1;
  }
  return counts;
}

type Rolled = readonly (readonly [DieColour, FaceName])[];
const rolledDice = (...dice: Rolled): Rolled => dice;
const plan = (select: number, phase: PhaseName, uses: readonly Use[] = [], wilds: Plan['wilds'] = []): Plan => ({
  wilds,
  select: { die: select, phase },
  uses,
});

describe('worked examples', () => {
  test('EX-ASSIGN-1, roll-3.1.1, roll-3.2.1, roll-3.2.2, roll-3.2.3, roll-3.2.5, roll-17.2, roll-17.3, roll-17.5: wild, selector and Dictate together', () => {
    const scene = assign({
      rolled: rolledDice(
        ['home', 'explore'],
        ['home', 'explore'],
        ['home', 'settle'],
        ['novelty', 'wild'],
        ['military', 'develop'],
      ),
    });
    const [first, second] = [scene.rolledDie(0, 'home', 'explore'), scene.rolledDie(0, 'home', 'explore', 1)];
    const wild = scene.rolledDie(0, 'novelty', 'wild');
    const pay = scene.rolledDie(0, 'military', 'develop');
    const whole = plan(
      first,
      'settle',
      [{ power: 'dictate', pay, moves: [{ die: second, to: 'settle' }] }],
      [{ die: wild, column: 'ship' }],
    );
    expect(scene.refusal(0, whole)).toBeNull();
    expect(outcome(scene, whole)).toEqual({ settle: 3, ship: 1, dictate: 1 });
    expect(scene.refusal(0, { ...whole, wilds: [] })).toBe('roll/wild-unplaced');
  });

  test('EX-ASSIGN-2, roll-3.2.10, roll-3.2.11, roll-16.1, roll-16.2: Dictate needs three workers', () => {
    const scene = assign({ rolled: rolledDice(['home', 'explore'], ['home', 'settle']) });
    const [a, b] = [scene.rolledDie(0, 'home', 'explore'), scene.rolledDie(0, 'home', 'settle')];
    const dictating = (pay: number, die: number): Plan =>
      plan(a, 'explore', [{ power: 'dictate', pay, moves: [{ die, to: 'ship' }] }]);
    expect(scene.refusal(0, dictating(a, b))).toBe('roll/selector-stays');
    expect(scene.refusal(0, dictating(b, a))).toBe('roll/selector-stays');
    expect(scene.refusal(0, dictating(b, b))).toBe('roll/die-dictated');
    expect(scene.describe(0, 'assign').movers).toEqual([
      { power: 'dictate', why: { code: 'roll/too-few-workers', data: { power: 'dictate', got: 2, min: 3 } } },
    ]);
  });

  test('EX-ASSIGN-3, roll-3.2.6: Galactic Mandate moves up to three', () => {
    const scene = assign({
      tableau: ['galactic-mandate'],
      rolled: rolledDice(...Array.from({ length: 6 }, () => ['home', 'explore'] as const)),
    });
    const [selector, pay, ...rest] = scene.player(0).dice as [number, number, ...number[]];
    const moving = (count: number): Plan =>
      plan(selector, 'explore', [
        { power: 'dictate', pay, moves: rest.slice(0, count).map((die) => ({ die, to: 'ship' as const })) },
      ]);
    expect([0, 1, 2, 3, 4].map((count) => scene.refusal(0, moving(count)))).toEqual([
      'roll/wrong-count',
      null,
      null,
      null,
      'roll/wrong-count',
    ]);
  });

  test('EX-ASSIGN-4, roll-3.2.9, roll-16.3: Backup Planning dictates again and again, with Galactic Mandate up to three each', () => {
    const dice = rolledDice(...Array.from({ length: 6 }, () => ['home', 'explore'] as const));
    const scene = assign({ tableau: ['backup-planning'], rolled: dice });
    const [selector, a, b, c, d] = scene.player(0).dice as [number, number, number, number, number];
    const twice = plan(selector, 'settle', [
      { power: 'dictate', pay: a, moves: [{ die: b, to: 'ship' }] },
      { power: 'dictate', pay: c, moves: [{ die: b, to: 'produce' }] }, // moved again
      { power: 'dictate', pay: b, moves: [{ die: d, to: 'develop' }] }, // the moved die pays
    ]);
    expect(scene.refusal(0, twice)).toBeNull();
    expect(outcome(scene, twice)).toEqual({ settle: 1, develop: 1, explore: 1, dictate: 3 });
    expect(assign({ rolled: dice }).refusal(0, twice)).toBe('roll/power-used');
    const both = assign({ tableau: ['backup-planning', 'galactic-mandate'], rolled: dice });
    const wide = plan(selector, 'settle', [
      { power: 'dictate', pay: a, moves: [b, c, d].map((die) => ({ die, to: 'ship' as const })) },
      { power: 'dictate', pay: b, moves: [c, d].map((die) => ({ die, to: 'produce' as const })) },
    ]);
    expect(both.refusal(0, wide)).toBeNull();
  });

  test('EX-ASSIGN-5, roll-3.2.8, roll-17.4: Executive Power takes two from one column to the selected phase', () => {
    const scene = assign({
      tableau: ['executive-power'],
      rolled: rolledDice(
        ['home', 'produce'],
        ['home', 'explore'],
        ['home', 'explore'],
        ['home', 'explore'],
        ['military', 'develop'],
        ['novelty', 'ship'],
      ),
    });
    const [selector, a, b, , develop] = scene.player(0).dice as [number, number, number, number, number];
    const using = (to: PhaseName, ...dice: readonly number[]): Plan =>
      plan(selector, 'produce', [{ power: 'executive-power', moves: dice.map((die) => ({ die, to })) }]);
    expect(scene.refusal(0, using('produce', a, b))).toBeNull();
    expect(scene.refusal(0, using('produce', a))).toBe('roll/wrong-count');
    expect(scene.refusal(0, using('produce', a, develop))).toBe('roll/two-columns');
    expect(scene.refusal(0, using('ship', a, b))).toBe('roll/wrong-target');
  });

  test('EX-ASSIGN-6: Homeworld Patriotism moves one or two Home workers to the selected phase', () => {
    const scene = assign({
      tableau: ['homeworld-patriotism'],
      rolled: rolledDice(
        ['home', 'produce'],
        ['home', 'explore'],
        ['home', 'develop'],
        ['home', 'ship'],
        ['rare', 'ship'],
      ),
    });
    const [selector, a, b, c, rare] = scene.player(0).dice as [number, number, number, number, number];
    const using = (...dice: readonly number[]): Plan =>
      plan(selector, 'produce', [
        { power: 'homeworld-patriotism', moves: dice.map((die) => ({ die, to: 'produce' })) },
      ]);
    expect(scene.refusal(0, using(a))).toBeNull();
    expect(scene.refusal(0, using(a, b))).toBeNull();
    expect(scene.refusal(0, using(a, b, c))).toBe('roll/wrong-count');
    expect(scene.refusal(0, using(rare))).toBe('roll/wrong-colour');
  });

  test('EX-ASSIGN-7, roll-3.2.13: Isolation Policy takes whoever is an explorer now', () => {
    const scene = assign({
      tableau: ['operations-affinity', 'isolation-policy'],
      rolled: rolledDice(['home', 'produce'], ['home', 'develop']),
    });
    const [selector, die] = scene.player(0).dice as [number, number];
    const toExplore: Use = { power: 'operations-affinity', moves: [{ die, to: 'explore' }] };
    const onward: Use = { power: 'isolation-policy', moves: [{ die, to: 'ship' }] };
    expect(scene.refusal(0, plan(selector, 'produce', [toExplore, onward]))).toBeNull();
    expect(scene.refusal(0, plan(selector, 'produce', [onward, toExplore]))).toBe('roll/wrong-column');
  });

  test.each([
    [['gem-world', 'spice-world', 'space-port'], ['new-vinland', 'artist-colony'], ['secluded-world'], 2],
    [['gem-world', 'spice-world'], ['new-vinland', 'artist-colony'], ['secluded-world'], 1],
    [['gem-world'], ['new-vinland', 'artist-colony'], [], 0],
    [[], [], [], 1],
  ])('EX-ASSIGN-8, roll-13.8: Mad Scientists with Novelty worlds %j, %j and %j move %i', (a, b, c, most) => {
    const scene = assign(
      {
        tableau: ['mad-scientists', ...a],
        rolled: rolledDice(['home', 'ship'], ['home', 'ship'], ['home', 'ship'], ['home', 'ship']),
      },
      { tableau: b, ...other },
      { faction: 5, tableau: c, ...other },
    );
    const [selector, ...rest] = scene.player(0).dice as [number, ...number[]];
    const using = (count: number): Plan =>
      plan(selector, 'ship', [
        { power: 'mad-scientists', moves: rest.slice(0, count).map((die) => ({ die, to: 'explore' })) },
      ]);
    expect([1, 2, 3].map((count) => scene.refusal(0, using(count)) === null)).toEqual([most >= 1, most >= 2, false]);
  });

  test('EX-ASSIGN-9: colours that powers look at', () => {
    const scene = assign({
      tableau: ['system-diversification', 'diversification', 'hydroponics-guild'],
      rolled: rolledDice(
        ['home', 'produce'],
        ['home', 'explore'],
        ['home', 'develop'],
        ['military', 'explore'],
        ['novelty', 'ship'],
        ['genes', 'settle'],
      ),
    });
    const [selector, homeExplorer, homeDeveloper, military, novelty, genes] = scene.player(0).dice as number[];
    const using = (power: string, ...dice: readonly (number | undefined)[]): string | null =>
      scene.refusal(
        0,
        plan(selector ?? 0, 'produce', [{ power, moves: dice.map((die) => ({ die: die ?? 0, to: 'produce' })) }]),
      );
    expect(using('system-diversification', homeExplorer)).toBe('roll/wrong-colour');
    expect(using('system-diversification', military, novelty)).toBeNull();
    expect(using('diversification', homeDeveloper)).toBe('roll/wrong-column');
    expect(using('diversification', military)).toBe('roll/wrong-colour');
    expect(using('diversification', homeExplorer)).toBeNull();
    expect(using('hydroponics-guild', novelty)).toBeNull();
    expect(using('hydroponics-guild', genes)).toBeNull();
    expect(using('hydroponics-guild', novelty, genes)).toBe('roll/wrong-count');
  });
});

describe('plans', () => {
  const scene = assign({
    tableau: ['galactic-influence', 'nanotechnology'],
    rolled: rolledDice(['home', 'produce'], ['novelty', 'wild'], ['genes', 'wild'], ['home', 'ship']),
  });
  const [home, novelty, genes, shipper] = scene.player(0).dice as [number, number, number, number];
  const wilds: Plan['wilds'] = [
    { die: novelty, column: 'ship' },
    { die: genes, column: 'ship' },
  ];

  test('roll-3.2.7: wild dice may be moved by powers like any other', () => {
    const uses: Use[] = [
      { power: 'nanotechnology', moves: [novelty, genes].map((die) => ({ die, to: 'settle' as const })) },
    ];
    expect(scene.refusal(0, plan(home, 'produce', uses, wilds))).toBeNull();
  });

  test('a wild selector needs no column', () => {
    expect(scene.refusal(0, plan(novelty, 'explore', [], wilds.slice(1)))).toBeNull();
  });

  test('roll-3.2.4, roll-17.21: a power works once, a move goes to another column, a die moves once in a use', () => {
    const influence = (die: number, to: PhaseName): Use => ({ power: 'galactic-influence', moves: [{ die, to }] });
    const refusal = (...uses: readonly Use[]): string | null => scene.refusal(0, plan(home, 'produce', uses, wilds));
    expect(refusal(influence(shipper, 'explore'), influence(shipper, 'settle'))).toBe('roll/power-used');
    expect(refusal(influence(shipper, 'ship'))).toBe('roll/same-column');
    expect(
      refusal({
        power: 'nanotechnology',
        moves: [
          { die: shipper, to: 'settle' },
          { die: shipper, to: 'explore' },
        ],
      }),
    ).toBe('roll/named-twice');
    expect(refusal({ power: 'colonial-affinity', moves: [{ die: shipper, to: 'settle' }] })).toBe('roll/no-such-power');
    expect(refusal(influence(home, 'settle'))).toBe('roll/selector-stays');
    expect(refusal(influence(999, 'settle'))).toBe('roll/no-such-worker');
  });

  test('wild columns are for wild dice, each once', () => {
    expect(scene.refusal(0, plan(home, 'produce', [], [...wilds, { die: shipper, column: 'ship' }]))).toBe(
      'roll/not-wild',
    );
    const [first] = wilds as [Plan['wilds'][number]];
    expect(scene.refusal(0, plan(home, 'produce', [], [...wilds, first]))).toBe('roll/named-twice');
  });

  test.each<[string, unknown]>([
    ['select', { wilds: [], uses: [] }],
    ['select.phase', { wilds: [], select: { die: 1, phase: 'trade' }, uses: [] }],
    ['uses[0].pay', { wilds: [], select: { die: 1, phase: 'ship' }, uses: [{ power: 'dictate', moves: [] }] }],
    [
      'uses[0].moves[0].to',
      { wilds: [], select: { die: 1, phase: 'ship' }, uses: [{ power: 'x', moves: [{ die: 1 }] }] },
    ],
    ['note', { wilds: [], select: { die: 1, phase: 'ship' }, uses: [], note: '' }],
    ['wilds', { wilds: 'none', select: { die: 1, phase: 'ship' }, uses: [] }],
  ])('a malformed plan is refused with its field %s', (field, answer) => {
    const question = scene.asked(0);
    if (question === null) throw new Error('not asked');
    expect(roll.check(scene.state, question, answer)).toEqual({ code: 'roll/malformed', data: { field } });
  });
});

test('roll-3.2.12, roll-17.6: a plan can be taken back until everybody has confirmed', () => {
  const started = startMatch(roll, { options: {}, seats: [{}, {}], seed: 'undo', generator: 'xoshiro128' });
  if (!started.ok) throw new Error('no match');
  const match = started.value;
  const give = (seat: number): void => {
    const question = openQuestions(match.state).find((each) => each.seat === seat);
    if (question === undefined) throw new Error('not asked');
    expect(submit(match, seat, question.id, roll.fallback(match.state, question))).toBeNull();
  };
  give(0);
  give(1);
  give(0);
  expect(roll.viewFor(match.state, 1).waitedFor).toEqual([1]);
  expect(undo(match, 0)).toBeNull();
  expect(openQuestions(match.state)).toMatchObject([
    { seat: 0, kind: 'assign' },
    { seat: 1, kind: 'assign' },
  ]);
  give(0);
  give(1);
  expect(undo(match, 0)?.code).toBe('kernel/undo-sealed');
});
