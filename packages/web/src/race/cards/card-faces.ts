// The cards of the match that is shown, by slug, and how they look.

import type { CardFace, Good, RaceOptions, TableauCard } from '@orrery/race';
import { type CardLine, type Faces, facesWith, spokenCard } from '@orrery/words/race';
import type { Pictured } from '../../art/pictures.ts';
import type { IconName } from '../../pieces/icons.ts';
import { words } from '../../words/wording.ts';

/** Of one match at a time: two matches may have different cards under one id. */
let faces = facesWith([]);

/** Own cards stand in the options of their match. Whoever shows a match says so before it shows a card of it. */
export function showCardsOf({ cards }: Pick<RaceOptions, 'cards'>): void {
  faces = facesWith(cards);
}

/** Those of the match that is shown whenever they are asked. */
export const shownFaces: Faces = {
  find: (slug) => faces.find(slug),
  face: (slug) => faces.face(slug),
  good: (world) => faces.good(world),
  power: (phase, ref) => faces.power(phase, ref),
};

export const { face: faceOf, good: goodOf } = shownFaces;

/** A card in play as voices say it, with the good on it. */
export function spokenHeld({ card, good }: TableauCard): string {
  const spoken = spokenCard(words, faceOf(card), shownFaces);
  const kind = good ? goodOf(card) : null;
  if (kind === null) return spoken;
  return words.joined.sentences([spoken, words.joined.sentence(words.card.good(words.goods[kind].name))]);
}

/** Which colour a card wears. */
export type Shade = Good | 'grey' | 'dev';

export function shadeOf(card: CardFace): Shade {
  if (card.kind === 'development') return 'dev';
  return card.good === 'none' ? 'grey' : card.good;
}

export const pictureOf = ({ name, kind, good }: CardFace): Pictured => ({
  name,
  world: kind === 'development' ? null : good === 'none' ? 'grey' : good,
});

export function kindIcon(card: CardFace): IconName {
  const shade = shadeOf(card);
  return shade === 'dev' ? 'development' : shade === 'grey' ? 'world' : `kind-${shade}`;
}

/** The phase of a line; null is the scoring at the end. */
export function powerIcon(phase: CardLine['phase']): IconName {
  if (phase === null || phase === 'gameEnd') return 'star';
  return phase === 'setup' || phase === 'roundEnd' ? 'hand' : phase;
}
