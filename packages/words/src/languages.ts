// The languages there are. English is always at hand; the others are loaded when they are wanted.

import type { Words } from './catalogue.ts';
import { en } from './en.ts';

export interface Language {
  readonly code: string;
  /** By its own name. */
  readonly name: string;
  readonly load: () => Promise<Words>;
}

export const languages: readonly Language[] = [
  { code: 'en', name: 'English', load: async () => en },
  { code: 'hu', name: 'Magyar', load: async () => (await import('./hu.ts')).hu },
  { code: 'ja', name: '日本語', load: async () => (await import('./ja.ts')).ja },
  { code: 'es', name: 'Español', load: async () => (await import('./es.ts')).es },
];

/** The language of a tag: `es-MX` is Spanish. */
export const languageOf = (tag: string): Language | undefined =>
  languages.find(({ code }) => code === tag.toLowerCase().split('-')[0]);

/** The first that there is of those somebody asks for. */
export function preferred(tags: readonly string[]): string {
  for (const tag of tags) {
    const found = languageOf(tag);
    if (found !== undefined) return found.code;
  }
  return 'en';
}
