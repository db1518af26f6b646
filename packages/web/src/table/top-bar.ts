// What the bar above a table shows of a game.

import type { IconName } from '../pieces/icons.ts';

export interface BarPhase {
  readonly icon: IconName;
  readonly name: string;
  readonly now: boolean;
  /** It happens in this round. */
  readonly on: boolean;
  /** Who picked it. */
  readonly by: readonly string[];
  /** The same for voices. */
  readonly note: string;
}

export interface BarStat {
  readonly icon: IconName | null;
  readonly amount: number;
  readonly word: string;
  /** Left out where there is little room. */
  readonly minor: boolean;
}
