// Phase I: tasks, placing, powers, and the bag running short.

import { describe, expect, test } from 'vitest';
import { roll } from '../index.ts';
import { scenario, tileWith } from '../testing/scenario.ts';
import { exploreBound } from './timing.ts';

const place = (tile: string, side: 'development' | 'world', where: 'under' | 'top' = 'under') => ({
  tile,
  side,
  where,
});

describe('scouting', () => {
  test('EX-EXPLORE-1, roll-1.7, roll-1.10, roll-4.0.3, roll-4.0.5, roll-17.8: abandon two, draw three, the first placed is the top', () => {
    const scene = scenario({
      at: 'explore',
      seats: [
        {
          development: ['T10', 'T11'],
          world: ['T12'],
          dice: { 'column:explore': ['home'] },
          draws: ['T20', 'T21', 'T22'],
        },
        {},
      ],
    });
    scene.answer(0, 'explore.task', { do: 'scout', abandon: ['T11', 'T12'] });
    expect(scene.state.players[0]?.abandoned).toHaveLength(2);
    scene.answer(0, 'explore.place', place('T21', 'world'));
    scene.answer(0, 'explore.place', place('T20', 'world'));
    scene.answer(0, 'explore.place', place('T22', 'world'));
    expect(scene.stack(0, 'development')).toEqual(['T10']);
    expect(scene.stack(0, 'world')).toEqual(['T21', 'T20', 'T22']);
    expect(scene.dice(0, 'citizenry')).toEqual(['home']);
    expect(scene.state.players[0]?.abandoned).toEqual([]);
  });

  test('EX-EXPLORE-2, roll-4.0.1, roll-4.0.4, roll-17.7: without abandoning exactly one tile is drawn', () => {
    const scene = scenario({ at: 'explore', seats: [{ dice: { 'column:explore': ['home'] } }, {}] });
    const before = scene.state.bag.length;
    scene.answer(0, 'explore.task', { do: 'scout', abandon: [] });
    expect(scene.player(0).drawn).toHaveLength(1);
    expect(scene.state.bag).toHaveLength(before - 1);
  });

  test('EX-EXPLORE-3, roll-3.4.2, roll-17.22: the second Scout may abandon what the first one drew', () => {
    const scene = scenario({
      at: 'explore',
      seats: [{ dice: { 'column:explore': ['home', 'home'] }, draws: ['T20', 'T21', 'T22'] }, {}],
    });
    scene.answer(0, 'explore.task', { do: 'scout', abandon: [] });
    expect(scene.refusal(0, { do: 'stock' })).toBe('roll/malformed'); // every drawn tile must be placed first
    scene.answer(0, 'explore.place', place('T20', 'world'));
    expect(scene.refusal(0, { do: 'scout', abandon: ['T21'] })).toBe('roll/no-such-tile');
    expect(scene.refusal(0, { do: 'scout', abandon: ['T20', 'T20'] })).toBe('roll/named-twice');
    scene.answer(0, 'explore.task', { do: 'scout', abandon: ['T20'] });
    expect(scene.player(0).drawn).toHaveLength(2);
  });

  test('EX-EXPLORE-4, roll-4.0.7: dice stay on a stack that becomes empty', () => {
    const scene = scenario({
      at: 'explore',
      seats: [
        {
          world: ['lost-alien-warship'],
          dice: { 'column:explore': ['home'], 'stack:world': ['home', 'home'] },
          draws: ['T20', 'T21'],
        },
        {},
      ],
    });
    scene.answer(0, 'explore.task', { do: 'scout', abandon: [tileWith('lost-alien-warship')] });
    scene.answer(0, 'explore.place', place('T20', 'development'));
    scene.answer(0, 'explore.place', place('T21', 'development'));
    expect(scene.stack(0, 'world')).toEqual([]);
    expect(scene.dice(0, 'stack:world')).toEqual(['home', 'home']);
  });

  test('EX-EXPLORE-5: a tile put on top with enough workers waits for its own phase', () => {
    const cheap = tileWith('trade-levies');
    const scene = scenario({
      at: 'explore',
      seats: [
        {
          faction: 4,
          development: ['new-economy'],
          dice: { 'column:explore': ['home'], 'stack:development': ['military', 'military', 'rare', 'home'] },
          draws: [cheap],
        },
        {},
      ],
    });
    scene.answer(0, 'explore.task', { do: 'scout', abandon: [] });
    scene.answer(0, 'explore.place', place(cheap, 'development', 'top'));
    expect(scene.stack(0, 'development')).toEqual([cheap, tileWith('new-economy')]);
    expect(scene.dice(0, 'stack:development')).toHaveLength(4);
    expect(scene.told('completed')).toEqual([]);
  });

  test('on top only with the power', () => {
    const scene = scenario({ at: 'explore', seats: [{ dice: { 'column:explore': ['home'] }, draws: ['T20'] }, {}] });
    scene.answer(0, 'explore.task', { do: 'scout', abandon: [] });
    expect(scene.refusal(0, place('T20', 'world', 'top'))).toBe('roll/not-on-top');
    expect(scene.refusal(0, place('T21', 'world'))).toBe('roll/no-such-tile');
    const { drawn, notOnTop } = scene.describe(0, 'explore.place');
    expect(notOnTop).toEqual({ code: 'roll/not-on-top', data: { tile: 'T20' } });
    const workers = { total: 2, terms: [{ cause: 'cost', amount: 2 }] };
    expect(drawn).toMatchObject([{ tile: 'T20', development: { side: 'galactic-recycling', workers } }]);
  });
});

