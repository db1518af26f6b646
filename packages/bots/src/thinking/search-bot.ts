// A bot that looks ahead; what it cannot think about it answers quickly.

import type { GameTypes, Random } from '@orrery/kernel';
import type { Bot } from '../bot.ts';
import type { RatedAnswer } from './successive-halving.ts';

export interface Searching<G extends GameTypes> {
  /** Answers, best first. */
  think(view: G['view'], question: G['question'], random: Random): readonly RatedAnswer[];
  quick(view: G['view'], question: G['question'], random: Random): unknown;
}

export const searchBot = <G extends GameTypes>(name: string, { think, quick }: Searching<G>): Bot<G> => ({
  name,
  answer(view, question, random) {
    const [best] = think(view, question, random);
    return best?.answer ?? quick(view, question, random);
  },
});
