// What a sentence calls the things it is about: cards, tiles, goals and seats.

import type { Seat } from '@orrery/kernel';
import type { Slug } from '@orrery/race';

export interface Naming {
  /** Whose eyes read the sentence. */
  readonly you: Seat;
  card(slug: Slug): string;
  /** Whether a world is conquered, not paid for. */
  isMilitary(world: Slug): boolean;
  goal(id: string): string;
  /** A side of a tile. */
  side(slug: string): string;
  /** Both sides of a tile. */
  tile(id: string): string;
  seat(seat: Seat): string;
  /** The same in the middle of a sentence. */
  within(seat: Seat): string;
}
