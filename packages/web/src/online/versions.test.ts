// Which page is renewed, which one waits, and which one plays.

import { describe, expect, test } from 'vitest';
import { nameOf, standingOf } from './versions.ts';

const page = { protocol: 2, rules: { race: 3, roll: 5 } };

describe('a page against a server', () => {
  test.each([
    ['same', { protocol: 2, rules: { race: 3, roll: 5 } }],
    ['older', { protocol: 3, rules: { race: 3, roll: 5 } }],
    ['older', { protocol: 2, rules: { race: 3, roll: 6 } }],
    ['newer', { protocol: 1, rules: { race: 3, roll: 5 } }],
    ['newer', { protocol: 2, rules: { race: 2, roll: 5 } }],
    ['older', { protocol: 1, rules: { race: 4, roll: 5 } }], // it lags in one thing: it must not read on
    ['same', { protocol: 2, rules: {} }], // from before servers told
    ['same', { protocol: 2, rules: { race: 3, roll: 5, third: 1 } }],
  ] as const)('is %s than %j', (standing, server) => {
    expect(standingOf(page, server)).toBe(standing);
  });

  test('servers that speak alike have one name, whatever the order they tell it in', () => {
    expect(nameOf({ protocol: 2, rules: { roll: 5, race: 3 } })).toBe(nameOf(page));
    expect(nameOf({ protocol: 2, rules: { roll: 6, race: 3 } })).not.toBe(nameOf(page));
  });
});
