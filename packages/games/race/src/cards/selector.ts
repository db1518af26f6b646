// Whether a card belongs to the set that a selector describes. Selectors stand in powers, end bonuses and goals;
// all given fields must match, the empty selector matches every card.
import type { Keyword, Selector } from '../powers/vocabulary.ts';
import type { Face } from './face.ts';
import {
  chromosomeTrait,
  goodTrait,
  keywordTrait,
  kindTrait,
  militaryTrait,
  powerTrait,
  productionTrait,
  vpVariableTrait,
} from './traits.ts';

/** A selector as masks over `Face.traits`; selectors differ in shape, and reading their fields each time is slow. */
interface Masks {
  readonly needs: number;
  readonly forbids: number;
  /** At least one of these bits, if there are any. */
  readonly anyOf: number;
  /** -1 for any cost. */
  readonly cost: number;
  readonly ids: readonly string[] | null;
}

const masksOf = new WeakMap<Selector, Masks>();

/** Called in the innermost loops of scoring and strength: no allocation once the selector is known. */
export function matches(face: Face, selector: Selector): boolean {
  let masks = masksOf.get(selector);
  if (masks === undefined) {
    masks = toMasks(selector);
    masksOf.set(selector, masks);
  }
  const { traits } = face;
  if ((traits & masks.needs) !== masks.needs || (traits & masks.forbids) !== 0) return false;
  if (masks.anyOf !== 0 && (traits & masks.anyOf) === 0) return false;
  // A military world has a defense and no cost, so no printed cost can match it, not even 0.
  if (masks.cost >= 0 && (face.isMilitary || face.cost !== masks.cost)) return false;
  return masks.ids === null || masks.ids.includes(face.slug);
}

export function hasKeyword(face: Face, keyword: Keyword): boolean {
  return (face.traits & keywordTrait[keyword]) !== 0;
}

function toMasks(selector: Selector): Masks {
  const { kind, military, keyword, notKeyword, chromosome, good, goodIn, production, cost, vpVariable, powerIn, ids } =
    selector;
  let needs = 0;
  if (kind !== undefined) needs |= kindTrait[kind];
  if (military !== undefined) needs |= militaryTrait;
  if (keyword !== undefined) needs |= keywordTrait[keyword];
  if (chromosome !== undefined) needs |= chromosomeTrait;
  if (good !== undefined) needs |= goodTrait[good];
  if (production !== undefined) needs |= productionTrait[production];
  if (vpVariable !== undefined) needs |= vpVariableTrait;
  if (powerIn !== undefined) needs |= powerTrait[powerIn];
  let anyOf = 0;
  for (const one of goodIn ?? []) anyOf |= goodTrait[one];
  return {
    needs,
    forbids: notKeyword === undefined ? 0 : keywordTrait[notKeyword],
    anyOf,
    cost: cost ?? -1,
    ids: ids ?? null,
  };
}
