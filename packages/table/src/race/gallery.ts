// The cards and goals of Race, to look up.

import { type CardFace, type PowerPhase, powerPhases, setNames } from '@orrery/race';
import { designs, goalTiles } from '@orrery/race/describe';
import type { Words } from '@orrery/words';
import { spokenCard } from '@orrery/words/race';
import { byName, type Entry, type Gallery } from '../gallery.ts';

/** In the language spoken now; by name. */
export const raceGallery = (words: Words): Gallery => ({
  entries: byName([
    ...designs.map((card) => cardEntry(words, card)),
    ...goalTiles.map((tile) => goalEntry(words, tile)),
  ]),
  kinds: ['world', 'military', 'development', 'six', 'start', 'goal'],
  phases: [
    ...powerPhases.map((id) => ({ id, name: words.powerPhases[id] })),
    { id: 'gameEnd', name: words.reading.scoring },
  ],
  sets: setNames,
});

function cardEntry(words: Words, card: CardFace): Entry {
  const isScoring = card.endBonuses.length > 0;
  return {
    key: `card/${card.id}`,
    id: card.id,
    of: 'card',
    name: card.name,
    otherNames: card.names ?? {},
    kinds: [
      card.kind,
      ...(card.military ? (['military'] as const) : []),
      ...(isScoring ? (['six'] as const) : []),
      ...(card.start === null ? [] : (['start'] as const)),
    ],
    phases: [
      ...powerPhases.filter((phase: PowerPhase) => card.powers.some((power) => power.phase === phase)),
      ...(isScoring ? ['gameEnd'] : []),
    ],
    sets: setNames.filter((set) => (card.copies[set] ?? 0) > 0),
    text: spokenCard(words, card),
  };
}

function goalEntry(words: Words, tile: (typeof goalTiles)[number]): Entry {
  const { what, worth, checked, note } = words.goal(tile);
  return {
    key: `goal/${tile.id}`,
    id: tile.id,
    of: 'goal',
    name: tile.name,
    otherNames: tile.names,
    kinds: ['goal'],
    phases: [],
    sets: [tile.set],
    text: words.joined.list([what, worth, checked, ...(note === null ? [] : [note])]),
  };
}
