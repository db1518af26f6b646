// Questions of the quiz: data alone, made from the cards and tiles and from what the engine says of a seeded position. The same
// id is always the same question.

import type { Refusal } from '@orrery/kernel';
import type { GameName, Table } from '../table.ts';
import { isGameName } from '../told-games.ts';

export const quizKinds = ['power', 'cost', 'worth', 'may'] as const;
/** What a power does; what something costs now; what a good brings now; what may be done now. */
export type QuizKind = (typeof quizKinds)[number];

/** One of the lines of a card or side. */
export interface PowerLine {
  readonly piece: string;
  readonly line: number;
}

export type QuizChoice =
  | { readonly is: 'power'; readonly power: PowerLine }
  | { readonly is: 'number'; readonly amount: number }
  /** With the reason why the engine would refuse it; null where it would not. */
  | { readonly is: 'piece'; readonly piece: string; readonly why: Refusal | null };

/** A summand of the right number; null: a rule, not a card. */
export interface QuizTerm {
  readonly piece: string | null;
  readonly what: string;
  readonly amount: number;
}

export interface QuizQuestion {
  readonly id: string;
  readonly game: GameName;
  readonly kind: QuizKind;
  /** What it is about; null where the choices say so. */
  readonly piece: string | null;
  /** Where it is asked; null where that does not matter. */
  readonly table: Table | null;
  readonly choices: readonly QuizChoice[];
  readonly right: number;
  readonly terms: readonly QuizTerm[];
}

/** What a game makes of a numbered position; null: this number comes to nothing that can be asked. */
export type Made = Omit<QuizQuestion, 'id' | 'game' | 'kind'> | null;
/** Either seat may be the one that is asked. */
export const quizNames: readonly string[] = ['Halley', 'Halley'];
export type QuizMaker = { readonly [K in QuizKind]: (number: number) => Made };

export interface QuizPlace {
  readonly game: GameName;
  readonly kind: QuizKind;
  readonly number: number;
}

export const quizId = ({ game, kind, number }: QuizPlace): string => `${game}-${kind}-${number}`;

export function placeOfQuiz(id: string): QuizPlace | null {
  const [, game, kind, number] = /^(\w+)-(\w+)-(\d+)$/.exec(id) ?? [];
  const known = quizKinds.find((each) => each === kind);
  if (known === undefined || !isGameName(game)) return null;
  return { game, kind: known, number: Number(number) };
}
