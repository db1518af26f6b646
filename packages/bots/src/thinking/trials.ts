// What a decision can be tried out with, in any game: the answers worth trying, and made-up states to try any answer in.

export interface Trials<Answer = unknown> {
  readonly answers: readonly Answer[];
  /** Makes a state up. All answers are to meet the same states. */
  worldNo(times: number): World<Answer>;
}

/** A method, so that answers of one game fit where those of any are wanted. */
export interface World<Answer = unknown> {
  /** Plays the answer and the rest of the round; what comes of it is a share of winning. */
  play(answer: Answer): number;
}
