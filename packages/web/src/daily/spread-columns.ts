// The columns of a spread of results: all spans between the least and the most, also those that nobody reached.

import type { DailyDeal } from '@orrery/protocol';

/** Points that a column is wide, as the server counts them. */
const step = 2;

export interface Columns {
  readonly columns: readonly { readonly from: number; readonly count: number; readonly isOwn: boolean }[];
  readonly least: number;
  readonly most: number;
}

export function columnsOf(spread: NonNullable<DailyDeal['spread']>, own: number | null): Columns {
  const counts = new Map(spread.map(({ from, count }) => [from, count]));
  const least = Math.min(...counts.keys());
  const most = Math.max(...counts.keys());
  const columns = Array.from({ length: (most - least) / step + 1 }, (_, at) => {
    const from = least + at * step;
    return { from, count: counts.get(from) ?? 0, isOwn: own !== null && own >= from && own < from + step };
  });
  return { columns, least, most: most + step - 1 };
}
