// One entry per kind of question; the compiler refuses a missing one.

import { draftPick } from '../draft/draft-pick.ts';
import type { QuestionKind } from '../questions.ts';
import { chooseAction } from './action.ts';
import { consumeNext, tradeGood } from './consume.ts';
import type { Decision } from './decision.ts';
import { developPay, developPlace } from './develop.ts';
import { discardSetup, exploreDiscard, roundDiscard } from './discards.ts';
import { ante, anteKeep, discardForYield, guessCost } from './gambling.ts';
import { produceDiscard, produceNext, produceWorld } from './produce.ts';
import { chooseStart } from './set-up.ts';
import { settlePay, settlePlace } from './settle.ts';
import { declareTakeover, defendTakeover, settleSecond } from './takeover.ts';

const decisions: { readonly [K in QuestionKind]: Decision<K> } = {
  draftPick,
  chooseStart,
  discardSetup,
  chooseAction,
  exploreDiscard,
  developPlace,
  developPay,
  settlePlace,
  declareTakeover,
  settlePay,
  settleSecond,
  defendTakeover,
  tradeGood,
  consumeNext,
  discardForYield,
  guessCost,
  ante,
  anteKeep,
  produceNext,
  produceWorld,
  produceDiscard,
  roundDiscard,
};

export function decisionFor<K extends QuestionKind>(kind: K): Decision<K> {
  return decisions[kind];
}
