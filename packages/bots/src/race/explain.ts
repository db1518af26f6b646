// Reasons for answers of Race: what each part of a position adds to the share of winning (see thinking/reasons.ts).

import type { Random } from '@orrery/kernel';
import { type RaceQuestion, type RaceState, type RaceView, race } from '@orrery/race';
import { type Reason, reasonsFor } from '../thinking/reasons.ts';
import { type FactPart, factParts, raceFacts } from './facts.ts';
import { pinchOf, type RaceMind } from './mind.ts';
import { type Effort, thinkAbout } from './search.ts';

export function explainRace(
  mind: RaceMind,
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
      think: (watch) => thinkAbout(mind, view, question, random, { ...effort, watch }),
      outcomeOf: (end: RaceState) => ({
        look: mind.judge.look(end, seat),
        share: mind.share(end, seat),
        pinch: pinchOf(end, seat),
        over: race.outcome(end) !== null,
      }),
      shareOf: mind.judge.shareOf,
    },
    most,
  );
}
