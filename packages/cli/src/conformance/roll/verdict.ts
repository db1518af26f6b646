// How a recorded game or an illegal answer went; the same shape as the conformance command's own types.

/** Where our game and the recorded one part. */
export interface Difference {
  readonly round: number | null;
  readonly phase: string | null;
  readonly seat: number | null;
  readonly field: string;
  readonly expected: unknown;
  readonly got: unknown;
}

export type GameVerdict = { readonly passed: true } | { readonly passed: false; readonly difference: Difference };

export interface Judged {
  readonly id: string;
  readonly verdict: GameVerdict;
}
