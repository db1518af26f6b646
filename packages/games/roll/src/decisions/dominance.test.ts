// Which answers are better than others beyond doubt, in constructed positions; and that what is ticked in advance is quick,
// legal and never one of the worse ones.

import { openQuestions, playInPlace, type Seat } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { roll } from '../index.ts';
import type { DieColour } from '../powers/vocabulary.ts';
import type { RollAnswer, RollQuestion, ShipAnswer } from '../questions.ts';
import { type Scene, type SeatSetup, scenario } from '../testing/scenario.ts';

/** Whether the first answer is better than the second, and never the other way round. */
function isBetter(scene: Scene, seat: Seat, better: RollAnswer, worse: RollAnswer): boolean {
  const question = scene.asked(seat);
  if (question === null) throw new Error('nothing is asked');
  for (const answer of [better, worse]) expect(roll.check(scene.state, question, answer)).toBeNull();
  expect(roll.dominates(scene.state, question, better, better)).toBe(false);
  const found = roll.dominates(scene.state, question, better, worse);
  if (found) expect(roll.dominates(scene.state, question, worse, better)).toBe(false);
  return found;
}

const proposed = (scene: Scene, seat: Seat): RollAnswer | null => {
  const question = scene.asked(seat);
  return question === null ? null : roll.propose(scene.state, question);
};

describe('shipping', () => {
  const ship = (seat: SeatSetup, other: SeatSetup = {}): Scene =>
    scenario({
      at: 'ship',
      seats: [
        {
          tableau: ['gem-world', 'spice-world'],
          ...seat,
          dice: {
            'column:ship': ['home', 'novelty'],
            'world:gem-world': ['novelty'],
            'world:spice-world': ['novelty'],
            cup: ['home'],
            ...seat.dice,
          },
        },
        { dice: { cup: ['home'] }, ...other },
      ],
    });
  const task = (scene: Scene, shipper: DieColour, world: string, does: ShipAnswer['do']): ShipAnswer => {
    const [worker = -1] = scene.pick(0, 'column:ship', shipper);
    const [good = -1] = scene.pick(0, `world:${world}`, 'novelty');
    return { worker, good, do: does };
  };

  test('at the cap on credits a Trade brings nothing: Consume is better', () => {
    const scene = ship({ credits: 10 });
    const [consume, trade] = [task(scene, 'home', 'gem-world', 'consume'), task(scene, 'home', 'gem-world', 'trade')];
    expect(isBetter(scene, 0, consume, trade)).toBe(true);
  });

  test('below the cap credits and VP cannot be compared', () => {
    const scene = ship({ credits: 3 });
    const [consume, trade] = [task(scene, 'home', 'gem-world', 'consume'), task(scene, 'home', 'gem-world', 'trade')];
    expect(isBetter(scene, 0, consume, trade)).toBe(false);
    expect(isBetter(scene, 0, trade, consume)).toBe(false);
  });

  test('another shipper stays at work: not comparable, though it earns more now', () => {
    const scene = ship({});
    const fits = task(scene, 'novelty', 'gem-world', 'consume');
    expect(isBetter(scene, 0, fits, task(scene, 'home', 'gem-world', 'consume'))).toBe(false);
  });

  test('another good stays on its world: not comparable', () => {
    const scene = ship({ credits: 10 });
    const consume = task(scene, 'home', 'gem-world', 'consume');
    expect(isBetter(scene, 0, consume, task(scene, 'home', 'spice-world', 'trade'))).toBe(false);
  });

  test('roll-10.1: in a last round VP alone count', () => {
    const scene = ship({ credits: 3, chips: 24 });
    const [consume, trade] = [task(scene, 'home', 'gem-world', 'consume'), task(scene, 'home', 'gem-world', 'trade')];
    expect(isBetter(scene, 0, consume, trade)).toBe(true);
    expect(proposed(scene, 0)).toMatchObject({ do: 'consume' });
  });

  test('a power that sells VP: worth it in a last round, a matter of taste before', () => {
    const before = ship({ tableau: ['gem-world', 'spice-world', 'galactic-bankers'], credits: 3 });
    const plain = task(before, 'home', 'gem-world', 'trade');
    expect(isBetter(before, 0, { ...plain, bankers: true }, plain)).toBe(false);
    const last = ship({ tableau: ['gem-world', 'spice-world', 'galactic-bankers'], credits: 3, chips: 24 });
    const sold = task(last, 'home', 'gem-world', 'trade');
    expect(isBetter(last, 0, { ...sold, bankers: true }, sold)).toBe(true);
  });

  test('above the cap what would be lost pays for VP', () => {
    const scene = ship({ tableau: ['gem-world', 'spice-world', 'galactic-bankers'], credits: 10 });
    const trade = task(scene, 'home', 'gem-world', 'trade');
    const consume = task(scene, 'home', 'gem-world', 'consume');
    expect(isBetter(scene, 0, consume, { ...trade, bankers: true })).toBe(true);
  });

  test('credits where citizens wait to be hired, else VP', () => {
    expect(proposed(ship({ credits: 1, dice: { citizenry: ['home', 'home', 'home'] } }), 0)).toMatchObject({
      do: 'trade',
    });
    expect(proposed(ship({ credits: 9 }), 0)).toMatchObject({ do: 'consume' });
  });
});

