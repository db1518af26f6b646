// `greedy`: one step by hand-made worth, no look-ahead.

import { type RollTypes, roll } from '@orrery/roll';
import type { Bot } from '../bot.ts';
import { quickAnswer } from './quick.ts';

export const greedyRoll: Bot<RollTypes> = {
  name: 'greedy',
  answer: (view, question, random) => quickAnswer(roll.determinize(view, random), question),
};
