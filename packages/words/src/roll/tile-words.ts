// A side of a tile in words, for the eye and for voices.

import type { Side } from '@orrery/roll';
import type { Words } from '../catalogue.ts';

export const kindLine = (words: Words, { colour }: Side): string =>
  colour === null ? words.roll.kinds.development : words.roll.worldKind(colour);

export const spokenSide = (words: Words, side: Side): string =>
  words.joined.piece(
    side.name,
    [kindLine(words, side), words.roll.tile.cost(side.cost)],
    side.powers.map(words.roll.power),
  );
