// The games as the page shows them, in the order of its first page.

import { type GameName, isGameName } from '@orrery/table';
import { shownRace } from '../race/shown.ts';
import { shownRoll } from '../roll/shown.ts';
import type { ShownGame } from './shown-game.ts';

export const shownGames: { readonly [G in GameName]: ShownGame<G> } = { roll: shownRoll, race: shownRace };

export const shownNames: readonly GameName[] = Object.keys(shownGames).filter(isGameName);
