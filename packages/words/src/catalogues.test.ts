// The languages have the same messages, all of them their own, and a browser gets its own language.

import { describe, expect, test } from 'vitest';
import { en } from './en.ts';
import { languages, preferred } from './languages.ts';
import { catalogues, type Message, messagesOf } from './testing/catalogues.ts';

const english = messagesOf(en);
const others = catalogues.filter(({ code }) => code !== 'en');

const kindOf = (message: Message | undefined): string =>
  message === undefined ? 'missing' : typeof message === 'string' ? 'text' : `function of ${message.length}`;

/** The same in every language: names of games, sets and bots, numerals, signs. */
const names = [
  /^site\.(name|games|short)\b/,
  /^botNames\b/,
  /^setTitles\b/,
  /^roll\.numerals\b/,
  /^(goods|roll\.colours)\.\w+\.letter$/,
];

/** Words that a language shares with English. */
const shared: { readonly [code: string]: readonly string[] } = {
  hu: ['bot', 'robot'],
  ja: ['vp'],
  es: ['bot', 'bots', 'draft', 'genes', 'imperium', 'normal', 'robot', 'total', 'virtual'],
};

/** The words a message has of its own, apart from what it puts in. */
function wordsOf(message: Message): string[] {
  const texts = typeof message === 'string' ? [message] : (String(message).match(/`[^`]*`|'[^']*'|"[^"]*"/g) ?? []);
  return texts.flatMap((text) => text.replaceAll(/\$\{[^}]*\}/g, '').match(/\p{L}{2,}/gu) ?? []);
}

describe.each(others)('$code', ({ code, words }) => {
  const own = messagesOf(words);

  test('has every message of English, of the same kind, and no other', () => {
    const differing = [...new Set([...english.keys(), ...own.keys()])]
      .filter((path) => kindOf(own.get(path)) !== kindOf(english.get(path)))
      .map((path) => `${path}: ${kindOf(own.get(path))}, in English ${kindOf(english.get(path))}`);
    expect(differing).toEqual([]);
  });

  test('leaves nothing in English', () => {
    const untranslated = [...own]
      .filter(([path, message]) => {
        const original = english.get(path);
        if (original === undefined || names.some((name) => name.test(path))) return false;
        if (String(message) !== String(original)) return false;
        return wordsOf(message).some((word) => !(shared[code] ?? []).includes(word.toLowerCase()));
      })
      .map(([path, message]) => `${path}: ${String(message)}`);
    expect(untranslated).toEqual([]);
  });
});

test('a browser gets the first of its languages that there is', () => {
  expect(preferred(['de-DE', 'es-MX', 'en'])).toBe('es');
  expect(preferred(['fr'])).toBe('en');
  expect(preferred([])).toBe('en');
});

test('every language to choose is loaded as it is tested', async () => {
  const loaded = await Promise.all(languages.map(async ({ code, load }) => ({ code, words: await load() })));
  expect(loaded.map(({ code }) => code).sort()).toEqual(catalogues.map(({ code }) => code).sort());
  for (const { code, words } of loaded) expect(words).toBe(catalogues.find((one) => one.code === code)?.words);
});
