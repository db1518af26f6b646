// Points by source, with what they are made of: the shape both games use.

import type { Words } from '@orrery/words';

export type Source = keyof Words['after']['source'];

export interface ScoreTerm {
  readonly name: string;
  readonly points: number;
  /** What it counted, line by line. */
  readonly lines: readonly string[];
  /** The card or side that can be looked at. */
  readonly piece: string | null;
}

export interface ScorePart {
  readonly source: Source;
  readonly points: number;
  readonly terms: readonly ScoreTerm[];
}

const sum = (terms: readonly { readonly points: number }[]): number =>
  terms.reduce((total, { points }) => total + points, 0);

export const part = (source: Source, terms: readonly ScoreTerm[]): ScorePart => ({ source, points: sum(terms), terms });

export const chipsPart = (words: Words, chips: number): ScorePart =>
  part('chips', chips === 0 ? [] : [{ name: words.after.chipsTerm, points: chips, lines: [], piece: null }]);
