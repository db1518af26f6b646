// The cards of a match by slug: the printed ones and the own cards that stand in its options; and the powers that questions
// and events point at.

import type { CardFace, Good, Power, PowerPhase, PowerRef, Slug } from '@orrery/race';
import { designs } from '@orrery/race/describe';

const bySlug = (cards: readonly CardFace[]): ReadonlyMap<Slug, CardFace> =>
  new Map(cards.map((card) => [card.id, card]));

const printed = bySlug(designs);

/** Two matches may have different own cards under one id, so faces belong to a match. */
export interface Faces {
  /** Null where there is no such card. */
  find(slug: Slug): CardFace | null;
  face(slug: Slug): CardFace;
  /** The kind of good of a world; null if it has none. */
  good(world: Slug): Good | null;
  /** The power a reference means; null is the bonus for having picked the phase. */
  power(phase: PowerPhase, ref: PowerRef): Power | null;
}

export function facesWith(ownCards: readonly CardFace[] | null | undefined): Faces {
  const own = bySlug(ownCards ?? []);
  const find = (slug: Slug): CardFace | null => printed.get(slug) ?? own.get(slug) ?? null;
  const face = (slug: Slug): CardFace => {
    const found = find(slug);
    if (found === null) throw new Error(`there is no card ${slug}`);
    return found;
  };
  return {
    find,
    face,
    good: (world) => {
      const { good } = face(world);
      return good === 'none' ? null : good;
    },
    power: (phase, { card, power }) =>
      card === null ? null : (face(card).powers.filter((each) => each.phase === phase)[power] ?? null),
  };
}

export const printedFaces = facesWith([]);