describe('giving up a die', () => {
  const remove = (dice: Readonly<Record<string, readonly DieColour[]>>, faction = 3): Scene =>
    scenario({
      at: 'develop',
      seats: [
        {
          faction,
          development: ['conscription'],
          dice: { 'column:develop': ['home', 'home', 'home', 'home'], ...dice },
        },
        { faction: 9, dice: { cup: ['home'] } },
      ],
    });
  const die = (scene: Scene, place: string, colour: DieColour): { die: number } => ({
    die: scene.pick(0, place, colour)[0] ?? -1,
  });

  test('of the same colour, a citizen rather than one in the cup', () => {
    const scene = remove({ cup: ['home'] });
    expect(isBetter(scene, 0, die(scene, 'citizenry', 'home'), die(scene, 'cup', 'home'))).toBe(true);
  });

  test('dice of different colours are not comparable', () => {
    const scene = remove({ cup: ['rare'] });
    expect(isBetter(scene, 0, die(scene, 'citizenry', 'home'), die(scene, 'cup', 'rare'))).toBe(false);
  });

  test('a power that counts citizens of this colour may want it to stay there', () => {
    const scene = remove({ cup: ['military'], citizenry: ['military'] }, 1);
    expect(isBetter(scene, 0, die(scene, 'citizenry', 'military'), die(scene, 'cup', 'military'))).toBe(false);
  });

  test('a citizen of Home is ticked', () => {
    const scene = remove({ cup: ['home', 'rare'] });
    expect(scene.dice(0, 'citizenry')).toContain('home');
    const answer = proposed(scene, 0) as { die: number };
    expect(scene.pick(0, 'citizenry', 'home')).toContain(answer.die);
  });
});

describe('workers that come back to the cup', () => {
  const exchange = (faction: number, ...colours: readonly DieColour[]): Scene =>
    scenario({
      at: 'settle',
      seats: [
        {
          faction,
          tableau: ['galactic-exchange'],
          world: ['gem-world'],
          dice: { 'column:settle': colours, cup: ['home'] },
        },
        { faction: 9, dice: { cup: ['home'] } },
      ],
    });
  const back = (scene: Scene, ...colours: readonly DieColour[]): { dice: number[] } => ({
    dice: scene.pick(0, 'citizenry', ...colours),
  });

  test('two are better than one of them', () => {
    const scene = exchange(3, 'home', 'rare');
    expect(isBetter(scene, 0, back(scene, 'home', 'rare'), back(scene, 'rare'))).toBe(true);
    expect(proposed(scene, 0)).toEqual(back(scene, 'rare', 'home'));
  });

  test('one die or another: not comparable', () => {
    const scene = exchange(3, 'home', 'rare');
    expect(isBetter(scene, 0, back(scene, 'rare'), back(scene, 'home'))).toBe(false);
  });

  test('a power that counts citizens of this colour may want it to stay', () => {
    const scene = exchange(1, 'military', 'home');
    expect(isBetter(scene, 0, back(scene, 'home', 'military'), back(scene, 'home'))).toBe(false);
  });
});

