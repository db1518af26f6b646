// What is kept on this device between visits: the records of matches with what the first page says of them, and a few
// choices. A browser may refuse storage: then a reload starts anew, and nothing else changes.

import type { GameName } from './messages.ts';

/** What the first page tells about a kept match. */
export interface KeptMatch {
  readonly key: string;
  readonly game: GameName;
  /** When somebody last did something in it. */
  readonly at: number;
  readonly round: number;
  /** The other seats; all of them where several people share the device. */
  readonly rivals: readonly string[];
  readonly shared: boolean;
  readonly over: boolean;
}

const listKey = 'orrery/matches';
const recordKey = (key: string): string => `orrery/match/${key}`;
const mostFinished = 30;

export function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function write(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // No room or no permission: everything goes on without.
  }
}

const isKept = (value: unknown): value is KeptMatch =>
  typeof value === 'object' && value !== null && 'key' in value && 'game' in value && 'rivals' in value;

function readList(): KeptMatch[] {
  try {
    const list: unknown = JSON.parse(read(listKey) ?? '[]');
    return Array.isArray(list) ? list.filter(isKept) : [];
  } catch {
    return [];
  }
}

export const newMatchKey = (): string => Math.random().toString(36).slice(2, 10).padEnd(8, '0');

export function keepMatch(about: KeptMatch, saved: string): void {
  const list = [about, ...readList().filter(({ key }) => key !== about.key)];
  const finished = list.filter(({ over }) => over).slice(mostFinished);
  for (const { key } of finished) write(recordKey(key), null);
  write(recordKey(about.key), saved);
  write(listKey, JSON.stringify(list.filter((kept) => !finished.includes(kept))));
}

export const keptMatch = (key: string): string | null => read(recordKey(key));

export function forgetMatch(key: string): void {
  write(recordKey(key), null);
  write(listKey, JSON.stringify(readList().filter((kept) => kept.key !== key)));
}

/** Kept matches, the last touched first. */
export function keptMatches(): KeptMatch[] {
  return readList().sort((a, b) => b.at - a.at);
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
