// Reasons for answers of Race: what each part of a position adds to the share of winning (see thinking/reasons.ts).

import type { Random } from '@orrery/kernel';
import { type RaceQuestion, type RaceState, type RaceView, race } from '@orrery/race';
import { type Reason, reasonsFor } from '../thinking/reasons.ts';
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
  const { seat } = question;
  return reasonsFor(
    {
      allParts: factParts,
      parts: raceFacts().parts,
      think: (watch) => searchAnswers(model, view, question, random, { ...effort, watch }),
      outcomeOf: (end: RaceState) => ({
        observation: model.value.observe(end, seat),
        share: model.share(end, seat),
        shaping: shapingOf(end, seat),
        over: race.outcome(end) !== null,
      }),
      shareOf: model.value.shareOf,
    },
    most,
  );
}
