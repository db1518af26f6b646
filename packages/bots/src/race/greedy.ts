// `greedy`: one step by hand-made worth, no look-ahead.

import { type RaceTypes, race } from '@orrery/race';
import type { Bot } from '../bot.ts';
import { quickAnswer } from './quick.ts';

export const greedyRace: Bot<RaceTypes> = {
  name: 'greedy',
  answer: (view, question, random) => quickAnswer(race.determinize(view, random), question),
};
