// Days and wins in a row.

import type { Profile } from '@orrery/protocol';

interface Finished {
  readonly at: number;
  readonly won: number;
}

const day = 86_400_000;
const dayOf = (at: number): number => Math.floor(at / day);

/** How long the longest run of days is, and the one that reaches today or yesterday. */
export function daysInARow(times: readonly number[], now: number): { readonly now: number; readonly longest: number } {
  const days = [...new Set(times.map(dayOf))].sort((a, b) => a - b);
  let run = 0;
  let longest = 0;
  let last = Number.NEGATIVE_INFINITY;
  for (const each of days) {
    run = each === last + 1 ? run + 1 : 1;
    longest = Math.max(longest, run);
    last = each;
  }
  return { now: last >= dayOf(now) - 1 ? run : 0, longest };
}

/** The latest first. */
export function streaksOf(results: readonly Finished[], now: number): Profile['streaks'] {
  const days = daysInARow(
    results.map(({ at }) => at),
    now,
  );
  const firstLoss = results.findIndex(({ won }) => won !== 1);
  let run = 0;
  let longestWins = 0;
  for (const { won } of results) {
    run = won === 1 ? run + 1 : 0;
    longestWins = Math.max(longestWins, run);
  }
  return { days: days.now, longestDays: days.longest, wins: firstLoss < 0 ? results.length : firstLoss, longestWins };
}
