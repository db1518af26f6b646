// What a trained player of Roll thinks of a position: its share of winning, and which phase each seat is likely to
// select with what it has rolled.

import { phaseNames, type RollState, roll } from '@orrery/roll';
import { scoreOf } from '@orrery/roll/search';
import { evaluatorOf } from '../net/evaluator.ts';
import { type FactList, factList, softmax } from '../net/net.ts';
import { type ValueFunction, valueFunction } from '../thinking/value-function.ts';
import type { NetPair } from '../training/training.ts';
import { rollFacts } from './facts.ts';

/** `value`: one output, this seat's share of winning before the sigmoid; `policy`: one per phase, by the faces too. */
export type RollNets = NetPair;

export interface RollModel {
  /** Takes the weights of the nets anew, after they have learned. */
  refresh(): void;
  /** From 0 to 1, with a little added for points (shaping), so that even hopeless positions have better and worse. */
  share(state: RollState, seat: number): number;
  /** The same without what is added: what people are told. */
  chance(state: RollState, seat: number): number;
  /** What the share hangs on, without the shaping and before the end. */
  readonly value: ValueFunction<RollState>;
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

export function rollModel(nets: RollNets): RollModel {
  const list: FactList = factList();
  const value = valueFunction(nets.value, (state: RollState, seat, into) => rollFacts.write(state, seat, into));
  const likelyPhases = evaluatorOf(nets.policy);
  const chance = (state: RollState, seat: number): number => finalShare(state, seat) ?? value.share(state, seat);
  return {
    refresh() {
      value.refresh();
      likelyPhases.refresh();
    },
    share: (state, seat) => chance(state, seat) + shapingOf(state, seat),
    chance,
    value,
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
export const shapingOf = (state: RollState, seat: number): number => 0.0005 * scoreOf(state, seat).total;
