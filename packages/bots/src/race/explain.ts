// Reasons for answers of Race: what each part of a position adds to the share of winning (see thinking/reasons.ts).

import type { Random, Seat } from '@orrery/kernel';
import { type RaceQuestion, type RaceState, type RaceView, race } from '@orrery/race';
import { type Comparing, type Reason, reasonsFor, type Watch } from '../thinking/reasons.ts';
import { type FactPart, factParts, raceFacts } from './facts.ts';
import { type RaceModel, shapingOf } from './model.ts';
import { type Effort, searchAnswers } from './search.ts';

export function explainRace(
  model: RaceModel,
  view: RaceView,
  question: RaceQuestion,
  random: Random,
  effort: Effort,
  most: number,
): Reason<FactPart>[] {
  const think = (watch: Watch<RaceState>) => searchAnswers(model, view, question, random, { ...effort, watch });
  return reasonsFor({ ...raceComparing(model, question.seat), think }, most);
}

/** How outcomes of Race are compared for a seat. */
export const raceComparing = (model: RaceModel, seat: Seat): Comparing<FactPart, RaceState> => ({
  allParts: factParts,
  parts: raceFacts().parts,
  outcomeOf: (end) => ({
    observation: model.value.observe(end, seat),
    share: model.share(end, seat),
    shaping: shapingOf(end, seat),
    over: race.outcome(end) !== null,
  }),
  shareOf: model.value.shareOf,
});
