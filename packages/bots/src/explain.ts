// Reasons for answers, for hints and reviews: the best few answers with their share of winning, and the terms that make
// the difference, all of it from the evaluation that `master` plays by.

import type { AnyGame, Question, Random } from '@orrery/kernel';
import type { RaceQuestion, RaceView } from '@orrery/race';
import type { RollQuestion, RollView } from '@orrery/roll';
import type { Budget } from './bot.ts';
import { explainRace } from './race/explain.ts';
import { type FactPart, factParts } from './race/facts.ts';
import { raceLevels } from './race/levels.ts';
import { trainedMind as raceMind } from './race/minds.ts';
import { explainRoll } from './roll/explain.ts';
import { type RollPart, rollParts } from './roll/facts.ts';
import { rollLevels } from './roll/levels.ts';
import { trainedMind as rollMind } from './roll/minds.ts';
import type { Reason } from './thinking/reasons.ts';
import { careWithin } from './thinking/tries.ts';

/** What a term can be about. */
export type ReasonPart = FactPart | RollPart | 'end';

export const reasonParts: readonly ReasonPart[] = [...new Set<ReasonPart>([...factParts, ...rollParts, 'end'])];

export function explain(
  game: AnyGame,
  view: unknown,
  question: Question,
  random: Random,
  budget: Budget = {},
  most = 3,
): Reason<FactPart | RollPart>[] {
  if (game.name === 'race') {
    const effort = careWithin(raceLevels.master, budget);
    return explainRace(raceMind(), view as RaceView, question as RaceQuestion, random, effort, most);
  }
  const effort = careWithin(rollLevels.master, budget);
  return explainRoll(rollMind(), view as RollView, question as RollQuestion, random, effort, most);
}
