// Randomness is data: a generator is a few numbers in the state, reached only through `below` and `shuffle`.

import { assert } from '../bug.ts';
import { chachaFromKey, chachaStarting, nextChacha } from './chacha8.ts';
import { sha256 } from './sha256.ts';
import { nextXoshiro } from './xoshiro128.ts';

/** `chacha8` for matches (not guessable from its output), `xoshiro128` for simulation and search. */
export type Generator = 'chacha8' | 'xoshiro128';

export interface Random {
  readonly generator: Generator;
  readonly words: number[];
}

/** What a match draws its chances from: any text, and which generator to make of it. */
export interface Seed {
  readonly text: string;
  readonly generator: Generator;
  /** Told of every purpose that a stream is made for, by whoever wants to list them. */
  readonly heard?: (purpose: string) => void;
}

/** One stream per purpose, so that what one seat does never changes another seat's chances. */
export function randomFor(seed: Seed, purpose: string): Random {
  seed.heard?.(purpose);
  return randomFromKey(seed.generator, sha256(`${seed.text}/${purpose}`));
}

export function randomFromKey(generator: Generator, key: readonly number[]): Random {
  if (generator === 'chacha8') return { generator, words: chachaFromKey(key) };
  const words = key.slice(0, 4).map((word) => word | 0);
  if (!words.some((word) => word !== 0)) words[0] = 1; // the one state from which xoshiro never leaves
  return { generator, words };
}

/** A simulation's generator from a number; quick, for playouts by the thousand. */
export function randomFromNumber(seed: number): Random {
  const words: number[] = [];
  let mixed = seed | 0;
  for (let i = 0; i < 4; i++) {
    mixed = (mixed + 0x9e3779b9) | 0;
    let z = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
    z = Math.imul(z ^ (z >>> 13), 0xc2b2ae35);
    words.push(z ^ (z >>> 16));
  }
  if (!words.some((word) => word !== 0)) words[0] = 1;
  return { generator: 'xoshiro128', words };
}

/**
 * A stream whose first numbers are these, and which then goes on as it would have: for prepared positions. A block of
 * the generator is part of its state, so there is room for sixteen.
 */
export function withFirst(random: Random, first: readonly number[]): Random {
  assert(random.generator === 'chacha8', 'only chacha8 keeps the numbers that come next');
  return { generator: random.generator, words: chachaStarting(random.words, first) };
}

export function next32(random: Random): number {
  return random.generator === 'xoshiro128' ? nextXoshiro(random.words) : nextChacha(random.words);
}

/** A whole number from 0 to n - 1, each equally likely. */
export function below(random: Random, n: number): number {
  assert(n > 0 && n <= 0x100000000, `below(${n})`);
  if (n === 1) return 0;
  const limit = 0x100000000 - (0x100000000 % n);
  for (;;) {
    const value = next32(random);
    if (value < limit) return value % n;
  }
}

export function shuffle<T>(random: Random, list: T[]): T[] {
  for (let i = list.length - 1; i > 0; i--) {
    const j = below(random, i + 1);
    const held = list[i] as T;
    list[i] = list[j] as T;
    list[j] = held;
  }
  return list;
}

export function pick<T>(random: Random, list: readonly T[]): T {
  return list[below(random, list.length)] as T;
}

export const cloneRandom = (random: Random): Random => ({ generator: random.generator, words: random.words.slice() });
