// Phases IV and V: goods, trades, consuming, VP chips.

import { describe, expect, test } from 'vitest';
import { roll } from '../index.ts';
import type { DieColour } from '../powers/vocabulary.ts';
import type { ShipAnswer } from '../questions.ts';
import { poolLeft, reserveUsed } from '../state.ts';
import { type Scene, type SeatSetup, scenario } from '../testing/scenario.ts';

const produce = (seat: SeatSetup): Scene => scenario({ at: 'produce', seats: [seat, {}] });
const producers = (...colours: readonly DieColour[]) => ({ 'column:produce': colours });

describe('producing', () => {
  test('EX-PRODUCE-1, roll-1.4, roll-7.1.1, roll-7.1.2, roll-17.17: two goods worlds, three producers', () => {
    const scene = produce({
      tableau: ['gem-world', 'mining-world', 'outlaw-world'],
      dice: producers('home', 'home', 'home'),
    });
    expect(scene.dice(0, 'world:gem-world')).toEqual(['home']);
    expect(scene.dice(0, 'world:mining-world')).toEqual(['home']);
    expect(scene.dice(0, 'cup')).toEqual(['home']);
    const choosing = produce({ tableau: ['gem-world', 'outlaw-world'], dice: producers('home', 'rare') });
    expect(choosing.refusal(0, { die: choosing.pick(0, 'column:produce', 'home')[0], world: 'outlaw-world' })).toBe(
      'roll/no-room',
    );
    expect(choosing.refusal(0, { die: choosing.pick(0, 'column:produce', 'home')[0], world: 'mining-world' })).toBe(
      'roll/no-room',
    );
    choosing.answer(0, 'produce.place', { die: choosing.pick(0, 'column:produce', 'rare')[0], world: 'gem-world' });
    expect(choosing.dice(0, 'cup')).toEqual(['home']);
  });

  test('EX-PRODUCE-2, roll-13.5: Galactic Reserves holds two goods of any colours on each world', () => {
    const scene = produce({
      tableau: ['galactic-reserves', 'gem-world', 'mining-world'],
      dice: { 'world:gem-world': ['genes'], 'world:mining-world': ['rare'], ...producers('home', 'military', 'alien') },
    });
    scene.answer(0, 'produce.place', { die: scene.pick(0, 'column:produce', 'home')[0], world: 'gem-world' });
    const [military] = scene.pick(0, 'column:produce', 'military');
    expect(scene.refusal(0, { die: military, world: 'gem-world' })).toBe('roll/no-room');
    scene.answer(0, 'produce.place', { die: military, world: 'mining-world' });
    expect(scene.dice(0, 'world:gem-world')).toEqual(['genes', 'home']);
    expect(scene.dice(0, 'cup')).toEqual(['alien']);
    expect(scene.told('powerUsed').filter(({ effect }) => effect === 'goodsCapacity')).toHaveLength(2);
  });

  test('EX-PRODUCE-3, roll-13.6, roll-13.12: goods are counted by world, for Genetics Lab by die', () => {
    const goods = { 'world:gem-world': ['military'], 'world:spice-world': ['novelty'] } as const;
    const markets = produce({ faction: 3, tableau: ['gem-world', 'spice-world'], dice: goods });
    expect(markets.credits(0)).toBe(3);
    const league = produce({
      tableau: ['mining-league', 'mining-world', 'gem-world'],
      dice: { 'world:mining-world': ['home'], 'world:gem-world': ['rare'] },
    });
    expect(league.credits(0)).toBe(2);
    const lab = produce({
      faction: 5,
      tableau: ['gem-world', 'plague-world'],
      dice: { 'world:gem-world': ['genes'], 'world:plague-world': ['home'] },
    });
    expect(lab.credits(0)).toBe(3);
  });

  test('EX-PRODUCE-4, roll-12.7: old and new goods count at the end of the phase', () => {
    const scene = produce({
      faction: 3,
      tableau: ['gem-world', 'spice-world', 'space-port'],
      dice: { 'world:gem-world': ['military'], ...producers('home', 'home') },
    });
    // Space Mall of faction 3 is a Novelty world too
    scene.answer(0, 'produce.place', { die: scene.pick(0, 'column:produce', 'home')[0], world: 'spice-world' });
    scene.answer(0, 'produce.place', { die: scene.pick(0, 'column:produce', 'home')[0], world: 'space-mall' });
    expect(scene.credits(0)).toBe(4);
  });
});

/** Seat 0 ships from one world with one good and one shipper. */
function shipping(world: string, good: DieColour, shipper: DieColour, seat: SeatSetup = {}): Scene {
  return scenario({
    at: 'ship',
    seats: [
      {
        ...seat,
        tableau: [...(seat.tableau ?? []), world],
        dice: { ...seat.dice, 'column:ship': [shipper], [`world:${world}`]: [good] },
      },
      {},
    ],
  });
}

