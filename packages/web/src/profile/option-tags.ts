// What was switched on in a match, in a few words.

import { isGameName, toldGame } from '@orrery/table';
import { words } from '../words/wording.ts';

export const tagsOf = (game: string, options: unknown): string[] =>
  isGameName(game) ? toldGame(game).optionTags(words, options, null) : [];
