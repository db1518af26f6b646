// What a game tells of a round, for the rows of it.

import type { Seat } from '@orrery/kernel';
import type { Speaker, Words } from '@orrery/words';
import type { Sign } from '../sign.ts';
import type { FactOf, GameName } from '../table.ts';

/** An action or a phase that a seat called. */
export interface Called {
  readonly icon: Sign;
  readonly name: string;
}

/** What a seat has more or less than at the beginning of the round. */
export interface Change {
  readonly icon: Sign;
  readonly amount: number;
  /** The same for voices. */
  readonly text: string;
  /** Shown though nothing has changed. */
  readonly always: boolean;
}

export interface Prize {
  readonly icon: Sign;
  readonly goal: string;
  readonly name: string;
  readonly points: number;
}

export interface Loss {
  readonly name: string;
  /** The card, if it is one. */
  readonly piece: string | null;
  /** Who has it now; null: nobody. */
  readonly to: Seat | null;
}

/** What a game tells of a round. */
export interface ToldRoundOf<G extends GameName> {
  /** Whether this is when all see what was called. */
  isReveal(fact: FactOf<G>): boolean;
  /** By seat, of everybody who takes part. */
  calls(facts: readonly FactOf<G>[], words: Words): ReadonlyMap<Seat, readonly Called[]>;
  placed(facts: readonly FactOf<G>[]): readonly string[];
  won(facts: readonly FactOf<G>[], say: Speaker): readonly Prize[];
  /** `all`: what happened to everybody, to see who has it now. */
  lost(facts: readonly FactOf<G>[], all: readonly FactOf<G>[], say: Speaker): readonly Loss[];
  changes(facts: readonly FactOf<G>[], words: Words): readonly Change[];
}
