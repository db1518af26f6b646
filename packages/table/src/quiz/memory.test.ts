// What was wrong comes again soon, then later, and is forgotten once it was right twice in a row.

import { expect, test } from 'vitest';
import { answered, dueAgain, memoryFrom, noMemory, type QuizMemory, withoutQuestion } from './memory.ts';

/** So many other questions, all answered right. */
function after(memory: QuizMemory, others: number): QuizMemory {
  let now = memory;
  for (let count = 0; count < others; count++) now = answered(now, `race-cost-${1000 + count}`, true);
  return now;
}

test('a wrong one is asked again after three others, not before', () => {
  const wrong = answered(noMemory(5), 'race-may-1', false);
  expect([0, 1, 2, 3].map((others) => dueAgain(after(wrong, others)))).toEqual([null, null, null, 'race-may-1']);
});

test('right once: it comes again later; right twice: it is forgotten', () => {
  const once = answered(after(answered(noMemory(5), 'race-may-1', false), 3), 'race-may-1', true);
  expect(dueAgain(after(once, 9))).toBeNull();
  const due = after(once, 10);
  expect(dueAgain(due)).toBe('race-may-1');
  expect(answered(due, 'race-may-1', true).wrong).toEqual([]);
  expect(dueAgain(after(answered(due, 'race-may-1', false), 3))).toBe('race-may-1');
});

test('of several the one that has waited longest comes first, and none is in it twice', () => {
  const two = answered(answered(noMemory(0), 'race-may-1', false), 'race-may-2', false);
  expect(dueAgain(after(two, 5))).toBe('race-may-1');
  expect(answered(two, 'race-may-1', false).wrong.map(({ id }) => id)).toEqual(['race-may-2', 'race-may-1']);
  expect(withoutQuestion(two, 'race-may-1').wrong.map(({ id }) => id)).toEqual(['race-may-2']);
});

test('it counts, and it is kept as text', () => {
  const memory = answered(answered(noMemory(9), 'race-may-1', true), 'roll-cost-2', false);
  expect([memory.right, memory.asked, memory.next]).toEqual([1, 2, 9]);
  expect(memoryFrom(JSON.stringify(memory))).toEqual(memory);
  const senseless = [
    null,
    '',
    '{',
    '[]',
    '{"asked":-1,"right":0,"next":0,"wrong":[]}',
    '{"asked":1,"right":0,"next":0,"wrong":[7]}',
  ];
  expect(senseless.map(memoryFrom)).toEqual(senseless.map(() => null));
});
