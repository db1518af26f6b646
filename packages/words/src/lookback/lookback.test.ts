// Looking back in every language: the same messages, all of them its own.

import { expect, test } from 'vitest';
import { languages } from '../languages.ts';
import { messagesOf } from '../testing/catalogues.ts';
import { lookbackWords } from './index.ts';

const english = messagesOf(await lookbackWords('en'));
/** Nothing but what is put in. */
const signs = ['branches.points'];

test.each(languages.filter(({ code }) => code !== 'en'))('$code', async ({ code }) => {
  const own = messagesOf(await lookbackWords(code));
  expect([...own.keys()]).toEqual([...english.keys()]);
  for (const [path, message] of own) {
    expect(typeof message, path).toBe(typeof english.get(path));
    if (!signs.includes(path)) expect(String(message), path).not.toBe(String(english.get(path)));
  }
});
