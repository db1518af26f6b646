// Which answers of a match are looked at next: first all of them quickly, then as closely as was chosen, those first that
// seem to have cost most.

import type { Depth, Part } from '@orrery/bots/review';

export interface Portion {
  readonly depth: Depth;
  readonly answers: readonly number[];
}

type Found = Readonly<Record<Depth, ReadonlyMap<number, Part>>>;

/** Each portion plays the match through once more, so it is not one answer alone. */
const answersPerPortion = 6;

export const passesTo = (depth: Depth): readonly Depth[] => (depth === 'quick' ? ['quick'] : ['quick', depth]);

/** `given` names what others are at, as `depth/answer`. Null: nothing is left. */
export function nextPortion(answers: number, depth: Depth, found: Found, given: ReadonlySet<string>): Portion | null {
  for (const pass of passesTo(depth)) {
    const lossAt = (answerNo: number): number =>
      pass === 'quick' ? 0 : (found.quick.get(answerNo)?.weighing.loss ?? 0);
    const left = Array.from({ length: answers }, (_, at) => at + 1)
      .filter((answerNo) => !found[pass].has(answerNo) && !given.has(`${pass}/${answerNo}`))
      .sort((a, b) => lossAt(b) - lossAt(a) || a - b);
    if (left.length > 0) return { depth: pass, answers: left.slice(0, answersPerPortion) };
  }
  return null;
}
