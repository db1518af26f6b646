// The short rules of one language. They are fetched when somebody opens them, so that no table waits for them.

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
}

export interface RuleBook {
  readonly around: RulePageWords;
  readonly texts: RuleTexts;
}

const books: { readonly [code: string]: () => Promise<RuleBook> } = {
  en: async () => (await import('../en/rules.ts')).rules,
  hu: async () => (await import('../hu/rules.ts')).rules,
  ja: async () => (await import('../ja/rules.ts')).rules,
  es: async () => (await import('../es/rules.ts')).rules,
};

/** In English where a language has none. */
export async function ruleBook(code: string): Promise<RuleBook> {
  const load = books[code] ?? books.en;
  if (load === undefined) throw new Error('there are no rules in English');
  return await load();
}

/** All a page says, to search in. */
export const spokenRule = ({ title, text }: RuleText): string => [title, ...text.flat()].join(' ');
