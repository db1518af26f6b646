// Putting questions of this game, and reading their answers in the next line.

import { ask, askedOf, type Frame, type Seat } from '@orrery/kernel';
import type { AnswerTo, QuestionKind, QuestionOf, RollQuestion, RollQuestions } from './questions.ts';
import type { State } from './state.ts';

/** A question before it has an id and a seat. */
type Asking = { [K in QuestionKind]: { readonly kind: K } & RollQuestions[K]['asks'] }[QuestionKind];

export function put(state: State, here: Frame, seat: Seat, question: Asking): void {
  ask<RollQuestion>(state, here, seat, question);
}

/** The answer to the question that the line before put to this seat. */
export function answerOf<K extends QuestionKind>(here: Frame, seat: Seat, _kind: K): AnswerTo<K> {
  return askedOf(here, seat).answer as AnswerTo<K>;
}

/** What the line before asked this seat. */
export function questionTo<K extends QuestionKind>(here: Frame, seat: Seat, _kind: K): QuestionOf<K> {
  return askedOf(here, seat).question as QuestionOf<K>;
}

/** Every seat's answer to a question that was put to several. */
export function answersOf<K extends QuestionKind>(here: Frame, _kind: K): { seat: Seat; answer: AnswerTo<K> }[] {
  return here.asked.map(({ question, answer }) => ({ seat: question.seat, answer: answer as AnswerTo<K> }));
}
