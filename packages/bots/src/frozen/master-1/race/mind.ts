// What a trained player thinks of a position: its share of winning, and what each seat is likely to pick next.

import { type RaceState, race } from '@orrery/race';
import { pointsNow } from '@orrery/race/search';
import { evaluatorOf } from '../net/evaluator.ts';
import { type FactList, factList, type Net, softmax } from '../net/net.ts';
import { type Judge, judgeOf } from '../thinking/judge.ts';
import { raceFacts } from './facts.ts';
import { pickRange, picks } from './picks.ts';

/** Where the outputs for this seat's own picks begin: after its share of winning and three that only learning uses. */
export const ownPicksAt = 4;

/**
 * `worth`: this seat's share of winning before the sigmoid, points, lead and rounds left, then one output per own pick;
 * `picks`: one output per pick, by open facts alone.
 */
export interface RaceNets {
  readonly worth: Net;
  readonly picks: Net;
}

export interface RaceMind {
  /** Takes the weights of the nets anew, after they have learned. */
  refresh(): void;
  /** From 0 to 1, with a pinch of points and cards so that even hopeless positions have better and worse. */
  share(state: RaceState, seat: number): number;
  /** What the share hangs on, without the pinch and before the end. */
  readonly judge: Judge<RaceState>;
  /** How likely each of `picks` is for this seat; zero outside the range of the match. */
  likely(state: RaceState, seat: number): Float32Array;
  /** How likely each of `picks` is to be this seat's best, by all that it knows. */
  own(state: RaceState, seat: number): Float32Array;
}

export function raceMind(nets: RaceNets): RaceMind {
  const facts = raceFacts();
  const list: FactList = factList();
  const judge = judgeOf(nets.worth, (state: RaceState, seat, into) => facts.write(state, seat, into));
  const likelyPicks = evaluatorOf(nets.picks);
  const all = new Float32Array(ownPicksAt + picks.length);
  return {
    refresh() {
      judge.refresh();
      likelyPicks.refresh();
    },
    share(state, seat) {
      const pinch = pinchOf(state, seat);
      const over = race.outcome(state);
      if (over !== null) {
        const winners = over.filter(({ rank }) => rank === 1);
        return (winners.some((place) => place.seat === seat) ? 1 / winners.length : 0) + pinch;
      }
      return judge.share(state, seat) + pinch;
    },
    judge,
    likely(state, seat) {
      const chances = new Float32Array(picks.length);
      facts.write(state, seat, list, true);
      likelyPicks.evaluate(list, chances);
      return asChances(chances, state.options.experienced);
    },
    own(state, seat) {
      facts.write(state, seat, list);
      judge.evaluate(list, all);
      return asChances(all.slice(ownPicksAt), state.options.experienced);
    },
  };
}

function asChances(outputs: Float32Array, experienced: boolean): Float32Array {
  const { start, count } = pickRange(experienced);
  softmax(outputs, start, count);
  return outputs.map((each, pick) => (pick < start || pick >= start + count ? 0 : each));
}

/** What is added to a share for points there are and cards in hand. */
export const pinchOf = (state: RaceState, seat: number): number =>
  0.0005 * pointsNow(state, seat) + 0.0001 * (state.players[seat]?.hand.length ?? 0);
