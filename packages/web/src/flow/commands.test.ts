// Keys: no two commands of one table share one, and only keys that nobody else needs can be given away.

import { expect, test } from 'vitest';
import { commands, isFreeKey, lend, plainKey, usualKeys } from './commands.ts';

test('every command has a key of its own', () => {
  const keys = commands.map((command) => usualKeys[command]);
  expect(new Set(keys).size).toBe(commands.length);
  expect(keys.filter((key) => !isFreeKey(key))).toEqual([]);
});

test.each(['1', ' ', 'Tab', 'Escape', 'ArrowLeft', 'F5', 'Shift'])('%j cannot be given to a command', (key) => {
  expect(isFreeKey(key)).toBe(false);
});

test('letters are the same in either case, and other alphabets have keys too', () => {
  expect(plainKey('Z')).toBe('z');
  expect(['é', 'ñ', 'Enter', '?'].every(isFreeKey)).toBe(true);
});

test('what is lent can be taken back in any order', () => {
  const [first, second] = [lend({ undo: () => {} }), lend({ undo: () => {} })];
  first();
  expect(second).not.toThrow();
});
