// The cards by slug, as the page shows them: the printed ones and the own cards of the match that is shown; and the
// powers that questions and events point at.

import {
  type CardFace,
  designs,
  type Good,
  type Power,
  type PowerPhase,
  type PowerRef,
  type RaceOptions,
  type Slug,
} from '@orrery/race';
import type { Pictured } from '../art/pictures.ts';

const bySlug = (cards: readonly CardFace[]): ReadonlyMap<Slug, CardFace> =>
  new Map(cards.map((card) => [card.id, card]));

const printed = bySlug(designs);
/** Of one match at a time: two matches may have different cards under one id. */
let own = bySlug([]);

/** Own cards stand in the options of their match. Whoever shows a match says so before it shows a card of it. */
export function showCardsOf({ cards }: Pick<RaceOptions, 'cards'>): void {
  own = bySlug(cards ?? []);
}

export function faceOf(slug: Slug): CardFace {
  const found = printed.get(slug) ?? own.get(slug);
  if (found === undefined) throw new Error(`there is no card ${slug}`);
  return found;
}

/** Which colour a card wears. */
export type Shade = Good | 'grey' | 'dev';

export function shadeOf(card: CardFace): Shade {
  if (card.kind === 'development') return 'dev';
  return card.good === 'none' ? 'grey' : card.good;
}

export function goodOf(world: Slug): Good | null {
  const { good } = faceOf(world);
  return good === 'none' ? null : good;
}

/** The power a reference means; null is the bonus for having picked the phase. */
export function powerAt(phase: PowerPhase, ref: PowerRef): Power | null {
  if (ref.card === null) return null;
  return faceOf(ref.card).powers.filter((power) => power.phase === phase)[ref.power] ?? null;
}

export const pictureOf = ({ name, kind, good }: CardFace): Pictured => ({
  name,
  world: kind === 'development' ? null : good === 'none' ? 'grey' : good,
});
