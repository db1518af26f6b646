// The games in words: one entry per game, without its rules. Whoever tells something of a game asks its entry and never its
// name.

import { toldRace } from './race/told.ts';
import { toldRoll } from './roll/told.ts';
import type { GameName } from './table.ts';
import type { ToldGame } from './told-game.ts';

const toldGames: { readonly [G in GameName]: ToldGame<G> } = { race: toldRace, roll: toldRoll };

/** For code that does not care which game it is. */
export const toldGame = (name: GameName): ToldGame<GameName> => toldGames[name];

/** Names come from addresses and from servers. */
export const isGameName = (text: string | undefined): text is GameName =>
  text !== undefined && Object.hasOwn(toldGames, text);

export const gameNames: readonly GameName[] = Object.keys(toldGames).filter(isGameName);
