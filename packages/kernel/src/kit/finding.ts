// What a check reports: where a game broke a promise, with all that is needed to see it again.

export interface Finding {
  /** Name of the check. */
  readonly check: string;
  /** Seed of the match in which it happened. */
  readonly seed: string;
  /** Which game of the run. */
  readonly game: number;
  /** After how many answers, or null where it is about the game as a whole. */
  readonly answer: number | null;
  readonly detail: string;
}

export function showFinding(finding: Finding): string {
  const { check, seed, game, answer, detail } = finding;
  return `${check}: game ${game} (seed ${seed})${answer === null ? '' : `, after ${answer} answers`}: ${detail}`;
}