describe('powers', () => {
  test('EX-EXPLORE-6, roll-1.3, roll-4.0.2, roll-4.0.6, roll-13.1: virtual explorers must act and leave no die behind', () => {
    const scene = scenario({
      at: 'explore',
      seats: [{ faction: 2, tableau: ['alien-research-ship'] }, { faction: 1 }],
    });
    expect(scene.told('virtualWorkers')[0]?.colours).toEqual(['home', 'alien']);
    expect(scene.refusal(0, { do: 'stock' })).toBe('roll/worker-needed'); // with Alien Archaeology it matters who acts
    expect(scene.refusal(0, { do: 'stock', worker: 'virtual-rare' })).toBe('roll/no-such-worker');
    scene.answer(0, 'explore.task', { do: 'stock', worker: 'virtual-alien' });
    expect(scene.credits(0)).toBe(5);
    scene.answer(0, 'explore.task', { do: 'stock' });
    expect(scene.credits(0)).toBe(7);
    expect(scene.dice(0, 'citizenry')).toEqual([]);
    expect(scene.asked(0)).toBeNull();
  });

  test('EX-EXPLORE-7, roll-4.0.8: Alien Research Team draws always and pays for an Alien Scout once', () => {
    const team = (dice: readonly ('alien' | 'home')[]) =>
      scenario({
        at: 'explore',
        seats: [
          { tableau: ['alien-research-team'], dice: { 'column:explore': dice }, draws: ['T20', 'T21', 'T22'] },
          {},
        ],
      });
    const scouted = team(['alien', 'alien']);
    for (const tile of ['T20', 'T21']) {
      scouted.answer(0, 'explore.task', { do: 'scout', abandon: [] });
      scouted.answer(0, 'explore.place', place(tile, 'world'));
    }
    scouted.answer(0, 'explore.extraTile', { tile: 'T22', side: 'world' });
    expect(scouted.credits(0)).toBe(2);
    const stocked = team(['alien', 'alien']);
    stocked.answer(0, 'explore.task', { do: 'stock' }).answer(0, 'explore.task', { do: 'stock' });
    stocked.answer(0, 'explore.extraTile', { tile: 'T20', side: 'development' });
    expect(stocked.credits(0)).toBe(5);
    const idle = team([]);
    idle.answer(0, 'explore.extraTile', { tile: 'T20', side: 'development' });
    expect(idle.credits(0)).toBe(1);
    expect(idle.stack(0, 'development')).toEqual(['T20']);
  });

  test('EX-EXPLORE-8, roll-16.6, roll-16.10, roll-17.12: the extra tile goes under a stack, and nothing is rearranged any more', () => {
    const scene = scenario({
      at: 'explore',
      seats: [
        { faction: 4, tableau: ['alien-research-team', 'advanced-logistics'], world: ['T12'], draws: ['T20'] },
        {},
      ],
    });
    scene.answer(0, 'explore.done', { do: 'done' });
    expect(scene.asked(0)?.kind).toBe('explore.extraTile');
    expect(scene.refusal(0, { tile: 'T20', side: 'world', where: 'top' })).toBe('roll/malformed');
    expect(scene.refusal(0, { do: 'rearrange', development: ['T12'], world: [] })).toBe('roll/malformed');
    scene.answer(0, 'explore.extraTile', { tile: 'T20', side: 'world' });
    expect(scene.stack(0, 'world')).toEqual(['T12', 'T20']);
    expect(scene.asked(0)).toBeNull();
  });

  test('EX-EXPLORE-9, roll-4.2.2: Technology Unions pays for most developments, not for a tie', () => {
    const three = ['technology-unions', 'jumpdrive-research', 'public-works'];
    const others = [
      { faction: 9, tableau: ['export-duties', 'galactic-demand', 'trade-levies'] },
      { faction: 9, tableau: ['space-docks', 'space-tourism'] },
    ];
    const withFaction = (faction: number) =>
      scenario({ at: 'explore', seats: [{ faction, tableau: three }, ...others] });
    expect(withFaction(9).credits(0)).toBe(1);
    expect(withFaction(1).credits(0)).toBe(2); // its faction development counts
  });

  test('roll-4.2.1, roll-17.9, roll-17.10: Advanced Logistics before each task, after the last one, without explorers, as often as wanted', () => {
    const scene = scenario({
      at: 'explore',
      seats: [
        { tableau: ['advanced-logistics'], development: ['T10'], world: ['T12'], dice: { 'column:explore': ['home'] } },
        {},
      ],
    });
    expect(scene.refusal(0, { do: 'rearrange', development: [], world: ['T10'] })).toBe('roll/other-tiles');
    expect(scene.refusal(0, { do: 'rearrange', development: ['T10'], world: ['T10'] })).toBe('roll/named-twice');
    scene.answer(0, 'explore.task', { do: 'rearrange', development: [], world: ['T12', 'T10'] });
    expect(scene.stack(0, 'world')).toEqual(['T12', 'T10']);
    scene.answer(0, 'explore.task', { do: 'rearrange', development: ['T12', 'T10'], world: [] });
    scene.answer(0, 'explore.task', { do: 'stock' });
    scene.answer(0, 'explore.done', { do: 'rearrange', development: ['T10', 'T12'], world: [] });
    scene.answer(0, 'explore.done', { do: 'rearrange', development: ['T10'], world: ['T12'] });
    expect([scene.stack(0, 'development'), scene.stack(0, 'world')]).toEqual([['T10'], ['T12']]);
    scene.answer(0, 'explore.done', { do: 'done' });
    expect(scene.asked(0)).toBeNull();
    const plain = scenario({ at: 'explore', seats: [{ dice: { 'column:explore': ['home'] } }, {}] });
    expect(plain.refusal(0, { do: 'rearrange', development: [], world: [] })).toBe('roll/no-rearranging');
  });
});

