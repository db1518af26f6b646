// The words around tables that go on over days, by language, fetched when they are needed.

import type { DaysWords } from './days-words.ts';

export type { DaysWords } from './days-words.ts';

const loaders: { readonly [code: string]: () => Promise<DaysWords> } = {
  en: async () => (await import('./en.ts')).days,
  hu: async () => (await import('./hu.ts')).days,
  ja: async () => (await import('./ja.ts')).days,
  es: async () => (await import('./es.ts')).days,
};

/** In English where a language has none. */
export async function daysWords(code: string): Promise<DaysWords> {
  const load = loaders[code] ?? loaders.en;
  if (load === undefined) throw new Error('there are no such words in English');
  return await load();
}
