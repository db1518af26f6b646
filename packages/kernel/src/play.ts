// One answer, in place: the step that matches, searches, replays and tests all take.

import { assert } from './bug.ts';
import type { Emit } from './event.ts';
import type { GameDefinition, GameTypes } from './game.ts';
import { findAsked } from './position.ts';
import type { Asked, Seat } from './question.ts';
import type { RecordedAnswer } from './record.ts';
import { type Refusal, refuse } from './refusal.ts';

/** A state holds questions of its own game alone; the types of a game's state say so, those of any game's cannot. */
const openAt = <G extends GameTypes>(state: G['state'], seat: Seat, id: number): Asked<G['question']> | null =>
  findAsked(state.flow, seat, id) as Asked<G['question']> | null;

/** Why this answer would be refused, or null. Changes nothing. */
export function judge<G extends GameTypes>(
  game: GameDefinition<G>,
  state: G['state'],
  seat: Seat,
  questionId: number,
  answer: unknown,
): Refusal | null {
  const asked = openAt<G>(state, seat, questionId);
  if (asked === null) return refuse('kernel/not-asked', { seat, question: questionId });
  return game.check(state, asked.question, answer);
}

/** Answers a question of a state one owns. A refusal has changed nothing. */
export function playInPlace<G extends GameTypes>(
  game: GameDefinition<G>,
  state: G['state'],
  seat: Seat,
  questionId: number,
  answer: unknown,
  emit: Emit<G['event']>,
): Refusal | null {
  const asked = openAt<G>(state, seat, questionId);
  if (asked === null) return refuse('kernel/not-asked', { seat, question: questionId });
  const refusal = game.check(state, asked.question, answer);
  if (refusal !== null) return refusal;
  give(game, state, asked, answer, emit);
  return null;
}

/** Gives an answer that was judged. */
export function applyJudged<G extends GameTypes>(
  game: GameDefinition<G>,
  state: G['state'],
  { seat, question, answer }: RecordedAnswer,
  emit: Emit<G['event']>,
): void {
  const asked = openAt<G>(state, seat, question);
  assert(asked !== null, `seat ${seat} has no open question ${question}`);
  give(game, state, asked, answer, emit);
}

function give<G extends GameTypes>(
  game: GameDefinition<G>,
  state: G['state'],
  asked: Asked,
  answer: unknown,
  emit: Emit<G['event']>,
): void {
  asked.status = 'given';
  asked.answer = answer;
  game.advance(state, emit);
}
