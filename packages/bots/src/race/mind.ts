// What a trained player thinks of a position: its share of winning, and what each seat is likely to pick next.

import { pointsNow, type RaceState, race } from '@orrery/race';
import { type FactList, factList, forward, type Net, sigmoid, softmax } from '../net/net.ts';
import { type RaceFacts, raceFacts } from './facts.ts';
import { pickRange, picks } from './picks.ts';

export interface RaceNets {
  /** One output: this seat's share of winning, before the sigmoid. */
  readonly worth: Net;
  /** One output per pick, by open facts alone. */
  readonly picks: Net;
}

export interface RaceMind {
  readonly facts: RaceFacts;
  /** From 0 to 1, with a pinch of points and cards so that even hopeless positions have better and worse. */
  share(state: RaceState, seat: number): number;
  /** How likely each of `picks` is for this seat; zero outside the range of the match. */
  likely(state: RaceState, seat: number): Float32Array;
}

export function raceMind(nets: RaceNets, sets: RaceFacts['sets']): RaceMind {
  const facts = raceFacts(sets);
  const list: FactList = factList();
  const sums = new Float32Array(nets.worth.hidden);
  const pickSums = new Float32Array(nets.picks.hidden);
  const out = new Float32Array(1);
  return {
    facts,
    share(state, seat) {
      const pinch = 0.0005 * pointsNow(state, seat) + 0.0001 * (state.players[seat]?.hand.length ?? 0);
      const over = race.outcome(state);
      if (over !== null) {
        const winners = over.filter(({ rank }) => rank === 1);
        return (winners.some((place) => place.seat === seat) ? 1 / winners.length : 0) + pinch;
      }
      facts.write(state, seat, list);
      forward(nets.worth, list, sums, out);
      return sigmoid(out[0] as number) + pinch;
    },
    likely(state, seat) {
      const chances = new Float32Array(picks.length);
      facts.write(state, seat, list, true);
      forward(nets.picks, list, pickSums, chances);
      const { start, count } = pickRange(state.options.experienced);
      softmax(chances, start, count);
      for (let i = 0; i < chances.length; i++) if (i < start || i >= start + count) chances[i] = 0;
      return chances;
    },
  };
}
