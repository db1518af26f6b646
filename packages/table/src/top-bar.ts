// What the bar above a table shows of a game.

import type { Seat } from '@orrery/kernel';
import type { Sign } from './sign.ts';

export interface BarPhase {
  readonly icon: Sign;
  readonly name: string;
  readonly now: boolean;
  /** It happens in this round. */
  readonly on: boolean;
  /** Who picked it; null is the robot of a solo game. */
  readonly by: readonly (Seat | null)[];
  /** The same for voices. */
  readonly note: string;
}

export interface BarStat {
  readonly icon: Sign | null;
  readonly amount: number;
  readonly word: string;
  /** Left out where there is little room. */
  readonly minor: boolean;
}
