// What a bot is: a program that sees a seat's view and answers its questions. It never sees a live match's state.

import type { AnyGame, GameTypes, Random } from '@orrery/kernel';

/** How long or how hard a bot may think about one decision; left out: the bot's own habit. */
export interface Budget {
  /** Milliseconds. */
  readonly think?: number;
  /** A fixed number of simulations, so that the same seed gives the same game. */
  readonly sims?: number;
  /** Milliseconds after which the bot's own habit is cut short, for matches that people wait in. */
  readonly atMost?: number;
}

/** A bot of one game, or of any; a method, so that a list of bots can hold those of every game. */
export interface Bot<G extends GameTypes = GameTypes> {
  readonly name: string;
  /** An answer to a question of the seat whose view this is; all chance comes from `random`. */
  answer(view: G['view'], question: G['question'], random: Random): unknown;
}

export type MakeBot = (game: AnyGame, budget: Budget) => Bot;
