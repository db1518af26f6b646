// How a training has done so far: its strength against `greedy` after so many matches, as a chart.

import { short } from './print.ts';

export interface Milestone {
  readonly games: number;
  readonly winShare: number;
  readonly meanScore: number;
  readonly loss: number;
}

/** One line per milestone, with a bar of the share of wins against greedy. */
export function chartOf(milestones: readonly Milestone[], measuredGames: number): string {
  const lines = milestones.map(
    ({ games, winShare, meanScore }) =>
      `${String(games).padStart(8)} ${'#'.repeat(Math.round(50 * winShare)).padEnd(50)} ${short(100 * winShare)} %, ${short(meanScore)} points`,
  );
  return [`matches  share of wins against greedy (${measuredGames} matches each)`, ...lines, ''].join('\n');
}
