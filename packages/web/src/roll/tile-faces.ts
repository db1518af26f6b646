// The printed sides of tiles as the page shows them.

import { type Power, type Side, sideBySlug, sides, type WorldColour } from '@orrery/roll';
import type { Pictured } from '../art/pictures.ts';
import type { IconName } from '../pieces/icons.ts';

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

export const shadeOf = ({ kind, colour }: Side): WorldColour | 'dev' =>
  kind === 'development' ? 'dev' : (colour ?? 'grey');

export const pictureOf = ({ name, colour }: Side): Pictured => ({ name, world: colour });

/** The phase a power belongs to, as an icon. */
export function iconOf(power: Power): IconName {
  switch (power.trigger) {
    case 'gameEnd':
      return 'star';
    case 'assign':
      return power.effect === 'reassign' ? 'reassign' : 'dictate';
    case 'setup':
    case 'placed':
      return power.effect === 'gainDice' ? 'dice' : power.effect === 'removeDie' ? 'dice' : 'credit';
    case 'continuous':
      return power.effect === 'goodsCapacity' ? 'good' : (power.phases[0] ?? 'develop');
    default:
      return power.phases[0] ?? 'explore';
  }
}

/** Icons of what a side still does once it is in play. */
export const lastingIcons = ({ powers }: Side): IconName[] => [
  ...new Set(powers.filter(({ trigger }) => trigger !== 'setup' && trigger !== 'placed').map(iconOf)),
];
