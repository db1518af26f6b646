// Texts of lessons in every language, fetched when a lesson is opened.

import type { LessonTexts } from './lesson-text.ts';

export * from './lesson-text.ts';

const loaders: Readonly<Record<string, () => Promise<LessonTexts>>> = {
  en: async () => (await import('./en/lessons.ts')).lessons,
  hu: async () => (await import('./hu/lessons.ts')).lessons,
  ja: async () => (await import('./ja/lessons.ts')).lessons,
  es: async () => (await import('./es/lessons.ts')).lessons,
};

/** Those of a language; English where there is no such language. */
export const lessonTexts = (language: string): Promise<LessonTexts> => (loaders[language] ?? loaders.en ?? none)();

const none = async (): Promise<LessonTexts> => ({});
