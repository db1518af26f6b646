// The door of Roll for the Galaxy: the game, its types, matches by a script, and prepared positions. Programs that look ahead also use
// search.ts, whatever shows a match describe.ts; nothing else is public.

import { drawsInLane, type GameDefinition, type GameTypes, linesOf, ok, refused } from '@orrery/kernel';
import { broken } from './conservation.ts';
import type { RollDescribed } from './decisions/described.ts';
import { decisionFor } from './decisions/table.ts';
import { determinize } from './determinize.ts';
import { eventKinds, type RollEvent } from './events.ts';
import { migrations } from './migrations.ts';
import { type QuestionKind, questionKinds, type RollAnswer, type RollQuestion } from './questions.ts';
import { type RollRefusal, refusalCodes } from './refusals.ts';
import { advance, rules } from './rules.ts';
import { placings } from './scoring.ts';
import { type RollOptions, setup } from './setup.ts';
import { shuffleHidden } from './shuffle-hidden.ts';
import { type RollStandings, standings } from './standings.ts';
import { clone, type State } from './state.ts';
import { fewestSeats, mostSeats } from './tiles/constants.ts';
import { versions } from './versions.ts';
import { progressFor, type RollView, viewFor } from './view.ts';

export interface RollTypes extends GameTypes {
  options: RollOptions;
  state: State;
  view: RollView;
  question: RollQuestion;
  answer: RollAnswer;
  event: RollEvent;
  refusal: RollRefusal;
  described: RollDescribed;
  standings: RollStandings;
}

export const roll: GameDefinition<RollTypes> = {
  name: 'roll',
  ...versions,
  migrations,
  questionKinds,
  eventKinds,
  refusalCodes,
  lines: linesOf(rules),
  readOptions: (raw) => {
    if (raw === undefined || raw === null) return ok({});
    if (typeof raw !== 'object' || Array.isArray(raw))
      return refused('kernel/bad-options', { field: '', problem: 'an object is needed' });
    const [field] = Object.keys(raw);
    return field === undefined ? ok({}) : refused('kernel/bad-options', { field, problem: 'there is no such option' });
  },
  seats: () => [fewestSeats, mostSeats],
  setup,
  advance,
  check: (state, question, answer) => decisionOf(question).check(state, question, answer),
  drawsInLane: (state, question) => drawsInLane(rules, state, question),
  clone,
  viewFor,
  progressFor,
  determinize,
  describe: (state, question) => decisionOf(question).describe(state, question),
  standings,
  enumerate: (state, question) => decisionOf(question).enumerate(state, question),
  sample: (state, question, random) => decisionOf(question).sample(state, question, random),
  fallback: (state, question) => decisionOf(question).fallback(state, question),
  propose: (state, question) => decisionOf(question).propose(state, question),
  dominates: (state, question, better, worse) =>
    decisionOf(question).dominates?.(state, question, better, worse) ?? false,
  outcome: (state) => (state.phase === 'over' ? placings(state) : null),
  broken,
  shuffleHidden,
};

const decisionOf = (question: RollQuestion) => decisionFor<QuestionKind>(question.kind);

export { leftInScript } from './dealer.ts';
export type { RollDescribed } from './decisions/described.ts';
export type { EndReason, EventKind, EventOf, MovedDie, RollEvent } from './events.ts';
export type { DieNo, MatchPhase } from './names.ts';
export { type PreparedRoll, type PreparedRollSeat, prepared } from './position.ts';
export * from './powers/vocabulary.ts';
export * from './questions.ts';
export type { RollRefusal, RollRefusalData } from './refusals.ts';
export { type Script, type ScriptedSeat, setupScripted } from './script.ts';
export type { RollStanding } from './seat-standing.ts';
export type { RollOptions } from './setup.ts';
export type { RollStandings } from './standings.ts';
export type { State as RollState } from './state.ts';
export { versions } from './versions.ts';
export type { DieView, PlayerView, RollView, TableauView, TilesView } from './view.ts';
