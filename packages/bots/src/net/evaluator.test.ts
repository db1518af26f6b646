// The evaluator against the net itself: the same outputs up to rounding, with and without SIMD to the last bit, and
// whatever was evaluated before.

import { below, type Random, randomFromNumber } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { evaluatorOf } from './evaluator.ts';
import { type FactList, factList, forward, freshNet } from './net.ts';
import { simdRowAdder } from './row-adder.ts';

function someFacts(inputs: number, random: Random): FactList {
  const facts = factList();
  for (let i = 0; i < inputs; i++) {
    const times = below(random, 12) === 0 ? 1 + below(random, 3) : 0; // rivals may share a fact
    for (let n = 0; n < times; n++) facts.list[facts.count++] = i;
  }
  return facts;
}

const outputsOf = (evaluator: ReturnType<typeof evaluatorOf>, facts: FactList, count: number): number[] => {
  const out = new Float32Array(count);
  evaluator.evaluate(facts, out);
  return [...out];
};

describe.each([8, 16, 40, 96])('%i hidden units', (hidden) => {
  const random = randomFromNumber(hidden);
  const net = freshNet(700, hidden, 4, 60, random);

  test('agrees with the net', () => {
    const evaluator = evaluatorOf(net);
    const sums = new Float32Array(hidden);
    const out = new Float32Array(4);
    for (let i = 0; i < 50; i++) {
      const facts = someFacts(700, random);
      forward(net, facts, sums, out);
      for (const [index, each] of outputsOf(evaluator, facts, 4).entries())
        expect(each).toBeCloseTo(out[index] ?? 0, 3);
    }
  });

  test('what came before changes nothing, nor does the machine', () => {
    expect(simdRowAdder(1, 16, 1), 'this machine has SIMD').not.toBeNull();
    const travelled = evaluatorOf(net);
    const plain = evaluatorOf(net, false);
    expect([travelled.simd, plain.simd]).toEqual([true, false]);
    for (let i = 0; i < 50; i++) {
      const facts = someFacts(700, random);
      const fresh = outputsOf(evaluatorOf(net), facts, 4);
      expect(outputsOf(travelled, facts, 4)).toEqual(fresh);
      expect(outputsOf(plain, facts, 4)).toEqual(fresh);
    }
  });

  test('a net that has learned is taken up anew', () => {
    const evaluator = evaluatorOf(net);
    const facts = someFacts(700, random);
    const before = outputsOf(evaluator, facts, 1);
    net.headBias[0] = (net.headBias[0] ?? 0) + 1;
    net.rows[(facts.list[0] ?? 0) * hidden] = 3;
    evaluator.refresh();
    expect(outputsOf(evaluator, facts, 1)).toEqual(outputsOf(evaluatorOf(net), facts, 1));
    expect(outputsOf(evaluator, facts, 1)).not.toEqual(before);
  });
});
