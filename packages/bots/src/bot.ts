// What a bot is: a program that sees a seat's view and answers its questions. It never sees a live match's state.

import type { AnyGame, Question, Random } from '@orrery/kernel';

/** How long or how hard a bot may think about one decision; left out: the bot's own habit. */
export interface Budget {
  /** Milliseconds. */
  readonly think?: number;
  /** A fixed number of simulations, so that the same seed gives the same game. */
  readonly sims?: number;
  /** Milliseconds after which the bot's own habit is cut short, for matches that people wait in. */
  readonly atMost?: number;
}

export interface Bot {
  readonly name: string;
  /** An answer to a question of the seat whose view this is; all chance comes from `random`. */
  answer(view: unknown, question: Question, random: Random): unknown;
}

export type MakeBot = (game: AnyGame, budget: Budget) => Bot;
