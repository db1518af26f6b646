// Reasons for answers of Roll: what each part of a position adds to the share of winning (see thinking/reasons.ts).

import type { Random, Seat } from '@orrery/kernel';
import { type RollQuestion, type RollState, type RollView, roll } from '@orrery/roll';
import { type Comparing, type Reason, reasonsFor, type Watch } from '../thinking/reasons.ts';
import { type RollPart, rollFacts, rollParts } from './facts.ts';
import { type RollModel, shapingOf } from './model.ts';
import { type Effort, searchAnswers } from './search.ts';

export function explainRoll(
  model: RollModel,
  view: RollView,
  question: RollQuestion,
  random: Random,
  effort: Effort,
  most: number,
): Reason<RollPart>[] {
  const think = (watch: Watch<RollState>) => searchAnswers(model, view, question, random, { ...effort, watch });
  return reasonsFor({ ...rollComparing(model, question.seat), think }, most);
}

/** How outcomes of Roll are compared for a seat. */
export const rollComparing = (model: RollModel, seat: Seat): Comparing<RollPart, RollState> => ({
  allParts: rollParts,
  parts: rollFacts.parts,
  outcomeOf: (end) => ({
    observation: model.value.observe(end, seat),
    share: model.share(end, seat),
    shaping: shapingOf(end, seat),
    over: roll.outcome(end) !== null,
  }),
  shareOf: model.value.shareOf,
});
