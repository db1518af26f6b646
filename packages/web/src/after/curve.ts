// The shape of the chart of points: where each line runs, which heights are marked, where the names stand.

export interface Series {
  readonly name: string;
  /** After each round. */
  readonly points: readonly number[];
  /** Of the seat; null is the robot of a solo game. */
  readonly emblem: number | null;
}

export interface Frame {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

export interface Chart {
  readonly x: (round: number) => number;
  readonly y: (points: number) => number;
  /** Heights with a line and a number. */
  readonly marks: readonly number[];
  /** Rounds with a number. */
  readonly rounds: readonly number[];
}

const leastLabelGap = 17;

export function chartOf(series: readonly Series[], frame: Frame): Chart {
  const all = series.flatMap(({ points }) => points);
  const step = stepFor(Math.max(10, ...all));
  const top = Math.ceil(Math.max(10, ...all) / step) * step;
  const low = Math.floor(Math.min(0, ...all) / step) * step;
  const rounds = Math.max(1, ...series.map(({ points }) => points.length));
  const wide = frame.width - frame.left - frame.right;
  const high = frame.height - frame.top - frame.bottom;
  const every = Math.ceil((rounds * 26) / Math.max(wide, 26));
  return {
    x: (round) => frame.left + (rounds === 1 ? 0 : ((round - 1) / (rounds - 1)) * wide),
    y: (points) => frame.top + (1 - (points - low) / (top - low)) * high,
    marks: Array.from({ length: (top - low) / step + 1 }, (_, at) => low + at * step),
    rounds: Array.from({ length: rounds }, (_, at) => at + 1).filter(
      (round) => (rounds - round) % every === 0 || round === 1,
    ),
  };
}

function stepFor(most: number): number {
  return [5, 10, 20, 25, 50].find((step) => most / step <= 6) ?? 100;
}

/** Places along a line, such as heights of names, moved apart so that none lies on another. */
export function labelHeights(ends: readonly number[], top: number, bottom: number, gap = leastLabelGap): number[] {
  const order = ends.map((_, at) => at).sort((a, b) => (ends[a] ?? 0) - (ends[b] ?? 0) || a - b);
  const heights = [...ends];
  let free = top;
  for (const at of order) {
    heights[at] = Math.max(heights[at] ?? 0, free);
    free = (heights[at] ?? 0) + gap;
  }
  let under = bottom;
  for (const at of order.reverse()) {
    heights[at] = Math.min(heights[at] ?? 0, under);
    under = (heights[at] ?? 0) - gap;
  }
  return heights;
}
