// Own cards as a value, with the options of a match or out of a file: measured, and judged by the same schema as printed
// ones.

import { designs } from './catalogue.ts';
import { fieldIn, wrongType } from './checks.ts';
import { explainFlaw } from './mistakes.ts';
import { ownCardLimits, tooLarge } from './own-card-limits.ts';
import type { CardFace } from './printed.ts';
import { type CardFlaw, flawsOf } from './validate.ts';

/** All mistakes; the index is -1 for what is wrong with the list. Without any, it is a list of `CardFace`. @rule race-14.2 */
export function ownCardFlaws(list: readonly unknown[]): CardFlaw[] {
  const { designs: max } = ownCardLimits;
  if (list.length < 1 || list.length > max) {
    return [{ index: -1, field: '', flaw: { code: 'wrong-length', min: 1, max, found: list.length } }];
  }
  return flawsOf(list, { custom: true, alongside: designs });
}

/** The first mistake by its path, or a copy of the cards. @rule race-14.1 */
export function takeOwnCards(
  raw: unknown,
): { readonly cards: readonly CardFace[] } | { readonly field: string; readonly problem: string } {
  if (!Array.isArray(raw)) return { field: '', problem: explainFlaw(wrongType('list', raw)) };
  const [first] = ownCardFlaws(raw);
  if (first !== undefined) {
    const card = first.index < 0 ? '' : `[${first.index}]`;
    return { field: first.field === '' ? card : fieldIn(card, first.field), problem: explainFlaw(first.flaw) };
  }
  const text = JSON.stringify(raw);
  const flaw = tooLarge(text);
  return flaw === null ? { cards: JSON.parse(text) as CardFace[] } : { field: '', problem: explainFlaw(flaw) };
}
