// The door of Race for the Galaxy: the game, its types, matches by a script, and prepared positions. Programs that look ahead also use
// search.ts, whatever shows a match describe.ts; nothing else is public.

import { drawsInLane, type GameDefinition, type GameTypes, linesOf, run } from '@orrery/kernel';
import { bringsOf } from './brings.ts';
import { broken } from './conservation.ts';
import { actionsFor } from './decisions/action.ts';
import type { RaceDescribed } from './decisions/prospects.ts';
import { decisionFor } from './decisions/table.ts';
import { determinize } from './determinize.ts';
import { eventKinds, type RaceEvent } from './events.ts';
import { gameOf } from './game.ts';
import { type RaceOptions, readOptions, seatsFor } from './options.ts';
import { handPrices } from './prices.ts';
import { type AnswerTo, type QuestionKind, questionKinds, type RaceQuestion } from './questions.ts';
import { type RaceRefusal, raceRefusals } from './refusals.ts';
import { rules } from './rules.ts';
import { placings } from './scoring.ts';
import { setup } from './setup.ts';
import { shuffleHidden } from './shuffle-hidden.ts';
import { type RaceStandings, standings } from './standings.ts';
import { clone, type RaceState } from './state.ts';
import { versions } from './versions.ts';
import { progressFor, type RaceView, viewFor } from './view.ts';

export interface RaceTypes extends GameTypes {
  options: RaceOptions;
  state: RaceState;
  view: RaceView;
  question: RaceQuestion;
  answer: AnswerTo<QuestionKind>;
  event: RaceEvent;
  refusal: RaceRefusal;
  described: RaceDescribed;
  standings: RaceStandings;
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
  progressFor,
  determinize,
  describe: (state, question) => {
    const { seat } = question;
    const prices = handPrices(state, seat);
    return {
      ...decisionOf(question).describe(gameOf(state), question),
      prices,
      brings: question.kind === 'chooseAction' ? bringsOf(state, seat, actionsFor(question.count), prices) : [],
    };
  },
  standings,
  enumerate: (state, question) => decisionOf(question).enumerate(gameOf(state), question),
  sample: (state, question, random) => decisionOf(question).sample(gameOf(state), question, random),
  fallback: (state, question) => decisionOf(question).fallback(gameOf(state), question),
  propose: (state, question) => decisionOf(question).propose?.(gameOf(state), question) ?? null,
  dominates: (state, question, better, worse) =>
    decisionOf(question).dominates?.(gameOf(state), question, better, worse) ?? false,
  outcome: (state) => (state.phase === 'over' ? placings(gameOf(state)) : null),
  broken,
  shuffleHidden,
};

const decisionOf = (question: RaceQuestion) => decisionFor<QuestionKind>(question.kind);

export type { Action, PlayedPhase } from './actions.ts';
export type * from './cards/printed.ts';
export { ScriptUsedUp } from './dealer.ts';
export type { RaceDescribed } from './decisions/prospects.ts';
export type { EventKind, HandChange, RaceEvent, RaceEvents, Reason, RobotRow } from './events.ts';
export { type InspectedSeat, type Inspection, inspect } from './inspect.ts';
export type { RaceOptions } from './options.ts';
export { type PreparedRace, type PreparedSeat, prepared } from './position.ts';
export type { PreparedDraft } from './position-draft.ts';
export type { PreparedRobot } from './position-robot.ts';
export * from './powers/vocabulary.ts';
export * from './questions.ts';
export type { RaceRefusal, RaceRefusalData, WayReason } from './refusals.ts';
export { feed, type RaceScript, scriptOf, setupScripted } from './setup.ts';
export type { PhaseName, RaceState } from './state.ts';
export { versions } from './versions.ts';
export type { Cards, PlayerView, RaceView, SupplyView, TableauCard } from './view.ts';
