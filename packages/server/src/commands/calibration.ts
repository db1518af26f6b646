// A fixed piece of work that tells how fast this core is right now, by processor time: what is measured beside it can be held
// against figures from another day or machine.

import { randomFromNumber, shuffle } from '@orrery/kernel';

/** Some tenths of a second: shorter work tells more of what the process did just before. */
const packs = 40_000;
const cards = Array.from({ length: 180 }, (_, card) => card);

/** Milliseconds of processor that it takes to shuffle a hundred packs of 180 cards. */
export function calibrationMs(): number {
  const random = randomFromNumber(1);
  let sum = 0;
  const work = (times: number): void => {
    for (let i = 0; i < times; i++) sum += shuffle(random, cards.slice())[0] ?? 0;
  };
  work(packs / 8); // until the compiler has seen which code is hot
  const before = process.cpuUsage();
  work(packs);
  const { user, system } = process.cpuUsage(before);
  if (sum < 0) throw new Error('the work was not done');
  return ((user + system) / 1000 / packs) * 100;
}

export const median = (list: readonly number[]): number => {
  const sorted = list.toSorted((a, b) => a - b);
  return sorted[sorted.length >> 1] ?? Number.NaN;
};
