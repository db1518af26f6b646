// Which language the page speaks: the one that was chosen, else the first of the browser's that there is. English is
// part of the page; the others are fetched when they are wanted. Whatever reads the words is drawn anew on a change.

import { en, type Language, languageOf, preferred, type Words } from '@orrery/words';
import { SvelteMap } from 'svelte/reactivity';
import { keepLanguage, keptLanguage } from '../local/saved-match.ts';

/** Japanese comes with a font for systems that have none of their own. */
const withFonts = ({ code, load }: Language): Promise<Words> =>
  code === 'ja'
    ? Promise.all([load(), import('@fontsource-variable/noto-sans-jp/wght.css')]).then(([words]) => words)
    : load();

interface Spoken {
  readonly code: string;
  readonly words: Words;
}

// A map, since its entries are watched without being compiled: tests read words in plain Node.
const chosen = new SvelteMap<'spoken', Spoken>([['spoken', { code: 'en', words: en }]]);

export const spoken = (): Spoken => chosen.get('spoken') ?? { code: 'en', words: en };

let wanted = 'en';

/** Changes the language as soon as its words are there; without them the page goes on as it was. */
export async function speak(code: string): Promise<void> {
  const language = languageOf(code);
  if (language === undefined) return;
  wanted = code;
  const words = await withFonts(language).catch(() => null);
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
