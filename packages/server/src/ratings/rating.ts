// Ratings after a match: Plackett–Luce over the places. Whoever left, or whose seat a stand-in holds at the end, is last.

import type { Placing, Seat } from '@orrery/kernel';
import { type Rating, rate } from 'openskill';

export interface RatedSeat {
  readonly seat: Seat;
  readonly before: Rating;
  /** A bot: it stays as it is. */
  readonly fixed: boolean;
  /** Gone at the end. */
  readonly away: boolean;
}

/** Places from 1; those who are away come last, in the order of the match. */
export function ratedPlaces(seats: readonly RatedSeat[], result: readonly Placing[]): number[] {
  const rankOf = (seat: Seat): number => result.find((each) => each.seat === seat)?.rank ?? result.length;
  const order = ({ seat, away }: RatedSeat): number => rankOf(seat) + (away ? result.length + 1 : 0);
  const sorted = seats.map(order).sort((a, b) => a - b);
  return seats.map((each) => sorted.indexOf(order(each)) + 1);
}

export function ratingsAfter(seats: readonly RatedSeat[], result: readonly Placing[]): Rating[] {
  const after = rate(
    seats.map(({ before }) => [before]),
    { rank: ratedPlaces(seats, result) },
  );
  return seats.map(({ before, fixed }, index) => (fixed ? before : (after[index]?.[0] ?? before)));
}
