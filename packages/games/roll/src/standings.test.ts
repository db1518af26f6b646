// Standings: they agree with what every seat sees, the sheet adds up to the score, and the end names its cause.

import { openQuestions, randomFromNumber, startMatch, submit } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { roll } from './index.ts';
import { phaseNames } from './powers/vocabulary.ts';
import type { RollQuestion } from './questions.ts';
import { scoreAll } from './scoring.ts';
import { standings } from './standings.ts';
import type { State } from './state.ts';
import { scenario } from './testing/scenario.ts';
import { sideBySlug } from './tiles/catalogue.ts';
import { tileCensus } from './tiles/census.ts';
import { momentsOf } from './tiles/power-phases.ts';

/** Random matches, position by position. */
function eachPosition(seats: number, look: (state: State) => void): void {
  const random = randomFromNumber(5);
  const names = Array.from({ length: seats }, (_, seat) => ({ name: `seat ${seat}` }));
  const started = startMatch(roll, { options: {}, seats: names, seed: `standings/${seats}` });
  if (!started.ok) throw new Error(started.refusal.code);
  const match = started.value;
  for (let [question] = openQuestions<RollQuestion>(match.state); question !== undefined; ) {
    look(match.state);
    submit(match, question.seat, question.id, roll.sample(match.state, question, random));
    [question] = openQuestions<RollQuestion>(match.state);
  }
  look(match.state);
}

describe.each([2, 3, 4, 5])('%i seats', (seats) => {
  test('the terms of a sheet add up to the score of the game, and the leaders are those who would win', () => {
    eachPosition(seats, (state) => {
      const { seats: all, leaders } = standings(state);
      const sum = (terms: readonly { vp: number }[]): number => terms.reduce((total, { vp }) => total + vp, 0);
      for (const { seat, chips, costs, total } of scoreAll(state)) {
        const sheet = all[seat]?.sheet;
        expect([sum(sheet?.tiles ?? []), sheet?.chips, sheet?.total]).toEqual([costs, chips, total]);
        expect(costs + chips + sum(sheet?.bonuses ?? [])).toBe(total);
      }
      const winners = roll.outcome(state)?.filter(({ rank }) => rank === 1);
      if (winners !== undefined) expect(winners.map(({ seat }) => seat)).toEqual(leaders);
    });
  });

  test('every die of a seat stands in exactly one place, and where a watcher sees it', () => {
    eachPosition(seats, (state) => {
      const { players } = roll.viewFor(state, null);
      for (const { seat, cup, citizenry, rolled, stacks, tableau, columns, places } of standings(state).seats) {
        const player = players[seat];
        const found = [
          ...cup.map(({ die }) => ({ die, at: 'cup' })),
          ...citizenry.map(({ die }) => ({ die, at: 'citizenry' })),
          ...rolled.map(({ die }) => ({ die, at: 'rolled' })),
          ...stacks.development.dice.map(({ die }) => ({ die, at: 'stack:development' })),
          ...stacks.world.dice.map(({ die }) => ({ die, at: 'stack:world' })),
          ...tableau.flatMap(({ side, goods }) => goods.map(({ die }) => ({ die, at: `world:${side}` }))),
          ...phaseNames.flatMap((phase) =>
            (columns?.[phase].dice ?? []).map(({ die }) => ({
              die,
              at: `${die === columns?.[phase].selector?.die ? 'selector' : 'column'}:${phase}`,
            })),
          ),
        ];
        const seen = player?.dice.map(({ die, at }) => ({ die, at })) ?? [];
        expect(found.sort((a, b) => a.die - b.die)).toEqual(seen.sort((a, b) => a.die - b.die));
        expect([stacks.development.size, stacks.world.size]).toEqual([
          player?.stacks.development.length,
          player?.stacks.world.length,
        ]);
        expect(places.used).toBe(player?.squares);
      }
    });
  });

  test('roll-10.1: the end names its cause as soon as it is certain', () => {
    eachPosition(seats, (state) => {
      const { end, endings } = standings(state);
      expect(endings.some(({ why }) => why === 'pool')).toBe(end.chipsLeft === 0);
      expect(endings.some(({ why }) => why === 'tableau')).toBe(end.placesLeft === 0);
      if (roll.outcome(state) !== null) expect(endings).not.toEqual([]);
    });
  });
});

