// Rivals of short lessons of Roll, who have nothing to ship and select Ship.

import type { PreparedRollSeat } from '@orrery/roll';
import type { Line } from '../lesson.ts';
import { others, rolls, selects } from './roll-lines.ts';

/** Nothing else happens but what the learner selects. */
export const rivals: readonly PreparedRollSeat[] = [
  {
    faction: 1,
    home: 'new-sparta',
    development: ['new-galactic-order'],
    world: ['outlaw-world'],
    dice: { cup: ['home', 'home', 'military'] },
    faces: rolls(['home', 'ship'], ['home', 'explore'], ['military', 'explore']),
  },
  {
    faction: 4,
    home: 'old-earth',
    development: ['mining-league'],
    world: ['comet-zone'],
    dice: { cup: ['home', 'home', 'rare'] },
    faces: rolls(['home', 'ship'], ['home', 'explore'], ['rare', 'explore']),
  },
];

export const quietLines = (round: number): readonly Line[] => [
  ...selects(1, round, 'ship', 'home/ship'),
  ...selects(2, round, 'ship', 'home/ship'),
  ...others(1),
  ...others(2),
];
