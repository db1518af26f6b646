// The gallery has everything there is, and finds it by name, by words of its powers, by kind, phase and set.

import { designs, goalTiles } from '@orrery/race/describe';
import { sides } from '@orrery/roll/describe';
import { en } from '@orrery/words';
import { expect, test } from 'vitest';
import { everything, search } from './gallery.ts';
import { raceGallery } from './race/gallery.ts';
import { rollGallery } from './roll/gallery.ts';

const race = raceGallery(en).entries;
const roll = rollGallery(en).entries;
const names = (found: readonly { name: string }[]): string[] => found.map(({ name }) => name);

test('nothing is left out, and everything has its own id', () => {
  expect(race).toHaveLength(designs.length + goalTiles.length);
  expect(roll).toHaveLength(sides.length);
  for (const entries of [race, roll]) {
    expect(new Set(entries.map(({ of, id }) => `${of}/${id}`)).size).toBe(entries.length);
    expect(search(entries, everything)).toHaveLength(entries.length);
  }
});

test('by name, whatever the case, the name first', () => {
  expect(names(search(race, { ...everything, words: 'gem WORLD' }))[0]).toBe('Gem World');
  expect(names(search(roll, { ...everything, words: 'galactic manda' }))[0]).toBe('Galactic Mandate');
});

test('by the Hungarian name of a card or goal, without its accents', () => {
  expect(names(search(race, { ...everything, words: 'Ősi Faj' }))[0]).toBe('Ancient Race');
  expect(names(search(race, { ...everything, words: 'oreg fold' }))[0]).toBe('Old Earth');
  const [goal] = search(race, { ...everything, words: 'Galaktikus Státusz' });
  expect([goal?.name, goal?.otherNames]).toEqual(['Galactic Status', { hu: 'Galaktikus Státusz' }]);
  expect(race.filter(({ otherNames }) => 'hu' in otherNames).length).toBeGreaterThanOrEqual(44 + 15);
});

test('by the words of a power', () => {
  const found = search(race, { ...everything, words: 'hand limit' });
  expect(found.length).toBeGreaterThan(0);
  expect(found.every(({ text }) => text.toLowerCase().includes('hand limit'))).toBe(true);
});

test('by kind, phase and set together', () => {
  const found = search(race, { words: '', kind: 'military', phase: 'explore', set: 'base' });
  expect(found.length).toBeGreaterThan(0);
  for (const { kinds, phases, sets } of found) {
    expect([kinds.includes('military'), phases.includes('explore'), sets.includes('base')]).toEqual([true, true, true]);
  }
  expect(search(race, { ...everything, kind: 'goal' })).toHaveLength(goalTiles.length);
  expect(search(roll, { ...everything, phase: 'assign' }).length).toBeGreaterThan(5);
});

test('nothing fits nonsense', () => {
  expect(search(race, { ...everything, words: 'qqqq' })).toEqual([]);
});
