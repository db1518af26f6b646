// Roll in words.

import type { RollQuestion } from '@orrery/roll';
import { versions } from '@orrery/roll/describe';
import { rollAnswerText, rollEventText, rollHintWords, rollPromptFor } from '@orrery/words';
import type { ToldGame } from '../told-game.ts';
import { rollGains } from './gains.ts';
import { rollGallery } from './gallery.ts';
import { rollLine } from './line-words.ts';
import { rollParts } from './score-parts.ts';

/** Nothing is done yet in these. */
const planning = ['setup', 'roll', 'assign'];

export const toldRoll: ToldGame<'roll'> = {
  rulesVersion: versions.rulesVersion,
  lineParts: rollLine,
  isPlayed: (phase) => !planning.includes(phase),
  placed: (facts) => rollGains(facts).completed.map(({ side }) => side),
  factText: rollEventText,
  phaseText: ({ roll }, phase) => new Map(Object.entries(roll.moments)).get(phase) ?? phase,
  endsAt: ({ outlook }, limit, seats) => outlook.end.tiles(limit, seats),
  hintText: rollHintWords,
  scoreParts: (sheet, _, say) => rollParts(sheet, say),
  tieText: ({ after }, amounts) => after.tieRoll(amounts),
  promptText: (question, say) => rollPromptFor(question as RollQuestion, say).todo,
  answerText: ({ seat, question, answer }, view, say) =>
    rollAnswerText(
      question,
      answer,
      say,
      (die) => view.players[seat]?.dice.find((each) => each.die === die)?.colour ?? null,
    ),
  optionTags: () => [],
  gallery: rollGallery,
};
