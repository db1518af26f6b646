// Which cards to discard after exploring and at the end of a round. @rule race-15.5, race-15.23

import type { CardNo } from '../cards/face.ts';
import { type Game, playerAt, slugsOf } from '../game.ts';
import type { QuestionOf } from '../questions.ts';
import { cheapest, combinations, someCards } from './choosing.ts';
import { type Decision, option } from './decision.ts';
import { checkDiscards } from './reading.ts';

/** A discard of exactly `count` cards out of some list. */
function discarding<K extends 'exploreDiscard' | 'roundDiscard'>(
  kind: K,
  from: (g: Game, question: QuestionOf<K>) => readonly CardNo[],
): Decision<K> {
  const decision: Decision<'roundDiscard'> = {
    check: (g, question, answer) => checkDiscards(g, answer, question.count, from(g, question as QuestionOf<K>)),
    enumerate: (g, question) => combinations(slugsOf(g, from(g, question as QuestionOf<K>)), question.count),
    sample: (g, question, random) => someCards(g, from(g, question as QuestionOf<K>), question.count, random),
    fallback: (g, question) => cheapest(g, from(g, question as QuestionOf<K>), question.count),
    describe: (g, question) => ({
      kind,
      count: question.count,
      mayPass: false,
      options: slugsOf(g, from(g, question as QuestionOf<K>)).map((card) => option({ card })),
    }),
  };
  return decision as unknown as Decision<K>;
}

export const exploreDiscard = discarding('exploreDiscard', (g, question) => {
  const { drawn, hand } = playerAt(g, question.seat);
  return question.from === 'drawn' ? drawn : [...hand, ...drawn];
});

export const roundDiscard = discarding('roundDiscard', (g, question) => playerAt(g, question.seat).hand);
