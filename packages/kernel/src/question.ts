// Questions and seats. The engine never calls players: it leaves questions in the state, and answers come in.

/** A place in a match, counted from 0 clockwise. */
export type Seat = number;

/**
 * What a seat is asked. Ids count per seat, so that a question put to one seat tells nothing to another.
 * A game's own questions add ids and bounds; everything needed for showing them is made by `describe`.
 */
export interface Question {
  readonly id: number;
  readonly seat: Seat;
  readonly kind: string;
}

/**
 * A question within a frame, with its answer once there is one.
 * `forced` answers were taken by the kernel because only one was legal.
 */
export interface Asked<Q extends Question = Question> {
  readonly question: Q;
  status: 'open' | 'given' | 'forced';
  answer: unknown;
}
