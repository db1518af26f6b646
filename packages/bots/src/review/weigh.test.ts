// What an answer was worth, found with trials whose results are known.

import { expect, test } from 'vitest';
import type { Trials } from '../thinking/trials.ts';
import { weigh } from './weigh.ts';

const care = { look: 4, worlds: 80, redeals: 0, rounds: 0 };
const noise = (world: number): number => ((world * 37) % 101) / 1000;

/** Answers are their own worth; every state adds something of its own, the same for all. */
const plain: Trials = {
  answers: [0.2, 0.5, 0.4],
  worldNo: (times) => ({ play: (answer) => Number(answer) + noise(times) }),
};

test('the best answer is found, and what the played one gave away', () => {
  const { played, best, loss, lossError } = weigh(plain, () => plain.worldNo, 0.2, care);
  expect(best.map(({ answer }) => answer)).toEqual([0.5, 0.4, 0.2]);
  expect(loss).toBeCloseTo(0.3, 9);
  expect(lossError).toBeCloseTo(0, 9); // all answers met the same states
  expect(played.error).toBeGreaterThan(0); // the states differ
});

test('an answer that nobody thought of is weighed like the others', () => {
  const { played, loss, best } = weigh(plain, () => plain.worldNo, 0.6, care);
  expect(best[0]).toEqual(played);
  expect(loss).toBe(0);
});

test('the same thing said otherwise is no better answer', () => {
  const trials: Trials = {
    answers: [['a', 'b']],
    worldNo: (times) => ({ play: (answer) => (JSON.stringify(answer).includes('a') ? 0.5 : 0) + noise(times) }),
  };
  const { best, loss } = weigh(trials, () => trials.worldNo, ['b', 'a'], care);
  expect(best.map(({ answer }) => answer)).toEqual([['b', 'a']]);
  expect(loss).toBe(0);
  const others = weigh({ ...trials, answers: [['a', 'b'], ['b', 'a'], ['c']] }, () => trials.worldNo, ['c'], care);
  expect(others.best.map(({ answer }) => String(answer).includes('a'))).toEqual([true, false]);
  expect(others.loss).toBeCloseTo(0.5, 6);
});

test('what is guessed once for many states counts as an error', () => {
  let guess = 0;
  const newWorlds = (): Trials['worldNo'] => {
    guess += 1;
    const luck = guess % 2 === 0 ? 0.1 : -0.1;
    return (times) => ({ play: (answer) => Number(answer) + (answer === 0.5 ? luck : 0) + noise(times) });
  };
  const { loss, lossError } = weigh(plain, newWorlds, 0.2, care);
  expect(loss).toBeCloseTo(0.3, 6);
  expect(lossError).toBeGreaterThan(0.05); // four guesses, each 0.1 off
});
