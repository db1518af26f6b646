// Everything a seat can be asked, and the answers. Names as in docs/rules/race.md section 15; choosing the goods is
// part of `consumeNext`, since power and goods make one step. Cards are slugs here.

import type { Question as KernelQuestion, Seat } from '@orrery/kernel';
import type { Action } from './actions.ts';

export type Slug = string;

/** A power of the running phase: the card, and the index among the card's powers of that phase. */
export interface PowerRef {
  /** Null is the bonus for having picked the phase. */
  readonly card: Slug | null;
  readonly power: number;
}

/** Tableau cards whose optional powers are used, and hand cards spent for price or strength. */
export interface Spending {
  readonly uses: readonly Slug[];
  readonly cards: readonly Slug[];
}

export type SettleWay = 'pay' | 'payForMilitary' | 'free' | 'conquer' | 'conquerNonMilitary';

export interface SettlePayment extends Spending {
  readonly way: SettleWay;
}

export interface TakeoverPlan extends Spending {
  /** The card whose takeover power is used. */
  readonly power: Slug;
  readonly world: Slug;
  readonly owner: Seat;
}

/** Per kind of question: what it says besides id and seat, and what it wants to hear. */
export interface RaceQuestions {
  /** One card of the packet in hand: so many are left in it, and the rest goes to that seat. */
  draftPick: {
    asks: { readonly round: number; readonly left: number; readonly passTo: Seat | null };
    answer: Slug;
  };
  chooseStart: {
    asks: { readonly offered: readonly Slug[]; readonly count: number };
    answer: { start: Slug; discard: Slug[] };
  };
  discardSetup: { asks: { readonly count: number }; answer: Slug[] };
  chooseAction: { asks: { readonly count: number }; answer: Action[] };
  exploreDiscard: { asks: { readonly count: number; readonly from: 'drawn' | 'hand' }; answer: Slug[] };
  developPlace: { asks: object; answer: Slug | null };
  developPay: { asks: { readonly card: Slug }; answer: Spending };
  settlePlace: { asks: object; answer: Slug | null };
  declareTakeover: { asks: object; answer: TakeoverPlan | null };
  settlePay: { asks: { readonly card: Slug }; answer: SettlePayment };
  settleSecond: { asks: object; answer: { world: Slug } | { takeover: TakeoverPlan } | null };
  defendTakeover: {
    asks: { readonly world: Slug; readonly attacker: Seat; readonly attack: number; readonly defense: number };
    answer: Spending;
  };
  tradeGood: { asks: object; answer: Slug };
  consumeNext: { asks: object; answer: { power: PowerRef; goods: Slug[] } | null };
  discardForYield: { asks: { readonly power: PowerRef }; answer: Slug[] };
  guessCost: { asks: { readonly power: PowerRef }; answer: number };
  ante: { asks: { readonly power: PowerRef }; answer: Slug | null };
  anteKeep: { asks: { readonly power: PowerRef; readonly offered: readonly Slug[] }; answer: Slug };
  produceNext: { asks: object; answer: PowerRef | null };
  produceWorld: { asks: { readonly power: PowerRef }; answer: Slug };
  produceDiscard: { asks: { readonly power: PowerRef }; answer: Slug | null };
  roundDiscard: { asks: { readonly count: number }; answer: Slug[] };
}

export type QuestionKind = keyof RaceQuestions;
export type QuestionOf<K extends QuestionKind> = KernelQuestion & { readonly kind: K } & RaceQuestions[K]['asks'];
export type RaceQuestion = { [K in QuestionKind]: QuestionOf<K> }[QuestionKind];
export type AnswerTo<K extends QuestionKind> = RaceQuestions[K]['answer'];

export const questionKinds = [
  'draftPick',
  'chooseStart',
  'discardSetup',
  'chooseAction',
  'exploreDiscard',
  'developPlace',
  'developPay',
  'settlePlace',
  'declareTakeover',
  'settlePay',
  'settleSecond',
  'defendTakeover',
  'tradeGood',
  'consumeNext',
  'discardForYield',
  'guessCost',
  'ante',
  'anteKeep',
  'produceNext',
  'produceWorld',
  'produceDiscard',
  'roundDiscard',
] as const satisfies readonly QuestionKind[];
