// Race in words.

import type { RaceQuestion } from '@orrery/race';
import { versions } from '@orrery/race/describe';
import { eventText, hintWords, promptFor, raceAnswerText } from '@orrery/words';
import type { ToldGame } from '../told-game.ts';
import { raceGains } from './gains.ts';
import { raceGallery } from './gallery.ts';
import { raceLine } from './line-words.ts';
import { raceOptionTags } from './option-tags.ts';
import { raceParts } from './score-parts.ts';

export const toldRace: ToldGame<'race'> = {
  rulesVersion: versions.rulesVersion,
  lineParts: raceLine,
  isPlayed: (phase) => phase !== 'setup' && phase !== 'action',
  placed: (facts) => {
    const { placed, taken } = raceGains(facts);
    return [...placed, ...taken];
  },
  factText: eventText,
  phaseText: ({ phases }, phase) => new Map(Object.entries(phases)).get(phase) ?? phase,
  endsAt: ({ outlook }, limit, seats) => outlook.end.cards(limit, seats),
  hintText: hintWords,
  scoreParts: raceParts,
  tieText: ({ after }, amounts) => after.tieRace(amounts),
  promptText: (question, say) => promptFor(question as RaceQuestion, say).todo,
  answerText: ({ question, answer }, _, say) => raceAnswerText(question, answer, say),
  optionTags: raceOptionTags,
  gallery: raceGallery,
};
