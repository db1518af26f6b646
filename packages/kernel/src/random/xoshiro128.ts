// xoshiro128**: small and fast, for simulation and search. Its state is four words; guessable from its output.

export function nextXoshiro(words: number[]): number {
  const s0 = words[0] as number;
  const s1 = words[1] as number;
  let s2 = words[2] as number;
  let s3 = words[3] as number;
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
