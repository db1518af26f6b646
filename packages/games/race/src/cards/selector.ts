// Whether a card belongs to the set that a selector describes. Selectors stand in powers, end bonuses and goals;
// all given fields must match, the empty selector matches every card.
import type { Keyword, Selector } from '../powers/vocabulary.ts';
import type { Face } from './face.ts';
import { phaseBit } from './face.ts';

/** Called in the innermost loops of scoring and strength: no allocation, cheapest tests first. */
export function matches(face: Face, selector: Selector): boolean {
  const { kind, military, keyword, notKeyword, good, goodIn, production, powerIn, cost, ids } = selector;
  if (kind !== undefined && face.isWorld !== (kind === 'world')) return false;
  if (military !== undefined && !face.isMilitary) return false;
  if (keyword !== undefined && !hasKeyword(face, keyword)) return false;
  if (notKeyword !== undefined && hasKeyword(face, notKeyword)) return false;
  if (good !== undefined && face.good !== good) return false;
  if (goodIn !== undefined && (face.good === 'none' || !goodIn.includes(face.good))) return false;
  if (production !== undefined && !(production === 'production' ? face.isProduction : face.isWindfall)) return false;
  if (powerIn !== undefined && (face.powerPhases & phaseBit[powerIn]) === 0) return false;
  // A military world has a defense and no cost, so no printed cost can match it, not even 0.
  if (cost !== undefined && (face.isMilitary || face.cost !== cost)) return false;
  if (ids !== undefined && !ids.includes(face.slug)) return false;
  if (selector.chromosome !== undefined && !face.hasChromosome) return false;
  return selector.vpVariable === undefined || face.isVpVariable;
}

export function hasKeyword(face: Face, keyword: Keyword): boolean {
  switch (keyword) {
    case 'rebel':
      return face.isRebel;
    case 'imperium':
      return face.isImperium;
    case 'alien':
      return face.isAlien;
    case 'uplift':
      return face.isUplift;
    case 'terraforming':
      return face.isTerraforming;
  }
}
