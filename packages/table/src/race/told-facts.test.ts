// What a table of Race says of itself where the printed game has a mat, a marker or a card beside the table.

import { startMatch } from '@orrery/kernel';
import { race } from '@orrery/race';
import { en } from '@orrery/words';
import { expect, test } from 'vitest';
import { barStats } from './facts.ts';
import { raceOptionTags } from './option-tags.ts';
import { shownRows } from './robot-mat.ts';

const steps = (world: string, phase: string): string => {
  const row = shownRows(en, { world, hasCounter: true }).find((each) => each.phase === phase);
  return row?.own === true ? row.action.join('; ') : 'as on the mat';
};

test('race-11.6.1: a robot that changes its symbol, or settles in its own way once, says so', () => {
  expect(steps('old-earth', 'consume')).toContain('after its first Trade its symbol stands for ×2');
  expect(steps('damaged-alien-factory', 'consume')).toContain('after each Trade its symbol stands for Produce');
  expect(steps('damaged-alien-factory', 'produce')).toContain('after each Produce its symbol stands for Trade');
  expect(steps('doomed-world', 'settle')).toContain(
    'the first time instead: look through the supply for a non-military world worth 3 or more; place it free; economy +1; credit +2',
  );
  expect(steps('earths-lost-colony', 'settle')).toBe('as on the mat');
  const gone = shownRows(en, { world: 'old-earth', hasCounter: false });
  expect(gone.every(({ own }) => !own)).toBe(true);
});

test('race-12.4: after a draft the bar counts the own deck, not what nobody took', () => {
  const options = { sets: ['base', 'gs', 'rvi'], draft: true };
  const started = startMatch(race, { options, seats: [{}, {}], seed: 'a bar' });
  if (!started.ok) throw new Error(started.refusal.code);
  const view = race.viewFor(started.value.state, 0);
  const supply = (owner: number | null, deck: number, discard: number) => ({
    owner,
    contents: null,
    deck,
    discard,
    known: [],
  });
  const supplies = [supply(0, 40, 5), supply(1, 41, 6), supply(null, 7, 0)];
  const counted = (phase: 'setup' | 'explore', seat: number | null): number[] =>
    barStats(en, { ...view, phase, seat, supplies }).map(({ amount }) => amount);
  expect(counted('explore', 0).slice(1)).toEqual([40, 5]);
  expect(counted('explore', 1).slice(1)).toEqual([41, 6]);
  expect(counted('explore', null).slice(1)).toEqual([81, 11]);
  expect(counted('setup', 0).slice(1)).toEqual([7, 0]);
});

test('a waiting room tells the scenario with its sides, printed hands and the solo game', () => {
  const tags = (options: object): string[] => raceOptionTags(en, options, null);
  const sets = ['base', 'gs', 'rvi'];
  expect(tags({ sets, scenario: 'rebel-vs-imperium-2p', sides: [1, 0] }).slice(0, 3)).toEqual([
    'Rebel against Imperium',
    'Player 1: Imperium Warlord',
    'Player 2: Rebel Cantina',
  ]);
  expect(tags({ sets, scenario: 'rebel-vs-imperium-2p' })[0]).toBe('Rebel against Imperium (By lot)');
  expect(tags({ sets: ['base'], presetHands: [1, null] })).toContain('First-game hands');
  expect(tags({ sets: ['base'], presetHands: [null, null] })).not.toContain('First-game hands');
  expect(tags({ sets: ['base', 'gs'], solo: { level: 'easy' } })[0]).toBe('Solo against the robot');
});
