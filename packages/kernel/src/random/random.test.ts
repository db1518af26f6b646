// The generators against published sequences, and what is built on them against chance.

import { describe, expect, test } from 'vitest';
import { chachaFromKey, nextChacha } from './chacha8.ts';
import {
  below,
  cloneRandom,
  next32,
  pick,
  type Random,
  randomFor,
  randomFromKey,
  randomFromNumber,
  shuffle,
  withFirst,
} from './random.ts';
import { sha256Hex } from './sha256.ts';
import { nextXoshiro } from './xoshiro128.ts';

describe('ChaCha8', () => {
  // Two blocks of key stream for a key and a nonce of zeros, as published with the cipher's test vectors.
  const stream =
    '3e00ef2f895f40d67f5bb8e81f09a5a12c840ec3ce9a7f3b181be188ef711a1e' +
    '984ce172b9216f419f445367456d5619314a42a3da86b001387bfdb80e0cfe42' +
    'd2aefa0deaa5c151bf0adb6c01f2a5adc0fd581259f9a2aadcf20f8fd566a26b' +
    '5032ec38bbc5da98ee0c6f568b872a65a08abf251deb21bb4b56e5d8821e68aa';

  test('gives the published key stream', () => {
    const words = chachaFromKey(new Array(8).fill(0));
    const bytes = Buffer.alloc(128);
    for (let i = 0; i < 32; i++) bytes.writeUInt32LE(nextChacha(words), 4 * i);
    expect(bytes.toString('hex')).toBe(stream);
  });

  test('goes on from its words after a JSON trip, in the middle of a block', () => {
    const words = chachaFromKey([1, 2, 3, 4, 5, 6, 7, 8]);
    for (let i = 0; i < 21; i++) nextChacha(words);
    const copy = JSON.parse(JSON.stringify(words)) as number[];
    for (let i = 0; i < 40; i++) expect(nextChacha(copy)).toBe(nextChacha(words));
  });
});

describe('xoshiro128**', () => {
  test('gives the sequences of the reference implementation', () => {
    const small = [1, 2, 3, 4];
    const expected = [
      11520, 0, 5927040, 70819200, 2031721883, 1637235492, 1287239034, 3734860849, 3729100597, 4258142804,
    ];
    expect(expected.map(() => nextXoshiro(small))).toEqual(expected);
    const large = [0x964d4a0c, 0xd40ab895, 0xad7fdecb, 0x3006f0f0];
    expect([1, 2, 3, 4].map(() => nextXoshiro(large))).toEqual([0xf1391922, 0x6fe53806, 0xa5be2840, 0xf510ee70]);
  });
});

describe('SHA-256', () => {
  test.each([
    ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
    ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
    [
      'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
      '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
    ],
    ['Größe 🎲 '.repeat(9), '01257f981d9d7a0c77dafed86ccecb94150bd1a1b0f1318a6c557ecae7d0b6ae'],
  ])('of %j', (text, hash) => {
    expect(sha256Hex(text)).toBe(hash);
  });
});

describe('streams', () => {
  const draws = (random: Random): number[] => Array.from({ length: 5 }, () => next32(random));

  test('are the same for the same seed and purpose, and others for another', () => {
    for (const generator of ['chacha8', 'xoshiro128'] as const) {
      const seed = { text: 'match 1', generator };
      expect(draws(randomFor(seed, 'deck'))).toEqual(draws(randomFor(seed, 'deck')));
      expect(draws(randomFor(seed, 'deck'))).not.toEqual(draws(randomFor(seed, 'dice/0')));
      expect(draws(randomFor(seed, 'deck'))).not.toEqual(draws(randomFor({ text: 'match 2', generator }, 'deck')));
    }
  });

  test('never stick at zero', () => {
    const zero = randomFromKey('xoshiro128', [0, 0, 0, 0, 9, 9, 9, 9]);
    expect(new Set(draws(zero).concat(draws(zero))).size).toBeGreaterThan(5);
  });

  test('are copied, not shared', () => {
    const random = randomFromNumber(7);
    const copy = cloneRandom(random);
    expect(draws(copy)).toEqual(draws(random));
    next32(copy);
    expect(draws(copy)).not.toEqual(draws(random));
  });

  test('from neighbouring numbers have nothing in common', () => {
    const all = Array.from({ length: 1000 }, (_, seed) => next32(randomFromNumber(seed)));
    expect(new Set(all).size).toBe(1000);
  });
});

/** Sum of (seen - expected)² / expected. */
function chiSquare(counts: readonly number[]): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

describe('below', () => {
  test.each(['chacha8', 'xoshiro128'] as const)('%s: each of 6 is equally likely', (generator) => {
    const random = randomFor({ text: 'dice', generator }, 'fair');
    const counts = new Array<number>(6).fill(0);
    for (let i = 0; i < 60_000; i++) {
      const face = below(random, 6);
      counts[face] = (counts[face] ?? 0) + 1;
    }
    expect(chiSquare(counts)).toBeLessThan(25.7); // 5 degrees of freedom, one run in ten thousand is above
  });

  test('a range that does not divide 2^32 has no favourites', () => {
    const random = randomFromNumber(3);
    const third = 0x100000000 * 0.75; // a plain remainder would hit the lowest third twice as often
    const counts = [0, 0, 0];
    for (let i = 0; i < 30_000; i++) {
      const part = Math.floor((below(random, third) / third) * 3);
      counts[part] = (counts[part] ?? 0) + 1;
    }
    expect(chiSquare(counts)).toBeLessThan(18.4);
  });

  test('takes 1 without drawing, 2^32 whole, and nothing beyond', () => {
    const random = randomFromNumber(1);
    const before = cloneRandom(random);
    expect(below(random, 1)).toBe(0);
    expect(random).toEqual(before);
    expect(below(random, 0x100000000)).toBe(next32(before));
    for (const n of [0, -1, 0x100000001, Number.NaN]) expect(() => below(random, n)).toThrow();
  });
});

describe('shuffle and pick', () => {
  test('keep every piece and give each order alike', () => {
    const random = randomFromNumber(11);
    const counts = new Map<string, number>();
    for (let i = 0; i < 24_000; i++) {
      const order = shuffle(random, ['a', 'b', 'c', 'd']).join('');
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    expect(counts.size).toBe(24);
    expect([...counts.keys()].every((order) => [...order].sort().join('') === 'abcd')).toBe(true);
    expect(chiSquare([...counts.values()])).toBeLessThan(56); // 23 degrees of freedom
  });

  test('pick takes one of the list', () => {
    const random = randomFromNumber(5);
    const seen = new Set(Array.from({ length: 100 }, () => pick(random, ['x', 'y', 'z'])));
    expect([...seen].sort()).toEqual(['x', 'y', 'z']);
  });
});

test('a stream can begin with known numbers, and then goes on by its key', () => {
  const seed = { text: 'known', generator: 'chacha8' } as const;
  const plain = randomFor(seed, 'dice');
  const known = withFirst(plain, [3, 0, 5]);
  expect([below(known, 6), below(known, 6), below(known, 6)]).toEqual([3, 0, 5]);
  expect([next32(known), next32(known)]).toEqual([next32(plain), next32(plain)]);
  expect(() => withFirst(plain, new Array(17).fill(1))).toThrow('17');
  expect(() => withFirst(randomFromNumber(1), [1])).toThrow('chacha8');
});
