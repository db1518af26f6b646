// The short rules of one language: what each page says, and what stands around them.

import type { RacePage, RollPage, RulePage } from './pages.ts';

/** A paragraph, or the lines of a list. */
export type Paragraph = string | readonly string[];

export interface RuleText {
  readonly title: string;
  readonly text: readonly Paragraph[];
}

export type RaceRules = { readonly [P in RacePage]: RuleText };
export type RollRules = { readonly [P in RollPage]: RuleText };
export type RuleTexts = { readonly [P in RulePage]: RuleText };

/** What stands around the rules on their page. */
export interface RulePageWords {
  readonly lead: string;
  readonly contents: string;
  readonly searchHint: string;
  readonly nothing: string;
  /** The ids of docs/rules. */
  readonly full: (ids: readonly string[]) => string;
  readonly cardsByCost: string;
  readonly cardsNote: string;
  readonly payWorlds: string;
  readonly militaryWorlds: string;
  readonly developments: string;
  readonly cost: string;
  readonly all: string;
  readonly tilesByCost: string;
  readonly worlds: string;
  readonly diceByColour: string;
  readonly colour: string;
  readonly goals: string;
  readonly goal: string;
  readonly asks: string;
  readonly worth: string;
  readonly checked: string;
  /** Above the numbers of the table at which a rule is read. */
  readonly now: string;
  /** Above the list of signs. */
  readonly signs: string;
  /** Cards in hand, and how many may be kept at the end of a round. */
  readonly handOf: (cards: number, limit: number) => string;
  /** More goods that worlds can take. */
  readonly room: (goods: number) => string;
}

export interface RuleBook {
  readonly around: RulePageWords;
  readonly texts: RuleTexts;
}

/** All a page says, to search in. */
export const spokenRule = ({ title, text }: RuleText): string => [title, ...text.flat()].join(' ');
