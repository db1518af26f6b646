// No message is left over: each is read somewhere, by its name or through its group.

import { expect, test } from 'vitest';
import { en } from './en.ts';
import { messagesOf } from './testing/catalogues.ts';

/** Everything but tests and the catalogues themselves. */
const sources = Object.entries(
  import.meta.glob<string>(['../../*/src/**/*.{ts,svelte}', '!../../**/*.test.ts', '!./??/**', '!./??.ts'], {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
).map(([, text]) => text);

/** Where a group is read as a whole: `words.phases[phase]`, `const text = words.tableSetup`. */
const readWhole = (group: string): string[] =>
  sources.filter((text) => new RegExp(`words\\.${group.replaceAll('.', '\\.')}(?!\\??\\.?[\\w$])`).test(text));

const isIndexed = (group: string): boolean =>
  sources.some((text) => new RegExp(`words\\.${group.replaceAll('.', '\\.')}\\[`).test(text));

function isRead(path: string): boolean {
  const parts = path.split('.');
  if (readWhole(path).length > 0) return true;
  for (let length = 1; length < parts.length; length++) {
    const group = parts.slice(0, length).join('.');
    if (isIndexed(group)) return true;
    const rest = parts.slice(length);
    const named = (text: string): boolean => rest.some((key) => new RegExp(`\\b${key}\\b`).test(text));
    if (readWhole(group).some(named)) return true;
  }
  return false;
}

/** What no page reads by itself: other messages are made of it. */
const ingredients = /^(automatic|roll\.worldColours)\./;

test('every message is read somewhere', () => {
  const unread = [...messagesOf(en).keys()].filter((path) => !ingredients.test(path) && !isRead(path));
  expect(unread).toEqual([]);
});
