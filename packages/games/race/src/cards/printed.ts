// What is printed besides powers: faces of cards, end bonuses, goal tiles, hands for a first game, scenarios.

import type {
  CardKind,
  Good,
  Keyword,
  Power,
  PowerPhase,
  Production,
  Selector,
  SetName,
} from '../powers/vocabulary.ts';

/**
 * A line of a question-mark development. Of the lines with `per`, a tableau card earns only the first it matches;
 * the other lines are counted once each.
 */
export type EndBonus =
  | { readonly vp: number; readonly per: Selector }
  | { readonly vp: number; readonly perVpChips: number }
  | { readonly vp: number; readonly perTotalMilitary: number }
  | { readonly ladder: readonly number[]; readonly byDistinct: 'worldGoodKinds' };

/** How many cards of a design each set adds to the deck; own cards are added by agreement. */
export type Copies =
  | { readonly base: number; readonly gs: number; readonly rvi: number; readonly custom?: never }
  | { readonly custom: number; readonly base?: never; readonly gs?: never; readonly rvi?: never };

export type StartGroup = 'blue' | 'red';

/** Titles in other languages than English, by language tag. */
export type Names = { readonly [language: string]: string };

export interface CardFace {
  readonly id: string;
  readonly name: string;
  readonly names?: Names;
  readonly kind: CardKind;
  /** Null exactly for military worlds. */
  readonly cost: number | null;
  /** Null for everything but military worlds. */
  readonly defense: number | null;
  /** Zero when `vpVariable`: then the end bonuses count. */
  readonly vp: number;
  readonly vpVariable: boolean;
  readonly good: Good | 'none';
  readonly production: Production;
  readonly military: boolean;
  readonly keywords: readonly Keyword[];
  readonly chromosome: boolean;
  readonly start: { readonly number: number; readonly group: StartGroup } | null;
  readonly presetHand: number | null;
  readonly copies: Copies;
  /** The design leaves the deck when this set is in use; `replacedBy` is its successor's id. */
  readonly replacedIn?: SetName;
  readonly replacedBy?: string;
  readonly replaces?: string;
  readonly powers: readonly Power[];
  readonly endBonuses: readonly EndBonus[];
}

/** What a goal tile measures. */
export type GoalCounts =
  | { readonly cards: Selector }
  | { readonly vpChips: true }
  | { readonly goods: true }
  | { readonly totalMilitary: true }
  | { readonly cardsDiscardedAtRoundEnd: true }
  | { readonly distinct: 'worldGoodKinds' }
  | { readonly distinct: 'powerPhases'; readonly of: readonly PowerPhase[] };

export type GoalCheck = 'develop' | 'settle' | 'consume' | 'produce' | 'roundEnd';

interface GoalFacts {
  readonly id: string;
  readonly name: string;
  readonly names: Names;
  readonly set: SetName;
  /** The amount that qualifies. */
  readonly minimum: number;
  /** The phases at whose end the tile is checked; `roundEnd` is after the hand-limit discard. */
  readonly checkedAfter: readonly GoalCheck[];
  readonly counts: GoalCounts;
  /** For reviewers, not for display. */
  readonly note?: string;
}

export type GoalTile =
  | (GoalFacts & { readonly type: 'first'; readonly vp: { readonly holder: number }; readonly losable: false })
  | (GoalFacts & {
      readonly type: 'most';
      readonly vp: { readonly holder: number; readonly tiedForHighestAtGameEnd: number };
      readonly losable: true;
    });

/** A start world and four cards for a first game. */
export interface PresetHand {
  readonly number: number;
  readonly set: SetName;
  readonly startWorld: string;
  readonly hand: readonly string[];
}

/** A fixed set-up: who starts with which world, and which card joins the hand kept from the deal. */
export interface Scenario {
  readonly id: string;
  readonly players: number;
  readonly set: SetName;
  readonly takeovers: boolean;
  readonly goals: 'optional';
  readonly deal: number;
  readonly keep: number;
  readonly sides: readonly { readonly startWorld: string; readonly extraHandCard: string }[];
}
