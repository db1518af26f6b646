// Where simulated days take place, and what is wanted of them.

import type { Store } from '../storage/store.ts';
import type { Inbox } from './inbox.ts';

export interface DaysPlan {
  readonly days: number;
  readonly seats: number;
  readonly game: string;
  readonly seed: number;
}

export interface DaysWorld {
  readonly store: Store;
  readonly inbox: Inbox;
  address(): string;
  /** Killed without warning, and started again. */
  restart(): Promise<void>;
}
