// Counters, ranges and lists of Japanese.

import { expect, test } from 'vitest';
import { either, list, people, pieces, quoted, range, sheets } from './numbers.ts';

test('counters', () => {
  expect([sheets(1), pieces(2), people(3)]).toEqual(['1枚', '2個', '3人']);
});

test('ranges', () => {
  expect(range(1, 7)).toBe('1〜7');
  expect(range(2, 2)).toBe('2');
});

test('lists', () => {
  expect(list([])).toBe('');
  expect(list(['探索', '発展', '移住'])).toBe('探索、発展、移住');
  expect(either(['探索'])).toBe('探索');
  expect(either(['探索', '生産'])).toBe('探索または生産');
  expect(either(['A', 'B', 'C'])).toBe('A、BまたはC');
});

test('names in their brackets', () => {
  expect(quoted('Old Earth')).toBe('「Old Earth」');
  expect(quoted('Old Earth', 'New Sparta')).toBe('「Old Earth」「New Sparta」');
});
