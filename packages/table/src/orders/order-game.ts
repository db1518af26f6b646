// What a game knows of orders in advance. Everything is read from what the seat itself may see.

import type { Question, Seat } from '@orrery/kernel';
import type { GameName, Games } from '../table.ts';

/** What any event may say. */
export interface PlainFact {
  readonly kind: string;
  readonly seat: Seat | null;
  readonly owner?: unknown;
  readonly why?: unknown;
}

export interface OrderFact<V> {
  readonly perPiece: boolean;
  /** How much of it there is, for the seat whose view this is. */
  count(view: V, seat: Seat, piece: string): number;
}

/** A kind of question that is worth an order, and what its answers may be chosen by. */
export interface OrderRow {
  readonly on: string;
  /** By naming pieces of one's own, the earlier the better. */
  readonly pieces: boolean;
  readonly plans: boolean;
  /** It can be asked about one piece or another: what is paid for. */
  readonly about: boolean;
}

/** Switches of the table that stand for an answer. */
export const standingSwitches = ['recall', 'pay', 'consume'] as const;
export type StandingSwitch = (typeof standingSwitches)[number];

/** What a switch answers, and to which kind of question. */
export interface StandingRow {
  readonly by: StandingSwitch;
  readonly on: string;
  /** `plan`: the step of the plan that the person has chosen. */
  readonly answer:
    | { readonly do: 'propose' }
    | { readonly do: 'plan' }
    | { readonly do: 'give'; readonly answer: unknown };
}

export interface OrderGame<G extends GameName> {
  /** In the order in which a round puts them. */
  readonly rows: readonly OrderRow[];
  /** What an order may name: what the seat holds and has in play. */
  ownPieces(view: Games[G]['view'], seat: Seat): string[];
  /** What a condition may name. */
  readonly facts: { readonly [fact: string]: OrderFact<Games[G]['view']> };
  /** What somebody may want goods to be used for. */
  readonly plans: readonly string[];
  /** The next step of a plan; null where the question is about something else. */
  planned(question: Question, described: unknown, plan: string): { readonly answer: unknown } | null;
  readonly standing: readonly StandingRow[];
  /** What makes all orders of a seat doubtful: it was attacked, a goal was lost. */
  isSurprising(fact: PlainFact, seat: Seat): boolean;
}
