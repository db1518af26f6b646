// A question of Race as a form: what its choices show, what can be lacking, and the sums beside them.

import type { Seat } from '@orrery/kernel';
import type { Action, DescribedOption, DescribedTerm, DescribedWay, PowerPhase, PowerRef, Slug } from '@orrery/race';
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
  /** What the game says about it. */
  readonly option: DescribedOption | null;
}

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

/** Cards as choices; the second copy of a card has an id of its own. */
export function cardChoices(cards: readonly Slug[], options: readonly (DescribedOption | null)[] = []): Choice[] {
  return cards.map((card, at) => {
    const copy = cards.slice(0, at).filter((other) => other === card).length;
    const option = options[at] ?? null;
    return { id: `${card}#${copy}`, shows: { kind: 'card', card }, option, legal: option?.legal ?? true };
  });
}

export const optionChoices = (options: readonly DescribedOption[]): Choice[] => {
  const withCard = options.filter(({ card }) => card !== null);
  return cardChoices(
    withCard.map(({ card }) => card ?? ''),
    withCard,
  );
};

export const cardsOf = (choices: readonly Choice[]): Slug[] =>
  choices.flatMap(({ shows }) => (shows.kind === 'card' ? [shows.card] : []));

/** Ids for a proposed list of cards. */
export function idsOf(cards: readonly Slug[]): string[] {
  return cardChoices(cards).map(({ id }) => id);
}
