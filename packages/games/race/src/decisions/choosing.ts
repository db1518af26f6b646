// Choosing cards: at random for sampling, the cheapest for a time-out, all combinations where they are few.

import { below, type Random } from '@orrery/kernel';
import type { CardNo } from '../cards/face.ts';
import { faceAt, type Game, slugsOf } from '../game.ts';
import type { Slug } from '../questions.ts';

export function someCards(g: Game, list: readonly CardNo[], count: number, random: Random): Slug[] {
  const left = list.slice();
  const chosen: CardNo[] = [];
  for (let i = 0; i < count; i++) {
    const at = below(random, left.length);
    chosen.push(left[at] as CardNo);
    left[at] = left[left.length - 1] as CardNo;
    left.pop();
  }
  return slugsOf(g, chosen);
}

/** The printed number decides, then the design's number: so that a time-out never surprises. */
export function cheapest(g: Game, list: readonly CardNo[], count: number): Slug[] {
  const sorted = list.slice().sort((a, b) => faceAt(g, a).price - faceAt(g, b).price || a - b);
  return slugsOf(g, sorted.slice(0, count));
}

/** With more of them, `subsets` does not give all. */
export const mostForSubsets = 10;

/** All sets made of a list; of a long one those of its first ten entries, and its longer beginnings. */
export function subsets<T>(list: readonly T[]): T[][] {
  let all: T[][] = [[]];
  for (const each of list.slice(0, mostForSubsets)) all = [...all, ...all.map((set) => [...set, each])];
  for (let length = mostForSubsets + 1; length <= list.length; length++) all.push(list.slice(0, length));
  return all;
}

/** All ways to choose so many of a list; copies of a card make no difference. Null if they are more than the limit. */
export function combinations<T>(list: readonly T[], count: number, limit = 2000): T[][] | null {
  const sorted = list.slice().sort();
  const found: T[][] = [];
  const chosen: T[] = [];
  const choose = (from: number): boolean => {
    if (chosen.length === count) return found.push(chosen.slice()) <= limit;
    for (let i = from; i < sorted.length; i++) {
      if (i > from && sorted[i] === sorted[i - 1]) continue;
      chosen.push(sorted[i] as T);
      const within = choose(i + 1);
      chosen.pop();
      if (!within) return false;
    }
    return true;
  };
  return choose(0) ? found : null;
}
