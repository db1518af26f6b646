// The door of Race for the Galaxy: what server, bots, web, commands and tests may use.

import { drawsInLane, type GameDefinition, type GameTypes, linesOf, run } from '@orrery/kernel';
import { broken } from './conservation.ts';
import type { RaceDescribed } from './decisions/described.ts';
import { decisionFor } from './decisions/table.ts';
import { determinize } from './determinize.ts';
import { eventKinds, type RaceEvent } from './events.ts';
import { gameOf } from './game.ts';
import { type RaceOptions, readOptions, seatsFor } from './options.ts';
import { type AnswerTo, type QuestionKind, questionKinds, type RaceQuestion } from './questions.ts';
import { type RaceRefusal, raceRefusals } from './refusals.ts';
import { rules } from './rules.ts';
import { placings } from './scoring.ts';
import { setup } from './setup.ts';
import { shuffleHidden } from './shuffle-hidden.ts';
import { clone, type RaceState } from './state.ts';
import { versions } from './versions.ts';
import { type RaceView, viewFor } from './view.ts';

export interface RaceTypes extends GameTypes {
  options: RaceOptions;
  state: RaceState;
  view: RaceView;
  question: RaceQuestion;
  answer: AnswerTo<QuestionKind>;
  event: RaceEvent;
  refusal: RaceRefusal;
  described: RaceDescribed;
}

export const race: GameDefinition<RaceTypes> = {
  name: 'race',
  ...versions,
  migrations: [],
  questionKinds,
  eventKinds,
  refusalCodes: raceRefusals,
  lines: linesOf(rules),
  readOptions,
  seats: seatsFor,
  setup,
  advance: (state, emit) => {
    run(rules, gameOf(state, emit), state.flow);
  },
  check: (state, question, answer) => decisionOf(question).check(gameOf(state), question, answer),
  drawsInLane: (state, question) => drawsInLane(rules, state, question),
  clone,
  viewFor,
  determinize,
  describe: (state, question) => decisionOf(question).describe(gameOf(state), question),
  enumerate: (state, question) => decisionOf(question).enumerate(gameOf(state), question),
  sample: (state, question, random) => decisionOf(question).sample(gameOf(state), question, random),
  fallback: (state, question) => decisionOf(question).fallback(gameOf(state), question),
  outcome: (state) => (state.phase === 'over' ? placings(gameOf(state)) : null),
  broken,
  shuffleHidden,
};

const decisionOf = (question: RaceQuestion) => decisionFor<QuestionKind>(question.kind);

export * from './actions.ts';
export { type Catalogue, catalogueFor, designs } from './cards/catalogue.ts';
export { countsOthersOnly } from './cards/end-bonus.ts';
export type { CardNo, Face } from './cards/face.ts';
export { goalTiles } from './cards/goals.ts';
export { goodPrices } from './cards/goods.ts';
export { ownCardLimits } from './cards/own-card-limits.ts';
export { presetHands } from './cards/preset-hands.ts';
export { scenarios } from './cards/scenarios.ts';
export { matches } from './cards/selector.ts';
export { solo as soloTables } from './cards/solo.ts';
export type * from './cards/solo-tables.ts';
export { catalogueOf } from './catalogue-of.ts';
export { ScriptUsedUp } from './dealer.ts';
export * from './decisions/described.ts';
export * from './events.ts';
export { bestSale, bonusNow, goalAmounts, pointsNow, strengthNow, worldPrice } from './insight.ts';
export { type InspectedSeat, type Inspection, inspect } from './inspect.ts';
export * from './options.ts';
export { exampleCards } from './own-cards/example-cards.ts';
export { ownCardSchema } from './own-cards/json-schema.ts';
export { explainOwnFlaw, type OwnCardFile, type OwnCardMistake, readOwnCards } from './own-cards/own-cards.ts';
export type { RaceEnding } from './phases/round-end.ts';
export { strengthsOf } from './powers/strength.ts';
export * from './powers/vocabulary.ts';
export * from './questions.ts';
export type { RaceRefusal, RaceRefusalData, WayReason } from './refusals.ts';
export * from './score-sheet.ts';
export { feed, type RaceScript, scriptOf, setupScripted } from './setup.ts';
export { spacesOfPicks } from './solo/mat.ts';
export type { RobotScore } from './solo/robot.ts';
export type { RobotView } from './solo/robot-view.ts';
export { levels as soloLevels, type SoloOptions } from './solo/solo-options.ts';
export * from './standings.ts';
export type { RaceState } from './state.ts';
export { versions } from './versions.ts';
export * from './view.ts';
