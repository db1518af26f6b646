// What a reply speaks of: parts of an answer.

import { expect, test } from 'vitest';
import { fits } from './pattern.ts';

test.each([
  [['settle'], ['settle'], true],
  [['settle'], ['develop'], false],
  [null, null, true],
  [null, 'gem-world', false],
  [{ cards: ['b'] }, { way: 'pay', cards: ['a', 'b'] }, true],
  [{ cards: ['b', 'b'] }, { way: 'pay', cards: ['a', 'b'] }, false],
  [{ select: { phase: 'ship' } }, { wilds: [], select: { die: 'home/ship', phase: 'ship' } }, true],
  [{ uses: [{ power: 'dictate' }] }, { uses: [] }, false],
  [{ do: { not: 'stock' } }, { do: 'scout' }, true],
  [{ do: 'stock' }, null, false],
])('%j in %j: %s', (pattern, answer, does) => {
  expect(fits(pattern, answer)).toBe(does);
});
