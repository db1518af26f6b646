// One answer, in place: the step that matches, searches, replays and tests all take.

import type { Emit, GameEvent } from './event.ts';
import type { FlowState } from './flow.ts';
import type { GameDefinition } from './game.ts';
import { findAsked } from './position.ts';
import type { Question, Seat } from './question.ts';
import { type Refusal, refuse } from './refusal.ts';

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
  asked.status = 'given';
  asked.answer = answer;
  game.advance(state, emit);
  return null;
}
