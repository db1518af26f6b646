// The shape of the chart of shares: a line per seat from round to round, and where between two rounds an answer lies.

import type { RoundShares } from '@orrery/bots/review';
import { type Chart, chartOf, type Frame } from '../after/curve.ts';

export interface ShareChart extends Pick<Chart, 'y' | 'marks'> {
  /** Of an answer, counted from one. */
  readonly x: (answerNo: number) => number;
  /** By seat: the height of its line at an answer. */
  readonly yAt: (seat: number, answerNo: number) => number;
  /** Beginnings of rounds that have a number, and the end. */
  readonly rounds: readonly { readonly x: number; readonly round: number; readonly isEnd: boolean }[];
}

/** Shares in percent. */
export function shareChart(rounds: readonly RoundShares[], frame: Frame): ShareChart {
  const seats = rounds[0]?.shares.length ?? 0;
  const series = Array.from({ length: seats }, (_, seat) => ({
    name: '',
    points: rounds.map(({ shares }) => 100 * (shares[seat] ?? 0)),
    emblem: null,
  }));
  // A line at the top keeps the scale the same for every match.
  const chart = chartOf([...series, { name: '', points: [100], emblem: null }], frame);
  const placeOf = (answerNo: number): { readonly at: number; readonly part: number } => {
    const at = Math.max(
      0,
      rounds.findLastIndex((round) => round.answerNo <= answerNo),
    );
    const [from = 1, to = from] = [rounds[at]?.answerNo, rounds[at + 1]?.answerNo];
    return { at, part: to === from ? 0 : (answerNo - from) / (to - from) };
  };
  const between = (from: number, to: number, part: number): number => from + (to - from) * part;
  return {
    y: chart.y,
    marks: chart.marks,
    x: (answerNo) => {
      const { at, part } = placeOf(answerNo);
      return between(chart.x(at + 1), chart.x(at + 2), part);
    },
    yAt: (seat, answerNo) => {
      const { at, part } = placeOf(answerNo);
      const shareAt = (index: number): number => 100 * (rounds[index]?.shares[seat] ?? 0);
      return chart.y(part === 0 ? shareAt(at) : between(shareAt(at), shareAt(at + 1), part));
    },
    rounds: chart.rounds.map((number) => ({
      x: chart.x(number),
      round: rounds[number - 1]?.round ?? 0,
      isEnd: number === rounds.length,
    })),
  };
}
