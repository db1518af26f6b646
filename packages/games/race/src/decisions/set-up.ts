// Choosing a start world and the first hand.

import { pick } from '@orrery/kernel';
import { cardNamed, faceAt, type Game, playerAt, slugsOf } from '../game.ts';
import type { Slug } from '../questions.ts';
import { refuse } from '../refusals.ts';
import { cheapest, combinations, someCards } from './choosing.ts';
import type { Decision } from './decision.ts';
import { checkDiscards, hasFields, malformed } from './reading.ts';

/** @rule race-15.2 */
export const chooseStart: Decision<'chooseStart'> = {
  check: (g, question, answer) => {
    if (!hasFields(answer, ['start', 'discard'])) return malformed('', 'start and discard');
    if (typeof answer.start !== 'string') return malformed('start', 'a start world');
    if (!question.offered.includes(answer.start)) return refuse('race/not-offered', { offered: question.offered });
    return checkDiscards(g, answer.discard, question.count, playerAt(g, question.seat).hand);
  },
  enumerate: (g, question) => {
    const discards = combinations(slugsOf(g, playerAt(g, question.seat).hand), question.count);
    return discards === null
      ? null
      : question.offered.flatMap((start) => discards.map((discard) => ({ start, discard })));
  },
  sample: (g, question, random) => ({
    start: pick(random, question.offered),
    discard: someCards(g, playerAt(g, question.seat).hand, question.count, random),
  }),
  fallback: (g, question) => ({
    start: lowestNumbered(g, question.offered),
    discard: cheapest(g, playerAt(g, question.seat).hand, question.count),
  }),
  describe: (g, question) => ({
    kind: 'chooseStart',
    starts: question.offered,
    discard: { count: question.count, from: slugsOf(g, playerAt(g, question.seat).hand) },
  }),
};

function lowestNumbered(g: Game, offered: readonly Slug[]): Slug {
  const number = (slug: Slug): number => faceAt(g, cardNamed(g, slug) ?? -1).startNumber;
  return offered.reduce((lowest, each) => (number(each) < number(lowest) ? each : lowest));
}
