// Five rounds of load, in each of which every server is measured at full speed and at a given pace, with the calibration
// before each run: whatever else the machine does meets all of them alike. The run in the middle counts.

import { calibrationMs, median } from './calibration.ts';
import type { Rated, Run } from './load-figures.ts';

export const rounds = 5;

export type Pace = 'full speed' | 'given pace';

type Calibrated = Run & { readonly calibrationMs: number };

interface Runs<S> {
  readonly server: S;
  readonly full: Calibrated[];
  readonly paced: Calibrated[];
}

export async function inRounds<S>(
  servers: readonly S[],
  measure: (server: S, pace: Pace) => Promise<Run>,
  calibrate: () => number = calibrationMs,
): Promise<{ full: Rated; paced: Rated }[]> {
  const runs = servers.map((server): Runs<S> => ({ server, full: [], paced: [] }));
  for (let round = 0; round < rounds; round++) {
    const order = round % 2 === 0 ? runs : runs.toReversed(); // whoever comes first has no advantage
    for (const { server, full } of order)
      full.push({ calibrationMs: calibrate(), ...(await measure(server, 'full speed')) });
    for (const { server, paced } of order)
      paced.push({ calibrationMs: calibrate(), ...(await measure(server, 'given pace')) });
  }
  return runs.map(({ full, paced }) => ({ full: middleOf(full), paced: middleOf(paced) }));
}

/** The run in the middle of several, by what an answer cost the server; its ratio is the median of all ratios. */
function middleOf(runs: readonly Calibrated[]): Rated {
  const sorted = runs.toSorted((a, b) => a.cpuMsPerAnswer - b.cpuMsPerAnswer);
  const middle = sorted[sorted.length >> 1];
  if (middle === undefined) throw new Error('nothing was measured');
  const { calibrationMs: _, ...run } = middle;
  const ratio = median(runs.map(({ cpuMsPerAnswer, calibrationMs: ms }) => cpuMsPerAnswer / ms));
  return { ...run, cpuRatio: Math.round(ratio * 1000) / 1000 };
}