describe('recalling', () => {
  const manage = (chips: number, tableau: readonly string[]): Scene =>
    scenario({
      at: 'manage',
      seats: [
        {
          chips,
          tableau: ['gem-world', ...tableau],
          world: ['T01'],
          dice: { cup: ['home'], 'world:gem-world': ['novelty'], 'stack:world': ['home'] },
        },
        { dice: { cup: ['home'] } },
      ],
    });
  const good = (scene: Scene): { dice: number[] } => ({ dice: scene.pick(0, 'world:gem-world', 'novelty') });

  test('roll-11.1: in a last round a good that scores stays', () => {
    const scene = manage(24, ['galactic-reserves']);
    expect(isBetter(scene, 0, { dice: [] }, good(scene))).toBe(true);
    expect(isBetter(scene, 0, { dice: scene.pick(0, 'stack:world', 'home') }, good(scene))).toBe(true);
  });

  test('a die that scores nothing where it is: no difference', () => {
    const scene = manage(24, ['galactic-reserves']);
    expect(isBetter(scene, 0, { dice: [] }, { dice: scene.pick(0, 'stack:world', 'home') })).toBe(false);
  });

  test('before the last round, or without such a power: a matter of taste', () => {
    expect(isBetter(manage(0, ['galactic-reserves']), 0, { dice: [] }, good(manage(0, ['galactic-reserves'])))).toBe(
      false,
    );
    expect(isBetter(manage(24, []), 0, { dice: [] }, good(manage(24, [])))).toBe(false);
  });

  test('nothing is ticked unless it must be', () => {
    expect(proposed(manage(0, []), 0)).toEqual({ dice: [] });
    const forced = scenario({
      at: 'manage',
      seats: [
        { tableau: ['gem-world'], dice: { 'world:gem-world': ['novelty'], 'stack:development': ['rare'] }, credits: 0 },
        { dice: { cup: ['home'] } },
      ],
    });
    expect(proposed(forced, 0)).toEqual({ dice: forced.pick(0, 'stack:development', 'rare') });
  });
});

describe('plans', () => {
  const assign = (): Scene =>
    scenario({
      at: 'assign',
      seats: [
        {
          tableau: ['operations-affinity', 'galactic-influence'],
          world: ['T05'],
          rolled: [
            ['home', 'settle'],
            ['home', 'settle'],
            ['rare', 'explore'],
            ['home', 'explore'],
            ['genes', 'wild'],
          ],
        },
        { rolled: [['home', 'explore']] },
      ],
    });

  const pieces = (scene: Scene) => ({
    wilds: [{ die: scene.rolledDie(0, 'genes', 'wild'), column: 'settle' as const }],
    select: { die: scene.rolledDie(0, 'home', 'settle'), phase: 'settle' as const },
    other: scene.rolledDie(0, 'home', 'settle', 1),
  });

  test('powers that move a worker to and fro change nothing and are better left', () => {
    const scene = assign();
    const { wilds, select, other: die } = pieces(scene);
    const there = { power: 'operations-affinity', moves: [{ die, to: 'produce' as const }] };
    const back = { power: 'galactic-influence', moves: [{ die, to: 'settle' as const }] };
    const plain = { wilds, select, uses: [] };
    expect(isBetter(scene, 0, plain, { ...plain, uses: [there, back] })).toBe(true);
    expect(isBetter(scene, 0, plain, { ...plain, uses: [there] })).toBe(false);
  });

  test('a worker that pays or moves is in another place: not comparable', () => {
    const scene = assign();
    const { wilds, select, other } = pieces(scene);
    const [pay, idle] = [scene.rolledDie(0, 'rare', 'explore'), scene.rolledDie(0, 'home', 'explore')];
    const once = { wilds, select, uses: [{ power: 'dictate', pay, moves: [{ die: idle, to: 'settle' as const }] }] };
    expect(isBetter(scene, 0, { wilds, select, uses: [] }, once)).toBe(false);
    expect(isBetter(scene, 0, once, { wilds, select: { die: other, phase: 'settle' }, uses: [] })).toBe(false);
  });

  test('the ticked plan takes the phase with most to do and leaves no use that changes nothing', () => {
    const scene = assign();
    const plan = proposed(scene, 0);
    expect(plan).toMatchObject({ select: { phase: 'settle' } });
  });
});

describe('what is ticked in advance', () => {
  test.each([2, 3, 4, 5])('is legal, dominated by nothing and quick with %i seats', (seats) => {
    const state = roll.setup({}, seats, { text: `proposals/${seats}`, generator: 'xoshiro128' });
    roll.advance(state, null);
    const took: number[] = [];
    for (let [question] = openQuestions<RollQuestion>(state); question !== undefined; ) {
      const begun = performance.now();
      const answer = roll.propose(state, question);
      took.push(performance.now() - begun);
      for (const other of roll.enumerate(state, question) ?? []) {
        if (answer !== null) expect(roll.dominates(state, question, other, answer)).toBe(false);
      }
      expect(playInPlace(roll, state, question.seat, question.id, answer, null)).toBeNull();
      [question] = openQuestions<RollQuestion>(state);
    }
    expect(took.length).toBeGreaterThan(100);
    // The one in the middle: whatever else the machine does interrupts only some of them.
    expect(took.sort((a, b) => a - b)[took.length >> 1]).toBeLessThan(1);
  });
});
