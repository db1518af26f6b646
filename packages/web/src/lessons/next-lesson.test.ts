// The lesson after another one.

import { expect, test } from 'vitest';
import { nextLesson } from './next-lesson.ts';

const all = ['race-first', 'race-goals', 'race-solo', 'roll-first', 'roll-stack'];

test.each([
  ['race-first', [], 'race-goals'],
  ['race-first', ['race-goals'], 'race-solo'],
  ['race-solo', ['race-solo'], 'race-first'],
  ['race-goals', ['race-first', 'race-solo'], null],
  ['roll-first', ['race-goals'], 'roll-stack'],
])('after %s, with %j done', (lesson, done, next) => {
  expect(nextLesson(all, lesson, done)).toBe(next);
});