function ship(scene: Scene, task: 'trade' | 'consume', more: Partial<ShipAnswer> = {}): Scene {
  const player = roll.viewFor(scene.state, 0).players[0];
  const good = player?.dice.find(({ at }) => at.startsWith('world:'))?.die;
  const worker = player?.dice.find(({ at }) => at.endsWith(':ship'))?.die;
  return scene.answer(0, 'ship.task', { worker, good, do: task, ...more });
}

describe('shipping', () => {
  test('EX-SHIP-1, roll-7.2.1, roll-7.2.3: a Home good on a Genes world trades for 5 and consumes for 1', () => {
    expect(ship(shipping('plague-world', 'home', 'home'), 'trade').credits(0)).toBe(6);
    const scene = ship(shipping('plague-world', 'home', 'home'), 'consume');
    expect(scene.player(0).chips).toBe(1);
    expect(scene.dice(0, 'citizenry')).toEqual(['home', 'home']);
  });

  test.each<[string, DieColour, DieColour, number]>([
    ['plague-world', 'genes', 'consumption', 3],
    ['mining-world', 'consumption', 'rare', 3],
    ['mining-world', 'military', 'novelty', 1],
  ])('EX-SHIP-2: from %s a %s good with a %s shipper is worth %i', (world, good, shipper, vp) => {
    expect(ship(shipping(world, good, shipper), 'consume').player(0).chips).toBe(vp);
  });

  test('EX-SHIP-3: trade powers look at the world', () => {
    const both = { tableau: ['jumpdrive-research', 'export-duties'] };
    expect(ship(shipping('mining-world', 'rare', 'home', both), 'trade').credits(0)).toBe(7);
    const alone = { tableau: ['jumpdrive-research'] };
    expect(ship(shipping('mining-world', 'home', 'home', alone), 'trade').credits(0)).toBe(6);
    expect(ship(shipping('gem-world', 'rare', 'home', alone), 'trade').credits(0)).toBe(4);
  });

  test('EX-SHIP-4: Novelty world with Galactic Demand and Export Duties', () => {
    const seat = { tableau: ['galactic-demand', 'export-duties'] };
    expect(ship(shipping('gem-world', 'home', 'home', seat), 'trade').credits(0)).toBe(7);
  });

  test('EX-SHIP-5, roll-7.2.5: consume powers add up', () => {
    const seat = { faction: 8, tableau: ['galactic-renaissance', 'space-refineries', 'trade-levies'] };
    const scene = shipping('mining-world', 'rare', 'consumption', seat);
    const [good] = scene.describe(0, 'ship.task').goods;
    expect(good?.consume.map(({ gain }) => gain)).toMatchObject([{ vp: 5, credits: 2, lost: 0 }]);
    ship(scene, 'consume');
    expect(scene.player(0).chips).toBe(5);
    expect(scene.credits(0)).toBe(3);
  });

  test('EX-SHIP-6: Organic Shipyards brings virtual shippers; the goods go to the Citizenry', () => {
    const yard = (world: string): Scene =>
      scenario({
        at: 'ship',
        seats: [{ tableau: ['organic-shipyards', world], dice: { [`world:${world}`]: ['home'] } }, {}],
      });
    const consume = (scene: Scene, worker: string): Scene =>
      scene.answer(0, 'ship.task', { worker, good: scene.player(0).dice[0], do: 'consume' });
    expect(consume(yard('plague-world'), 'virtual-genes').player(0).chips).toBe(2);
    expect(consume(yard('plague-world'), 'virtual-home').player(0).chips).toBe(1);
    const scene = consume(yard('gem-world'), 'virtual-genes');
    expect(scene.player(0).chips).toBe(1);
    expect(scene.dice(0, 'citizenry')).toEqual(['home']);
    expect(scene.player(0).virtual).toEqual([]);
  });

  test('EX-SHIP-7, roll-7.2.4, roll-16.5, roll-17.18: Galactic Bankers is paid after the gain', () => {
    const scene = shipping('mining-world', 'home', 'home', { credits: 9, tableau: ['galactic-bankers'] });
    ship(scene, 'trade', { bankers: true });
    expect(scene.credits(0)).toBe(9);
    expect(scene.player(0).chips).toBe(1);
    const without = shipping('mining-world', 'home', 'home');
    const player = without.player(0);
    const base = { worker: player.dice[0], good: player.dice[1] };
    expect(without.refusal(0, { ...base, do: 'trade', bankers: true })).toBe('roll/no-buying');
    const owner = shipping('mining-world', 'home', 'home', { tableau: ['galactic-bankers'] });
    expect(owner.refusal(0, { ...base, do: 'consume', bankers: true })).toBe('roll/no-buying');
    expect(owner.refusal(0, { ...base, do: 'trade', bankers: false })).toBeNull();
  });

  test.each([
    [3, 2],
    [4, 2],
    [5, 3],
    [0, 0],
  ])('EX-SHIP-8: Space Piracy with %i Military dice in the Citizenry pays %i', (military, credits) => {
    const citizenry = Array.from({ length: military }, () => 'military' as const);
    const scene = scenario({
      at: 'ship',
      seats: [{ faction: 1, dice: { citizenry, 'column:ship': ['military'] } }, {}],
    });
    expect(scene.credits(0)).toBe(1 + credits); // the idle Military shipper is in the cup
  });

  test('EX-SHIP-8, roll-13.9: a Military shipper used in this phase counts', () => {
    expect(ship(shipping('gem-world', 'home', 'military', { faction: 1 }), 'consume').credits(0)).toBe(2);
  });

  test.each([
    [['lost-alien-battle-fleet', 'alien-sentinels'], [], 2],
    [['lost-alien-battle-fleet'], ['alien-sentinels'], 1],
    [[], ['alien-sentinels'], 1],
  ])('EX-SHIP-9: Space Tourism with %j against %j pays %i', (mine, yours, credits) => {
    const scene = scenario({ at: 'ship', seats: [{ tableau: ['space-tourism', ...mine] }, { tableau: yours }] });
    expect(scene.credits(0)).toBe(1 + credits);
  });

  test('EX-SHIP-10, roll-7.2.2: shippers are used while goods remain', () => {
    const two = scenario({
      at: 'ship',
      seats: [
        {
          tableau: ['gem-world', 'spice-world', 'space-port'],
          dice: {
            'column:ship': ['home', 'home'],
            'world:gem-world': ['home'],
            'world:spice-world': ['home'],
            'world:space-port': ['home'],
          },
        },
        {},
      ],
    });
    ship(ship(two, 'consume'), 'consume');
    expect(two.asked(0)).toBeNull();
    expect(two.dice(0, 'world:space-port')).toEqual(['home']);
    const one = scenario({
      at: 'ship',
      seats: [
        { tableau: ['gem-world'], dice: { 'column:ship': ['home', 'home', 'home'], 'world:gem-world': ['home'] } },
        {},
      ],
    });
    ship(one, 'trade');
    expect(one.dice(0, 'cup')).toEqual(['home', 'home']);
    expect(one.dice(0, 'citizenry')).toEqual(['home', 'home']);
  });
});