test('roll-13.2: virtual workers count in their column before and while they act, and no longer afterwards', () => {
  const scene = scenario({
    at: 'phases',
    active: ['explore', 'ship'],
    seats: [
      {
        tableau: ['space-docks', 'major-research-labs'],
        dice: { 'column:explore': ['home'], 'column:ship': ['novelty'], cup: ['home'] },
        development: ['T01'],
        world: ['T02'],
      },
      { dice: { cup: ['home'] } },
    ],
  });
  const workers = (): (number | undefined)[] => {
    const columns = standings(scene.state).seats[0]?.columns;
    return [columns?.explore.workers, columns?.ship.workers];
  };
  expect(workers()).toEqual([2, 2]);
  scene.answer(0, 'explore.task', { do: 'stock' });
  expect(workers()).toEqual([1, 2]);
});

test('roll-4.0.7: dice on an empty stack are shown, with their colours', () => {
  const scene = scenario({
    at: 'manage',
    seats: [{ dice: { 'stack:world': ['military', 'genes'], cup: ['home'] } }, { dice: { cup: ['home'] } }],
  });
  const stack = standings(scene.state).seats[0]?.stacks.world;
  expect([stack?.size, stack?.top, stack?.dice.map(({ colour }) => colour)]).toEqual([0, null, ['military', 'genes']]);
});

test('roll-12.1: the lowest faction number begins, and a phase in strict order says so', () => {
  const scene = scenario({
    at: 'ship',
    seats: [
      { faction: 5, chips: 11, dice: { 'column:ship': ['home'], 'world:doomed-world': [] } },
      {
        faction: 2,
        chips: 11,
        dice: { 'column:ship': ['novelty'], 'world:old-earth': ['novelty'] },
        home: 'old-earth',
      },
    ],
  });
  const { order, seats } = standings(scene.state);
  expect(seats.map(({ factionNumber }) => factionNumber)).toEqual([5, 2]);
  expect(order).toEqual({ seats: [1, 0], strict: true });
});

test('plans stay secret until all are made; then everybody sees who selected what', () => {
  const scene = scenario({
    at: 'assign',
    extra: ['explore'],
    seats: [
      {
        rolled: [
          ['home', 'settle'],
          ['home', 'explore'],
        ],
        world: ['T01'],
      },
      {
        rolled: [
          ['home', 'produce'],
          ['novelty', 'ship'],
        ],
      },
    ],
  });
  const before = standings(scene.state);
  expect([before.phases, before.seats.map(({ columns }) => columns)]).toEqual([[], [null, null]]);
  const [first, second] = before.odds ?? [];
  expect(first?.explore).toBeCloseTo(1 - (4 / 6) * (1 - (2 / 6 + 1 / 6 + 1 / 30) / 2));
  expect(second?.explore).toBeCloseTo(1 - (4 / 6) * (1 - 2 / 6));
  const [settler] = scene.pick(0, 'rolled', 'home');
  scene.answer(0, 'assign', { wilds: [], select: { die: settler, phase: 'settle' }, uses: [] });
  expect(standings(scene.state).phases).toEqual([]);
  const [producer] = scene.pick(1, 'rolled', 'home');
  scene.answer(1, 'assign', { wilds: [], select: { die: producer, phase: 'ship' }, uses: [] });
  const after = standings(scene.state);
  expect(after.phases).toContainEqual({ phase: 'ship', by: [1] });
  expect(after.odds).toBeNull();
});

test('the printed table of tiles and dice: every game tile has one development and one world', () => {
  const { costs, dice } = tileCensus();
  const developments = costs.reduce((sum, each) => sum + each.developments, 0);
  const worlds = costs.flatMap((each) => Object.values(each.worlds)).reduce((sum, count) => sum + count, 0);
  expect([developments, worlds]).toEqual([55, 55]);
  expect(dice.reduce((sum, { count }) => sum + count, 0)).toBe(111);
});

test('a power names every phase it works in', () => {
  const phasesOf = (slug: string) => sideBySlug(slug)?.powers.map(momentsOf);
  expect(phasesOf('galactic-recycling')).toEqual([['develop', 'settle']]);
  expect(phasesOf('galactic-reserves')?.flat()).toContain('produce');
});
