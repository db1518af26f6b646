// The picks of a round as numbers: 7 single actions, then the 23 pairs of the experienced game.

import type { Action } from '@orrery/race';
import { actions, ordinaryActions } from '@orrery/race/search';

const singles: readonly (readonly Action[])[] = ordinaryActions.map((action) => [action]);

/** The second Develop or Settle goes with the first only. */
const pairs: readonly (readonly Action[])[] = actions.flatMap((one, index) =>
  actions.slice(index + 1).flatMap((other) => (goTogether(one, other) ? [[one, other]] : [])),
);

function goTogether(one: Action, other: Action): boolean {
  if (other === 'develop-2') return one === 'develop';
  return other !== 'settle-2' || one === 'settle';
}

/** All singles, then all pairs. */
export const picks: readonly (readonly Action[])[] = [...singles, ...pairs];

export interface PickRange {
  readonly start: number;
  readonly count: number;
}

export const pickRange = (experienced: boolean): PickRange =>
  experienced ? { start: singles.length, count: pairs.length } : { start: 0, count: singles.length };

export function pickNumber(answer: readonly Action[]): number {
  return picks.findIndex((pick) => pick.length === answer.length && pick.every((action) => answer.includes(action)));
}
