// Who sits against whom where nobody has chosen: the match behind "Play bots", ready at once.

import { levels } from '@orrery/bots/ratings';
import type { GameName, NewMatch } from '@orrery/table';
import { words } from '../words/wording.ts';

/** How many bots sit against a person who chose nothing. */
const usualRivals: { readonly [G in GameName]: number } = { race: 1, roll: 2 };

/** The level of a bot that nobody chose. */
export const [quickLevel] = levels;

/** The levels to choose from, from the weakest on, and before them whatever else a bot has that sits there already. */
export const levelsWith = (current: string | null): readonly string[] =>
  current === null || levels.some((each) => each === current) ? levels : [current, ...levels];

/** Names and bots for so many rivals. */
export function rivals(bots: readonly string[]): Pick<NewMatch, 'names' | 'bots'> {
  return { names: [words.you, ...words.botNames.slice(0, bots.length)], bots };
}

export function quickMatch(game: GameName): NewMatch {
  const sitting = Array.from({ length: usualRivals[game] }, () => quickLevel);
  return { game, options: {}, seed: null, ...rivals(sitting) };
}
