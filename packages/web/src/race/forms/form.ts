// A question as a form: groups of things to tick, and the answer they make once nothing is lacking. A form is computed
// anew from what is ticked, so that choosing a way can change what there is to pay.

import type { Action, DescribedOption, DescribedTerm, DescribedWay, PowerPhase, PowerRef, Slug } from '@orrery/race';

/** What a choice is, for showing it. */
export type Shown =
  | { readonly kind: 'card'; readonly card: Slug }
  | { readonly kind: 'action'; readonly action: Action }
  | { readonly kind: 'number'; readonly number: number }
  | { readonly kind: 'way'; readonly way: DescribedWay }
  | { readonly kind: 'power'; readonly power: PowerRef; readonly phase: PowerPhase };

export interface Choice {
  /** Unique within its group; copies of a card differ. */
  readonly id: string;
  readonly shows: Shown;
  /** What the game says about it. */
  readonly option: DescribedOption | null;
  readonly legal: boolean;
}

export const groupIds = [
  'draft',
  'start',
  'discard',
  'action',
  'development',
  'world',
  'way',
  'discounts',
  'payment',
  'strength',
  'strengthCards',
  'target',
  'second',
  'sale',
  'power',
  'goods',
  'number',
  'ante',
  'keep',
  'windfall',
  'cost',
] as const;
export type GroupId = (typeof groupIds)[number];

export interface Group {
  readonly id: GroupId;
  readonly min: number;
  readonly max: number;
  /** Whether ticking one unticks the others. */
  readonly single: boolean;
  readonly choices: readonly Choice[];
}

/** Ids of what is ticked, by group. */
export type Picks = { readonly [G in GroupId]?: readonly string[] };

/** What keeps a form from being an answer. */
export type Lack =
  | { readonly kind: 'more'; readonly group: GroupId; readonly count: number }
  | { readonly kind: 'fewer'; readonly group: GroupId; readonly count: number }
  | { readonly kind: 'strength'; readonly count: number }
  /** Goods of one kind where different ones are wanted. */
  | { readonly kind: 'different' }
  /** The second Develop or Settle without the first. */
  | { readonly kind: 'pair' };

/** A total with its terms, and what it is held against. */
export interface Sum {
  readonly of: 'price' | 'strength' | 'attack' | 'defence';
  readonly terms: readonly DescribedTerm[];
  readonly total: number;
  readonly against: number | null;
}

export interface Form {
  readonly groups: readonly Group[];
  readonly sum: Sum | null;
  readonly lack: Lack | null;
  /** Null while something is lacking. */
  readonly answer: { readonly value: unknown } | null;
  /** The answer that does nothing, where there is one. */
  readonly pass: { readonly value: unknown } | null;
}

export interface FormParts {
  readonly groups: readonly Group[];
  readonly sum?: Sum | null;
  readonly pass?: { readonly value: unknown } | null;
  /** What is lacking besides numbers. */
  readonly lack?: Lack | null;
  answer(): unknown;
}

export function formOf(parts: FormParts, picks: Picks): Form {
  const lack = parts.groups.map((group) => lackOf(group, picks)).find((each) => each !== null) ?? parts.lack ?? null;
  return {
    groups: parts.groups,
    sum: parts.sum ?? null,
    lack,
    answer: lack === null ? { value: parts.answer() } : null,
    pass: parts.pass ?? null,
  };
}

function lackOf(group: Group, picks: Picks): Lack | null {
  const count = picked(group, picks).length;
  if (count < group.min) return { kind: 'more', group: group.id, count: group.min - count };
  if (count > group.max) return { kind: 'fewer', group: group.id, count: count - group.max };
  return null;
}

/** What is ticked of a group as it is offered now. */
export function picked(group: Group, picks: Picks): Choice[] {
  const ids = picks[group.id] ?? [];
  return group.choices.filter(({ id, legal }) => legal && ids.includes(id));
}

export const one = (id: GroupId, choices: readonly Choice[]): Group => ({ id, min: 1, max: 1, single: true, choices });

export const some = (id: GroupId, choices: readonly Choice[], min: number, max: number): Group => ({
  id,
  min,
  max,
  single: false,
  choices,
});

export const exactly = (id: GroupId, choices: readonly Choice[], count: number): Group =>
  some(id, choices, count, count);

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
