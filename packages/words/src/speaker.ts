// Names of what a sentence is about: cards, tiles, goals and seats. Printed names are the same in every language.

import type { Seat } from '@orrery/kernel';
import { goalTiles } from '@orrery/race/describe';
import { sideBySlug, sides } from '@orrery/roll/describe';
import type { Words } from './catalogue.ts';
import type { Naming } from './naming.ts';
import { type Faces, printedFaces } from './race/faces.ts';

/** Both sides of each tile of the bag, by its id. */
const tileNames = new Map<string, string>();
for (const { tile, name } of sides) {
  const first = tileNames.get(tile);
  tileNames.set(tile, first === undefined ? name : `${first} / ${name}`);
}

/** Speaks a language about one match. */
export interface Speaker extends Naming {
  readonly words: Words;
  /** The cards of the match. */
  readonly faces: Faces;
}

/** Sentences about a match with seats of these names, for the eyes of `you`; own cards have faces of their own. */
export function speakerFor(words: Words, names: readonly string[], you: Seat, faces: Faces = printedFaces): Speaker {
  const nameOf = (seat: Seat): string => names[seat] ?? String(seat + 1);
  return {
    words,
    you,
    faces,
    card: (slug) => faces.face(slug).name,
    isMilitary: (world) => faces.face(world).military,
    goal: (id) => goalTiles.find((tile) => tile.id === id)?.name ?? id,
    side: (slug) => sideBySlug(slug)?.name ?? slug,
    tile: (id) => tileNames.get(id) ?? id,
    seat: (seat) => (seat === you ? words.you : nameOf(seat)),
    within: (seat) => (seat === you ? words.youWithin : nameOf(seat)),
  };
}

/** Sentences that speak of no match. */
export const plainSpeaker = (words: Words): Speaker => speakerFor(words, [], -1);
