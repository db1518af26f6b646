// ChaCha8: for matches, since nobody can guess the next card from the ones seen so far.
// The words: key (8), block counter (1), position within the block (1), current block (16).

import { assert } from '../bug.ts';
import { word } from './word.ts';

export const chachaWords = 26;
const counterAt = 8;
const positionAt = 9;
const blockAt = 10;
const constants = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574];

export function chachaFromKey(key: readonly number[]): number[] {
  const words = new Array<number>(chachaWords).fill(0);
  for (let i = 0; i < 8; i++) words[i] = (key[i] ?? 0) >>> 0;
  words[positionAt] = 16; // the first block is made when the first number is asked for
  return words;
}

/** The same stream with other numbers in front: they stand at the end of the current block. */
export function chachaStarting(words: readonly number[], first: readonly number[]): number[] {
  assert(first.length <= 16, `${first.length} numbers do not fit into a block`);
  const made = words.slice();
  for (const [index, number] of first.entries()) made[blockAt + 16 - first.length + index] = number >>> 0;
  made[positionAt] = 16 - first.length;
  return made;
}

export function nextChacha(words: number[]): number {
  let position = word(words, positionAt);
  if (position === 16) {
    fillBlock(words);
    position = 0;
  }
  words[positionAt] = position + 1;
  return word(words, blockAt + position);
}

function fillBlock(words: number[]): void {
  const counter = word(words, counterAt);
  const start = [...constants, ...words.slice(0, 8), counter >>> 0, 0, 0, 0];
  const x = Int32Array.from(start);
  for (let i = 0; i < 4; i++) {
    quarter(x, 0, 4, 8, 12);
    quarter(x, 1, 5, 9, 13);
    quarter(x, 2, 6, 10, 14);
    quarter(x, 3, 7, 11, 15);
    quarter(x, 0, 5, 10, 15);
    quarter(x, 1, 6, 11, 12);
    quarter(x, 2, 7, 8, 13);
    quarter(x, 3, 4, 9, 14);
  }
  for (let i = 0; i < 16; i++) words[blockAt + i] = (word(x, i) + word(start, i)) >>> 0;
  words[counterAt] = counter + 1;
}

function quarter(x: Int32Array, a: number, b: number, c: number, d: number): void {
  x[a] = word(x, a) + word(x, b);
  x[d] = rotate(word(x, d) ^ word(x, a), 16);
  x[c] = word(x, c) + word(x, d);
  x[b] = rotate(word(x, b) ^ word(x, c), 12);
  x[a] = word(x, a) + word(x, b);
  x[d] = rotate(word(x, d) ^ word(x, a), 8);
  x[c] = word(x, c) + word(x, d);
  x[b] = rotate(word(x, b) ^ word(x, c), 7);
}

const rotate = (value: number, bits: number): number => (value << bits) | (value >>> (32 - bits));
