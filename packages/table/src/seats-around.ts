// Stepping from one seat's empire to the next, and back.

import type { Seat } from '@orrery/kernel';

export interface SeatsAround {
  readonly before: Seat;
  readonly after: Seat;
}

/** Who comes before and after this seat among those whose empires can be opened; null where there is nobody else. */
export function seatsAround(seats: readonly Seat[], seat: Seat): SeatsAround | null {
  const at = seats.indexOf(seat);
  const [before, after] = [seats.at(at - 1), seats[(at + 1) % seats.length]];
  return before === undefined || after === undefined || after === seat ? null : { before, after };
}
