// What speaks for an answer and what against it, in words: the largest differences to another answer. And what a review
// says of an answer that was given.

import type { Words } from './catalogue.ts';
import type { ReasonPart } from './reason-parts.ts';

/** In shares of winning. */
export interface ToldTerm {
  readonly part: ReasonPart;
  readonly amount: number;
}

/** Terms that would round to nothing are left out, and so is all beyond the largest few. */
const leastTold = 0.005;
const mostTerms = 3;

/** One sentence for what is better, one for what is worse; none where nothing stands out. */
export function differenceWords(words: Words, terms: readonly ToldTerm[]): string[] {
  const large = terms.filter(({ amount }) => Math.abs(amount) >= leastTold).slice(0, mostTerms);
  const named = (which: (amount: number) => boolean): string =>
    words.joined.list(large.filter(({ amount }) => which(amount)).map(({ part }) => words.reasons.parts[part]));
  const [better, worse] = [named((amount) => amount > 0), named((amount) => amount < 0)];
  return [
    ...(better === '' ? [] : [words.reasons.inFavour(better)]),
    ...(worse === '' ? [] : [words.reasons.against(worse)]),
  ];
}

/** What a review found at one answer. */
export interface ToldReview {
  /** The best answer, in words. */
  readonly best: string;
  /** What was lost, in shares of winning. */
  readonly loss: number;
  /** The loss is far beyond the error. */
  readonly certain: boolean;
  readonly terms: readonly ToldTerm[];
}

export function reviewWords(words: Words, { best, loss, certain, terms }: ToldReview): string {
  const wins = Math.round(100 * loss);
  if (wins < 1) return words.reasons.noBetter;
  const doubt = certain ? [] : [words.reasons.tooClose];
  return words.joined.sentences([words.reasons.better(best, String(wins)), ...differenceWords(words, terms), ...doubt]);
}
