// How lucky a draw or a roll was: how the seats stood after it, against the mean over what could have come. The same answer
// is given in the same position with other chance to come; hidden things are as they were, so this is for finished matches.

import { type AnyGame, applyJudged, type FlowState, type Random, type RecordedAnswer } from '@orrery/kernel';
import type { Reviewer } from './reviewer.ts';
import { meanOf } from './weigh.ts';

export interface Luck {
  /** By seat, in shares of winning. */
  readonly luck: readonly number[];
  /** One standard error. */
  readonly error: number;
}

/** Null where nothing was drawn that matters. `before` has not got the answer yet, `after` is what really came. */
export function luckOf(
  game: AnyGame,
  reviewer: Reviewer,
  before: FlowState,
  given: RecordedAnswer,
  after: FlowState,
  random: Random,
  redeals: number,
): Luck | null {
  if (after.seals === before.seals) return null; // nothing was drawn or revealed
  const could: number[][] = [];
  const came: number[][] = [];
  for (let time = 0; time < redeals; time++) {
    const other = reviewer.redealt(before, random);
    applyJudged(game, other, given, null);
    could.push(reviewer.outlook(other, random));
    came.push(reviewer.outlook(reviewer.redealt(after, random), random));
  }
  const seats = came[0]?.length ?? 0;
  const parts = Array.from({ length: seats }, (_, seat) => {
    const [real, mean] = [meanOf(came.map((each) => each[seat] ?? 0)), meanOf(could.map((each) => each[seat] ?? 0))];
    return { luck: real.mean - mean.mean, error: Math.hypot(real.error, mean.error) };
  });
  return { luck: parts.map(({ luck }) => luck), error: Math.max(...parts.map(({ error }) => error)) };
}
