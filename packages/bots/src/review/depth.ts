// How closely a match is looked at afterwards.

export const depths = ['quick', 'usual', 'deep'] as const;
export type Depth = (typeof depths)[number];

export interface Care {
  /** Made-up states per answer, on average, to find the promising ones in. */
  readonly look: number;
  /** Further made-up states in which the promising answers and the one that was played are held against each other. */
  readonly worlds: number;
  /** How often what was drawn or rolled is drawn anew. */
  readonly redeals: number;
  /** How often a round that begins is played on to its end, for the line of shares; 0: the position is only looked at. */
  readonly rounds: number;
}

export const careFor: Readonly<Record<Depth, Care>> = {
  quick: { look: 2, worlds: 12, redeals: 3, rounds: 0 },
  usual: { look: 12, worlds: 240, redeals: 40, rounds: 60 },
  deep: { look: 30, worlds: 600, redeals: 120, rounds: 180 },
};
