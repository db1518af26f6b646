// Keys: no two commands of one place share one, and only keys that nobody else needs can be given away.

import { expect, test } from 'vitest';
import { type Context, contextOf, contexts, isFreeKey, keyOf, lend, shownKey, usualKeys } from './commands.ts';

test.each(Object.keys(contexts) as Context[])('every command has a key of its own: %s', (context) => {
  const keys = contexts[context].map((command) => usualKeys[command]);
  expect(new Set(keys).size).toBe(keys.length);
  expect(keys.filter((key) => !isFreeKey(key, context))).toEqual([]);
  expect(new Set(contexts[context].map(contextOf))).toEqual(new Set([context]));
});

test.each(['1', ' ', 'Tab', 'Escape', 'ArrowLeft', 'F5', 'Shift'])('%j cannot be given to a command', (key) => {
  expect(isFreeKey(key)).toBe(false);
});

test('letters are the same in either case, and other alphabets have keys too', () => {
  expect(keyOf({ key: 'Z', shiftKey: true })).toBe('z');
  expect(['é', 'ñ', 'Enter', '?'].every((key) => isFreeKey(key))).toBe(true);
});

test('keys that move steer a replay, with and without Shift', () => {
  expect(keyOf({ key: 'ArrowLeft', shiftKey: true })).toBe('Shift+ArrowLeft');
  expect(isFreeKey('Shift+ArrowLeft', 'replay')).toBe(true);
  expect(shownKey('Shift+ArrowLeft')).toBe('⇧←');
});

test('what is lent can be taken back in any order', () => {
  const [first, second] = [lend({ undo: () => {} }), lend({ undo: () => {} })];
  first();
  expect(second).not.toThrow();
});
