// The correction that fits forecasts to results best: logistic regression on the log-odds of the forecast and how far the
// match is, by Newton's method. A little is held against corrections, so that few matches change little.

import type { Correction } from '@orrery/bots/review';
import type { Sample } from './samples.ts';

const steps = 25;
const restraint: number = 4;
const nothingChanged = [1, 0, 0, 0];
const edge = 0.001;

export function fitCorrection(samples: readonly Sample[]): Correction {
  const rows = samples.map(({ share, progress, won }) => {
    const odds = logOdds(share);
    return { inputs: [odds, odds * progress, 1, progress], won };
  });
  const weights = nothingChanged.slice();
  for (let step = 0; step < steps; step++) {
    const gradient = weights.map((weight, at) => -restraint * (weight - (nothingChanged[at] ?? 0)));
    const curvature = weights.map((_, row) => weights.map((_each, column) => (row === column ? restraint : 0)));
    for (const { inputs, won } of rows) {
      const forecast = 1 / (1 + Math.exp(-dot(weights, inputs)));
      const weight = forecast * (1 - forecast);
      for (const [row, one] of inputs.entries()) {
        gradient[row] = (gradient[row] ?? 0) + (won - forecast) * one;
        const line = curvature[row] ?? [];
        for (const [column, other] of inputs.entries()) line[column] = (line[column] ?? 0) + weight * one * other;
      }
    }
    for (const [at, change] of solved(curvature, gradient).entries()) weights[at] = (weights[at] ?? 0) + change;
  }
  const [slope = 1, slopeLater = 0, shift = 0, shiftLater = 0] = weights.map((each) => Number(each.toFixed(4)));
  return { slope, slopeLater, shift, shiftLater };
}

const logOdds = (share: number): number => {
  const inside = Math.min(1 - edge, Math.max(edge, share));
  return Math.log(inside / (1 - inside));
};

const dot = (one: readonly number[], other: readonly number[]): number =>
  one.reduce((sum, each, at) => sum + each * (other[at] ?? 0), 0);

/** Gaussian elimination; the matrix is positive definite. */
function solved(matrix: number[][], right: readonly number[]): number[] {
  const rows = matrix.map((row, at) => [...row, right[at] ?? 0]);
  for (const [at, pivot] of rows.entries()) {
    const lead = pivot[at] ?? 1;
    for (const [other, row] of rows.entries()) {
      if (other === at) continue;
      const share = (row[at] ?? 0) / lead;
      for (const [column, value] of pivot.entries()) row[column] = (row[column] ?? 0) - share * value;
    }
  }
  return rows.map((row, at) => (row.at(-1) ?? 0) / (row[at] ?? 1));
}
