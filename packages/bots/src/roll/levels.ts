// The levels of Roll. They share one model. Weaker ones take what looks best at once, more and more often, as people do; a
// match with them takes hardly longer.

import type { Bot, Budget } from '../bot.ts';
import type { Level } from '../levels.ts';
import { limitsWithin } from '../thinking/successive-halving.ts';
import { type Effort, fullRollSearch } from './search.ts';
import { rollSearchBot } from './search-bot.ts';
import { trainedModel } from './trained-model.ts';

export const rollLevels: Readonly<Record<Level, Effort>> = {
  beginner: inHaste(1),
  novice: inHaste(0.74),
  regular: inHaste(0.5),
  advanced: inHaste(0.19),
  expert: fullRollSearch(55, 22, 8, 4),
  master: fullRollSearch(180, 72, 12, 14, 2),
};

/** A few simulations, and so often none at all. */
function inHaste(haste: number): Effort {
  return { ...fullRollSearch(20, 8, 8, 4), haste };
}

export const thinkingRoll = (level: Level, budget: Budget): Bot =>
  rollSearchBot(level, trainedModel, () => limitsWithin(rollLevels[level], budget));
