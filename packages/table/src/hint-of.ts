// A hint from what whoever advises has found: its best answer, why, and the best few with their chances where those may be
// told.

import type { ToldHint } from '@orrery/words';

export interface Advice {
  readonly answer: unknown;
  /** Of winning; not a number where nothing may be claimed. */
  readonly share: number;
  readonly terms: NonNullable<ToldHint['reason']>['terms'];
}

/** Best first; null where there is nothing. */
export function hintOf(found: readonly Advice[]): ToldHint | null {
  const [first] = found;
  if (first === undefined) return null;
  const { answer, share, terms } = first;
  const best = found.flatMap((each) => (Number.isNaN(each.share) ? [] : [{ answer: each.answer, share: each.share }]));
  return { answer, reason: { share, terms }, best };
}
