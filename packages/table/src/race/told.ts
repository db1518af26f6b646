// Race in words.

import type { RaceQuestion } from '@orrery/race';
import { versions } from '@orrery/race/describe';
import { eventText, hintWords, promptFor, raceAnswerText } from '@orrery/words';
import { piecesIn } from '../story/named-pieces.ts';
import type { ToldGame } from '../told-game.ts';
import { raceGallery } from './gallery.ts';
import { raceLine } from './line-words.ts';
import { raceOptionTags } from './option-tags.ts';
import { raceRound } from './round.ts';
import { raceParts } from './score-parts.ts';

/** What is done before and after them is done with the hand. */
const signs = ['explore', 'develop', 'settle', 'consume', 'produce'] as const;

export const toldRace: ToldGame<'race'> = {
  rulesVersion: versions.rulesVersion,
  lineParts: raceLine,
  round: raceRound,
  isOver: (phase) => phase === 'over',
  phaseSign: (phase) => signs.find((sign) => sign === phase) ?? 'hand',
  piecesIn: (fact, { faces }) =>
    piecesIn(fact, (slug) => [faces.find(slug)].flatMap((face) => (face === null ? [] : [{ slug, name: face.name }]))),
  pieceName: (card, say) => say.card(card),
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
