// The words of the quiz by language, fetched when it is opened.

import type { QuizWords } from './quiz-words.ts';

export type { QuizWords } from './quiz-words.ts';

const loaders: { readonly [code: string]: () => Promise<QuizWords> } = {
  en: async () => (await import('./en.ts')).quiz,
  hu: async () => (await import('./hu.ts')).quiz,
  ja: async () => (await import('./ja.ts')).quiz,
  es: async () => (await import('./es.ts')).quiz,
};

/** In English where a language has none. */
export async function quizWords(code: string): Promise<QuizWords> {
  const load = loaders[code] ?? loaders.en;
  if (load === undefined) throw new Error('there is no quiz in English');
  return await load();
}
