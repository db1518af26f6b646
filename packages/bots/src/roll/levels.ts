// The thinking levels of Roll. They share one model and differ in how much they look at: weaker ones overlook plans and
// answers, try fewer of them, and are drawn to points they can have now.

import type { Bot, Budget } from '../bot.ts';
import type { Level } from '../levels.ts';
import { limitsWithin } from '../thinking/successive-halving.ts';
import { type Effort, fullRollSearch } from './search.ts';
import { rollSearchBot } from './search-bot.ts';
import { trainedModel } from './trained-model.ts';

export const rollLevels: Readonly<Record<Level, Effort>> = {
  novice: { sims: 8, otherSims: 0, plans: 5, around: 0, width: 2, overlooks: 0.2, impatience: 0.003 },
  regular: { sims: 10, otherSims: 4, plans: 6, around: 0, width: 3, overlooks: 0.12, impatience: 0 },
  expert: { sims: 20, otherSims: 8, plans: 8, around: 0, width: 4, overlooks: 0.04, impatience: 0 },
  master: fullRollSearch(180, 72, 12, 14, 2),
};

export const thinkingRoll = (level: Level, budget: Budget): Bot =>
  rollSearchBot(level, trainedModel, () => limitsWithin(rollLevels[level], budget));
