// What a gallery finds: cards, goals and tiles, each with the words it is found by.

import type { Names, SetName } from '@orrery/race';
import type { Words } from '@orrery/words';

export type EntryKind = keyof Words['reading']['kindsOf'];

export interface Entry {
  /** Cards and goals may share an id. */
  readonly key: string;
  readonly id: string;
  readonly of: 'card' | 'goal' | 'side';
  readonly name: string;
  /** Titles of other printed editions, by language; found like the name. */
  readonly otherNames: Names;
  readonly kinds: readonly EntryKind[];
  /** Phases in which it does something. */
  readonly phases: readonly string[];
  readonly sets: readonly SetName[];
  /** All it says, to search in. */
  readonly text: string;
}

/** All there is to look up of a game, and what it can be narrowed by. */
export interface Gallery {
  readonly entries: readonly Entry[];
  readonly kinds: readonly EntryKind[];
  readonly phases: readonly { readonly id: string; readonly name: string }[];
  /** None where a game has but one. */
  readonly sets: readonly SetName[];
}

export interface Wanted {
  readonly words: string;
  readonly kind: EntryKind | null;
  readonly phase: string | null;
  readonly set: SetName | null;
}

export const everything: Wanted = { words: '', kind: null, phase: null, set: null };

export const byName = (entries: readonly Entry[]): Entry[] =>
  [...entries].sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0));

const namesOf = ({ name, otherNames }: Entry): string[] => [name, ...Object.values(otherNames)];

/** Case and accents do not matter. */
const plainText = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

const partsOf = (typed: string): string[] =>
  plainText(typed)
    .split(/\s+/)
    .filter((part) => part !== '');

/** Whether all words that were typed occur in a text. */
export function hasWords(text: string, typed: string): boolean {
  const plain = plainText(text);
  return partsOf(typed).every((part) => plain.includes(part));
}

/** All words must occur; those with all of them in their name come first. */
export function search(entries: readonly Entry[], { words: typed, kind, phase, set }: Wanted): Entry[] {
  const fits = entries.filter(
    (entry) =>
      hasWords([...namesOf(entry), entry.text].join(' '), typed) &&
      (kind === null || entry.kinds.includes(kind)) &&
      (phase === null || entry.phases.includes(phase)) &&
      (set === null || entry.sets.includes(set)),
  );
  const inName = (entry: Entry): boolean => namesOf(entry).some((name) => hasWords(name, typed));
  return [...fits.filter(inName), ...fits.filter((entry) => !inName(entry))];
}
