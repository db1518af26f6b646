// Manage Empire, the end of the game, scoring and strict order.

import { describe, expect, test } from 'vitest';
import { roll } from '../index.ts';
import type { DieColour } from '../powers/vocabulary.ts';
import { formulaWorth, placings, scoreOf } from '../scoring.ts';
import { type Scene, type SeatSetup, scenario } from '../testing/scenario.ts';
import { gameEndPowers, sideBySlug, sides } from '../tiles/catalogue.ts';
import { strictOrder } from './timing.ts';

const idle: SeatSetup = { dice: { cup: ['home'] } };
const manage = (seat: SeatSetup): Scene => scenario({ at: 'manage', seats: [seat, idle] });
const dice = (count: number, colour: DieColour = 'home'): DieColour[] => Array.from({ length: count }, () => colour);

describe('recruiting', () => {
  test('EX-MANAGE-1, roll-9.1, roll-9.2, roll-17.19: $4 and six dice: exactly four, then $1', () => {
    const scene = manage({ credits: 4, dice: { citizenry: [...dice(3), ...dice(3, 'rare')] } });
    expect(scene.asked(0)).toMatchObject({ kind: 'manage.recruit', count: 4 });
    const three = scene.pick(0, 'citizenry', 'rare', 'rare', 'rare');
    expect(scene.refusal(0, { dice: three })).toBe('roll/wrong-count');
    scene.answer(0, 'manage.recruit', { dice: [...three, ...scene.pick(0, 'citizenry', 'home')] });
    expect(scene.credits(0)).toBe(1);
    expect(scene.dice(0, 'citizenry')).toEqual(['home', 'home']);
  });

  test.each([
    ['EX-MANAGE-2', 6, 4, 2],
    ['EX-MANAGE-3', 4, 4, 1],
    ['EX-MANAGE-4', 3, 0, 3],
    ['EX-MANAGE-6', 2, 1, 1],
  ])('%s: $%i and %i dice in the Citizenry leave $%i', (_, credits, citizenry, left) => {
    const scene = manage({ credits, dice: { cup: ['rare'], citizenry: dice(citizenry) } });
    expect(scene.credits(0)).toBe(left);
    expect(scene.dice(0, 'citizenry')).toEqual([]);
  });
});

describe('recalling', () => {
  test('EX-MANAGE-5, roll-9.4, roll-9.6: an empty cup forces a recall', () => {
    const scene = manage({
      tableau: ['gem-world'],
      development: ['new-economy'],
      dice: { 'stack:development': dice(3), 'world:gem-world': ['rare'] },
    });
    expect(scene.asked(0)).toMatchObject({ kind: 'manage.recall', min: 1 });
    expect(scene.refusal(0, { dice: [] })).toBe('roll/must-recall');
    scene.answer(0, 'manage.recall', { dice: scene.pick(0, 'world:gem-world', 'rare') });
    expect(scene.dice(0, 'cup')).toEqual(['rare']);
  });

  test('EX-MANAGE-7, roll-11.8, roll-17.24: a recalled good no longer counts for Galactic Reserves, but for the tie-break', () => {
    const scene = manage({
      tableau: ['galactic-reserves', 'gem-world'],
      dice: { cup: ['home'], 'world:gem-world': ['rare', 'rare'] },
    });
    const before = scoreOf(scene.state, 0);
    scene.answer(0, 'manage.recall', { dice: scene.pick(0, 'world:gem-world', 'rare') });
    const after = scoreOf(scene.state, 0);
    expect([before.total - after.total, after.tieBreak - before.tieBreak]).toEqual([1, 1]);
  });

  test('roll-9.3, roll-17.20: recalling is free and may be declined', () => {
    const scene = manage({ development: ['new-economy'], dice: { cup: ['home'], 'stack:development': dice(2) } });
    expect(scene.refusal(0, { dice: scene.pick(0, 'cup', 'home') })).toBe('roll/no-such-die');
    expect(scene.refusal(0, { dice: scene.pick(0, 'stack:development', 'home', 'home') })).toBeNull();
    scene.answer(0, 'manage.recall', { dice: [] });
    expect(scene.dice(0, 'stack:development')).toHaveLength(2);
    expect(scene.credits(0)).toBe(1);
  });
});

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

describe('the end', () => {
  test.each([
    [9, true],
    [8, false],
  ])('EX-END-1: faction, home world and %i tiles: over is %s', (tiles, over) => {
    const tableau = [...eight, 'jumpdrive-research'].slice(0, tiles);
    const scene = scenario({ at: 'phases', active: [], seats: [{ ...idle, tableau }, idle] });
    expect(roll.outcome(scene.state) !== null).toBe(over);
  });

  test('EX-END-2, roll-9.5: the rest of the round is played after the 12th square', () => {
    const scene = scenario({
      at: 'phases',
      active: ['develop', 'settle', 'produce', 'ship'],
      seats: [
        { tableau: eight, development: ['jumpdrive-research'], dice: { cup: ['home'], 'column:develop': ['home'] } },
        {
          world: ['mining-world'],
          dice: { cup: ['home'], 'column:settle': dice(3), 'column:ship': ['rare'] },
        },
      ],
    });
    expect(scene.told('phaseStarted').map(({ phase }) => phase)).toEqual(['develop', 'settle', 'produce', 'ship']);
    expect(scene.asked(1)?.kind).toBe('ship.task');
    scene.answer(1, 'ship.task', {
      worker: scene.pick(1, 'column:ship', 'rare')[0],
      good: scene.pick(1, 'world:mining-world', 'rare')[0],
      do: 'consume',
    });
    scene.playOut();
    expect(scene.told('matchEnded')).toMatchObject([{ why: ['tableau'] }]);
    expect(scene.told('scored')).toHaveLength(2);
  });
});

