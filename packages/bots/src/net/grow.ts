// A larger net that plays like a smaller one at first: for new facts, and for more hidden units. What is new counts for
// nothing until it has learned.

import type { Random } from '@orrery/kernel';
import { emptyNet, freshNet, type Net } from './net.ts';

/** Facts that come between the old ones: so many before the fact that was number `at`. */
export interface NewFacts {
  readonly at: number;
  readonly count: number;
}

export function withNewFacts(net: Net, { at, count }: NewFacts): Net {
  const { inputs, hidden, outputs } = net;
  const grown = emptyNet(inputs + count, hidden, outputs);
  grown.rows.set(net.rows.subarray(0, at * hidden));
  grown.rows.set(net.rows.subarray(at * hidden), (at + count) * hidden);
  grown.bias.set(net.bias);
  grown.heads.set(net.heads);
  grown.headBias.set(net.headBias);
  return grown;
}

/** New units begin with random facts and no say in any output; about `active` facts hold at a time. */
export function withMoreUnits(net: Net, hidden: number, active: number, random: Random): Net {
  if (hidden <= net.hidden) return net;
  const grown = freshNet(net.inputs, hidden, net.outputs, active, random);
  grown.heads.fill(0);
  for (let input = 0; input < net.inputs; input++) {
    grown.rows.set(net.rows.subarray(input * net.hidden, (input + 1) * net.hidden), input * hidden);
  }
  grown.bias.set(net.bias);
  for (let output = 0; output < net.outputs; output++) {
    grown.heads.set(net.heads.subarray(output * net.hidden, (output + 1) * net.hidden), output * hidden);
  }
  grown.headBias.set(net.headBias);
  return grown;
}
