/** What stands at the foot of a card: its price, its worth, or why it cannot be. */
export interface Foot {
  readonly possible: boolean;
  /** It may be chosen, but would fail as things stand. */
  readonly weak?: boolean;
  /** It is held and not being placed: what it says is worth knowing, and nothing is forbidden. */
  readonly held?: boolean;
  /** The first is the one that matters. */
  readonly lines: readonly string[];
}
