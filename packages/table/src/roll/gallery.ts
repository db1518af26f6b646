// The sides of all tiles of Roll, to look up.

import { phaseNames } from '@orrery/roll';
import { momentsOf, type Side, sides } from '@orrery/roll/describe';
import type { Words } from '@orrery/words';
import { spokenSide } from '@orrery/words/roll';
import { byName, type Entry, type Gallery } from '../gallery.ts';

/** In the language spoken now; by name. */
export const rollGallery = (words: Words): Gallery => ({
  entries: byName(sides.map((side) => sideEntry(words, side))),
  kinds: ['world', 'development', 'six', 'home'],
  phases: [
    { id: 'assign', name: words.reading.assign },
    ...phaseNames.map((id) => ({ id, name: words.roll.phases[id] })),
    { id: 'gameEnd', name: words.reading.scoring },
  ],
  sets: [],
});

function sideEntry(words: Words, side: Side): Entry {
  const isScoring = side.powers.some(({ trigger }) => trigger === 'gameEnd');
  const moments = side.powers.flatMap(momentsOf).filter((moment) => moment !== 'setup' && moment !== 'placed');
  return {
    key: `side/${side.slug}`,
    id: side.slug,
    of: 'side',
    name: side.name,
    otherNames: {},
    kinds: [
      side.kind,
      ...(isScoring ? (['six'] as const) : []),
      ...(side.tile.startsWith('T') ? [] : (['home'] as const)),
    ],
    phases: [...new Set(moments)],
    sets: [],
    text: spokenSide(words, side),
  };
}
