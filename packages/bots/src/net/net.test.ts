// The net against its definition: outputs by hand, gradients by small differences, weights through a file.

import { randomFromNumber } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { addSample, learnerOf, takeStep } from './learner.ts';
import { type FactList, forward, freshNet, type Net, sigmoid, softmax } from './net.ts';
import { loadNet, saveNet } from './weights.ts';

const facts: FactList = { list: new Uint16Array([0, 3, 3, 9]), count: 4 };

function outputsByHand(net: Net): number[] {
  const units = Array.from({ length: net.hidden }, (_, h) => {
    let sum = net.bias[h]!;
    for (const fact of facts.list) sum += net.rows[fact * net.hidden + h]!;
    return Math.max(0, sum);
  });
  return Array.from({ length: net.outputs }, (_, o) =>
    units.reduce((sum, unit, h) => sum + unit * net.heads[o * net.hidden + h]!, net.headBias[o]!),
  );
}

function outputsOf(net: Net): number[] {
  const out = new Float32Array(net.outputs);
  forward(net, facts, new Float32Array(net.hidden), out);
  return [...out];
}

describe('a net', () => {
  const net = freshNet(12, 8, 3, 4, randomFromNumber(1));

  test('adds up rows, cuts off what is negative, and adds up heads', () => {
    for (const [o, expected] of outputsByHand(net).entries()) expect(outputsOf(net)[o]).toBeCloseTo(expected, 5);
  });

  test('comes out of a file as it went in', () => {
    const loaded = loadNet(saveNet(net));
    for (const [i, weight] of net.rows.entries()) expect(loaded.rows[i]).toBeCloseTo(weight, 4);
    for (const [o, expected] of outputsOf(net).entries()) expect(outputsOf(loaded)[o]).toBeCloseTo(expected, 3);
  });

  test('refuses a file of another size', () => {
    expect(() => loadNet({ ...saveNet(net), inputs: 13 })).toThrow('bytes');
  });
});

test('gradients are those of small differences', () => {
  const net = freshNet(12, 8, 1, 4, randomFromNumber(2));
  const loss = (): number => {
    const guess = sigmoid(outputsOf(net)[0]!);
    return -0.3 * Math.log(guess) - 0.7 * Math.log(1 - guess);
  };
  const learner = learnerOf(net);
  addSample(learner, facts, (out) => {
    out[0] = sigmoid(out[0]!) - 0.3;
    return 0;
  });
  for (const { weights, gradient } of learner.parts) {
    for (let i = 0; i < weights.length; i += 5) {
      const before = weights[i]!;
      weights[i] = before + 0.01;
      const up = loss();
      weights[i] = before - 0.01;
      const down = loss();
      weights[i] = before;
      expect(gradient[i]).toBeCloseTo((up - down) / 0.02, 2);
    }
  }
});

test('steps bring the output to what it should be', () => {
  const net = freshNet(12, 8, 1, 4, randomFromNumber(3));
  const learner = learnerOf(net);
  for (let i = 0; i < 300; i++) {
    addSample(learner, facts, (out) => {
      out[0] = sigmoid(out[0]!) - 0.8;
      return 0;
    });
    takeStep(learner, 1, 0.01);
  }
  expect(sigmoid(outputsOf(net)[0]!)).toBeCloseTo(0.8, 1);
});

test('soft-max covers its range and nothing else', () => {
  const out = new Float32Array([5, 1, 2, 3, 9]);
  softmax(out, 1, 3);
  expect(out[0]).toBe(5);
  expect(out[4]).toBe(9);
  expect(out[1]! + out[2]! + out[3]!).toBeCloseTo(1, 5);
  expect(out[3]! / out[2]!).toBeCloseTo(Math.E, 4);
});
