// A match keeps its own copy of what it was given.

import { expect, test } from 'vitest';
import { ownCopy } from './answer.ts';

test('plain data is copied all the way down', () => {
  const answer = { way: 'pay', cards: [3, 1], powers: [{ card: 2, uses: null }] };
  const copy = ownCopy(answer) as typeof answer;
  expect(copy).toEqual(answer);
  answer.cards.push(9);
  answer.powers[0]!.card = 7;
  expect(copy).toEqual({ way: 'pay', cards: [3, 1], powers: [{ card: 2, uses: null }] });
});

test('what is not plain comes back as it is', () => {
  const things = [undefined, Number.NaN, 1n, Symbol('x'), new Map(), () => 0, Object.create(null)];
  for (const thing of things) expect(ownCopy(thing)).toBe(thing);
});

test('a getter is read once', () => {
  let reads = 0;
  const copy = ownCopy({
    get card() {
      reads += 1;
      return reads;
    },
  }) as { card: number };
  expect([copy.card, copy.card, reads]).toEqual([1, 1, 1]);
});

test('a cycle or a forged prototype does no harm', () => {
  const cycle: unknown[] = [];
  cycle.push(cycle, cycle);
  expect(Array.isArray(ownCopy(cycle))).toBe(true);
  const forged = ownCopy(JSON.parse('{"__proto__":{"seat":1}}')) as { seat?: number };
  expect(forged.seat).toBeUndefined();
  expect(Object.keys(forged)).toEqual(['__proto__']);
});
