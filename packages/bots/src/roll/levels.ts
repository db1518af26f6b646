// The thinking levels of Roll. They share one mind and differ in how much they look at: weaker ones overlook plans and
// answers, try fewer of them, and are drawn to points they can have now.

import type { Bot, Budget } from '../bot.ts';
import { careWithin } from '../thinking/tries.ts';
import { trainedMind } from './minds.ts';
import { attentiveRoll, type Effort } from './search.ts';
import { rollThinker } from './thinker.ts';

export const rollLevels: Readonly<Record<'novice' | 'regular' | 'expert' | 'master', Effort>> = {
  novice: { sims: 8, aside: 0, plans: 5, width: 2, overlooks: 0.2, impatience: 0.003 },
  regular: { sims: 10, aside: 4, plans: 6, width: 3, overlooks: 0.12, impatience: 0 },
  expert: { sims: 20, aside: 8, plans: 8, width: 4, overlooks: 0.04, impatience: 0 },
  master: attentiveRoll(200, 80, 20, 14),
};

export type RollLevel = keyof typeof rollLevels;

export const thinkingRoll = (level: RollLevel, budget: Budget): Bot =>
  rollThinker(level, trainedMind, () => careWithin(rollLevels[level], budget));
