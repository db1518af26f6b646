// Which language the page speaks: the one that was chosen, else the first of the browser's that there is. English is
// part of the page; the others are fetched when they are wanted. Whatever reads the words is drawn anew on a change.

import { SvelteMap } from 'svelte/reactivity';
import { keepLanguage, keptLanguage } from '../local/saved-match.ts';
import type { Words } from './catalogue.ts';
import { en } from './en.ts';

interface Language {
  readonly code: string;
  /** By its own name. */
  readonly name: string;
  readonly load: () => Promise<Words>;
}

/** With a font for systems that have none of their own. */
async function loadJapanese(): Promise<Words> {
  const [{ ja }] = await Promise.all([import('./ja.ts'), import('@fontsource-variable/noto-sans-jp/wght.css')]);
  return ja;
}

export const languages: readonly Language[] = [
  { code: 'en', name: 'English', load: async () => en },
  { code: 'hu', name: 'Magyar', load: async () => (await import('./hu.ts')).hu },
  { code: 'ja', name: '日本語', load: loadJapanese },
  { code: 'es', name: 'Español', load: async () => (await import('./es.ts')).es },
];

interface Spoken {
  readonly code: string;
  readonly words: Words;
}

// A map, since its entries are watched without being compiled: tests read words in plain Node.
const chosen = new SvelteMap<'spoken', Spoken>([['spoken', { code: 'en', words: en }]]);

export const spoken = (): Spoken => chosen.get('spoken') ?? { code: 'en', words: en };

const languageOf = (tag: string): Language | undefined =>
  languages.find(({ code }) => code === tag.toLowerCase().split('-')[0]);

/** The first that there is of those a browser asks for: `es-MX` is Spanish. */
export function preferred(tags: readonly string[]): string {
  for (const tag of tags) {
    const found = languageOf(tag);
    if (found !== undefined) return found.code;
  }
  return 'en';
}

let wanted = 'en';

/** Changes the language as soon as its words are there; without them the page goes on as it was. */
export async function speak(code: string): Promise<void> {
  const language = languageOf(code);
  if (language === undefined) return;
  wanted = code;
  const words = await language.load().catch(() => null);
  if (words === null || wanted !== code) return;
  chosen.set('spoken', { code, words });
  if (typeof document !== 'undefined') document.documentElement.lang = code;
}

/** A choice by hand: it is kept. */
export function chooseLanguage(code: string): Promise<void> {
  keepLanguage(code);
  return speak(code);
}

export const startLanguage = (): Promise<void> => speak(keptLanguage() ?? preferred(navigator.languages));
