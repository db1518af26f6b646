// Reveal, the extra die of two seats, and what holds for all phases.

import { describe, expect, test } from 'vitest';
import { rollExtraDie } from '../dealer.ts';
import { roll } from '../index.ts';
import { type DieColour, type FaceName, type PhaseName, phaseNames } from '../powers/vocabulary.ts';
import { type Scene, type SeatSetup, scenario } from '../testing/scenario.ts';

type Rolled = readonly (readonly [DieColour, FaceName])[];
/** One die in each column, and one more that selects. */
const everywhere: Rolled = [['home', 'ship'], ...phaseNames.map((face) => ['military', face] as const)];

function reveal(
  selected: readonly PhaseName[],
  extra: readonly PhaseName[] = [],
  seats: readonly SeatSetup[] = [],
): Scene {
  const scene = scenario({
    at: 'assign',
    seats: selected.map((_, seat) => ({ rolled: everywhere, credits: 5, ...seats[seat] })),
    extra,
  });
  for (const [seat, phase] of selected.entries()) {
    const [die] = scene.player(seat).dice as [number];
    scene.answer(seat, 'assign', { wilds: [], select: { die, phase }, uses: [] });
  }
  return scene;
}

describe('reveal', () => {
  test('EX-REVEAL-1, roll-3.0.1, roll-3.3.1, roll-3.3.3: only selected phases happen; idle workers go back to the cup', () => {
    const scene = reveal(['settle', 'settle', 'ship']);
    const after = scene.ends.get('reveal');
    if (after === undefined) throw new Error('nothing was revealed');
    expect(roll.viewFor(after, null).active).toEqual(['settle', 'ship']);
    for (const seat of [0, 1, 2]) {
      expect(scene.dice(seat, 'cup', after)).toEqual(['military', 'military', 'military']);
      expect(scene.dice(seat, 'column:settle', after)).toEqual(['military']);
      expect(scene.dice(seat, 'column:ship', after)).toEqual(['military']);
      expect(scene.dice(seat, seat === 2 ? 'selector:ship' : 'selector:settle', after)).toEqual(['home']);
    }
    expect(scene.told('phaseStarted').map(({ phase }) => phase)).toEqual(['settle', 'ship']);
  });

  test.each<[PhaseName, readonly PhaseName[]]>([
    ['develop', ['explore', 'develop', 'produce']],
    ['produce', ['explore', 'produce']],
  ])('EX-REVEAL-2: Explore and Produce selected, the extra die shows %s', (face, active) => {
    const scene = reveal(['explore', 'produce'], [face]);
    const after = scene.ends.get('reveal');
    if (after === undefined) throw new Error('nothing was revealed');
    expect(roll.viewFor(after, null).active).toEqual(active);
    expect(scene.dice(0, 'column:develop', after)).toEqual(face === 'develop' ? ['military'] : []);
    expect(scene.told('extraDie').map(({ adds }) => adds)).toEqual([face === 'develop']);
  });

  test('EX-REVEAL-3, roll-3.3.2: the extra die shows Explore twice as often as any other phase', () => {
    const state = roll.setup({}, 2, { text: 'extra die', generator: 'xoshiro128' });
    const counts = [0, 0, 0, 0, 0];
    const rolls = 60_000;
    for (let i = 0; i < rolls; i++) {
      const face = rollExtraDie(state);
      counts[face] = (counts[face] ?? 0) + 1;
    }
    const expected = [2, 1, 1, 1, 1].map((share) => (share * rolls) / 6);
    const chiSquare = counts.reduce((sum, count, face) => sum + (count - expected[face]!) ** 2 / expected[face]!, 0);
    expect(counts.length).toBe(5);
    expect(chiSquare).toBeLessThan(18.5); // 0.1 % for four degrees of freedom
  });

  test('three seats have no extra die', () => {
    expect(reveal(['settle', 'settle', 'settle']).told('extraDie')).toEqual([]);
  });

  test('roll-1.2: dice paid to Dictate are in the cup after reveal', () => {
    const scene = scenario({ at: 'assign', seats: [{ rolled: everywhere }, { rolled: everywhere }], extra: ['ship'] });
    const [select, pay, die] = scene.player(0).dice as [number, number, number];
    const uses = [{ power: 'dictate', pay, moves: [{ die, to: 'ship' }] }];
    scene.answer(0, 'assign', { wilds: [], select: { die: select, phase: 'ship' }, uses });
    expect(
      roll.viewFor(scene.state, 1).players[0]?.dice.every(({ at, face }) => at === 'rolled' && face === null),
    ).toBe(true);
    const [other] = scene.player(1).dice as [number];
    scene.answer(1, 'assign', { wilds: [], select: { die: other, phase: 'ship' }, uses: [] });
    const after = scene.ends.get('reveal');
    expect(after && scene.dice(0, 'cup', after)).toHaveLength(3); // the payer and two idle ones
    expect(after && scene.dice(0, 'column:ship', after)).toHaveLength(2);
    expect(scene.told('planRevealed')[0]?.uses).toMatchObject([
      { power: 'dictate', moves: [{ from: 'develop', to: 'ship' }] },
    ]);
  });
});

describe('all phases', () => {
  test('EX-PHASE-1, roll-3.4.4: powers work without workers', () => {
    const scene = scenario({ at: 'develop', seats: [{ tableau: ['galactic-investors'] }, {}] });
    expect(scene.credits(0)).toBe(3);
    expect(scene.credits(1)).toBe(1);
  });

  test('EX-PHASE-2, roll-3.4.7: credits above 10 are lost', () => {
    const stock = scenario({ at: 'explore', seats: [{ credits: 9, dice: { 'column:explore': ['home'] } }, {}] });
    stock.answer(0, 'explore.task', { do: 'stock' });
    expect(stock.credits(0)).toBe(10);
    const trade = scenario({
      at: 'ship',
      seats: [
        {
          credits: 9,
          tableau: ['lost-alien-warship'],
          dice: { 'column:ship': ['home'], 'world:lost-alien-warship': ['home'] },
        },
        {},
      ],
    });
    const [worker] = trade.pick(0, 'column:ship', 'home');
    const [good] = trade.pick(0, 'world:lost-alien-warship', 'home');
    trade.answer(0, 'ship.task', { worker, good, do: 'trade' });
    expect(trade.credits(0)).toBe(10);
    expect(trade.told('credits')[0]).toMatchObject({ amount: 6, before: 9, after: 10, cause: 'trade' });
  });

  test('EX-PHASE-3, roll-3.4.3, roll-3.4.5, roll-3.4.6: Public Works pays for later developments of the same phase, not for itself', () => {
    const scene = scenario({
      at: 'develop',
      seats: [
        {
          development: ['public-works', 'jumpdrive-research', 'technology-unions'],
          dice: { 'column:develop': ['home', 'home', 'home'] },
        },
        {},
      ],
    });
    expect(scene.told('completed')).toHaveLength(3);
    expect(scene.credits(0)).toBe(3);
  });

  test('roll-3.0.2, roll-3.4.1: an inactive phase does nothing, not even its powers', () => {
    const scene = scenario({
      at: 'phases',
      active: ['settle'],
      seats: [
        { tableau: ['galactic-investors', 'merchant-guild'], dice: { cup: ['home'] } },
        { dice: { cup: ['home'] } },
      ],
      rolls: [[[['home', 'ship']]], [[['home', 'ship']]]],
    });
    expect(scene.credits(0)).toBe(1);
  });
});
