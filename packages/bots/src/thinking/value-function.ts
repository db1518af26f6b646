// How a net judges a position for one seat: by what that seat sees, and where there is one rival alone also by what the
// rival would see, with made-up cards or tiles where this seat knows none. What one wins the other loses, and two
// judgements err less than one.

import { evaluatorOf } from '../net/evaluator.ts';
import { type FactList, factList, type Net, sigmoid } from '../net/net.ts';

/** The facts of a position: this seat's, then those of an only rival. */
export type Observation = readonly FactList[];

export interface ValueFunction<State> {
  /** This seat's share of winning, from 0 to 1. */
  share(state: State, seat: number): number;
  observe(state: State, seat: number): Observation;
  /** The same share from an observation. */
  shareOf(observation: Observation): number;
  /** Fills `out` with what the net says of one view. */
  evaluate(facts: FactList, out: Float32Array): void;
  /** Takes the weights of the net anew, after it has learned. */
  refresh(): void;
}

interface Seated {
  readonly players: readonly unknown[];
}

export function valueFunction<State extends Seated>(
  net: Net,
  write: (state: State, seat: number, into: FactList) => void,
): ValueFunction<State> {
  // One for each side: an evaluation is quick when the one before it was of a position much like it.
  const [mine, rivals] = [evaluatorOf(net), evaluatorOf(net)];
  const [own, theirs] = [factList(), factList()];
  const out = new Float32Array(1);
  const hasOneRival = (state: State): boolean => state.players.length === 2;
  const ownShare = (facts: FactList): number => {
    mine.evaluate(facts, out);
    return sigmoid(out[0] ?? 0);
  };
  const fromBothSides = (facts: FactList, rival: FactList): number => {
    const share = ownShare(facts);
    rivals.evaluate(rival, out);
    return (share + 1 - sigmoid(out[0] ?? 0)) / 2;
  };
  return {
    share(state, seat) {
      write(state, seat, own);
      if (!hasOneRival(state)) return ownShare(own);
      write(state, 1 - seat, theirs);
      return fromBothSides(own, theirs);
    },
    observe: (state, seat) =>
      (hasOneRival(state) ? [seat, 1 - seat] : [seat]).map((each) => {
        const facts = factList();
        write(state, each, facts);
        return facts;
      }),
    shareOf([facts, rival]) {
      if (facts === undefined) throw new Error('there is nothing to value by');
      return rival === undefined ? ownShare(facts) : fromBothSides(facts, rival);
    },
    evaluate: mine.evaluate,
    refresh() {
      mine.refresh();
      rivals.refresh();
    },
  };
}
