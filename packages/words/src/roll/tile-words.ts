// A side of a tile in words, for the eye and for voices.

import type { Power } from '@orrery/roll';
import { momentsOf, type Side } from '@orrery/roll/describe';
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

/** When a power works, by name. */
export function momentLabel(words: Words, power: Power): string {
  const labels = {
    setup: words.roll.moments.setup,
    placed: words.closely.whenPlaced,
    assign: words.roll.tile.reassign,
    gameEnd: words.card.scoring,
  };
  return words.joined.list(
    momentsOf(power).map((moment) =>
      moment === 'setup' || moment === 'placed' || moment === 'assign' || moment === 'gameEnd'
        ? labels[moment]
        : words.roll.phases[moment],
    ),
  );
}

/** The same for voices, which see no icon: with the phase in front, where the words do not name it themselves. */
function spokenPower(words: Words, side: Side, power: Power): string {
  const text = powerLine(words, side, power);
  const [moment, ...others] = momentsOf(power);
  if (others.length > 0 || moment === undefined) return text;
  switch (moment) {
    case 'setup':
    case 'placed':
      return text;
    case 'assign':
      return power.effect === 'reassign' ? text : words.joined.line(words.roll.tile.reassign, text);
    case 'gameEnd':
      return words.joined.line(words.card.scoring, text);
    default:
      return words.joined.line(words.roll.phases[moment], text);
  }
}

export const spokenSide = (words: Words, side: Side): string =>
  words.joined.piece(
    side.name,
    [kindLine(words, side), words.roll.tile.cost(side.cost)],
    side.powers.map((power) => spokenPower(words, side, power)),
  );
