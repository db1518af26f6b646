// `greedy`: one step by hand-made worth, no look-ahead.

import type { RaceQuestion, RaceState, RaceView } from '@orrery/race';
import { race } from '@orrery/race';
import type { Bot } from '../bot.ts';
import { quickAnswer } from './quick.ts';

export const greedyRace: Bot = {
  name: 'greedy',
  answer: (view, question, random) => {
    const state: RaceState = race.determinize(view as RaceView, random);
    return quickAnswer(state, question as RaceQuestion);
  },
};
