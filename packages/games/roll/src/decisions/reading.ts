// Reading what comes from outside: anything may come in, and every mistake is named by its field.

import type { Refusal } from '@orrery/kernel';
import { indexOfDie } from '../dice.ts';
import { phaseNames } from '../powers/vocabulary.ts';
import { malformed, refuseAnswer } from '../refusals.ts';
import type { Player } from '../state.ts';

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

/** A list of own dice, each in the right place and named once; `among` limits it to some dice. */
export function checkDice(
  player: Player,
  answer: unknown,
  min: number,
  max: number,
  fitsPlace: (place: number) => boolean,
  among: readonly number[] | null = null,
): Refusal | null {
  const wrong = wrongFields(answer, ['dice']);
  if (wrong !== null) return wrong;
  const { dice } = answer as Fields;
  if (!isList(dice)) return malformed('dice');
  for (let i = 0; i < dice.length; i++) {
    const die = dice[i];
    if (typeof die !== 'number') return malformed(`dice[${i}]`);
    const index = indexOfDie(player, die);
    if (index < 0 || !fitsPlace(player.places[index] as number) || (among !== null && !among.includes(die))) {
      return refuseAnswer('roll/no-such-die', { die });
    }
    if (dice.indexOf(die) < i) return refuseAnswer('roll/named-twice', { die });
  }
  if (dice.length < min || dice.length > max) return refuseAnswer('roll/wrong-count', { got: dice.length, min, max });
  return null;
}
