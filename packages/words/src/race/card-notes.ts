// Rules behind a card that its own words do not tell: of its kind, and of each power that has any.

import type { CardFace, Power } from '@orrery/race';
import type { Words } from '../catalogue.ts';
import { linesOf } from './card-words.ts';
import type { Faces } from './faces.ts';

type NoteKey = keyof Words['closely']['rules'];

/** Powers with a rule of their own, by the word for them. */
const keys: { readonly [K in Power['kind']]?: NoteKey } = {
  mixWithHand: 'mixWithHand',
  placeForFree: 'placeForFree',
  temporaryMilitary: 'temporaryMilitary',
  payForMilitary: 'payForMilitary',
  conquerNonMilitary: 'conquerNonMilitary',
  placeSecondWorld: 'placeSecondWorld',
  takeover: 'takeover',
  takeoverDefense: 'takeoverDefense',
  consumeGoods: 'consumeGoods',
  discardCards: 'discardCards',
  sellGood: 'sellGood',
  ante: 'ante',
  drawPerGoodProduced: 'drawPerProduced',
  drawPerKindProduced: 'drawPerProduced',
  drawIfMostProduced: 'drawIfMostProduced',
  drawAtStart: 'fromTheNext',
  drawAfterPlacing: 'fromTheNext',
};

export function cardNotes(words: Words, face: CardFace, faces: Faces): string[] {
  const { notes, rules } = words.closely;
  const ofPowers = face.powers.flatMap(({ kind }) => keys[kind] ?? []);
  return [
    ...(face.production === 'windfall' ? [notes.windfall] : []),
    ...(face.military ? [notes.military] : []),
    ...[...new Set(ofPowers)].map((key) => rules[key]),
    ...(face.vpVariable ? [notes.scoring] : []),
    ...(linesOf(words, face, faces).some(({ onlyIfTakeovers }) => onlyIfTakeovers) ? [notes.takeovers] : []),
  ];
}
