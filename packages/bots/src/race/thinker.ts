// A bot that looks ahead in Race with some mind and some effort.

import { type RaceTypes, race } from '@orrery/race';
import type { Bot } from '../bot.ts';
import { thinkerOf } from '../thinking/thinker.ts';
import type { RaceMind } from './mind.ts';
import { quickAnswer } from './quick.ts';
import { type Effort, thinkAbout } from './search.ts';

export const raceThinker = (name: string, mind: () => RaceMind, effort: () => Effort): Bot<RaceTypes> =>
  thinkerOf(name, {
    think: (view, question, random) => thinkAbout(mind(), view, question, random, effort()),
    quick: (view, question, random) => quickAnswer(race.determinize(view, random), question),
  });
