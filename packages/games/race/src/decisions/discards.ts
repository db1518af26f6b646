// Which cards to discard from the first hand, after exploring and at the end of a round.

import type { Random, Seat } from '@orrery/kernel';
import type { CardNo } from '../cards/face.ts';
import { type Game, playerAt, slugsOf } from '../game.ts';
import type { QuestionOf, Slug } from '../questions.ts';
import type { RaceRefusal } from '../refusals.ts';
import { cheapest, combinations, someCards } from './choosing.ts';
import type { Decision } from './decision.ts';
import type { DescribedDiscard } from './described.ts';
import { checkDiscards } from './reading.ts';
import { leastUseful } from './usefulness.ts';

interface Discarding<Q> {
  check(g: Game, question: Q, answer: unknown): RaceRefusal | null;
  enumerate(g: Game, question: Q): Slug[][] | null;
  sample(g: Game, question: Q, random: Random): Slug[];
  fallback(g: Game, question: Q): Slug[];
  propose(g: Game, question: Q): Slug[];
  discard(g: Game, question: Q): DescribedDiscard;
}

/** A discard of exactly `count` cards out of some list. */
const discarding = <Q extends { readonly seat: Seat; readonly count: number }>(
  from: (g: Game, question: Q) => readonly CardNo[],
): Discarding<Q> => ({
  check: (g, question, answer) => checkDiscards(g, answer, question.count, from(g, question)),
  enumerate: (g, question) => combinations(slugsOf(g, from(g, question)), question.count),
  sample: (g, question, random) => someCards(g, from(g, question), question.count, random),
  fallback: (g, question) => cheapest(g, from(g, question), question.count),
  propose: (g, question) => leastUseful(g, question.seat, from(g, question), question.count),
  discard: (g, question) => ({ count: question.count, from: slugsOf(g, from(g, question)) }),
});

const { discard: ofSetup, ...setup } = discarding((g, { seat }: QuestionOf<'discardSetup'>) => playerAt(g, seat).hand);
/** @rule race-15.3 */
export const discardSetup: Decision<'discardSetup'> = {
  ...setup,
  describe: (g, question) => ({ kind: 'discardSetup', discard: ofSetup(g, question) }),
};

const { discard: ofExplored, ...explored } = discarding((g, { seat, from }: QuestionOf<'exploreDiscard'>) => {
  const { drawn, hand } = playerAt(g, seat);
  return from === 'drawn' ? drawn : [...hand, ...drawn]; // @rule race-5.1.4
});
/** @rule race-15.5 */
export const exploreDiscard: Decision<'exploreDiscard'> = {
  ...explored,
  describe: (g, question) => ({ kind: 'exploreDiscard', discard: ofExplored(g, question) }),
};

const { discard: ofRound, ...round } = discarding((g, { seat }: QuestionOf<'roundDiscard'>) => playerAt(g, seat).hand);
/** @rule race-15.23 */
export const roundDiscard: Decision<'roundDiscard'> = {
  ...round,
  describe: (g, question) => ({ kind: 'roundDiscard', discard: ofRound(g, question) }),
};
