// The thinking levels of Race. They share one mind and differ in how much they look at: weaker ones overlook answers,
// try fewer of them, and are drawn to points they can have now.

import type { Bot, Budget } from '../bot.ts';
import { careWithin } from '../thinking/tries.ts';
import { trainedMind } from './minds.ts';
import { attentive, type Effort } from './search.ts';
import { raceThinker } from './thinker.ts';

export const raceLevels: Readonly<Record<'novice' | 'regular' | 'expert' | 'master', Effort>> = {
  novice: { sims: 14, aside: 4, width: 3, plans: 0, overlooks: 0.23, impatience: 0.004 },
  regular: { sims: 14, aside: 8, width: 5, plans: 0, overlooks: 0.08, impatience: 0 },
  expert: { sims: 28, aside: 16, width: 7, plans: 0, overlooks: 0.01, impatience: 0 },
  master: attentive(420, 160, 16, 6),
};

export type RaceLevel = keyof typeof raceLevels;

export const thinkingRace = (level: RaceLevel, budget: Budget): Bot =>
  raceThinker(level, trainedMind, () => careWithin(raceLevels[level], budget));
