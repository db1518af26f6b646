// The short rules by language. They are fetched when somebody opens them, so that no table waits for them.

import type { RuleBook } from './rule-book.ts';

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
