// Whatever the server or a bot refuses, the page has a sentence for it in every language.

import { botRefusals } from '@orrery/bots';
import { serverRefusals } from '@orrery/protocol';
import { catalogues } from '@orrery/words/testing';
import { expect, test } from 'vitest';
import { unreachable } from './api.ts';

test.each(catalogues)('$code has a sentence for every code', ({ words }) => {
  const codes: readonly string[] = [...serverRefusals, ...botRefusals, unreachable];
  expect(codes.filter((code) => !Object.hasOwn(words.refusals, code))).toEqual([]);
});
