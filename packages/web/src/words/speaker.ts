// Names of what a sentence is about: cards, goals and seats. Card and goal names are the printed ones in every language.

import type { Seat } from '@orrery/kernel';
import { goalTiles, type Slug } from '@orrery/race';
import { faceOf } from '../race/card-faces.ts';

export interface Speaker {
  /** Whose eyes read the sentence. */
  readonly you: Seat;
  card(slug: Slug): string;
  goal(id: string): string;
  seat(seat: Seat): string;
}

export function speakerFor(names: readonly string[], you: Seat, wordForYou: string): Speaker {
  return {
    you,
    card: (slug) => faceOf(slug).name,
    goal: (id) => goalTiles.find((tile) => tile.id === id)?.name ?? id,
    seat: (seat) => (seat === you ? wordForYou : (names[seat] ?? String(seat + 1))),
  };
}
