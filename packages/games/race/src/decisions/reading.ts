// Reading answers from outside: anything may come in, and what does not fit is refused with the place named.

import type { CardNo } from '../cards/face.ts';
import { cardNamed, type Game } from '../game.ts';
import type { Slug } from '../questions.ts';
import { type RaceRefusal, refuse } from '../refusals.ts';

export const malformed = (field: string, expected: string): RaceRefusal =>
  refuse('race/malformed', { field, expected });

/** Whether the value is an object with exactly these fields. */
export function hasFields(value: unknown, fields: readonly string[]): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const names = Object.keys(value);
  return names.length === fields.length && fields.every((field) => names.includes(field));
}

export function isSlugs(value: unknown): value is Slug[] {
  if (!Array.isArray(value) || value.length > 200) return false;
  for (let i = 0; i < value.length; i++) if (typeof value[i] !== 'string') return false;
  return true;
}

/** Whether these cards can all be taken out of the list, copies counted. */
export function checkAmong(g: Game, slugs: readonly Slug[], list: readonly CardNo[]): RaceRefusal | null {
  for (let i = 0; i < slugs.length; i++) {
    const slug = slugs[i] as Slug;
    const card = cardNamed(g, slug);
    if (card === undefined) return refuse('race/not-in-hand', { card: slug });
    let wanted = 0;
    for (let j = 0; j <= i; j++) if (slugs[j] === slug) wanted += 1;
    let held = 0;
    for (const each of list) if (each === card) held += 1;
    if (held < wanted) return refuse('race/not-in-hand', { card: slug });
  }
  return null;
}

/** An answer that names exactly so many cards of a list. */
export function checkDiscards(g: Game, answer: unknown, count: number, list: readonly CardNo[]): RaceRefusal | null {
  if (!isSlugs(answer)) return malformed('', 'a list of cards');
  if (answer.length !== count) return refuse('race/wrong-count', { expected: count, got: answer.length });
  return checkAmong(g, answer, list);
}
