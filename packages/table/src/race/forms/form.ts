// A question of Race as a form: what its choices show, what can be lacking, and the sums beside them.

import type { Refusal, Seat } from '@orrery/kernel';
import type { Action, PowerPhase, PowerRef, Slug } from '@orrery/race';
import type {
  Brings,
  DescribedConsume,
  DescribedProduction,
  DescribedSum,
  DescribedTarget,
  DescribedTerm,
  DescribedWay,
  HandPrice,
} from '@orrery/race/describe';
import type { GroupId, Lack, SumKind } from '@orrery/words/race';
import { type AnyChoice, countLack, type GivenAnswer, type GroupOf, type PicksOf } from '../../forms/form.ts';

export type { GroupId, Lack } from '@orrery/words/race';
export { exactly, one, picked, some } from '../../forms/form.ts';

/** What a choice is, for showing it. */
export type Shown =
  | { readonly kind: 'card'; readonly card: Slug }
  | { readonly kind: 'action'; readonly action: Action }
  | { readonly kind: 'number'; readonly number: number }
  | { readonly kind: 'way'; readonly way: DescribedWay }
  | { readonly kind: 'power'; readonly power: PowerRef; readonly phase: PowerPhase };

/** Copies of a card have different ids. */
export interface Choice extends AnyChoice {
  readonly shows: Shown;
  /** What the game says about it; null where the piece speaks for itself. */
  readonly told: ToldChoice | null;
}

/** What there is to say about a choice. */
export type ToldChoice =
  | { readonly kind: 'impossible'; readonly why: Refusal | null }
  | { readonly kind: 'price'; readonly price: DescribedSum }
  | { readonly kind: 'brings'; readonly brings: Brings }
  | { readonly kind: 'held'; readonly price: HandPrice }
  | { readonly kind: 'sale'; readonly price: DescribedSum }
  | { readonly kind: 'ways'; readonly ways: readonly DescribedWay[] }
  | { readonly kind: 'target'; readonly target: DescribedTarget }
  | { readonly kind: 'consume'; readonly power: DescribedConsume }
  | { readonly kind: 'produce'; readonly power: DescribedProduction };

export type Group = GroupOf<GroupId, Choice>;
export type Picks = PicksOf<GroupId>;

/** A total with its terms, and what it is held against. */
export interface Sum {
  readonly of: SumKind;
  readonly terms: readonly DescribedTerm[];
  readonly total: number;
  readonly against: number | null;
  /** A takeover: what the other side's strength is made of, and who is who. */
  readonly duel?: Duel;
}

export interface Duel {
  readonly world: Slug;
  readonly attacker: 'me' | Seat;
  readonly defender: 'me' | Seat;
  readonly against: readonly DescribedTerm[];
}

export interface Form {
  readonly groups: readonly Group[];
  readonly sum: Sum | null;
  readonly lack: Lack | null;
  /** Null while something is lacking. */
  readonly answer: GivenAnswer | null;
  /** The answer that does nothing, where there is one. */
  readonly pass: GivenAnswer | null;
}

export interface FormParts {
  readonly groups: readonly Group[];
  readonly sum?: Sum | null;
  readonly pass?: GivenAnswer | null;
  /** What is lacking besides numbers. */
  readonly lack?: Lack | null;
  answer(): unknown;
}

export function formOf(parts: FormParts, picks: Picks): Form {
  const lack = parts.groups.map((group) => countLack(group, picks)).find((each) => each !== null) ?? parts.lack ?? null;
  return {
    groups: parts.groups,
    sum: parts.sum ?? null,
    lack,
    answer: lack === null ? { value: parts.answer() } : null,
    pass: parts.pass ?? null,
  };
}

/** Cards as choices, with what there is to say about each; the second copy of a card has an id of its own. */
export function cardChoices(cards: readonly Slug[], tellings: readonly (ToldChoice | null)[] = []): Choice[] {
  return cards.map((card, at) => {
    const copy = cards.slice(0, at).filter((other) => other === card).length;
    const told = tellings[at] ?? null;
    return { id: `${card}#${copy}`, shows: { kind: 'card', card }, told, legal: told?.kind !== 'impossible' };
  });
}

/** Cards of which some cannot be chosen, and what is said about the others. */
export function judgedChoices<C extends { readonly card: Slug; readonly why: Refusal | null }>(
  cards: readonly C[],
  tell: (card: C) => ToldChoice | null,
): Choice[] {
  return cardChoices(
    cards.map(({ card }) => card),
    cards.map((each) => (each.why === null ? tell(each) : { kind: 'impossible', why: each.why })),
  );
}

export const cardsOf = (choices: readonly Choice[]): Slug[] =>
  choices.flatMap(({ shows }) => (shows.kind === 'card' ? [shows.card] : []));

/** Ids for a proposed list of cards. */
export function idsOf(cards: readonly Slug[]): string[] {
  return cardChoices(cards).map(({ id }) => id);
}

/** Cards that are held, each with its price now. Copies of a card cost the same. */
export const heldChoices = (cards: readonly Slug[], prices: readonly HandPrice[]): Choice[] =>
  cardChoices(
    cards,
    cards.map((card) => {
      const price = prices.find((each) => each.card === card);
      return price === undefined ? null : { kind: 'held', price };
    }),
  );
