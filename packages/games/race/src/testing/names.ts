// Between printed names and the slugs and numbers of the engine, for stories told in tests.

import { catalogueFor } from '../cards/catalogue.ts';
import type { CardNo } from '../cards/face.ts';
import { goalTiles } from '../cards/goals.ts';
import type { SetName } from '../powers/vocabulary.ts';
import type { Slug } from '../questions.ts';

export interface Names {
  card(name: string): Slug;
  goal(name: string): string;
  all(names: readonly string[]): Slug[];
  numbers(names: readonly string[]): CardNo[];
  /** The names of cards by number. */
  of(numbers: readonly CardNo[]): string[];
  /** Plain data with every card name turned into its slug. */
  inAnswer(value: unknown): unknown;
  /** Plain data with every slug turned into the card's name. */
  inWords<T>(value: T): T;
}

export function namesFor(sets: readonly SetName[]): Names {
  const { designs, copies, bySlug } = catalogueFor(sets);
  const slugs = new Map<string, Slug>();
  const words = new Map<Slug, string>();
  for (const [no, { id, name }] of designs.entries()) {
    if (copies[no] === 0) continue;
    slugs.set(name, id);
    words.set(id, name);
  }
  const card = (name: string): Slug => {
    const slug = slugs.get(name);
    if (slug === undefined) throw new Error(`there is no card "${name}" in ${sets.join('+')}`);
    return slug;
  };
  return {
    card,
    goal: (name) => {
      const tile = goalTiles.find((each) => each.name === name);
      if (tile === undefined) throw new Error(`there is no goal "${name}"`);
      return tile.id;
    },
    all: (names) => names.map(card),
    numbers: (names) => names.map((name) => bySlug.get(card(name)) ?? -1),
    of: (numbers) => numbers.map((no) => designs[no]?.name ?? '?'),
    inAnswer: (value) => replaced(value, slugs),
    inWords: <T>(value: T): T => replaced(value, words) as T,
  };
}

function replaced(value: unknown, by: ReadonlyMap<string, string>): unknown {
  if (typeof value === 'string') return by.get(value) ?? value;
  if (Array.isArray(value)) return value.map((each) => replaced(each, by));
  if (typeof value !== 'object' || value === null) return value;
  if (Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, replaced(each, by)]));
}
