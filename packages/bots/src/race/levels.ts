// The thinking levels of Race. They share one mind and differ in how much they look at: weaker ones overlook answers,
// try fewer of them, and are drawn to points they can have now.

import type { RaceView } from '@orrery/race';
import type { Bot, Budget } from '../bot.ts';
import { mindFor } from './minds.ts';
import { attentive, type Effort } from './search.ts';
import { thinker } from './thinker.ts';

export const raceLevels: Readonly<Record<'novice' | 'regular' | 'expert' | 'master', Effort>> = {
  novice: { sims: 14, aside: 4, width: 3, plans: 0, overlooks: 0.18, impatience: 0.003 },
  regular: { sims: 14, aside: 6, width: 4, plans: 0, overlooks: 0.1, impatience: 0 },
  expert: { sims: 21, aside: 12, width: 6, plans: 0, overlooks: 0.01, impatience: 0 },
  master: attentive(105, 48, 12, 2),
};

export type RaceLevel = keyof typeof raceLevels;

export const thinkingRace = (level: RaceLevel, budget: Budget): Bot =>
  thinker(
    level,
    (view: RaceView) => mindFor(view.options),
    () => effortFor(raceLevels[level], budget),
  );

const endless = 1_000_000;

/** Simulations first: a fixed number gives the same match again. Time alone: as many as fit. */
function effortFor(habit: Effort, { sims, think }: Budget): Effort {
  if (sims !== undefined) return { ...habit, sims, aside: sims };
  if (think === undefined) return habit;
  const clock = { now: () => Date.now(), until: Date.now() + think };
  return { ...habit, sims: endless, aside: endless, clock };
}
