// The thinking levels of Race. They share one model and differ in how much they look at: weaker ones overlook answers,
// try fewer of them, and are drawn to points they can have now.

import type { Bot, Budget } from '../bot.ts';
import type { Level } from '../levels.ts';
import { limitsWithin } from '../thinking/successive-halving.ts';
import { type Effort, fullSearch } from './search.ts';
import { raceSearchBot } from './search-bot.ts';
import { trainedModel } from './trained-model.ts';

const raceLevels: Readonly<Record<Level, Effort>> = {
  novice: { sims: 14, otherSims: 4, width: 3, plans: 0, overlooks: 0.25, impatience: 0.004 },
  regular: { sims: 14, otherSims: 5, width: 4, plans: 0, overlooks: 0.15, impatience: 0 },
  expert: { sims: 21, otherSims: 12, width: 6, plans: 0, overlooks: 0.03, impatience: 0 },
  master: fullSearch(300, 115, 16, 6),
};

/** A round of many seats takes longer to simulate: with fewer of them nobody waits longer than at a small table. */
const shareOfSims: Readonly<Record<number, number>> = { 5: 0.5, 6: 0.35 };

/** What a level looks at, at a table of so many seats. */
export function raceEffort(level: Level, seats: number, budget: Budget): Effort {
  const { sims, otherSims, ...habit } = raceLevels[level];
  const share = shareOfSims[seats] ?? 1;
  return limitsWithin({ ...habit, sims: Math.ceil(share * sims), otherSims: Math.ceil(share * otherSims) }, budget);
}

export const thinkingRace = (level: Level, budget: Budget): Bot =>
  raceSearchBot(level, trainedModel, (seats) => raceEffort(level, seats, budget));