describe('VP chips', () => {
  test('EX-VP-1, roll-7.2.6, roll-16.11: pool 1, a Consume worth 3', () => {
    const scene = shipping('gem-world', 'novelty', 'novelty', { chips: 23 });
    expect(poolLeft(scene.state)).toBe(1);
    ship(scene, 'consume');
    expect(scene.player(0).chips).toBe(26);
    expect([poolLeft(scene.state), reserveUsed(scene.state)]).toEqual([0, 2]);
    expect(scene.told('gainedChips')).toMatchObject([{ amount: 3, poolBefore: 1, poolAfter: 0 }]);
  });

  test('EX-VP-2: pool 3, a Consume worth 3 empties it; later ones pay in full', () => {
    const scene = scenario({
      at: 'ship',
      seats: [
        {
          chips: 21,
          tableau: ['gem-world', 'spice-world'],
          dice: {
            'column:ship': ['novelty', 'novelty'],
            'world:gem-world': ['novelty'],
            'world:spice-world': ['novelty'],
          },
        },
        {},
      ],
    });
    expect(scene.told('phaseStarted')[0]?.strict).toBe(true);
    ship(scene, 'consume');
    expect(poolLeft(scene.state)).toBe(0);
    ship(scene, 'consume');
    expect(scene.player(0).chips).toBe(27);
  });

  test('EX-VP-3, roll-12.8, roll-16.9: Galactic Salon takes the last chip at the end of Ship', () => {
    const scene = scenario({
      at: 'phases',
      active: ['ship'],
      seats: [{ chips: 23, tableau: ['galactic-salon'], dice: { cup: ['home'] } }, { dice: { cup: ['home'] } }],
    });
    expect(scene.told('matchEnded')).toMatchObject([{ why: ['pool'] }]);
  });

  test('roll-12.4: shipping goes in strict order when the pool could run out', () => {
    const seat = (world: string): SeatSetup => ({
      tableau: [world],
      dice: { 'column:ship': ['home'], [`world:${world}`]: ['home'] },
    });
    const scene = scenario({
      at: 'ship',
      seats: [
        { ...seat('gem-world'), faction: 7, chips: 20 },
        { ...seat('space-port'), faction: 2 },
      ],
    });
    expect([scene.asked(0), scene.asked(1)?.kind]).toEqual([null, 'ship.task']);
    const free = scenario({ at: 'ship', seats: [seat('gem-world'), seat('space-port')] });
    expect([free.asked(0)?.kind, free.asked(1)?.kind]).toEqual(['ship.task', 'ship.task']);
  });
});
