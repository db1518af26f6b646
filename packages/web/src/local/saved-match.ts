// What is kept on this device between visits: the records of matches with what the first page says of them, and a few
// choices. A match belongs to the person: the program takes none away by itself, and says so when it cannot keep one.

import type { Seat } from '@orrery/kernel';
import type { GameName } from '@orrery/table';
import type { Replayed } from '../route.ts';

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
  /** By seat, once it is over. */
  readonly scores?: readonly number[];
  /** Where it left another match. */
  readonly from?: BranchedFrom;
  /** The code of the refusal, if this version of the page cannot go on with it. */
  readonly stuck?: string;
}

/** The moment at which a branch left its match, for whom it is played on, and what became of the unseen things. */
export interface BranchedFrom {
  readonly of: Replayed;
  readonly step: number;
  readonly seat: Seat;
  readonly name: string;
  readonly deal: 'same' | 'anew';
  readonly round: number;
  readonly phase: string;
}

/** A record with the number of times it was written: whoever writes next must have seen this one. */
export interface SavedRecord {
  readonly revision: number;
  readonly record: string;
}

/** `stale`: another tab has written since. `full`: no room. `barred`: this browser keeps nothing for the page. */
export type Kept = 'kept' | 'stale' | 'full' | 'barred';

const listKey = 'orrery/matches';
export const recordKey = (key: string): string => `orrery/match/${key}`;

export function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function write(key: string, value: string | null): Exclude<Kept, 'stale'> {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
    return 'kept';
  } catch (error) {
    return error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'barred';
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

/** The number stands in the first line, so that record and number are written as one. */
export function savedRecord(key: string): SavedRecord | null {
  const text = read(recordKey(key));
  if (text === null) return null;
  const [, revision = '0', record = text] = /^(\d+)\n(.*)$/s.exec(text) ?? [];
  return { revision: Number(revision), record };
}

/** Keeps what follows on the revision that the writer has seen; 0 for a match that was never kept. */
export function keepMatch(about: KeptMatch, record: string, follows: number): Kept {
  if ((savedRecord(about.key)?.revision ?? 0) !== follows) return 'stale';
  const written = write(recordKey(about.key), `${follows + 1}\n${record}`);
  if (written !== 'kept') return written;
  const list = readList();
  const from = about.from ?? list.find(({ key }) => key === about.key)?.from; // whoever plays on does not know it
  const kept = { ...about, ...(from === undefined ? {} : { from }) };
  return write(listKey, JSON.stringify([kept, ...list.filter(({ key }) => key !== about.key)]));
}

export const keptMatch = (key: string): string | null => savedRecord(key)?.record ?? null;

/** Notes why this page cannot go on with a match; it stays where it is. */
export function markStuck(key: string, code: string): void {
  const list = readList().map((kept) => (kept.key === key ? { ...kept, stuck: code } : kept));
  write(listKey, JSON.stringify(list));
}

/** Only ever by the person's own wish. */
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

export function keepTheme(theme: Theme): void {
  write(themeKey, theme);
}

const languageKey = 'orrery/language';

export const keptLanguage = (): string | null => read(languageKey);
export function keepLanguage(code: string): void {
  write(languageKey, code);
}
