// xoshiro128**: small and fast, for simulation and search. Its state is four words; guessable from its output.

import { word } from './word.ts';

export function nextXoshiro(words: number[]): number {
  const s0 = word(words, 0);
  const s1 = word(words, 1);
  let s2 = word(words, 2);
  let s3 = word(words, 3);
  const scaled = Math.imul(s1, 5);
  const result = Math.imul((scaled << 7) | (scaled >>> 25), 9) >>> 0;
  s2 ^= s0;
  s3 ^= s1;
  words[1] = s1 ^ s2;
  words[0] = s0 ^ s3;
  words[2] = s2 ^ (s1 << 9);
  words[3] = (s3 << 11) | (s3 >>> 21);
  return result;
}
