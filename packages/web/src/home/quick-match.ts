// Who sits against whom where nobody has chosen: the match behind "Play bots", ready at once.

import type { GameName, NewMatch } from '@orrery/table';
import { words } from '../words/wording.ts';

interface Company {
  /** The bots to choose from, from the weakest on. */
  readonly levels: readonly [usual: string, ...stronger: string[]];
  /** How many sit against a person who chose nothing. */
  readonly rivals: number;
}

const levels = ['greedy', 'novice', 'regular', 'expert', 'master'] as const;

const companies: { readonly [G in GameName]: Company } = {
  race: { levels, rivals: 1 },
  roll: { levels, rivals: 2 },
};

export const levelsOf = (game: GameName): readonly string[] => companies[game].levels;

export const quickLevel = (game: GameName): string => companies[game].levels[0];

/** Names and bots for so many rivals. */
export function rivals(levels: readonly string[]): Pick<NewMatch, 'names' | 'bots'> {
  return { names: [words.you, ...words.botNames.slice(0, levels.length)], bots: levels };
}

export function quickMatch(game: GameName): NewMatch {
  const sitting = Array.from({ length: companies[game].rivals }, () => quickLevel(game));
  return { game, options: {}, seed: null, ...rivals(sitting) };
}
