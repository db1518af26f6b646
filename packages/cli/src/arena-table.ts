// What an arena plays, and what comes of one deal.

import type { Budget } from '@orrery/bots';
import type { Placing } from '@orrery/kernel';

export interface ArenaTable {
  readonly game: string;
  readonly options: unknown;
  /** One name per seat; the same name may sit on several. */
  readonly bots: readonly string[];
  readonly budget: Budget;
  readonly deals: number;
  readonly seed: string;
}

/** One deal from every rotation of the seats. */
export interface DealPlayed {
  readonly lineups: readonly (readonly string[])[];
  readonly results: readonly (readonly Placing[])[];
  readonly rounds: number;
  /** Milliseconds of processor time per decision, by bot. */
  readonly times: Readonly<Record<string, number[]>>;
  readonly violations: readonly string[];
}
