// The levels of Race. They share one model. Weaker ones take what looks best at once, more and more often, as people do; a
// match with them takes hardly longer.

import type { Bot, Budget } from '../bot.ts';
import type { Level } from '../levels.ts';
import { limitsWithin } from '../thinking/successive-halving.ts';
import { type Effort, fullSearch } from './search.ts';
import { raceSearchBot } from './search-bot.ts';
import { trainedModel } from './trained-model.ts';

const raceLevels: Readonly<Record<Level, Effort>> = {
  beginner: inHaste(1),
  novice: inHaste(0.71),
  regular: inHaste(0.42),
  advanced: inHaste(0.2),
  expert: fullSearch(14, 5, 4, 0),
  master: fullSearch(260, 98, 16, 6),
};

/** A few simulations, and so often none at all. */
function inHaste(haste: number): Effort {
  return { ...fullSearch(14, 5, 4, 0), haste };
}

/** A round of many seats takes longer to simulate: with fewer of them nobody waits longer than at a small table. */
const shareOfSims: Readonly<Record<number, number>> = { 5: 0.5, 6: 0.3 };

/** So few rounds take no time anywhere. */
const always = 14;

/** What a level looks at, at a table of so many seats. */
export function raceEffort(level: Level, seats: number, budget: Budget): Effort {
  const { sims, otherSims, plans, ...habit } = raceLevels[level];
  const share = shareOfSims[seats] ?? 1;
  const shared = (count: number): number => Math.max(Math.min(count, always), Math.ceil(share * count));
  const fewer = { sims: shared(sims), otherSims: shared(otherSims), plans: Math.ceil(share * plans) };
  return limitsWithin({ ...habit, ...fewer }, budget);
}

export const thinkingRace = (level: Level, budget: Budget): Bot =>
  raceSearchBot(level, trainedModel, (seats) => raceEffort(level, seats, budget));
