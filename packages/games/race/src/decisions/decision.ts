// What every question comes with: its judge, answers to try, the answer of a time-out, and how to show it.

import type { Random, Refusal } from '@orrery/kernel';
import type { Game } from '../game.ts';
import type { AnswerTo, PowerRef, QuestionKind, QuestionOf, SettleWay, Slug } from '../questions.ts';

export interface Decision<K extends QuestionKind> {
  check(g: Game, question: QuestionOf<K>, answer: unknown): Refusal | null;
  /** All legal answers, or null where they are too many. */
  enumerate(g: Game, question: QuestionOf<K>): AnswerTo<K>[] | null;
  sample(g: Game, question: QuestionOf<K>, random: Random): AnswerTo<K>;
  fallback(g: Game, question: QuestionOf<K>): AnswerTo<K>;
  describe(g: Game, question: QuestionOf<K>): Description;
}

/** A summand of a price, a strength or a number of cards; `card` null is the rule or the picked action itself. */
export interface DescribedTerm {
  readonly card: Slug | null;
  readonly what: string;
  readonly amount: number;
}

/** A way to place a world with its sum. */
export interface DescribedWay {
  readonly way: SettleWay;
  readonly possible: boolean;
  /** Tableau cards this way must use. */
  readonly uses: readonly Slug[];
  readonly price: number;
  readonly strength: number;
  readonly atMost: number;
  readonly needed: number;
  readonly terms: readonly DescribedTerm[];
}

export interface DescribedGoods {
  readonly from: readonly Slug[];
  readonly count: number;
  /** Where all must be of different kinds, the kind of each; else null. */
  readonly kinds: readonly string[] | null;
}

/** One thing that could be chosen, and why not if it cannot. */
export interface DescribedOption {
  readonly card: Slug | null;
  readonly power: PowerRef | null;
  readonly legal: boolean;
  readonly why: Refusal | null;
  /** Cards to pay, cards to be drawn, or points, as the question has it. */
  readonly worth: number | null;
  readonly terms: readonly DescribedTerm[];
  readonly ways: readonly DescribedWay[];
  /** Goods the power would take: the worlds to choose from, and how many. */
  readonly goods: DescribedGoods | null;
  /** The seat whose world it is, for takeovers. */
  readonly owner: number | null;
  /** What the other side of a takeover has; `terms` are one's own. */
  readonly against: readonly DescribedTerm[];
}

export interface Description {
  readonly kind: QuestionKind;
  /** So many of the options are to be chosen (cards to discard, actions to pick). */
  readonly count: number;
  readonly mayPass: boolean;
  readonly options: readonly DescribedOption[];
}

export function option(says: Partial<DescribedOption>): DescribedOption {
  return {
    card: null,
    power: null,
    legal: true,
    why: null,
    worth: null,
    terms: [],
    ways: [],
    goods: null,
    owner: null,
    against: [],
    ...says,
  };
}
