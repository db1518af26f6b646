// A bot that looks ahead in Roll with some mind and some effort.

import { type RollTypes, roll } from '@orrery/roll';
import type { Bot } from '../bot.ts';
import { thinkerOf } from '../thinking/thinker.ts';
import type { RollMind } from './mind.ts';
import { quickAnswer } from './quick.ts';
import { type Effort, thinkAbout } from './search.ts';

export const rollThinker = (name: string, mind: () => RollMind, effort: () => Effort): Bot<RollTypes> =>
  thinkerOf(name, {
    think: (view, question, random) => thinkAbout(mind(), view, question, random, effort()),
    quick: (view, question, random) => quickAnswer(roll.determinize(view, random), question),
  });
