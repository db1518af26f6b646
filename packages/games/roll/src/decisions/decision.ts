// What every question comes with: its judge, answers to try, the answer of a time-out, and how to show it.

import type { Random, Refusal } from '@orrery/kernel';
import type { DieNo } from '../names.ts';
import type { DieColour } from '../powers/vocabulary.ts';
import type { AnswerTo, QuestionKind, QuestionOf, RollAnswer, Worker } from '../questions.ts';
import type { State } from '../state.ts';
import type { AssignDescription, Impossible } from './describe-assign.ts';

export interface Decision<K extends QuestionKind> {
  check(state: State, question: QuestionOf<K>, answer: unknown): Refusal | null;
  /** All legal answers that differ, or null where they are too many. */
  enumerate(state: State, question: QuestionOf<K>): readonly AnswerTo<K>[] | null;
  sample(state: State, question: QuestionOf<K>, random: Random): AnswerTo<K>;
  fallback(state: State, question: QuestionOf<K>): AnswerTo<K>;
  /** What this question has to show beyond its options, and the options where they have a worth. */
  describe(state: State, question: QuestionOf<K>): Partial<RollDescription>;
}

/** Part of what an answer brings, and the tile or rule it comes from. */
export interface Term {
  readonly cause: string;
  readonly credits: number;
  readonly vp: number;
}

export interface Option {
  readonly answer: RollAnswer;
  /** Gains and costs at once: credits and VP, or the cost of a tile placed this way. */
  readonly credits: number;
  readonly vp: number;
  /** What the cap on credits would swallow. */
  readonly lost: number;
  readonly terms: readonly Term[];
}

export interface DieOption {
  readonly die: DieNo;
  readonly colour: DieColour;
  readonly at: string;
}

export interface TileOption {
  readonly tile: string;
  readonly development: { readonly side: string; readonly cost: number; readonly required: number };
  readonly world: { readonly side: string; readonly cost: number; readonly required: number };
}

export interface RollDescription {
  readonly kind: QuestionKind;
  /** All answers that differ, or null where they are too many to list. */
  readonly options: readonly Option[] | null;
  readonly impossible: readonly Impossible[];
  /** The dice to choose from, and how many. */
  readonly dice: readonly DieOption[];
  readonly min: number;
  readonly max: number;
  /** The tiles to choose from. */
  readonly tiles: readonly TileOption[];
  /** Explorers or shippers that differ, with what a Stock by each yields. */
  readonly workers: readonly { readonly worker: Worker; readonly colour: DieColour; readonly stock: number }[];
  /** Whether the worker has to be named. */
  readonly workerMatters: boolean;
  readonly assign: AssignDescription | null;
}
