// What a trained player of Roll thinks of a position: its share of winning, and which phase each seat is likely to
// select with what it has rolled.

import { phaseNames, type RollState, roll, scoreOf } from '@orrery/roll';
import { type FactList, factList, forward, type Net, sigmoid, softmax } from '../net/net.ts';
import { rollFacts } from './facts.ts';

export interface RollNets {
  /** One output: this seat's share of winning, before the sigmoid. */
  readonly worth: Net;
  /** One output per phase, by all facts and the faces. */
  readonly picks: Net;
}

export interface RollMind {
  /** From 0 to 1, with a pinch of points so that even hopeless positions have better and worse. */
  share(state: RollState, seat: number): number;
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
  const sums = new Float32Array(nets.worth.hidden);
  const pickSums = new Float32Array(nets.picks.hidden);
  const out = new Float32Array(1);
  return {
    share(state, seat) {
      const pinch = 0.0005 * scoreOf(state, seat).total;
      const final = finalShare(state, seat);
      if (final !== null) return final + pinch;
      rollFacts.write(state, seat, list);
      forward(nets.worth, list, sums, out);
      return sigmoid(out[0] as number) + pinch;
    },
    likely(state, seat) {
      const chances = new Float32Array(phaseNames.length);
      rollFacts.write(state, seat, list, true);
      forward(nets.picks, list, pickSums, chances);
      softmax(chances, 0, chances.length);
      return chances;
    },
  };
}
