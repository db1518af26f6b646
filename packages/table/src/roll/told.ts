// Roll in words.

import { rollEventText, rollHintWords } from '@orrery/words';
import type { ToldGame } from '../told-game.ts';
import { rollParts } from './score-parts.ts';

export const toldRoll: ToldGame<'roll'> = {
  factText: rollEventText,
  phaseText: ({ roll }, phase) => (roll.moments as Readonly<Record<string, string>>)[phase] ?? phase,
  hintText: rollHintWords,
  scoreParts: (sheet, _, say) => (sheet.game === 'roll' ? rollParts(sheet, say) : []),
  tieText: ({ after }, amounts) => after.tieRoll(amounts),
};
