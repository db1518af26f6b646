// What forecasts are worth: how a share that the bots see is corrected before people are told it. Learned from matches per
// table (`npm run calibration`); a table that was not measured, or whose forecasts are still off, claims nothing.

import measured from './calibration.json' with { type: 'json' };

/** How much surer or less sure a forecast is made, by how far the match is (from 0 to 1). */
export interface Correction {
  /** What the log-odds are multiplied by at the beginning, and how much more at the end. */
  readonly slope: number;
  readonly slopeLater: number;
  /** What is added to them. */
  readonly shift: number;
  readonly shiftLater: number;
}

export interface MeasuredTable extends Correction {
  readonly game: string;
  readonly table: string;
  /** Expected calibration error by quarter of the match, in shares, on matches that nothing was learned from. */
  readonly errors: readonly number[];
}

/** Tables whose forecasts are this far off are not told. */
const mostError = 0.03;

export function correctionFor(game: string, table: string): Correction | null {
  const found = writtenCorrection(game, table);
  return found === null || found.errors.some((error) => error > mostError) ? null : found;
}

/** What was learned, whether or not it is good enough to be told. */
export function writtenCorrection(game: string, table: string): MeasuredTable | null {
  const tables: readonly MeasuredTable[] = measured;
  return tables.find((each) => each.game === game && each.table === table) ?? null;
}

/** Shares this near to nothing and all are taken for certain. */
const sure = 0.001;

export function correctShare(correction: Correction, share: number, progress: number): number {
  if (share <= sure || share >= 1 - sure) return Math.min(1, Math.max(0, share));
  const { slope, slopeLater, shift, shiftLater } = correction;
  const odds = Math.log(share / (1 - share));
  return 1 / (1 + Math.exp(-((slope + slopeLater * progress) * odds + shift + shiftLater * progress)));
}
