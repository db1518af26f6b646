// A side of a tile in words, for the eye and for voices.

import type { Power } from '@orrery/roll';
import type { Side } from '@orrery/roll/describe';
import type { Words } from '../catalogue.ts';

export const kindLine = (words: Words, { colour }: Side): string =>
  colour === null ? words.roll.kinds.development : words.roll.worldKind(colour);

/** A power of a side as the side says it: some lines add to an earlier one. */
export function powerLine(words: Words, { powers }: Pick<Side, 'powers'>, power: Power): string {
  const earlier = powers.slice(0, powers.indexOf(power));
  return words.roll.power(
    power,
    earlier.some((other) => addsTo(power, other)),
  );
}

/** The same gain for fewer tiles: it comes on top of the other. */
function addsTo(power: Power, other: Power): boolean {
  if (power.trigger !== 'completion' || other.trigger !== 'completion') return false;
  if (power.effect !== 'gain' || other.effect !== 'gain' || power.resource !== other.resource) return false;
  return power.target.colours !== undefined && other.target.colours === undefined;
}

export const spokenSide = (words: Words, side: Side): string =>
  words.joined.piece(
    side.name,
    [kindLine(words, side), words.roll.tile.cost(side.cost)],
    side.powers.map((power) => powerLine(words, side, power)),
  );
