// What every question comes with: its judge, answers to try, the answer of a time-out, and how to show it.

import type { Random } from '@orrery/kernel';
import type { AnswerTo, QuestionKind, QuestionOf } from '../questions.ts';
import type { RollRefusal } from '../refusals.ts';
import type { State } from '../state.ts';
import type { DescribedOf } from './described.ts';

export interface Decision<K extends QuestionKind> {
  check(state: State, question: QuestionOf<K>, answer: unknown): RollRefusal | null;
  /** All legal answers that differ, or null where they are too many. */
  enumerate(state: State, question: QuestionOf<K>): readonly AnswerTo<K>[] | null;
  sample(state: State, question: QuestionOf<K>, random: Random): AnswerTo<K>;
  fallback(state: State, question: QuestionOf<K>): AnswerTo<K>;
  /** What is ticked in advance: a rule of thumb, never a dominated answer. */
  propose(state: State, question: QuestionOf<K>): AnswerTo<K>;
  /** Whether one legal answer is better than another beyond doubt; left out where no two answers can be compared. */
  dominates?(state: State, question: QuestionOf<K>, better: AnswerTo<K>, worse: AnswerTo<K>): boolean;
  describe(state: State, question: QuestionOf<K>): DescribedOf<K>;
}
