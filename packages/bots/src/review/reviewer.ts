// What a review asks of a game: how answers are tried out, how the match stands, and what else could have been drawn.

import type { GameTypes, Question, Random, Seat } from '@orrery/kernel';
import type { FactPart } from '../race/facts.ts';
import type { RollPart } from '../roll/facts.ts';
import type { Term } from '../thinking/reasons.ts';
import type { Trials } from '../thinking/trials.ts';

/** What a rival was likely to call, as far as the others could tell. */
export interface LikelyCall {
  readonly seat: Seat;
  /** An action or a phase by its name. */
  readonly call: string;
  readonly share: number;
}

/** Methods, so that one list can hold the reviewers of all games. */
export interface Reviewer<G extends GameTypes = GameTypes> {
  /** By what the seat of the question sees. */
  trials(view: G['view'], question: Question & G['question'], random: Random): Trials;
  /** New made-up states for the same decision; whatever is guessed once for all of them is guessed anew. */
  worlds(view: G['view'], question: Question & G['question'], random: Random): Trials['worldNo'];
  /** Shares of winning by seat, as the position stands. */
  shares(state: G['state']): number[];
  /** Shares of winning by seat when the round is over; the position is played on for it. */
  outlook(state: G['state'], random: Random): number[];
  /** The same position with other chance to come. */
  redealt(state: G['state'], random: Random): G['state'];
  /** What makes the difference between two answers, over so many made-up states; largest first. */
  why(
    view: G['view'],
    question: Question & G['question'],
    answers: readonly [better: unknown, worse: unknown],
    random: Random,
    worlds: number,
  ): readonly Term<FactPart | RollPart>[];
  /** What the rivals are likely to call, by what the seat of the question sees; none where nothing is called at once. */
  calls(view: G['view'], question: Question & G['question'], random: Random): readonly LikelyCall[];
  /** How far the match is, from 0 to 1, by what lies open. */
  progress(state: G['state']): number;
  /** Tables whose forecasts are alike go by one name. */
  tableName(options: G['options'], seats: number): string;
}

/** Every seat's share, so that they add up to one; a seat that plays alone may lose. */
export function sharesOf(seats: number, shareOf: (seat: Seat) => number): number[] {
  const shares = Array.from({ length: seats }, (_, seat) => Math.min(1, Math.max(0, shareOf(seat))));
  if (seats === 1) return shares;
  const sum = shares.reduce((total, share) => total + share, 0);
  return shares.map((share) => (sum === 0 ? 1 / seats : share / sum));
}

/** From so many made-up states. */
const guessedFrom = 4;

/** The likeliest call of each rival, over made-up states; `chances` says what a seat calls there, by name of the call. */
export function likelyCalls<State>(
  seats: number,
  you: Seat,
  newState: () => State,
  chances: (state: State, seat: Seat) => ReadonlyMap<string, number>,
): LikelyCall[] {
  const states = Array.from({ length: guessedFrom }, newState);
  return Array.from({ length: seats }, (_, seat) => seat)
    .filter((seat) => seat !== you)
    .flatMap((seat) => {
      const sums = new Map<string, number>();
      for (const state of states) {
        for (const [call, share] of chances(state, seat)) {
          sums.set(call, (sums.get(call) ?? 0) + share / guessedFrom);
        }
      }
      const [likeliest] = [...sums].sort((a, b) => b[1] - a[1]);
      return likeliest === undefined ? [] : [{ seat, call: likeliest[0], share: likeliest[1] }];
    });
}
