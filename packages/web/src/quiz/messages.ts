// What page and worker say to each other about the quiz.

import type { GameName } from '@orrery/table';
import type { QuizQuestion } from '@orrery/table/quiz';

/** `again`: the id of one that was wrong; null: a new one, from this number on. */
export interface ToQuiz {
  readonly game: GameName;
  readonly again: string | null;
  readonly from: number;
}

export interface FromQuiz {
  readonly question: QuizQuestion;
  /** The number that new questions go on from. */
  readonly next: number;
}
