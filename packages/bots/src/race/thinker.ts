// A bot that looks ahead with some mind and some effort; what it cannot think about it answers quickly.

import { type RaceQuestion, type RaceView, race } from '@orrery/race';
import type { Bot } from '../bot.ts';
import type { RaceMind } from './mind.ts';
import { quickAnswer } from './quick.ts';
import { type Effort, thinkAbout } from './search.ts';

export function thinker(name: string, mindFor: (view: RaceView) => RaceMind, effort: () => Effort): Bot {
  return {
    name,
    answer: (view, question, random) => {
      const asked = question as RaceQuestion;
      const seen = view as RaceView;
      const [best] = thinkAbout(mindFor(seen), seen, asked, random, effort());
      return best?.answer ?? quickAnswer(race.determinize(seen, random), asked);
    },
  };
}
