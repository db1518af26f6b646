// Makes questions of the quiz: a certain one again, or the next that there is.

import type { GameName } from '../table.ts';
import { placeOfQuiz, type QuizMaker, type QuizPlace, type QuizQuestion, quizId, quizKinds } from './quiz.ts';
import { raceQuiz } from './race-quiz.ts';
import { rollQuiz } from './roll-quiz.ts';

const makers: { readonly [G in GameName]: QuizMaker } = { race: raceQuiz, roll: rollQuiz };

function make(place: QuizPlace): QuizQuestion | null {
  const { game, kind, number } = place;
  const made = makers[game][kind](number);
  return made === null ? null : { id: quizId(place), game, kind, ...made };
}

/** Null where the id means nothing, or nothing any more. */
export function quizQuestion(id: string): QuizQuestion | null {
  const place = placeOfQuiz(id);
  return place === null ? null : make(place);
}

/** Enough to come to a question of any kind. */
const mostTries = 400;

/** The first question from this number on; kinds come in turn. `next` is the number to go on from. */
export function nextQuestion(game: GameName, from: number): { readonly question: QuizQuestion; readonly next: number } {
  for (let number = from; number < from + mostTries; number++) {
    const kind = quizKinds[number % quizKinds.length] ?? 'power';
    const question = make({ game, kind, number: Math.floor(number / quizKinds.length) });
    if (question !== null) return { question, next: number + 1 };
  }
  throw new Error(`no question of ${game} from ${from} on`);
}
