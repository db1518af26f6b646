// Reasons for answers, for hints: the best few answers with their share of winning, and the terms that make the difference,
// all of it from the evaluation that `master` plays by. A share is corrected as its table was measured; where it was not, it
// is not a number, and nothing is claimed.

import type { AnyGame, GameTypes, Question, Random } from '@orrery/kernel';
import { type RaceTypes, race } from '@orrery/race';
import { type RollTypes, roll } from '@orrery/roll';
import type { Budget } from './bot.ts';
import { explainRace } from './race/explain.ts';
import { type FactPart, factParts } from './race/facts.ts';
import { raceEffort } from './race/levels.ts';
import { progressInRace, tableName } from './race/reviewer.ts';
import { trainedModel as raceModel } from './race/trained-model.ts';
import { type Told, teller } from './review/told-shares.ts';
import { explainRoll } from './roll/explain.ts';
import { type RollPart, rollParts } from './roll/facts.ts';
import { rollLevels } from './roll/levels.ts';
import { progressInRoll } from './roll/reviewer.ts';
import { trainedModel as rollModel } from './roll/trained-model.ts';
import type { Reason } from './thinking/reasons.ts';
import { limitsWithin } from './thinking/successive-halving.ts';

/** What a term can be about. */
export type ReasonPart = FactPart | RollPart | 'end';

export const reasonParts: readonly ReasonPart[] = [...new Set<ReasonPart>([...factParts, ...rollParts, 'end'])];

/** How one game's answers are explained; a method, so that one table can hold all games. */
interface Explainer<G extends GameTypes = GameTypes> {
  explain(
    view: G['view'],
    question: G['question'],
    random: Random,
    budget: Budget,
    most: number,
  ): Reason<FactPart | RollPart>[];
}

const raceExplainer: Explainer<RaceTypes> = {
  explain: (view, question, random, budget, most) =>
    toldAs(
      teller('race', tableName(view.options, view.players.length)),
      progressInRace(race.determinize(view, random)),
      explainRace(raceModel(), view, question, random, raceEffort('master', view.players.length, budget), most),
    ),
};

const rollExplainer: Explainer<RollTypes> = {
  explain: (view, question, random, budget, most) =>
    toldAs(
      teller('roll', String(view.players.length)),
      progressInRoll(roll.determinize(view, random)),
      explainRoll(rollModel(), view, question, random, limitsWithin(rollLevels.master, budget), most),
    ),
};

const toldAs = <Part extends string>(told: Told, progress: number, reasons: readonly Reason<Part>[]): Reason<Part>[] =>
  reasons.map((reason) => ({
    ...reason,
    share: told.calibrated ? told.share(reason.share, progress) : Number.NaN,
  }));

const explainers: ReadonlyMap<string, Explainer> = new Map<string, Explainer>([
  ['race', raceExplainer],
  ['roll', rollExplainer],
]);

/** Nothing where a game has nobody who explains. */
export function explain(
  game: AnyGame,
  view: unknown,
  question: Question,
  random: Random,
  budget: Budget = {},
  most = 3,
): Reason<FactPart | RollPart>[] {
  return explainers.get(game.name)?.explain(view, question, random, budget, most) ?? [];
}
