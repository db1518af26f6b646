// What a trained player thinks of a position: its share of winning, and what each seat is likely to pick next.

import { type RaceState, race } from '@orrery/race';
import { pointsNow } from '@orrery/race/search';
import { evaluatorOf } from '../net/evaluator.ts';
import { type FactList, factList, softmax } from '../net/net.ts';
import { type ValueFunction, valueFunction } from '../thinking/value-function.ts';
import type { NetPair } from '../training/training.ts';
import { raceFacts } from './facts.ts';
import { pickRange, picks } from './picks.ts';
import { type Quick, quickPlayer } from './quick.ts';

/** Where the outputs for this seat's own picks begin: after its share of winning and three that only learning uses. */
export const ownPicksAt = 4;

/**
 * `value`: this seat's share of winning before the sigmoid, points, lead and rounds left, then one output per own pick;
 * `policy`: one output per pick, by open facts alone.
 */
export type RaceNets = NetPair;

export interface RaceModel {
  /** Takes the weights of the nets anew, after they have learned. */
  refresh(): void;
  /** From 0 to 1, with a little added for points and cards (shaping), so that even hopeless positions have better and worse. */
  share(state: RaceState, seat: number): number;
  /** The same without what is added: what people are told. */
  chance(state: RaceState, seat: number): number;
  /** What the share hangs on, without the shaping and before the end. */
  readonly value: ValueFunction<RaceState>;
  /** Answers at once; finishes simulated rounds. */
  readonly quick: Quick;
  /** How likely each of `picks` is for this seat; zero outside the range of the match. */
  likely(state: RaceState, seat: number): Float32Array;
  /** How likely each of `picks` is to be this seat's best, by all that it knows. */
  own(state: RaceState, seat: number): Float32Array;
}

export function raceModel(nets: RaceNets, quick: Quick = quickPlayer): RaceModel {
  const facts = raceFacts();
  const list: FactList = factList();
  const value = valueFunction(nets.value, (state: RaceState, seat, into) => facts.write(state, seat, into));
  const likelyPicks = evaluatorOf(nets.policy);
  const all = new Float32Array(ownPicksAt + picks.length);
  const chance = (state: RaceState, seat: number): number => {
    const over = race.outcome(state);
    if (over === null) return value.share(state, seat);
    const winners = over.filter(({ rank }) => rank === 1);
    return winners.some((place) => place.seat === seat) ? 1 / winners.length : 0;
  };
  return {
    refresh() {
      value.refresh();
      likelyPicks.refresh();
    },
    share: (state, seat) => chance(state, seat) + shapingOf(state, seat),
    chance,
    value,
    quick,
    likely(state, seat) {
      const chances = new Float32Array(picks.length);
      facts.write(state, seat, list, true);
      likelyPicks.evaluate(list, chances);
      return asChances(chances, state.options.experienced);
    },
    own(state, seat) {
      facts.write(state, seat, list);
      value.evaluate(list, all);
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
export const shapingOf = (state: RaceState, seat: number): number =>
  0.0005 * pointsNow(state, seat) + 0.0001 * (state.players[seat]?.hand.length ?? 0);
