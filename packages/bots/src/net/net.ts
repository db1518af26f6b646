// A small net over sparse yes-or-no facts: the facts that hold are added up as rows of the first layer, negative sums
// are cut off, and one more layer gives the outputs (before sigmoid or soft-max).

import { below, type Random } from '@orrery/kernel';

export interface Net {
  readonly inputs: number;
  readonly hidden: number;
  readonly outputs: number;
  /** One row of `hidden` numbers per input. */
  readonly rows: Float32Array;
  readonly bias: Float32Array;
  /** One row of `hidden` numbers per output. */
  readonly heads: Float32Array;
  readonly headBias: Float32Array;
}

export function emptyNet(inputs: number, hidden: number, outputs: number): Net {
  return {
    inputs,
    hidden,
    outputs,
    rows: new Float32Array(inputs * hidden),
    bias: new Float32Array(hidden),
    heads: new Float32Array(outputs * hidden),
    headBias: new Float32Array(outputs),
  };
}

/** Small random weights; about `active` facts hold at a time. */
export function freshNet(inputs: number, hidden: number, outputs: number, active: number, random: Random): Net {
  const net = emptyNet(inputs, hidden, outputs);
  const spread = (size: number): number => ((below(random, 0x10000) + below(random, 0x10000)) / 0x10000 - 1) * size;
  for (let i = 0; i < net.rows.length; i++) net.rows[i] = spread(1.5 / Math.sqrt(active));
  for (let i = 0; i < net.heads.length; i++) net.heads[i] = spread(1 / Math.sqrt(hidden));
  return net;
}

export const weightsOf = ({ rows, bias, heads, headBias }: Net): Float32Array[] => [rows, bias, heads, headBias];

export function copyNet(net: Net): Net {
  const copy = emptyNet(net.inputs, net.hidden, net.outputs);
  blend(copy, net, 1);
  return copy;
}

/** Moves a net towards another one by a share of the way. */
export function blend(net: Net, towards: Net, share: number): void {
  const goals = weightsOf(towards);
  for (const [index, weights] of weightsOf(net).entries()) {
    const goal = goals[index];
    for (let i = 0; goal !== undefined && i < weights.length; i++) {
      weights[i] = (weights[i] ?? 0) + share * ((goal[i] ?? 0) - (weights[i] ?? 0));
    }
  }
}

/** The facts that hold, as numbers of inputs, in `list[0]` to `list[count - 1]`. A fact may be listed twice. */
export interface FactList {
  readonly list: Uint16Array;
  count: number;
}

export const factList = (room = 2048): FactList => ({ list: new Uint16Array(room), count: 0 });

/** Fills `sums` (size `hidden`) and `out` (size `outputs`). */
export function forward(net: Net, facts: FactList, sums: Float32Array, out: Float32Array): void {
  const { hidden, rows, heads } = net;
  sums.set(net.bias);
  for (let i = 0; i < facts.count; i++) {
    const start = (facts.list[i] as number) * hidden;
    for (let h = 0; h < hidden; h += 4) {
      sums[h] = (sums[h] ?? 0) + (rows[start + h] ?? 0);
      sums[h + 1] = (sums[h + 1] ?? 0) + (rows[start + h + 1] ?? 0);
      sums[h + 2] = (sums[h + 2] ?? 0) + (rows[start + h + 2] ?? 0);
      sums[h + 3] = (sums[h + 3] ?? 0) + (rows[start + h + 3] ?? 0);
    }
  }
  for (let o = 0; o < net.outputs; o++) out[o] = net.headBias[o] ?? 0;
  for (let h = 0; h < hidden; h++) {
    const sum = sums[h] ?? 0;
    if (sum <= 0) {
      sums[h] = 0;
      continue;
    }
    for (let o = 0; o < net.outputs; o++) out[o] = (out[o] ?? 0) + sum * (heads[o * hidden + h] ?? 0);
  }
}

export const sigmoid = (x: number): number => 1 / (1 + Math.exp(-x));

/** Soft-max in place over `count` entries from `start` on; the others are left alone. */
export function softmax(out: Float32Array, start: number, count: number): void {
  let most = Number.NEGATIVE_INFINITY;
  for (let i = start; i < start + count; i++) most = Math.max(most, out[i] ?? 0);
  let sum = 0;
  for (let i = start; i < start + count; i++) {
    const each = Math.exp((out[i] ?? 0) - most);
    out[i] = each;
    sum += each;
  }
  for (let i = start; i < start + count; i++) out[i] = (out[i] ?? 0) / sum;
}
