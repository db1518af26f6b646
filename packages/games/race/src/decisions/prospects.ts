// What a seat could have: the price of every card it holds, and what each action would bring.

import type { Action } from '../actions.ts';
import type { QuestionKind, SettleWay, Slug } from '../questions.ts';
import type { DescribedOf, DescribedTarget } from './described.ts';

export interface HandPrice {
  readonly card: Slug;
  /** How many cards could pay for it. */
  readonly others: number;
  /** The cheapest way: `develop`, or one for worlds. */
  readonly way: 'develop' | SettleWay;
  /** Hand cards to pay; null for a conquest. */
  readonly price: number | null;
  /** The same for whoever has picked the phase himself. */
  readonly called: number | null;
  /** Strength for a conquest, what it takes, and what could be reached by spending; else null. */
  readonly strength: { readonly total: number; readonly atMost: number; readonly needed: number } | null;
  /** Whether it can be placed, with what is in the hand besides it. */
  readonly possible: boolean;
  /** The same for whoever has picked the phase himself. */
  readonly possibleCalled: boolean;
  /** Another of the same name lies in the tableau already. */
  readonly isTwin: boolean;
  /** Points it would bring as the tableau stands, where they depend on it; else null. */
  readonly points: number | null;
}

/** Gains and losses of a phase. */
export interface Brought {
  readonly points: number;
  readonly cards: number;
  readonly goods: number;
}

/** Worlds that could change hands in a Settle phase, with both sides as they stand. */
export interface Takeovers {
  /** The seat's own, by whoever places no world. */
  readonly mine: readonly DescribedTarget[];
  /** Those of others, at the cost of the seat. */
  readonly against: readonly DescribedTarget[];
}

export type Brings =
  | { readonly what: 'explore'; readonly action: Action; readonly sees: number; readonly keeps: number }
  /** How many cards of the hand could be placed, and for how many cards the cheapest; takeovers where they are on. */
  | {
      readonly what: 'place';
      readonly action: Action;
      readonly playable: number;
      readonly cheapest: number | null;
      readonly takeovers?: Takeovers;
    }
  /** The sale alone, and what consuming brings after it. */
  | { readonly what: 'trade'; readonly action: Action; readonly sale: number; readonly after: Brought }
  /** With this action, and if only a rival calls the phase. */
  | { readonly what: 'gain'; readonly action: Action; readonly mine: Brought; readonly otherwise: Brought };

/** What is told with every question. */
export interface DescribedAlways {
  /** Every card of the hand, in its order, then what was drawn. */
  readonly prices: readonly HandPrice[];
  /** What each action would bring now; nothing unless one is to be picked. */
  readonly brings: readonly Brings[];
}

export type RaceDescribed = DescribedOf<QuestionKind> & DescribedAlways;
