// How much may be in a file of own cards.

import type { Flaw } from './mistakes.ts';

/** @rule race-14.3 */
export const ownCardLimits = {
  /** Bytes of a file. */
  bytes: 64 * 1024,
  designs: 60,
  /** Of each design. */
  copies: 4,
  /** Characters of a name. */
  nameLength: 40,
} as const;

/** Whether a file is larger than allowed, counted in UTF-8. @rule race-14.3 */
export function tooLarge(text: string): Flaw | null {
  const max = ownCardLimits.bytes;
  let found = 0;
  for (const letter of text) {
    const code = letter.codePointAt(0) ?? 0;
    found += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
  }
  return found > max ? { code: 'too-large', max, found } : null;
}
