// Where a seat's points come from, tile by tile: the sum of `scoring.ts`, laid open.

import type { Seat } from '@orrery/kernel';
import { type Bonus, scoreOf } from './scoring.ts';
import { playerAt, type State } from './state.ts';
import { sideOf, slugOf } from './tiles/catalogue.ts';

export interface RollScoreSheet {
  readonly tiles: readonly { readonly side: string; readonly vp: number }[];
  readonly chips: number;
  readonly bonuses: readonly Bonus[];
  readonly total: number;
  /** Dice in the cup plus credits. */
  readonly tieBreak: number;
}

export function scoreSheetOf(state: State, seat: Seat): RollScoreSheet {
  const { chips, bonuses, total, tieBreak } = scoreOf(state, seat);
  const tiles = playerAt(state, seat).tableau.flatMap((side) => {
    const { cost } = sideOf(side);
    return cost === 0 ? [] : [{ side: slugOf(side), vp: cost }];
  });
  return { tiles, chips, bonuses, total, tieBreak };
}
