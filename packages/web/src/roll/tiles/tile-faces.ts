// The printed sides of tiles as the page shows them.

import type { Power, WorldColour } from '@orrery/roll';
import type { Side } from '@orrery/roll/describe';
import type { Pictured } from '../../art/pictures.ts';
import type { IconName } from '../../pieces/icons.ts';

export const shadeOf = ({ kind, colour }: Side): WorldColour | 'dev' =>
  kind === 'development' ? 'dev' : (colour ?? 'grey');

export const pictureOf = ({ name, colour }: Side): Pictured => ({ name, world: colour });

export const kindIcon = ({ colour }: Side): IconName =>
  colour === null ? 'development' : colour === 'grey' ? 'world' : `kind-${colour}`;

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

/** A power that works in several phases has the icon of each. */
const iconsOf = (power: Power): readonly IconName[] =>
  'phases' in power && power.phases.length > 1 ? power.phases : [iconOf(power)];

/** Icons of what a side still does once it is in play. */
export const lastingIcons = ({ powers }: Side): IconName[] => [
  ...new Set(powers.filter(({ trigger }) => trigger !== 'setup' && trigger !== 'placed').flatMap(iconsOf)),
];
