// What a game says of the states of its earlier versions: how each became the next.

import type { FlowState } from './flow.ts';

/** A state of an older shape: plain data, to be read with care. */
export type OldState = FlowState & Readonly<Record<string, unknown>>;

export interface StateMigration {
  /** Makes a state of version `from + 1` out of one of version `from`. */
  readonly from: number;
  /**
   * The new state, or why this one cannot go on: a word that the catalogues have a sentence for. Must not change what it
   * is given.
   */
  migrate(state: OldState): { readonly state: OldState } | { readonly why: string };
}
