// The icon that stands for a game in lists.

import type { GameName } from '@orrery/table';
import type { IconName } from './icons.ts';

export const gameIcons: { readonly [G in GameName]: IconName } = { race: 'card', roll: 'dice' };
