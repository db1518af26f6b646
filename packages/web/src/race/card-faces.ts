// The printed cards by slug, as the page shows them, and the powers that questions and events point at.

import { type CardFace, designs, type Good, type Power, type PowerPhase, type PowerRef, type Slug } from '@orrery/race';
import type { Pictured } from '../art/pictures.ts';

const bySlug: ReadonlyMap<Slug, CardFace> = new Map(designs.map((card) => [card.id, card]));

export function faceOf(slug: Slug): CardFace {
  const found = bySlug.get(slug);
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
