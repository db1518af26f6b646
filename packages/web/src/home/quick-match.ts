// The match behind "Play bots": three at the table for Roll, two for Race, ready at once.

import type { GameName, NewMatch } from '@orrery/table';
import { words } from '../words/wording.ts';

export const quickLevel = 'greedy';

/** The bots to choose from, from the weakest on. */
export const levelsOf: { readonly [G in GameName]: readonly string[] } = {
  race: ['greedy', 'novice', 'regular', 'expert', 'master'],
  roll: ['greedy', 'novice', 'regular', 'expert', 'master'],
};

const quickRivals: { readonly [G in GameName]: number } = { race: 1, roll: 2 };

/** Names and bots for so many rivals. */
export function rivals(levels: readonly string[]): Pick<NewMatch, 'names' | 'bots'> {
  return { names: [words.you, ...words.botNames.slice(0, levels.length)], bots: levels };
}

export function quickMatch(game: GameName): NewMatch {
  const levels = Array.from({ length: quickRivals[game] }, () => quickLevel);
  return { game, options: {}, seed: null, ...rivals(levels) };
}