describe('the bag runs short', () => {
  test('EX-BAG-1, roll-4.1.1: level 1 takes what is there, then the whole pile', () => {
    const scene = scenario({
      at: 'explore',
      bag: ['T01', 'T02', 'T03', 'T04'],
      seats: [
        { faction: 5, development: ['T10', 'T11'], dice: { 'column:explore': ['home'] }, draws: ['T04', 'T10', 'T20'] },
        { faction: 1, world: ['T20', 'T21'], dice: { 'column:explore': ['home'] }, draws: ['T01', 'T02', 'T03'] },
      ],
    });
    scene.answer(1, 'explore.task', { do: 'scout', abandon: ['T20', 'T21'] });
    for (const tile of ['T01', 'T02', 'T03']) scene.answer(1, 'explore.place', place(tile, 'world'));
    scene.answer(0, 'explore.task', { do: 'scout', abandon: ['T10', 'T11'] });
    expect(scene.told('shortage')).toMatchObject([{ level: 1, returned: 4, seat: 0 }]);
    expect(scene.player(0).drawn).toHaveLength(3);
    expect(scene.state.bag).toHaveLength(2);
    expect(scene.state.players.map(({ abandoned }) => abandoned.length)).toEqual([0, 0]);
  });

  test('EX-BAG-2, roll-4.1.2, roll-4.1.3, roll-16.7, roll-17.11: level 2 asks every seat with three tiles for one', () => {
    const scene = scenario({
      at: 'explore',
      bag: [],
      seats: [
        {
          faction: 5,
          development: ['T10', 'T11', 'T12', 'T13'],
          dice: { 'column:explore': ['home'] },
          draws: ['T10', 'T20'],
        },
        { faction: 1, world: ['T20', 'T21', 'T22'] },
        { faction: 2, world: ['T30', 'T31'] },
      ],
    });
    scene.answer(0, 'explore.task', { do: 'scout', abandon: ['T10'] });
    scene.answer(0, 'explore.place', place('T10', 'world')); // drawn back, and placed before anybody gives
    expect(scene.asked(2)).toBeNull();
    expect(scene.refusal(0, { tile: 'T20' })).toBe('roll/no-such-tile');
    scene.answer(0, 'explore.shortageDiscard', { tile: 'T11' });
    scene.answer(1, 'explore.shortageDiscard', { tile: 'T20' });
    expect(scene.state.bag).toHaveLength(1);
    scene.answer(0, 'explore.place', place('T20', 'development'));
    expect(scene.stack(0, 'development')).toEqual(['T12', 'T13', 'T20']);
    expect(scene.told('shortage')).toMatchObject([
      { level: 1, returned: 1 },
      { level: 2, givers: [1, 0] },
    ]);
    expect(scene.told('phaseEnded').at(-1)?.strict).toBe(true);
  });

  test('roll-4.1.4, roll-16.12: the same two levels serve the extra tile', () => {
    const scene = scenario({
      at: 'explore',
      bag: [],
      seats: [{ tableau: ['alien-research-team'], draws: ['T21'] }, { world: ['T20', 'T21', 'T22'] }],
    });
    scene.answer(1, 'explore.shortageDiscard', { tile: 'T21' });
    scene.answer(0, 'explore.extraTile', { tile: 'T21', side: 'world' });
    expect(scene.stack(0, 'world')).toEqual(['T21']);
  });

  test('roll-4.1.5, roll-12.6, roll-16.13: the first draw that cannot be served turns to strict order; tasks not begun are asked again', () => {
    const scene = scenario({
      at: 'explore',
      bag: ['T01', 'T02'],
      seats: [
        { faction: 5, development: ['T10', 'T11', 'T12'], dice: { 'column:explore': ['home'] } },
        { faction: 1, world: ['T20', 'T21'], dice: { 'column:explore': ['home', 'home'] } },
        { faction: 3, tableau: ['advanced-logistics'], world: ['T30'], dice: { 'column:explore': ['rare'] } },
      ],
    });
    const old = scene.asked(1)?.id;
    scene.answer(2, 'explore.task', { do: 'scout', abandon: [] });
    scene.answer(0, 'explore.task', { do: 'scout', abandon: ['T10', 'T11'] }); // needs 3, one is left
    expect(scene.asked(2)?.kind).toBe('explore.place'); // what was drawn is still placed
    expect(scene.asked(0)).toBeNull();
    expect(scene.asked(1)).toBeNull(); // its task is withdrawn
    const [drawn] = roll.viewFor(scene.state, 2).players[2]?.drawn ?? [];
    scene.answer(2, 'explore.place', place(drawn ?? '', 'world'));
    expect(scene.asked(1)?.id).toBeGreaterThan(old ?? 0); // faction 1 begins
    expect([scene.asked(0), scene.asked(2)]).toEqual([null, null]);
    scene.answer(1, 'explore.task', { do: 'stock' });
    scene.answer(1, 'explore.task', { do: 'stock' });
    scene.answer(2, 'explore.done', { do: 'done' }); // only the owner's own turn
    expect(scene.player(0).drawn).toHaveLength(3);
    scene.playOut();
    expect(scene.state.shortage).toBe(false);
  });

  test('EX-STRICT-2, roll-12.2: two explorers and four tiles draw at most eleven', () => {
    expect(exploreBound(2, 4)).toBe(11);
    expect(exploreBound(1, 0)).toBe(1);
    expect(exploreBound(0, 5)).toBe(0);
  });
});
