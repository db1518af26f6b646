// The thinking levels of Race. They share one mind and differ in how much they look at: weaker ones overlook answers,
// try fewer of them, and are drawn to points they can have now.

import type { Bot, Budget } from '../bot.ts';
import { careWithin } from '../thinking/tries.ts';
import { trainedMind } from './minds.ts';
import { attentive, type Effort } from './search.ts';
import { raceThinker } from './thinker.ts';

export const raceLevels: Readonly<Record<'novice' | 'regular' | 'expert' | 'master', Effort>> = {
  novice: { sims: 14, aside: 4, width: 3, plans: 0, overlooks: 0.25, impatience: 0.004 },
  regular: { sims: 14, aside: 5, width: 4, plans: 0, overlooks: 0.15, impatience: 0 },
  expert: { sims: 21, aside: 12, width: 6, plans: 0, overlooks: 0.03, impatience: 0 },
  master: attentive(420, 160, 16, 6),
};

export type RaceLevel = keyof typeof raceLevels;

export const thinkingRace = (level: RaceLevel, budget: Budget): Bot =>
  raceThinker(level, trainedMind, () => careWithin(raceLevels[level], budget));
