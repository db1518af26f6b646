// The cards of a match: all printed designs in one stable order, own designs behind them, and how many cards of each
// lie in the deck of the chosen sets. A card in the state is its number in this list.

import { must } from '@orrery/kernel';
import type { SetName } from '../powers/vocabulary.ts';
import { setNames } from '../powers/vocabulary.ts';
import { baseCards } from './base.ts';
import { copiesIn } from './copies.ts';
import type { CardNo, Face } from './face.ts';
import { faceOf } from './face.ts';
import { gsCards } from './gs.ts';
import type { CardFace } from './printed.ts';
import { rviCards } from './rvi.ts';

export interface Catalogue {
  /** In the order of the boxes. */
  readonly sets: readonly SetName[];
  /** The card data by number: the printed designs, whatever the sets, then the own ones. */
  readonly designs: readonly CardFace[];
  /** The same cards in the form the rules read. */
  readonly faces: readonly Face[];
  readonly bySlug: ReadonlyMap<string, CardNo>;
  /** For each card its place when they are sorted by slug, and what is said of the card at each place. */
  readonly alphabet: Alphabet;
  /** How many cards of each design this choice of sets has; 0 for designs of other sets. */
  readonly copies: readonly number[];
  /** All of them, one design after the other. */
  readonly deck: readonly CardNo[];
  /** How many cards there are in all. */
  readonly size: number;
  /** The start worlds of this choice of sets, by rising start number. */
  readonly startWorlds: readonly CardNo[];
}

export interface Alphabet {
  readonly placeOf: readonly number[];
  /** What is said of each, by its place, when not everybody knows where a copy of it lies, and when everybody does. */
  readonly byOne: readonly KnownCard[];
  readonly byAll: readonly KnownCard[];
}

/** A card that lies in the discard pile, as one who knows it is told. */
export interface KnownCard {
  readonly card: string;
  readonly byAll: boolean;
}

/** All printed designs; the index is the card's number in every state, so new designs are only ever appended. */
export const designs: readonly CardFace[] = deepFreeze([...baseCards, ...gsCards, ...rviCards]);

const printedFaces: readonly Face[] = Object.freeze(designs.map(faceOf));

const setBit: { readonly [S in SetName]: number } = { base: 1, gs: 2, rvi: 4 };

export const cardNamed = ({ bySlug }: Catalogue, slug: string): CardNo =>
  must(bySlug.get(slug), `there is no card ${slug}`);

/** By the sum of the sets' bits: the rules look the catalogue up at every step. */
const printedCatalogues = new Map<number, Catalogue>();

/** Catalogues with own cards, by the very list of cards: they go when the match that holds the list goes. */
const ownCatalogues = new WeakMap<readonly CardFace[], Map<number, Catalogue>>();

/** Own cards must have passed `validateCards`; their order decides their numbers. */
export function catalogueFor(sets: readonly SetName[], own: readonly CardFace[] = []): Catalogue {
  let cache = printedCatalogues;
  if (own.length > 0) {
    cache = ownCatalogues.get(own) ?? new Map();
    ownCatalogues.set(own, cache);
  }
  let key = 0;
  for (const set of sets) key |= setBit[set];
  const known = cache.get(key);
  if (known !== undefined) return known;
  const made = makeCatalogue(sets, own);
  cache.set(key, made);
  return made;
}

function makeCatalogue(chosen: readonly SetName[], own: readonly CardFace[]): Catalogue {
  const sets = setNames.filter((set) => chosen.includes(set));
  const all = own.length === 0 ? designs : Object.freeze([...designs, ...own]); // @rule race-14.1
  const ownFaces = own.map((card, index) => faceOf(card, designs.length + index));
  const faces = own.length === 0 ? printedFaces : Object.freeze([...printedFaces, ...ownFaces]);
  // The cards of these boxes, and their start worlds. @rule race-2.1.1, race-2.1.2, race-2.1.3, race-2.1.4
  const copies = all.map((card) => copiesIn(card, sets));
  const deck = copies.flatMap((count, card) => new Array<CardNo>(count).fill(card));
  const startWorlds = faces.filter((face) => face.startNumber >= 0 && (copies[face.no] ?? 0) > 0);
  startWorlds.sort((a, b) => a.startNumber - b.startNumber);
  return Object.freeze<Catalogue>({
    sets: Object.freeze(sets),
    designs: all,
    faces,
    bySlug: new Map(all.map((card, no) => [card.id, no])),
    alphabet: alphabetOf(all),
    copies: Object.freeze(copies),
    deck: Object.freeze(deck),
    size: deck.length,
    startWorlds: Object.freeze(startWorlds.map((face) => face.no)),
  });
}

function alphabetOf(cards: readonly CardFace[]): Catalogue['alphabet'] {
  const sorted = cards.map((_, no) => no).sort((a, b) => (nameOf(cards, a) < nameOf(cards, b) ? -1 : 1));
  const placeOf: number[] = [];
  for (const [place, no] of sorted.entries()) placeOf[no] = place;
  const told = (byAll: boolean): readonly KnownCard[] =>
    Object.freeze(sorted.map((no) => Object.freeze({ card: nameOf(cards, no), byAll })));
  return Object.freeze({ placeOf: Object.freeze(placeOf), byOne: told(false), byAll: told(true) });
}

const nameOf = (cards: readonly CardFace[], no: CardNo): string => must(cards[no], 'there is no such card').id;

/** Card data is shared by all matches of a process: a change anywhere must fail at once. */
function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const inner of Object.values(value)) deepFreeze(inner);
  }
  return value;
}
