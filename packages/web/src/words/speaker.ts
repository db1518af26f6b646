// Names of what a sentence is about: cards, tiles, goals and seats. Printed names are the same in every language.

import type { Seat } from '@orrery/kernel';
import { goalTiles, type Slug } from '@orrery/race';
import { sideBySlug, sides } from '@orrery/roll';
import { faceOf } from '../race/card-faces.ts';

/** Both sides of each tile of the bag, by its id. */
const tileNames = new Map<string, string>();
for (const { tile, name } of sides) {
  const first = tileNames.get(tile);
  tileNames.set(tile, first === undefined ? name : `${first} / ${name}`);
}

export interface Speaker {
  /** Whose eyes read the sentence. */
  readonly you: Seat;
  card(slug: Slug): string;
  goal(id: string): string;
  /** A side of a tile. */
  side(slug: string): string;
  /** Both sides of a tile. */
  tile(id: string): string;
  seat(seat: Seat): string;
  /** The same in the middle of a sentence. */
  within(seat: Seat): string;
}

export function speakerFor(names: readonly string[], you: Seat, wordForYou: string, youWithin = wordForYou): Speaker {
  const nameOf = (seat: Seat): string => names[seat] ?? String(seat + 1);
  return {
    you,
    card: (slug) => faceOf(slug).name,
    goal: (id) => goalTiles.find((tile) => tile.id === id)?.name ?? id,
    side: (slug) => sideBySlug(slug)?.name ?? slug,
    tile: (id) => tileNames.get(id) ?? id,
    seat: (seat) => (seat === you ? wordForYou : nameOf(seat)),
    within: (seat) => (seat === you ? youWithin : nameOf(seat)),
  };
}
