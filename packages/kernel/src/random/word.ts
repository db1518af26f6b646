// A word of a generator or of a hash: a number at a place where there always is one. A function of its own, not one for all
// lists: the generators run by the million, and this way it only ever sees lists of numbers.

import { EngineBug } from '../bug.ts';

export function word(words: readonly number[] | Int32Array, at: number): number {
  const found = words[at];
  if (found === undefined) throw new EngineBug(`there is no word ${at}`);
  return found;
}
