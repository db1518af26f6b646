// Own cards from a file or from the options of a match: read, measured, judged by the same schema as printed ones.
// @rule race-14.1, race-14.2, race-14.3

import { designs } from '../cards/catalogue.ts';
import { isRecord, wrongType } from '../cards/checks.ts';
import { explainFlaw, type Flaw } from '../cards/mistakes.ts';
import { ownCardLimits } from '../cards/own-card-limits.ts';
import { type CardFlaw, flawsOf } from '../cards/validate.ts';
import type { CardFace } from '../powers/vocabulary.ts';
import { type JsonFlaw, type Place, readJson } from './json-reader.ts';

type FileFlaw = JsonFlaw | { readonly code: 'too-large'; readonly max: number; readonly found: number };

/** What is wrong, where in the file, and in which field of which card. */
export interface OwnCardMistake extends Place {
  /** The card's id, `#3` for the third card if it has none, null if it is about the file. */
  readonly card: string | null;
  /** As in `powers[1].amount`; empty for the card or the file as a whole. */
  readonly field: string;
  readonly flaw: Flaw | FileFlaw;
}

export interface OwnCardFile {
  /** Empty as soon as there is a mistake. */
  readonly cards: readonly CardFace[];
  readonly mistakes: readonly OwnCardMistake[];
}

/**
 * A file is a list of cards, one card, or an object with `cards` (and, for editors, `$schema`). Never throws, whatever
 * the text is.
 */
export function readOwnCards(text: string): OwnCardFile {
  const start: Place = { line: 1, column: 1 };
  const found = bytesOf(text);
  const about = { card: null, field: '' };
  const { bytes: max } = ownCardLimits;
  if (found > max) return { cards: [], mistakes: [{ ...start, ...about, flaw: { code: 'too-large', max, found } }] };
  const read = readJson(text);
  if (!read.ok) return { cards: [], mistakes: [{ ...read.place, ...about, flaw: read.flaw }] };
  const { list, path, flaws } = cardsIn(read.value);
  const mistakes: OwnCardMistake[] = flaws.map(({ field, flaw }) => ({
    ...read.placeOf(field),
    card: null,
    field,
    flaw,
  }));
  for (const { index, field, flaw } of list === null ? [] : ownFlaws(list)) {
    const card = index < 0 ? null : nameOf(list?.[index], index);
    mistakes.push({ ...read.placeOf(pathIn(path(index), field)), card, field, flaw });
  }
  mistakes.sort((a, b) => a.line - b.line || a.column - b.column);
  return { cards: mistakes.length === 0 ? (list as readonly CardFace[]) : [], mistakes };
}

/** Own cards that came as a value, with the options of a match: the first mistake, by its path, or a copy of the cards. */
export function takeOwnCards(
  raw: unknown,
): { readonly cards: readonly CardFace[] } | { readonly field: string; readonly problem: string } {
  if (!Array.isArray(raw)) return { field: '', problem: explainFlaw(wrongType('list', raw)) };
  const [first] = ownFlaws(raw);
  if (first !== undefined) {
    const place = first.index < 0 ? '' : `[${first.index}]`;
    return { field: pathIn(place, first.field), problem: explainFlaw(first.flaw) };
  }
  const text = JSON.stringify(raw);
  const found = bytesOf(text);
  const { bytes: max } = ownCardLimits;
  if (found > max) return { field: '', problem: explainOwnFlaw({ code: 'too-large', max, found }) };
  return { cards: JSON.parse(text) as CardFace[] };
}

/** The index is -1 for what is wrong with the list. */
function ownFlaws(list: readonly unknown[]): CardFlaw[] {
  const { designs: max } = ownCardLimits;
  if (list.length < 1 || list.length > max) {
    return [{ index: -1, field: '', flaw: { code: 'wrong-length', min: 1, max, found: list.length } }];
  }
  return flawsOf(list, { custom: true, alongside: designs });
}

/** Where in a file the cards are. */
function cardsIn(value: unknown): {
  list: readonly unknown[] | null;
  path: (index: number) => string;
  flaws: { field: string; flaw: Flaw }[];
} {
  if (Array.isArray(value)) return { list: value, path: (index) => (index < 0 ? '' : `[${index}]`), flaws: [] };
  if (!isRecord(value) || !Object.hasOwn(value, 'cards')) return { list: [value], path: () => '', flaws: [] };
  const { $schema, cards, ...others } = value;
  const flaws: { field: string; flaw: Flaw }[] = Object.keys(others).map((field) => ({
    field,
    flaw: { code: 'unknown-field' },
  }));
  if ($schema !== undefined && typeof $schema !== 'string')
    flaws.push({ field: '$schema', flaw: wrongType('text', $schema) });
  const path = (index: number): string => (index < 0 ? 'cards' : `cards[${index}]`);
  if (Array.isArray(cards)) return { list: cards, path, flaws };
  return { list: null, path, flaws: [...flaws, { field: 'cards', flaw: wrongType('list', cards) }] };
}

const nameOf = (card: unknown, index: number): string =>
  isRecord(card) && typeof card.id === 'string' && card.id !== '' ? card.id : `#${index + 1}`;

function pathIn(parent: string, field: string): string {
  if (parent === '' || field === '') return parent + field;
  return `${parent}.${field}`;
}

/** The length of a text in UTF-8. */
function bytesOf(text: string): number {
  let bytes = 0;
  for (const letter of text) {
    const code = letter.codePointAt(0) ?? 0;
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
  }
  return bytes;
}

/** What is wrong, in a sentence without the place. */
export function explainOwnFlaw(flaw: Flaw | FileFlaw): string {
  switch (flaw.code) {
    case 'not-json':
      return `this is no JSON: expected ${flaw.expected}`;
    case 'too-deep':
      return `more than ${flaw.max} levels of brackets`;
    case 'key-twice':
      return `"${flaw.key}" is there twice`;
    case 'forbidden-key':
      return `"${flaw.key}" cannot be the name of a field`;
    case 'number-too-large':
      return 'a number of this size means nothing on a card';
    case 'too-large':
      return `a file has at most ${flaw.max} bytes, this one ${flaw.found}`;
    default:
      return explainFlaw(flaw);
  }
}
