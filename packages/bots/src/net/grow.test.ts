// A net that has grown says at first what the smaller one said.

import { randomFromNumber } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { withMoreUnits, withNewFacts } from './grow.ts';
import { factList, forward, freshNet, type Net } from './net.ts';

function outputsOf(net: Net, facts: readonly number[]): number[] {
  const list = factList();
  for (const fact of facts) list.list[list.count++] = fact;
  const out = new Float32Array(net.outputs);
  forward(net, list, new Float32Array(net.hidden), out);
  return [...out];
}

const net = freshNet(10, 8, 3, 4, randomFromNumber(1));

test('more units have no say', () => {
  const grown = withMoreUnits(net, 16, 4, randomFromNumber(2));
  expect(grown.hidden).toBe(16);
  for (const facts of [[], [0], [1, 4, 9]]) expect(outputsOf(grown, facts)).toEqual(outputsOf(net, facts));
  expect(withMoreUnits(net, 8, 4, randomFromNumber(2)), 'nothing to add').toBe(net);
});

test('new facts count for nothing, and those behind them move up', () => {
  const grown = withNewFacts(net, { at: 5, count: 2 });
  expect(grown.inputs).toBe(12);
  expect(outputsOf(grown, [1, 4, 7, 11])).toEqual(outputsOf(net, [1, 4, 5, 9]));
  expect(outputsOf(grown, [5, 6])).toEqual(outputsOf(net, []));
});
