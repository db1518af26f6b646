// Wrong numbers that could be right: what is printed first, then the neighbours.

import { type Random, shuffle } from '@orrery/kernel';
import type { QuizChoice } from './quiz.ts';

const wanted = 4;

/** The right number among others, all of them different and none below zero. */
export function numbersAround(
  right: number,
  printed: number,
  random: Random,
): { readonly choices: readonly QuizChoice[]; readonly right: number } {
  const near = [1, -1, 2, -2, 3].map((step) => right + step).filter((amount) => amount >= 0);
  const others = [...new Set([printed, ...near])].filter((amount) => amount !== right).slice(0, wanted - 1);
  const amounts = shuffle(random, [right, ...others]);
  return { choices: amounts.map((amount) => ({ is: 'number', amount })), right: amounts.indexOf(right) };
}
