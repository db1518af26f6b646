// What was wrong comes again, what was right does not until all were seen, and broken memories are none.

import { expect, test } from 'vitest';
import { answered, memoryFrom, nextPuzzle, noMemory } from './puzzle-memory.ts';

const ids = ['a', 'b', 'c', 'd', 'e', 'f'];

test('in order, with what was wrong in between', () => {
  let memory = noMemory;
  const given: string[] = [];
  for (let no = 0; no < 7; no++) {
    const id = nextPuzzle(memory, ids, given.at(-1) ?? null);
    if (id === null) throw new Error('none');
    given.push(id);
    memory = answered(memory, id, !(id === 'b' && given.filter((each) => each === 'b').length === 1));
  }
  expect(given).toEqual(['a', 'b', 'c', 'd', 'b', 'e', 'f']);
  expect(memory).toMatchObject({ asked: 7, right: 6, wrong: [] });
  expect(ids).toContain(nextPuzzle(memory, ids, 'f')); // and they begin anew
  expect(nextPuzzle(memory, [], null)).toBeNull();
});

test('what is kept is read with care', () => {
  const memory = answered(answered(noMemory, 'a', false), 'b', true);
  expect(memoryFrom(JSON.stringify(memory))).toEqual(memory);
  for (const text of [null, '', '7', '{}', '{"asked":1,"right":0,"seen":[3],"wrong":[]}']) {
    expect(memoryFrom(text)).toBe(noMemory);
  }
});
