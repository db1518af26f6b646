// What the conformance command needs of each game: replaying a recorded game, refusing illegal answers, playing live.

/** Where our game and the recorded one part. */
export interface Difference {
  readonly round: number | null;
  readonly phase: string | null;
  readonly seat: number | null;
  readonly field: string;
  readonly expected: unknown;
  readonly got: unknown;
}

/** `accepted` names the documented exceptions that were made use of. */
export type GameVerdict =
  | { readonly passed: true; readonly accepted?: readonly string[] }
  | { readonly passed: false; readonly difference: Difference };

/** One recorded game or one illegal answer, and how it went. */
export interface Judged {
  /** Its name in the file. */
  readonly id: string;
  readonly verdict: GameVerdict;
}

export interface LiveOptions {
  readonly bot: string;
  readonly think?: number;
  readonly sims?: number;
}

export interface Conformer {
  replay(raw: unknown): GameVerdict;
  /** Answers that must be refused, with the recorded games they refer to. */
  illegal?(files: readonly string[], illegalFile: string): AsyncIterable<Judged>;
  /** Plays some seats of matches that an outside engine drives over standard input and output; the exit code. */
  live?(options: LiveOptions): Promise<number>;
  /** Live mode against recorded games instead of an outside engine; a bot is consulted at every decision if named. */
  liveSelf?(files: readonly string[], consulted: LiveOptions | null): AsyncIterable<Judged>;
}
