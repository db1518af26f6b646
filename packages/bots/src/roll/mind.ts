// What a trained player of Roll thinks of a position: its share of winning, and which phase each seat is likely to
// select with what it has rolled.

import { phaseNames, type RollState, roll, scoreOf } from '@orrery/roll';
import { evaluatorOf } from '../net/evaluator.ts';
import { type FactList, factList, sigmoid, softmax } from '../net/net.ts';
import type { NetPair } from '../training/training.ts';
import { rollFacts } from './facts.ts';

/** `worth`: one output, this seat's share of winning before the sigmoid; `picks`: one per phase, by the faces too. */
export type RollNets = NetPair;

export interface RollMind {
  /** Takes the weights of the nets anew, after they have learned. */
  refresh(): void;
  /** From 0 to 1, with a pinch of points so that even hopeless positions have better and worse. */
  share(state: RollState, seat: number): number;
  /** The same from facts alone, without the pinch. */
  shareOf(facts: FactList): number;
  /** How likely this seat selects each phase. */
  likely(state: RollState, seat: number): Float32Array;
}

/** What came of a finished match for this seat; null while it goes on. */
export function finalShare(state: RollState, seat: number): number | null {
  const over = roll.outcome(state);
  if (over === null) return null;
  const winners = over.filter(({ rank }) => rank === 1);
  return winners.some((place) => place.seat === seat) ? 1 / winners.length : 0;
}

export function rollMind(nets: RollNets): RollMind {
  const list: FactList = factList();
  const worth = evaluatorOf(nets.worth);
  const likelyPhases = evaluatorOf(nets.picks);
  const out = new Float32Array(1);
  const shareOf = (facts: FactList): number => {
    worth.evaluate(facts, out);
    return sigmoid(out[0] as number);
  };
  return {
    refresh() {
      worth.refresh();
      likelyPhases.refresh();
    },
    share(state, seat) {
      const pinch = pinchOf(state, seat);
      const final = finalShare(state, seat);
      if (final !== null) return final + pinch;
      rollFacts.write(state, seat, list);
      return shareOf(list) + pinch;
    },
    shareOf,
    likely(state, seat) {
      const chances = new Float32Array(phaseNames.length);
      rollFacts.write(state, seat, list, true);
      likelyPhases.evaluate(list, chances);
      softmax(chances, 0, chances.length);
      return chances;
    },
  };
}

/** What is added to a share for points there are. */
export const pinchOf = (state: RollState, seat: number): number => 0.0005 * scoreOf(state, seat).total;
