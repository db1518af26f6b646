// What every question comes with: its judge, answers to try, the answer of a time-out, what is ticked in advance, and how to
// show it.

import type { Random } from '@orrery/kernel';
import type { Game } from '../game.ts';
import type { AnswerTo, QuestionKind, QuestionOf } from '../questions.ts';
import type { RaceRefusal } from '../refusals.ts';
import type { DescribedOf } from './described.ts';

export interface Decision<K extends QuestionKind> {
  check(g: Game, question: QuestionOf<K>, answer: unknown): RaceRefusal | null;
  /** All legal answers, or null where they are too many. */
  enumerate(g: Game, question: QuestionOf<K>): AnswerTo<K>[] | null;
  sample(g: Game, question: QuestionOf<K>, random: Random): AnswerTo<K>;
  fallback(g: Game, question: QuestionOf<K>): AnswerTo<K>;
  /** Left out where nothing is ticked in advance. */
  propose?(g: Game, question: QuestionOf<K>): AnswerTo<K> | null;
  /** Whether one legal answer is better than another beyond doubt; left out where no two answers can be compared. */
  dominates?(g: Game, question: QuestionOf<K>, better: AnswerTo<K>, worse: AnswerTo<K>): boolean;
  describe(g: Game, question: QuestionOf<K>): DescribedOf<K>;
}
