// The quiz in the worker of this device's matches, fetched with the first question.

import { nextQuestion, quizQuestion } from '@orrery/table/quiz';
import type { FromQuiz, ToQuiz } from './messages.ts';

/** One that there is no more gives way to a new one. */
export function quizReply({ game, again, from }: ToQuiz): FromQuiz {
  const question = again === null ? null : quizQuestion(again);
  return question === null ? nextQuestion(game, from) : { question, next: from };
}
