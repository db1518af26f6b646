// `greedy`: one step by hand-made worth, no look-ahead.

import { type RollQuestion, type RollView, roll } from '@orrery/roll';
import type { Bot } from '../bot.ts';
import { quickAnswer } from './quick.ts';

export const greedyRoll: Bot = {
  name: 'greedy',
  answer: (view, question, random) => quickAnswer(roll.determinize(view as RollView, random), question as RollQuestion),
};
