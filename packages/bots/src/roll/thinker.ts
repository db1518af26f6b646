// A bot that looks ahead in Roll with some mind and some effort; what it cannot think about it answers quickly.

import { type RollQuestion, type RollView, roll } from '@orrery/roll';
import type { Bot } from '../bot.ts';
import type { RollMind } from './mind.ts';
import { quickAnswer } from './quick.ts';
import { type Effort, thinkAbout } from './search.ts';

export function rollThinker(name: string, mind: () => RollMind, effort: () => Effort): Bot {
  return {
    name,
    answer: (view, question, random) => {
      const asked = question as RollQuestion;
      const seen = view as RollView;
      const [best] = thinkAbout(mind(), seen, asked, random, effort());
      return best?.answer ?? quickAnswer(roll.determinize(seen, random), asked);
    },
  };
}
