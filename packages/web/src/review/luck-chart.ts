// The luck line: what chance had brought each seat by the end of each round, in points of a hundred.

import type { Review } from '@orrery/bots/review';
import { type Chart, chartOf, type Frame } from '../after/curve.ts';

export interface LuckChart extends Pick<Chart, 'x' | 'y' | 'marks'> {
  /** By seat, from round to round. */
  readonly lines: readonly (readonly number[])[];
  readonly rounds: readonly { readonly x: number; readonly round: number }[];
}

export function luckLines(luck: Review['luck'], seats: number): number[][] {
  return Array.from({ length: seats }, (_, seat) => {
    let sum = 0;
    return luck.map(({ luck: brought }) => {
      sum += brought[seat] ?? 0;
      return 100 * sum;
    });
  });
}

export function luckChart(luck: Review['luck'], seats: number, frame: Frame): LuckChart {
  const lines = luckLines(luck, seats);
  // As far below nothing as above it: what one has the others lack.
  const most = Math.max(...lines.flat().map(Math.abs), 10);
  const edges = { name: '', points: lines[0]?.map(() => most) ?? [], emblem: null };
  const low = { ...edges, points: edges.points.map((point) => -point) };
  const { x, y, marks, rounds } = chartOf([edges, low], frame);
  // Nothing, and how far it went: more would stand on each other.
  const edge = marks.at(-1) ?? 0;
  return {
    x,
    y,
    marks: [-edge, 0, edge],
    lines,
    rounds: rounds.map((at) => ({ x: x(at), round: luck[at - 1]?.round ?? 0 })),
  };
}
