// Every answer is looked at once per pass: first all quickly, then closely, those first that seemed to cost most.

import type { Depth, Part } from '@orrery/bots/review';
import { expect, test } from 'vitest';
import { nextPortion } from './portions.ts';

const part = (answerNo: number, loss: number): Part => {
  const played = { answer: null, share: 0.5, error: 0.01 };
  return {
    answerNo,
    seat: 0,
    round: 1,
    phase: 'explore',
    kind: 'any',
    weighing: { played, best: [played], loss, lossError: 0 },
    certain: false,
    why: [],
    calls: [],
    luck: null,
    luckError: 0,
    shares: null,
  };
};
const foundAt = (numbers: readonly number[], loss = 0): Map<number, Part> =>
  new Map(numbers.map((answerNo) => [answerNo, part(answerNo, loss)]));

/** What is given out until nothing is left, when each portion is found at once. */
function given(answers: number, depth: Depth): string[] {
  const found = { quick: foundAt([]), usual: foundAt([]), deep: foundAt([]) };
  const all: string[] = [];
  for (let next = nextPortion(answers, depth, found, new Set()); next !== null; ) {
    for (const answerNo of next.answers) {
      all.push(`${next.depth}/${answerNo}`);
      found[next.depth].set(answerNo, part(answerNo, answerNo === 9 ? 0.2 : 0));
    }
    next = nextPortion(answers, depth, found, new Set());
  }
  return all;
}

test('a quick pass over all, then as closely as was chosen', () => {
  const numbers = Array.from({ length: 20 }, (_, at) => at + 1);
  const dearestFirst = [9, ...numbers.filter((answerNo) => answerNo !== 9)];
  const quick = numbers.map((answerNo) => `quick/${answerNo}`);
  expect(given(20, 'quick')).toEqual(quick);
  expect(given(20, 'usual')).toEqual([...quick, ...dearestFirst.map((answerNo) => `usual/${answerNo}`)]);
});

test('what was found before, and what others are at, is given to nobody', () => {
  const found = { quick: foundAt([1, 2, 3]), usual: foundAt([2]), deep: foundAt([]) };
  expect(nextPortion(4, 'usual', found, new Set(['quick/4', 'usual/3']))).toEqual({ depth: 'usual', answers: [1, 4] });
  expect(nextPortion(3, 'quick', found, new Set())).toBeNull();
  expect(nextPortion(0, 'deep', found, new Set())).toBeNull();
});
