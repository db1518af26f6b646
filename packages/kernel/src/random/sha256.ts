// SHA-256 of a text: turns seeds into keys, and lets a match publish the hash of its secret seed at the start.
// Written out here because the kernel runs in browsers and workers alike and may import nothing.

import { must } from '../bug.ts';
import { word } from './word.ts';

const roundConstants = primes(64).map((prime) => fraction(Math.cbrt(prime)));
const initialHash = primes(8).map((prime) => fraction(Math.sqrt(prime)));

export function sha256(text: string): number[] {
  const bytes = padded(utf8(text));
  const hash = initialHash.slice();
  const schedule = new Array<number>(64).fill(0);
  for (let block = 0; block < bytes.length; block += 64) {
    for (let i = 0; i < 16; i++) schedule[i] = wordAt(bytes, block + 4 * i);
    for (let i = 16; i < 64; i++) schedule[i] = extend(schedule, i);
    compress(hash, schedule);
  }
  return hash.map((word) => word >>> 0);
}

export function sha256Hex(text: string): string {
  return sha256(text)
    .map((word) => word.toString(16).padStart(8, '0'))
    .join('');
}

function compress(hash: number[], schedule: readonly number[]): void {
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = hash;
  for (let i = 0; i < 64; i++) {
    const big1 = right(e, 6) ^ right(e, 11) ^ right(e, 25);
    const choice = (e & f) ^ (~e & g);
    const first = (h + big1 + choice + word(roundConstants, i) + word(schedule, i)) | 0;
    const big0 = right(a, 2) ^ right(a, 13) ^ right(a, 22);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    h = g;
    g = f;
    f = e;
    e = (d + first) | 0;
    d = c;
    c = b;
    b = a;
    a = (first + big0 + majority) | 0;
  }
  const mixed = [a, b, c, d, e, f, g, h];
  for (let i = 0; i < 8; i++) hash[i] = (word(hash, i) + word(mixed, i)) | 0;
}

function extend(schedule: readonly number[], i: number): number {
  const early = word(schedule, i - 15);
  const late = word(schedule, i - 2);
  const small0 = right(early, 7) ^ right(early, 18) ^ (early >>> 3);
  const small1 = right(late, 17) ^ right(late, 19) ^ (late >>> 10);
  return (word(schedule, i - 16) + small0 + word(schedule, i - 7) + small1) | 0;
}

const right = (value: number, bits: number): number => (value >>> bits) | (value << (32 - bits));

function wordAt(bytes: readonly number[], at: number): number {
  return (word(bytes, at) << 24) | (word(bytes, at + 1) << 16) | (word(bytes, at + 2) << 8) | word(bytes, at + 3);
}

function padded(bytes: number[]): number[] {
  const bits = bytes.length * 8;
  const all = [...bytes, 0x80];
  while (all.length % 64 !== 56) all.push(0);
  for (let shift = 56; shift >= 0; shift -= 8) all.push(shift >= 32 ? 0 : (bits >>> shift) & 0xff);
  return all;
}

function utf8(text: string): number[] {
  const bytes: number[] = [];
  for (const character of text) {
    const code = must(character.codePointAt(0), 'a character has a number');
    if (code < 0x80) bytes.push(code);
    else if (code < 0x800) bytes.push(0xc0 | (code >> 6), 0x80 | (code & 63));
    else if (code < 0x10000) bytes.push(0xe0 | (code >> 12), 0x80 | ((code >> 6) & 63), 0x80 | (code & 63));
    else bytes.push(0xf0 | (code >> 18), 0x80 | ((code >> 12) & 63), 0x80 | ((code >> 6) & 63), 0x80 | (code & 63));
  }
  return bytes;
}

function primes(count: number): number[] {
  const found: number[] = [];
  for (let n = 2; found.length < count; n++) if (found.every((prime) => n % prime !== 0)) found.push(n);
  return found;
}

function fraction(value: number): number {
  return ((value - Math.floor(value)) * 2 ** 32) | 0;
}
