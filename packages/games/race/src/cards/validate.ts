// Is this list of cards sound? Every field and power strictly by the vocabulary, then what only several cards can break:
// ids, names and start numbers that clash, references to cards that are not there.

import { ownCard, printedCard } from './card-schema.ts';
import { fieldIn, isRecord, wrongType } from './checks.ts';
import { copiesIn, setCombinations } from './copies.ts';
import type { CardMistake, Flaw } from './mistakes.ts';
import type { CardFace } from './printed.ts';

export interface ValidateOptions {
  /** The file holds own cards: ids begin with `custom-`, copies are `{custom: n}`. */
  readonly custom?: boolean;
  /** Sound cards of other files that can be in the same deck or be referred to. */
  readonly alongside?: readonly CardFace[];
}

type CardReport = (field: string, flaw: Flaw) => void;

/** All mistakes of a file, in its order; an empty list means that `raw` is a list of `CardFace`. @rule race-14.2 */
export function validateCards(file: string, raw: unknown, options: ValidateOptions = {}): CardMistake[] {
  if (!Array.isArray(raw)) return [{ file, card: null, field: '', ...wrongType('list', raw) }];
  return flawsOf(raw, options).map(({ index, field, flaw }) => {
    return { file, card: idOf(raw[index]) ?? `#${index + 1}`, field, ...flaw };
  });
}

/** A mistake by the place of its card in the list. */
export interface CardFlaw {
  readonly index: number;
  readonly field: string;
  readonly flaw: Flaw;
}

/** @rule race-14.2 */
export function flawsOf(items: readonly unknown[], options: ValidateOptions): CardFlaw[] {
  const flaws: CardFlaw[] = [];
  const { custom = false, alongside = [] } = options;
  const check = custom ? ownCard : printedCard;

  const ids = new Set(alongside.map((card) => card.id));
  const allIds = new Set([...ids, ...items.map(idOf)]);
  const accepted = [...alongside];
  for (const [index, item] of items.entries()) {
    const id = idOf(item);
    const before = flaws.length;
    const report: CardReport = (field, flaw) => {
      flaws.push({ index, field, flaw });
    };
    check(item, '', report);
    if (id !== null && ids.has(id)) report('id', { code: 'duplicate-id' });
    if (id !== null) ids.add(id);
    if (flaws.length > before) continue;
    // The check has just found every field of a card face in order.
    const card = item as CardFace;
    reportClashes(card, accepted, report);
    reportReferences(card, allIds, report);
    accepted.push(card);
  }
  return flaws;
}

function idOf(item: unknown): string | null {
  return isRecord(item) && typeof item.id === 'string' ? item.id : null;
}

/** No deck may hold two designs of one name, or two start worlds of one number. */
function reportClashes(card: CardFace, others: readonly CardFace[], report: CardReport): void {
  for (const other of others) {
    const isSameName = other.name.toLowerCase() === card.name.toLowerCase();
    const isSameStart = card.start !== null && card.start.number === other.start?.number;
    if (!(isSameName || isSameStart) || !canMeet(card, other)) continue;
    if (isSameName) report('name', { code: 'duplicate-name', name: card.name, other: other.id });
    if (isSameStart) report('start', { code: 'duplicate-start', number: card.start.number, other: other.id });
  }
}

function canMeet(one: CardFace, other: CardFace): boolean {
  return setCombinations.some((sets) => copiesIn(one, sets) > 0 && copiesIn(other, sets) > 0);
}

function reportReferences(card: CardFace, ids: ReadonlySet<string | null>, report: CardReport): void {
  const { replacedBy, replaces, powers, endBonuses } = card;
  const reportUnknown = (id: string, field: string) => {
    if (!ids.has(id)) report(field, { code: 'unknown-design', found: id });
  };
  if (replacedBy !== undefined) reportUnknown(replacedBy, 'replacedBy');
  if (replaces !== undefined) reportUnknown(replaces, 'replaces');
  visitSelectorIds({ powers, endBonuses }, '', reportUnknown);
}

/** Selectors stand at many depths; wherever one names designs, the field is called `ids`. */
function visitSelectorIds(value: unknown, field: string, visit: (id: string, field: string) => void): void {
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) visitSelectorIds(item, `${field}[${index}]`, visit);
  } else if (isRecord(value)) {
    for (const [name, inner] of Object.entries(value)) {
      const place = fieldIn(field, name);
      if (name === 'ids' && Array.isArray(inner))
        for (const [index, id] of inner.entries()) visit(id, `${place}[${index}]`);
      else visitSelectorIds(inner, place, visit);
    }
  }
}
