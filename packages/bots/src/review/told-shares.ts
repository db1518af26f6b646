// Shares as people are told them: corrected where the table was measured, and marked where it was not.

import { correctionFor, correctShare } from './calibration.ts';
import { sharesOf } from './reviewer.ts';
import type { Weighed, Weighing } from './weigh.ts';

export interface Told {
  /** False: the figures are those of the bots and may be told to nobody. */
  readonly calibrated: boolean;
  share(share: number, progress: number): number;
  /** Those of all seats at one position. */
  shares(shares: readonly number[], progress: number): number[];
  /** How much larger or smaller a small difference becomes at this share. */
  scale(share: number, progress: number): number;
  weighing(weighing: Weighing, progress: number): Weighing;
}

const step = 0.01;

export function teller(game: string, table: string): Told {
  const correction = correctionFor(game, table);
  const share = (raw: number, progress: number): number =>
    correction === null ? raw : correctShare(correction, raw, progress);
  const scale = (at: number, progress: number): number => {
    const middle = Math.min(1 - 2 * step, Math.max(2 * step, at));
    return (share(middle + step, progress) - share(middle - step, progress)) / (2 * step);
  };
  const one = ({ answer, share: raw, error }: Weighed, progress: number): Weighed => ({
    answer,
    share: share(raw, progress),
    error: error * scale(raw, progress),
  });
  return {
    calibrated: correction !== null,
    share,
    shares: (all, progress) => sharesOf(all.length, (seat) => share(all[seat] ?? 0, progress)),
    scale,
    weighing: ({ played, best, loss, lossError }, progress) => ({
      played: one(played, progress),
      best: best.map((each) => one(each, progress)),
      loss: share(played.share + loss, progress) - share(played.share, progress),
      lossError: lossError * scale(played.share + loss / 2, progress),
    }),
  };
}
