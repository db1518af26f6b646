// Reasons for answers of Roll: what each part of a position adds to the share of winning (see thinking/reasons.ts).

import type { Random } from '@orrery/kernel';
import { type RollQuestion, type RollState, type RollView, roll } from '@orrery/roll';
import { type Reason, reasonsFor } from '../thinking/reasons.ts';
import { type RollPart, rollFacts, rollParts } from './facts.ts';
import { pinchOf, type RollMind } from './mind.ts';
import { type Effort, thinkAbout } from './search.ts';

export function explainRoll(
  mind: RollMind,
  view: RollView,
  question: RollQuestion,
  random: Random,
  effort: Effort,
  most: number,
): Reason<RollPart>[] {
  const { seat } = question;
  return reasonsFor(
    {
      allParts: rollParts,
      parts: rollFacts.parts,
      think: (watch) => thinkAbout(mind, view, question, random, { ...effort, watch }),
      outcomeOf: (end: RollState) => ({
        look: mind.judge.look(end, seat),
        share: mind.share(end, seat),
        pinch: pinchOf(end, seat),
        over: roll.outcome(end) !== null,
      }),
      shareOf: mind.judge.shareOf,
    },
    most,
  );
}
