// A net as it is played with: weights as whole numbers, so that an evaluation is exact and can be carried over to the
// next position by adding the facts that came and taking away those that went. Learning uses the net itself.

import type { FactList, Net } from './net.ts';
import { plainRowAdder, type RowAdder, rowStep, simdRowAdder } from './row-adder.ts';

export interface Evaluator {
  /** Whether WebAssembly does the adding. */
  readonly simd: boolean;
  /** Fills `out` with as many of the outputs as it has room for, before sigmoid or soft-max. */
  evaluate(facts: FactList, out: Float32Array): void;
  /** Takes the weights of the net anew, after it has learned. */
  refresh(): void;
}

/** The most a weight can be as a whole number; sums of thousands of them stay far below 2³¹. */
const most = 32_767;
const mostFacts = 4096;

export function evaluatorOf(net: Net, simd = true): Evaluator {
  const width = Math.ceil(net.hidden / rowStep) * rowStep;
  const fast = simd ? simdRowAdder(net.inputs, width, mostFacts) : null;
  const adder = fast ?? plainRowAdder(net.inputs, width, mostFacts);
  let scale = 1;
  let change = changeOf(adder, net.inputs);
  const refresh = (): void => {
    scale = takeWeights(net, adder, width);
    change = changeOf(adder, net.inputs);
  };
  refresh();
  return {
    simd: fast !== null,
    refresh,
    evaluate(facts, out) {
      change(facts);
      heads(net, adder.sums, scale, out);
    },
  };
}

/** Rows and bias as whole numbers; returns what 1 stands for. */
function takeWeights({ inputs, hidden, rows, bias }: Net, adder: RowAdder, width: number): number {
  const scale = rows.reduce((top, weight) => Math.max(top, Math.abs(weight)), 1e-6) / most;
  for (let input = 0; input < inputs; input++) {
    for (let h = 0; h < hidden; h++) {
      adder.rows[input * width + h] = Math.round((rows[input * hidden + h] as number) / scale);
    }
  }
  for (let h = 0; h < hidden; h++) adder.sums[h] = Math.round((bias[h] as number) / scale);
  return scale;
}

/** Brings the sums from the facts of the last call to those of this one. */
function changeOf({ coming, going, apply }: RowAdder, inputs: number): (facts: FactList) => void {
  const last = new Uint16Array(mostFacts);
  const balance = new Int8Array(inputs);
  let lastCount = 0;
  return ({ list, count }) => {
    // Positions a few answers apart differ in the middle of the list only.
    let from = 0;
    const shorter = Math.min(count, lastCount);
    while (from < shorter && list[from] === last[from]) from++;
    let back = 0;
    while (back < shorter - from && list[count - 1 - back] === last[lastCount - 1 - back]) back++;
    const to = count - back;
    const lastTo = lastCount - back;
    for (let i = from; i < lastTo; i++) {
      const fact = last[i] as number;
      balance[fact] = (balance[fact] as number) - 1;
    }
    for (let i = from; i < to; i++) {
      const fact = list[i] as number;
      balance[fact] = (balance[fact] as number) + 1;
    }
    let minus = 0;
    for (let i = from; i < lastTo; i++) {
      const fact = last[i] as number;
      const much = balance[fact] as number;
      if (much >= 0) continue;
      balance[fact] = much + 1;
      going[minus++] = fact;
    }
    let plus = 0;
    for (let i = from; i < to; i++) {
      const fact = list[i] as number;
      const much = balance[fact] as number;
      if (much <= 0) continue;
      balance[fact] = much - 1;
      coming[plus++] = fact;
    }
    for (let i = from; i < count; i++) last[i] = list[i] as number;
    lastCount = count;
    apply(plus, minus);
  };
}

function heads({ hidden, heads: weights, headBias }: Net, sums: Int32Array, scale: number, out: Float32Array): void {
  for (let o = 0; o < out.length; o++) {
    let sum = 0;
    const start = o * hidden;
    // The positive part without a branch: signs come in no order that a processor could guess.
    for (let h = 0; h < hidden; h++) {
      const each = sums[h] as number;
      sum += (each & ~(each >> 31)) * (weights[start + h] as number);
    }
    out[o] = sum * scale + (headBias[o] as number);
  }
}
