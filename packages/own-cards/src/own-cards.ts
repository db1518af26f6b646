// Own cards from a file: read, measured, judged by the game.

import type { CardFace } from '@orrery/race';
import { explainFlaw, type Flaw, isRecord, ownCardFlaws, tooLarge, wrongType } from '@orrery/race/describe';
import { type JsonFlaw, type Place, readJson } from './json-reader.ts';

/** What is wrong, where in the file, and in which field of which card. */
export interface OwnCardMistake extends Place {
  /** The card's id, `#3` for the third card if it has none, null if it is about the file. */
  readonly card: string | null;
  /** As in `powers[1].amount`; empty for the card or the file as a whole. */
  readonly field: string;
  readonly flaw: Flaw | JsonFlaw;
}

export interface OwnCardFile {
  /** Empty as soon as there is a mistake. */
  readonly cards: readonly CardFace[];
  readonly mistakes: readonly OwnCardMistake[];
}

/**
 * A file is a list of cards, one card, or an object with `cards` (and, for editors, `$schema`). Never throws, whatever
 * the text is. @rule race-14.2, race-14.3
 */
export function readOwnCards(text: string): OwnCardFile {
  const start: Place = { line: 1, column: 1 };
  const about = { card: null, field: '' };
  const size = tooLarge(text);
  if (size !== null) return { cards: [], mistakes: [{ ...start, ...about, flaw: size }] };
  const read = readJson(text);
  if (!read.ok) return { cards: [], mistakes: [{ ...read.place, ...about, flaw: read.flaw }] };
  const { list, path, flaws } = cardsIn(read.value);
  const mistakes: OwnCardMistake[] = flaws.map(({ field, flaw }) => ({
    ...read.placeOf(field),
    card: null,
    field,
    flaw,
  }));
  for (const { index, field, flaw } of list === null ? [] : ownCardFlaws(list)) {
    const card = index < 0 ? null : nameOf(list?.[index], index);
    mistakes.push({ ...read.placeOf(pathIn(path(index), field)), card, field, flaw });
  }
  mistakes.sort((a, b) => a.line - b.line || a.column - b.column);
  return { cards: mistakes.length === 0 ? (list as readonly CardFace[]) : [], mistakes };
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

/** What is wrong, in a sentence without the place. */
export function explainOwnFlaw(flaw: Flaw | JsonFlaw): string {
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
    default:
      return explainFlaw(flaw);
  }
}
