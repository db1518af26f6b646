// The printed sides of tiles, by name and by where they lie.

import { type Side, sideBySlug, sides } from '@orrery/roll/describe';

export function sideOf(slug: string): Side {
  const found = sideBySlug(slug);
  if (found === null) throw new Error(`there is no tile side ${slug}`);
  return found;
}

/** The side of a tile that lies up on a stack. */
export function sideOnStack(tile: string, stack: Side['kind']): Side {
  const found = sides.find((side) => side.tile === tile && side.kind === stack);
  if (found === undefined) throw new Error(`there is no tile ${tile}`);
  return found;
}

/** The other side of a tile of the bag; home worlds and factions have none. */
export const backOf = (side: Side): Side | null =>
  side.tile.startsWith('T') ? (sides.find(({ tile, slug }) => tile === side.tile && slug !== side.slug) ?? null) : null;
