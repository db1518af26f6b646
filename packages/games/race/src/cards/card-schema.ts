// What a sound card looks like, printed or own: the check of every field, and the rules between the fields of one card.
// Rules chapter 14 says what an own card may be; a printed card obeys the same rules and a few of its own.

import type { Power } from '../powers/vocabulary.ts';
import { goodKinds, keywords, setNames } from '../powers/vocabulary.ts';
import type { Check, FieldsOf, Rule } from './checks.ts';
import { listOf, mapOf, nullOr, object, oneOf, onlyNull, optional, setOf, text, truth, whole } from './checks.ts';
import { ownCardLimits } from './own-card-limits.ts';
import { endBonus, maxSlugLength, power, selector, slug } from './power-schemas.ts';
import type { CardFace } from './printed.ts';

const maxPowers = 5;
const maxCopies = 20;
const maxLanguages = 20;
/** No control or format characters, no blanks at either end. */
const titleForm = /^[^\s\p{C}]([^\p{C}]*[^\s\p{C}])?$/u;
const languageTag = /^[a-z]{2,3}(-[A-Za-z0-9]+)*$/;
const title = text(60, titleForm);
const ownTitle = text(ownCardLimits.nameLength, titleForm);
const id = text(maxSlugLength, slug);

/** The fields that printed and own cards check alike. */
const commonFields: Omit<FieldsOf<CardFace>, 'id' | 'cost' | 'copies' | 'replacedIn' | 'replacedBy' | 'replaces'> = {
  name: title,
  names: optional(mapOf(languageTag, title, maxLanguages)),
  kind: oneOf('world', 'development'),
  defense: nullOr(whole(1, 9)),
  vp: whole(-1, 9),
  vpVariable: truth,
  good: oneOf('none', ...goodKinds),
  production: oneOf('none', 'production', 'windfall'),
  military: truth,
  keywords: setOf(oneOf(...keywords), 0, keywords.length),
  chromosome: truth,
  start: nullOr(
    object<NonNullable<CardFace['start']>>({ number: whole(0, 11), group: oneOf('blue', 'red') }, [
      { rule: 'start-group', field: 'group', broken: (start) => (start.number % 2 === 0) !== (start.group === 'blue') },
    ]),
  ),
  presetHand: nullOr(whole(1, 5)),
  powers: listOf(power, 0, maxPowers),
  endBonuses: listOf(endBonus, 0, maxPowers),
};

const commonRules: readonly Rule<CardFace>[] = [
  { rule: 'cost-or-defense', field: 'cost', broken: (card) => (card.cost === null) === (card.defense === null) },
  { rule: 'defense-when-military', field: 'defense', broken: (card) => (card.defense !== null) !== card.military },
  { rule: 'development-without-good', field: 'good', broken: (card) => isDevelopment(card) && card.good !== 'none' },
  {
    rule: 'development-without-production',
    field: 'production',
    broken: (card) => isDevelopment(card) && card.production !== 'none',
  },
  { rule: 'development-not-military', field: 'military', broken: (card) => isDevelopment(card) && card.military },
  { rule: 'development-not-start', field: 'start', broken: (card) => isDevelopment(card) && card.start !== null },
  {
    rule: 'production-with-good',
    field: 'production',
    broken: (card) => (card.production !== 'none') !== (card.good !== 'none'),
  },
  {
    rule: 'production-produces',
    field: 'powers',
    broken: (card) => card.production === 'production' && producesHere(card) !== 1,
  },
  {
    rule: 'only-production-produces',
    field: 'powers',
    broken: (card) => card.production !== 'production' && producesHere(card) > 0,
  },
  { rule: 'own-good', field: 'powers', broken: (card) => card.powers.some((one) => isWithoutOwnGood(card, one)) },
  {
    rule: 'end-bonuses-when-variable',
    field: 'endBonuses',
    broken: (card) => card.endBonuses.length > 0 !== card.vpVariable,
  },
  {
    rule: 'setup-on-start-world',
    field: 'powers',
    broken: (card) => card.start === null && card.powers.some(({ phase }) => phase === 'setup'),
  },
  { rule: 'one-discount-by-discarding', field: 'powers', broken: (card) => developChoices(card) > 1 },
  { rule: 'one-way-to-settle', field: 'powers', broken: (card) => settleChoices(card) > 1 || takeovers(card) > 1 },
  { rule: 'variable-without-vp', field: 'vp', broken: (card) => card.vpVariable && card.vp !== 0 },
  {
    rule: 'chromosome-with-uplift',
    field: 'chromosome',
    broken: (card) => card.chromosome && !card.keywords.includes('uplift'),
  },
];

