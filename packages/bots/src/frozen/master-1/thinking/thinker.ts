// A bot that looks ahead; what it cannot think about it answers quickly.

import type { Question, Random } from '@orrery/kernel';
import type { Bot } from '../../../bot.ts';
import type { Thought } from './tries.ts';

export interface Thinking<View, Asked extends Question> {
  /** Answers, best first. */
  think(view: View, question: Asked, random: Random): readonly Thought[];
  quick(view: View, question: Asked, random: Random): unknown;
}

export const thinkerOf = <View, Asked extends Question>(
  name: string,
  { think, quick }: Thinking<View, Asked>,
): Bot => ({
  name,
  answer(view, question, random) {
    const asked = question as Asked;
    const [best] = think(view as View, asked, random);
    return best?.answer ?? quick(view as View, asked, random);
  },
});
