// Race in words.

import { eventText, hintWords } from '@orrery/words';
import type { ToldGame } from '../told-game.ts';
import { raceParts } from './score-parts.ts';

export const toldRace: ToldGame<'race'> = {
  factText: eventText,
  phaseText: ({ phases }, phase) => (phases as Readonly<Record<string, string>>)[phase] ?? phase,
  hintText: hintWords,
  scoreParts: (sheet, course, say) => (sheet.game === 'race' ? raceParts(sheet, course, say) : []),
  tieText: ({ after }, amounts) => after.tieRace(amounts),
};
