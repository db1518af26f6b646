// Reading what comes from outside: anything may come in, and every mistake is named by its field.

import type { Refusal } from '@orrery/kernel';
import { phaseNames } from '../powers/vocabulary.ts';
import { malformed } from '../refusals.ts';

export type Fields = Readonly<Record<string, unknown>>;

/** Null if this is an object with exactly these fields; the optional ones may be missing. */
export function wrongFields(
  value: unknown,
  required: readonly string[],
  optional: readonly string[] = [],
  at = '',
): Refusal | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return malformed(at);
  for (const field of required) if (!Object.hasOwn(value, field)) return malformed(at + field);
  let known = required.length;
  for (const field of optional) if (Object.hasOwn(value, field)) known++;
  const keys = Object.keys(value);
  if (keys.length === known) return null;
  return malformed(at + (keys.find((key) => !required.includes(key) && !optional.includes(key)) ?? ''));
}

export const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

/** Number of a phase by its name, or -1. */
export const phaseByName = (name: unknown): number => (phaseNames as readonly unknown[]).indexOf(name);