describe('scoring', () => {
  const bonus = (slug: string, seat: SeatSetup): number | undefined =>
    scoreOf(manage({ ...seat, tableau: [...(seat.tableau ?? []), slug] }).state, 0).bonuses.find(
      ({ side }) => side === slug,
    )?.vp;

  test('EX-SCORE-1, roll-11.6: the example of the rulebook', () => {
    // developments worth 13 with the faction's, worlds 3
    const scene = manage({
      faction: 2,
      home: 'doomed-world',
      tableau: ['galactic-federation', 'new-galactic-order', 'gem-world'],
      dice: { cup: dice(4, 'military') },
    });
    const score = scoreOf(scene.state, 0);
    expect(score.costs).toBe(13 + 3);
    expect(score.bonuses).toEqual([
      { side: 'galactic-federation', vp: 5 },
      { side: 'new-galactic-order', vp: 4 },
    ]);
    expect(score.total).toBe(25);
  });

  test('EX-SCORE-2, roll-11.11: New Galactic Order counts started sets of three', () => {
    const worth = (military: number) =>
      bonus('new-galactic-order', { dice: { cup: ['home'], citizenry: dice(military, 'military') } });
    expect([0, 1, 3, 4, 6, 7].map(worth)).toEqual([0, 2, 2, 4, 4, 6]);
  });

  test('roll-11.2, roll-11.3, roll-11.4, roll-11.5, roll-11.9, roll-11.10, roll-11.12, roll-11.14: every formula', () => {
    expect(bonus('free-trade-association', { ...idle, tableau: ['galactic-resort', 'gem-world', 'spice-world'] })).toBe(
      4,
    );
    expect(
      bonus('galactic-bankers', { ...idle, faction: 1, tableau: ['space-docks', 'trade-levies', 'public-works'] }),
    ).toBe(5);
    expect(bonus('galactic-exchange', { dice: { cup: ['home', 'military'], citizenry: ['genes', 'home'] } })).toBe(3);
    expect(
      bonus('galactic-reserves', {
        tableau: ['gem-world', 'mining-world'],
        dice: { cup: ['home'], 'world:gem-world': dice(2), 'world:mining-world': dice(2) },
      }),
    ).toBe(4);
    expect(bonus('mining-league', { ...idle, home: 'alpha-centauri', faction: 8, tableau: ['mining-world'] })).toBe(6);
    expect(
      bonus('new-economy', {
        ...idle,
        faction: 9,
        tableau: ['space-docks', 'trade-levies', 'public-works', 'local-subsidies'],
      }),
    ).toBe(4);
    expect(bonus('system-diversification', { ...idle, tableau: ['backup-planning'] })).toBe(4);
    expect(bonus('system-diversification', { ...idle, faction: 7, tableau: ['backup-planning'] })).toBe(4);
  });

  test('roll-11.7: Galactic Renaissance has steps', () => {
    const [power] = gameEndPowers(sideBySlug('galactic-renaissance')?.number ?? 0);
    const scene = manage(idle);
    const worth = (chips: number): number => {
      scene.player(0).chips = chips;
      return power === undefined ? -1 : formulaWorth(scene.player(0), power.formula);
    };
    expect([0, 1, 2, 3, 9, 10, 14, 15, 55].map(worth)).toEqual([0, 1, 1, 2, 3, 4, 4, 5, 10]);
  });

  test('roll-11.13: 18 developments carry a Reassign power', () => {
    expect(sides.filter(({ reassignPower }) => reassignPower)).toHaveLength(18);
    expect(sideBySlug('biological-adaptation')?.reassignPower).toBe(false);
  });

  test('EX-TIE-1, roll-11.15: dice in the cup and credits break a tie, or the victory is shared', () => {
    const scene = scenario({
      at: 'manage',
      seats: [
        { chips: 10, credits: 1, home: 'new-sparta', dice: { cup: dice(6) } },
        { chips: 10, credits: 3, home: 'epsilon-eridani', faction: 7, dice: { cup: dice(4) } },
      ],
    });
    scene.player(1).chips += scoreOf(scene.state, 0).total - scoreOf(scene.state, 1).total;
    expect(placings(scene.state).map(({ rank }) => rank)).toEqual([1, 1]);
    scene.player(0).dice.push(991);
    scene.player(0).places.push(0);
    expect(placings(scene.state).map(({ rank }) => rank)).toEqual([1, 2]);
  });
});

test('EX-STRICT-1, roll-12.1, roll-12.5: the lowest faction number begins, then clockwise by seat', () => {
  const scene = scenario({ at: 'manage', seats: [7, 2, 9, 5].map((faction) => ({ ...idle, faction })) });
  expect(strictOrder(scene.state)).toEqual([1, 2, 3, 0]);
});
