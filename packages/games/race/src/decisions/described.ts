// All that is needed to show a question, one type per kind: what there is to choose from, prices and strengths as sums of
// named terms, limits, and why something is not possible. Everything in it is known to the seat that is asked.

import type { Seat } from '@orrery/kernel';
import type { Action } from '../actions.ts';
import type { CardCensus } from '../cards/census.ts';
import type { AnswerTo, PowerRef, QuestionKind, SettleWay, Slug } from '../questions.ts';
import type { RaceRefusal } from '../refusals.ts';

/** What a term of a sum stands for. */
export type TermKind =
  | 'cost'
  | 'defense'
  | 'price'
  | 'discount'
  | 'payForMilitaryDiscount'
  | 'payForMilitary'
  | 'military'
  | 'temporary'
  | 'takeover'
  | 'takeoverDefense'
  | 'attack'
  | 'priceBonus'
  | 'develop'
  | 'vp'
  | 'consume-x2';

/** A summand; `card` null is a rule or the picked action itself. */
export interface DescribedTerm {
  readonly card: Slug | null;
  readonly what: TermKind;
  readonly amount: number;
}

/** A total with what it is made of. A price is never below zero, whatever its terms add up to. */
export interface DescribedSum {
  readonly total: number;
  readonly terms: readonly DescribedTerm[];
}

/** So many of these cards must be chosen. */
export interface DescribedDiscard {
  readonly count: number;
  readonly from: readonly Slug[];
}

/** A card of the hand that could be placed, or why not. */
export interface DescribedDevelopment {
  readonly card: Slug;
  readonly why: RaceRefusal | null;
  /** Null for a card that is no development. */
  readonly price: DescribedSum | null;
}

/** A way to place a world. */
export interface DescribedWay {
  readonly way: SettleWay;
  readonly possible: boolean;
  /** Tableau cards that this way must use. */
  readonly uses: readonly Slug[];
  /** Hand cards to pay; null for a conquest. */
  readonly price: DescribedSum | null;
  /** Null where nothing is conquered. */
  readonly strength: DescribedConquest | null;
}

export interface DescribedConquest extends DescribedSum {
  /** With everything that could be spent for strength. */
  readonly atMost: number;
  readonly needed: number;
}

export interface DescribedWorld {
  readonly card: Slug;
  readonly why: RaceRefusal | null;
  readonly ways: readonly DescribedWay[];
}

/** Something that gives strength for this phase: by being discarded, or for each of up to so many hand cards. */
export interface DescribedSource {
  readonly card: Slug;
  readonly amount: number;
  /** 0: the card itself is discarded. */
  readonly upTo: number;
}

/** What can be spent for strength: tableau cards, and hand cards for those that take them. */
export interface DescribedSpending {
  readonly sources: readonly DescribedSource[];
  readonly hand: readonly Slug[];
}

/** A world that could be taken over, by which power, with both sides as they stand. */
export interface DescribedTarget {
  readonly world: Slug;
  readonly owner: Seat;
  readonly power: Slug;
  readonly attack: DescribedSum;
  readonly defence: DescribedSum;
}

/** A world whose good could be sold, or where one could be produced, and for how many cards it would sell. */
export interface DescribedSale {
  readonly world: Slug;
  readonly price: DescribedSum;
}

/** Goods that a power takes. */
export interface DescribedGoods {
  /** The worlds they lie on. */
  readonly from: readonly Slug[];
  readonly count: number;
  /** Where all must be of different kinds, the kind of each; else null. */
  readonly kinds: readonly string[] | null;
}

export interface DescribedConsume {
  readonly power: PowerRef;
  readonly points: DescribedSum;
  /** Cards that it brings. */
  readonly cards: number;
  readonly goods: DescribedGoods;
}

/** What goods are consumed for. */
export const consumePlans = ['points', 'cards'] as const;
export type ConsumePlan = (typeof consumePlans)[number];

export interface DescribedProduction {
  readonly power: PowerRef;
  /** Worlds on which a good would be produced; none where cards are drawn. */
  readonly worlds: readonly Slug[];
}

interface Descriptions {
  draftPick: { readonly from: readonly Slug[] };
  chooseStart: { readonly starts: readonly Slug[]; readonly discard: DescribedDiscard };
  discardSetup: { readonly discard: DescribedDiscard };
  chooseAction: {
    readonly count: number;
    readonly actions: readonly Action[];
    /** The second of each can be picked with the first only. */
    readonly pairs: readonly (readonly [first: Action, second: Action])[];
  };
  exploreDiscard: { readonly discard: DescribedDiscard };
  developPlace: { readonly hand: readonly DescribedDevelopment[] };
  developPay: {
    readonly price: DescribedSum;
    /** Tableau cards that can be discarded to pay less. */
    readonly discounts: readonly DescribedTerm[];
    readonly hand: readonly Slug[];
  };
  settlePlace: {
    readonly hand: readonly DescribedWorld[];
    /** What could be taken over instead, by whoever passes. */
    readonly targets: readonly DescribedTarget[];
  };
  declareTakeover: { readonly targets: readonly DescribedTarget[]; readonly spending: DescribedSpending };
  settlePay: { readonly ways: readonly DescribedWay[]; readonly spending: DescribedSpending };
  settleSecond: {
    readonly hand: readonly DescribedWorld[];
    readonly targets: readonly DescribedTarget[];
    readonly spending: DescribedSpending;
  };
  defendTakeover: {
    readonly attack: DescribedSum;
    readonly defence: DescribedSum;
    readonly spending: DescribedSpending;
  };
  tradeGood: { readonly worlds: readonly DescribedSale[] };
  consumeNext: {
    readonly mayPass: boolean;
    readonly powers: readonly DescribedConsume[];
    /** The next step of who wants most points, and of who wants most cards; null where nothing must be used. */
    readonly plans: { readonly [P in ConsumePlan]: AnswerTo<'consumeNext'> };
  };
  discardForYield: { readonly atMost: number; readonly from: readonly Slug[] };
  guessCost: { readonly numbers: readonly number[]; readonly census: CardCensus };
  ante: {
    readonly hand: readonly { readonly card: Slug; readonly why: RaceRefusal | null }[];
    /** How many cards of each cost there are. */
    readonly census: CardCensus;
  };
  anteKeep: { readonly from: readonly Slug[] };
  produceNext: { readonly mayPass: boolean; readonly powers: readonly DescribedProduction[] };
  produceWorld: { readonly worlds: readonly DescribedSale[] };
  produceDiscard: { readonly from: readonly Slug[] };
  roundDiscard: { readonly discard: DescribedDiscard };
}

export type DescribedOf<K extends QuestionKind> = { [P in K]: { readonly kind: P } & Descriptions[P] }[K];

export const sumOf = (terms: readonly DescribedTerm[]): DescribedSum => ({ total: added(terms), terms });

/** A price: never below zero. */
export const priceOf = (terms: readonly DescribedTerm[]): DescribedSum => ({
  total: Math.max(0, added(terms)),
  terms,
});

function added(terms: readonly DescribedTerm[]): number {
  let total = 0;
  for (const { amount } of terms) total += amount;
  return total;
}
