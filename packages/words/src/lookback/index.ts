// The words of looking back by language, fetched when they are needed.

import type { LookbackWords } from './lookback-words.ts';

export type { LookbackWords } from './lookback-words.ts';

const loaders: { readonly [code: string]: () => Promise<LookbackWords> } = {
  en: async () => (await import('./en.ts')).lookback,
  hu: async () => (await import('./hu.ts')).lookback,
  ja: async () => (await import('./ja.ts')).lookback,
  es: async () => (await import('./es.ts')).lookback,
};

/** In English where a language has none. */
export async function lookbackWords(code: string): Promise<LookbackWords> {
  const load = loaders[code] ?? loaders.en;
  if (load === undefined) throw new Error('there are no such words in English');
  return await load();
}
