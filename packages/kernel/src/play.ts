// One answer, in place: the step that matches, searches, replays and tests all take.

import { assert } from './bug.ts';
import type { Emit, GameEvent } from './event.ts';
import type { FlowState } from './flow.ts';
import type { GameDefinition } from './game.ts';
import { findAsked } from './position.ts';
import type { Asked, Question, Seat } from './question.ts';
import type { RecordedAnswer } from './record.ts';
import { type Refusal, refuse } from './refusal.ts';

/** Why this answer would be refused, or null. Changes nothing. */
export function judge<O, S extends FlowState, V, Q extends Question, E extends GameEvent, D>(
  game: GameDefinition<O, S, V, Q, E, D>,
  state: S,
  seat: Seat,
  questionId: number,
  answer: unknown,
): Refusal | null {
  const asked = findAsked(state.flow, seat, questionId);
  if (asked === null) return refuse('kernel/not-asked', { seat, question: questionId });
  return game.check(state, asked.question as Q, answer);
}

/** Answers a question of a state one owns. A refusal has changed nothing. */
export function playInPlace<O, S extends FlowState, V, Q extends Question, E extends GameEvent, D>(
  game: GameDefinition<O, S, V, Q, E, D>,
  state: S,
  seat: Seat,
  questionId: number,
  answer: unknown,
  emit: Emit<E>,
): Refusal | null {
  const asked = findAsked(state.flow, seat, questionId);
  if (asked === null) return refuse('kernel/not-asked', { seat, question: questionId });
  const refusal = game.check(state, asked.question as Q, answer);
  if (refusal !== null) return refusal;
  give(game, state, asked, answer, emit);
  return null;
}

/** Gives an answer that was judged. */
export function applyJudged<O, S extends FlowState, V, Q extends Question, E extends GameEvent, D>(
  game: GameDefinition<O, S, V, Q, E, D>,
  state: S,
  { seat, question, answer }: RecordedAnswer,
  emit: Emit<E>,
): void {
  const asked = findAsked(state.flow, seat, question);
  assert(asked !== null, `seat ${seat} has no open question ${question}`);
  give(game, state, asked, answer, emit);
}

function give<O, S extends FlowState, V, Q extends Question, E extends GameEvent, D>(
  game: GameDefinition<O, S, V, Q, E, D>,
  state: S,
  asked: Asked,
  answer: unknown,
  emit: Emit<E>,
): void {
  asked.status = 'given';
  asked.answer = answer;
  game.advance(state, emit);
}
