// A bot that looks ahead; what it cannot think about it answers quickly. One in haste now and then takes what looks best
// at once instead.

import { below, type GameTypes, type Random } from '@orrery/kernel';
import type { Bot } from '../bot.ts';
import type { RatedAnswer } from './successive-halving.ts';

type Answers<G extends GameTypes, Answer> = (view: G['view'], question: G['question'], random: Random) => Answer;

export interface Searching<G extends GameTypes> {
  /** The chance that a decision is made at once. */
  haste(view: G['view']): number;
  /** What looks best without looking ahead. */
  readonly atOnce: Answers<G, unknown>;
  /** Answers, best first. */
  readonly think: Answers<G, readonly RatedAnswer[]>;
  readonly quick: Answers<G, unknown>;
}

export const searchBot = <G extends GameTypes>(
  name: string,
  { haste, atOnce, think, quick }: Searching<G>,
): Bot<G> => ({
  name,
  answer(view, question, random) {
    const chance = haste(view);
    if (chance > 0 && below(random, 1000) < 1000 * chance) return atOnce(view, question, random);
    const [best] = think(view, question, random);
    return best?.answer ?? quick(view, question, random);
  },
});