type PrintedCopies = Extract<CardFace['copies'], { base: number }>;
const printedCopies = whole(0, maxCopies);

/** A card of one of the boxes. */
export const printedCard: Check = object<CardFace>(
  {
    ...commonFields,
    id,
    cost: nullOr(whole(0, 7)),
    copies: object<Omit<PrintedCopies, 'custom'>>({ base: printedCopies, gs: printedCopies, rvi: printedCopies }),
    replacedIn: optional(oneOf(...setNames)),
    replacedBy: optional(id),
    replaces: optional(id),
  },
  [
    ...commonRules,
    { rule: 'id-not-custom', field: 'id', broken: (card) => card.id.startsWith('custom-') },
    { rule: 'some-copies', field: 'copies', broken: (card) => allCopies(card) === 0 },
    { rule: 'world-once', field: 'copies', broken: (card) => card.kind === 'world' && allCopies(card) > 1 },
    {
      rule: 'replaced-by-somebody',
      field: 'replacedIn',
      broken: (card) => (card.replacedIn === undefined) !== (card.replacedBy === undefined),
    },
  ],
);

type OwnCard = Omit<CardFace, 'replacedIn' | 'replacedBy' | 'replaces'>;

/** A card of a player's own design. @rule race-14.2, race-14.3, race-14.4 */
export const ownCard: Check = object<OwnCard>(
  {
    ...commonFields,
    id: text(maxSlugLength, /^custom-[a-z0-9]+(-[a-z0-9]+)*$/),
    cost: nullOr(whole(0, 9)),
    name: ownTitle,
    names: optional(mapOf(languageTag, ownTitle, maxLanguages)),
    start: onlyNull,
    presetHand: onlyNull,
    copies: object<{ custom: number }>({ custom: whole(1, ownCardLimits.copies) }),
  },
  commonRules,
);

/** What the checks say as JSON Schemas, for editors; the smaller parts occur in the larger ones. */
export const ownCardSchemas = {
  selector: selector.schema,
  power: power.schema,
  endBonus: endBonus.schema,
  card: ownCard.schema,
} as const;

function isDevelopment(card: CardFace): boolean {
  return card.kind === 'development';
}

function producesHere(card: CardFace): number {
  return card.powers.filter((one) => one.kind === 'produceHere').length;
}

/** Some powers speak of the good lying on their own world; without such a good they would be dead letters. */
function isWithoutOwnGood(card: CardFace, one: Power): boolean {
  switch (one.kind) {
    case 'drawIfProducedHere':
      return card.good === 'none';
    case 'priceBonus':
      return one.goodFrom !== undefined && card.good === 'none';
    case 'consumeGoods': {
      const { from, of } = one.consumes.goods;
      return from !== undefined && (card.good === 'none' || (of !== 'any' && of !== card.good));
    }
    default:
      return false;
  }
}

function allCopies({ copies }: CardFace): number {
  return Object.values(copies).reduce((sum, count) => sum + count, 0);
}

/** Answers name a card, not one of its powers: so a card has one power at most that could be meant. */
const namedWhenSettling: readonly Power['kind'][] = [
  'placeForFree',
  'payForMilitary',
  'conquerNonMilitary',
  'temporaryMilitary',
];

function settleChoices(card: CardFace): number {
  return card.powers.filter(({ phase, kind }) => phase === 'settle' && namedWhenSettling.includes(kind)).length;
}

function takeovers(card: CardFace): number {
  return card.powers.filter(({ kind }) => kind === 'takeover').length;
}

function developChoices(card: CardFace): number {
  return card.powers.filter(({ phase, kind, may }) => phase === 'develop' && kind === 'discount' && may).length;
}
