// Learning by gradient steps (Adam) in plain code: samples are added one by one, a step is taken after each batch.
// The caller says what is wrong with each output; the gradient of sigmoid and of soft-max with log-loss is the
// difference between what came out and what should have.

import { type FactList, forward, type Net } from './net.ts';

interface Part {
  readonly weights: Float32Array;
  readonly gradient: Float32Array;
  readonly mean: Float32Array;
  readonly square: Float32Array;
}

export interface Learner {
  readonly net: Net;
  readonly sums: Float32Array;
  readonly out: Float32Array;
  readonly back: Float32Array;
  readonly parts: readonly [rows: Part, bias: Part, heads: Part, headBias: Part];
  steps: number;
}

const partOf = (weights: Float32Array): Part => ({
  weights,
  gradient: new Float32Array(weights.length),
  mean: new Float32Array(weights.length),
  square: new Float32Array(weights.length),
});

export function learnerOf(net: Net): Learner {
  return {
    net,
    sums: new Float32Array(net.hidden),
    out: new Float32Array(net.outputs),
    back: new Float32Array(net.hidden),
    parts: [partOf(net.rows), partOf(net.bias), partOf(net.heads), partOf(net.headBias)],
    steps: 0,
  };
}

/** Running means of gradients and of their squares: what the next step hangs on besides the weights. */
export const momentsOf = ({ parts }: Learner): Float32Array[] => parts.flatMap(({ mean, square }) => [mean, square]);

/** Runs one sample; `wrong` turns the outputs into their errors, in place, and returns the loss. */
export function addSample(learner: Learner, facts: FactList, wrong: (out: Float32Array) => number): number {
  const { net, sums, out, back, parts } = learner;
  const [rows, bias, heads, headBias] = parts;
  forward(net, facts, sums, out);
  const loss = wrong(out);
  back.fill(0);
  for (let o = 0; o < net.outputs; o++) {
    const error = out[o] ?? 0;
    if (error === 0) continue;
    headBias.gradient[o] = (headBias.gradient[o] ?? 0) + error;
    const start = o * net.hidden;
    for (let h = 0; h < net.hidden; h++) {
      const sum = sums[h] ?? 0;
      if (sum <= 0) continue;
      heads.gradient[start + h] = (heads.gradient[start + h] ?? 0) + error * sum;
      back[h] = (back[h] ?? 0) + error * (net.heads[start + h] ?? 0);
    }
  }
  for (let h = 0; h < net.hidden; h++) bias.gradient[h] = (bias.gradient[h] ?? 0) + (back[h] ?? 0);
  for (let i = 0; i < facts.count; i++) {
    const start = (facts.list[i] as number) * net.hidden;
    for (let h = 0; h < net.hidden; h++) {
      rows.gradient[start + h] = (rows.gradient[start + h] ?? 0) + (back[h] ?? 0);
    }
  }
  return loss;
}

/** Pulls every weight a little towards none: what few matches have shown counts for little. */
const decay = 5e-5;

const keepMean = 0.9;
const keepSquare = 0.999;

/** Takes a step with what `batch` samples have added up to. */
export function takeStep(learner: Learner, batch: number, rate: number): void {
  learner.steps += 1;
  const meanScale = 1 - keepMean ** learner.steps;
  const squareScale = 1 - keepSquare ** learner.steps;
  for (const { weights, gradient, mean, square } of learner.parts) {
    for (let i = 0; i < weights.length; i++) {
      const slope = (gradient[i] ?? 0) / batch + decay * (weights[i] ?? 0);
      gradient[i] = 0;
      const m = keepMean * (mean[i] ?? 0) + (1 - keepMean) * slope;
      const s = keepSquare * (square[i] ?? 0) + (1 - keepSquare) * slope * slope;
      mean[i] = m;
      square[i] = s;
      if (m !== 0) {
        weights[i] = (weights[i] ?? 0) - (rate * (m / meanScale)) / (Math.sqrt(s / squareScale) + 1e-6);
      }
    }
  }
}
