// Where the records of running matches are kept between visits, one for each game, with what the first page says of
// them. A browser may refuse storage: then a reload starts anew, and nothing else changes.

import type { GameName } from './messages.ts';

/** What the first page tells about a kept match. */
export interface About {
  readonly round: number;
  readonly rivals: readonly string[];
  readonly over: boolean;
}

const gameNames: readonly GameName[] = ['roll', 'race'];
const recordKey = (game: GameName): string => `orrery/${game}/match`;
const aboutKey = (game: GameName): string => `orrery/${game}/about`;

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // No room or no permission: everything goes on without.
  }
}

export function keepMatch(game: GameName, saved: string, about: About): void {
  write(recordKey(game), saved);
  write(aboutKey(game), JSON.stringify(about));
}

export const keptMatch = (game: GameName): string | null => read(recordKey(game));

export function forgetMatch(game: GameName): void {
  write(recordKey(game), null);
  write(aboutKey(game), null);
}

export interface KeptMatch {
  readonly game: GameName;
  readonly about: About;
}

/** Matches that can be gone on with; finished ones are not among them. */
export function keptMatches(): KeptMatch[] {
  return gameNames.flatMap((game) => {
    const about = keptMatch(game) === null ? null : readAbout(game);
    return about === null || about.over ? [] : [{ game, about }];
  });
}

function readAbout(game: GameName): About {
  const unknown: About = { round: 0, rivals: [], over: false };
  try {
    return { ...unknown, ...(JSON.parse(read(aboutKey(game)) ?? '{}') as Partial<About>) };
  } catch {
    return unknown;
  }
}

const themeKey = 'orrery/theme';
export type Theme = 'dark' | 'light';

export function keptTheme(): Theme | null {
  const kept = read(themeKey);
  return kept === 'dark' || kept === 'light' ? kept : null;
}

export const keepTheme = (theme: Theme): void => write(themeKey, theme);

const languageKey = 'orrery/language';

export const keptLanguage = (): string | null => read(languageKey);
export const keepLanguage = (code: string): void => write(languageKey, code);
