// The rows of a round tell of the round that was played last, me first, and read well at any moment of it.

import { faceFor } from '@orrery/kernel';
import { en, speakerFor } from '@orrery/words';
import { expect, test } from 'vitest';
import { playByForms as playRace } from '../race/testing/play-by-forms.ts';
import { playByForms as playRoll } from '../roll/testing/play-by-forms.ts';
import type { Fact, GameName } from '../table.ts';
import { roundRows } from './round-rows.ts';

const say = speakerFor(en, ['Me', 'Halley', 'Mira'], 1);
const told: readonly [GameName, readonly Fact[]][] = [
  ['race', playRace({}, 3, 4, { asked: () => undefined }).events.map((event) => faceFor(event, 1) as Fact)],
  ['roll', playRoll(3, 7, { asked: () => undefined }).events.map((event) => faceFor(event, 1) as Fact)],
];

test.each(told)('%s: whenever somebody looks, no part is left open', (game, facts) => {
  let longest = 0;
  for (let seen = 0; seen <= facts.length; seen++) {
    const story = roundRows(game, facts.slice(0, seen), say);
    for (const { parts } of story?.rows ?? []) {
      expect(parts.filter((part) => part.trim() !== part || part === '' || part.includes('undefined'))).toEqual([]);
      longest = Math.max(longest, parts.length);
    }
    expect(story?.round ?? 0).toBeLessThanOrEqual(facts[seen - 1]?.round ?? 0);
  }
  expect(longest).toBeGreaterThan(2);
});

test.each(told)('%s: every seat has a row in the last round, me first', (game, facts) => {
  const story = roundRows(game, facts, say);
  expect(story?.round).toBe(Math.max(...facts.map(({ round }) => round)));
  expect(story?.rows.map(({ seat }) => seat)).toEqual([1, 0, 2]);
});

test.each(told)('%s: nobody who did something is said to have passed', (game, facts) => {
  for (let seen = 0; seen <= facts.length; seen++) {
    for (const { parts } of roundRows(game, facts.slice(0, seen), say)?.rows ?? []) {
      if (parts.includes(en.story.passed)) expect(parts).toEqual([en.story.passed]);
    }
  }
});

test('before anything was played there is nothing to tell', () => {
  for (const [game, facts] of told) expect(roundRows(game, facts.slice(0, 3), say)).toBeNull();
});
