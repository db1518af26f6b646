// Reading what comes from outside: anything may come in, and every mistake is named by its field.

import { indexOfDie, placeAt } from '../dice.ts';
import type { DieNo } from '../names.ts';
import { malformed, type RollRefusal, refuseAnswer } from '../refusals.ts';
import type { Player } from '../state.ts';

export type Fields = Readonly<Record<string, unknown>>;

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Null if this is an object with exactly these fields; the optional ones may be missing. */
export function wrongFields(
  value: unknown,
  required: readonly string[],
  optional: readonly string[] = [],
  at = '',
): RollRefusal | null {
  if (!isFields(value)) return malformed(at);
  const keys = Object.keys(value);
  for (const field of required) if (!keys.includes(field)) return malformed(at + field);
  let known = required.length;
  for (const field of optional) if (keys.includes(field)) known++;
  if (keys.length === known) return null;
  return malformed(at + (keys.find((key) => !required.includes(key) && !optional.includes(key)) ?? ''));
}

export const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

/** Which dice an answer may name, and how many. */
export interface DiceAsked {
  readonly min: number;
  readonly max: number;
  fits(die: DieNo, place: number): boolean;
}

/** A list of own dice, each of them asked for and named once. */
export function checkDice(player: Player, answer: unknown, { min, max, fits }: DiceAsked): RollRefusal | null {
  const wrong = wrongFields(answer, ['dice']);
  if (wrong !== null || !isFields(answer)) return wrong;
  const { dice } = answer;
  if (!isList(dice)) return malformed('dice');
  for (let i = 0; i < dice.length; i++) {
    const die = dice[i];
    if (typeof die !== 'number') return malformed(`dice[${i}]`);
    const index = indexOfDie(player, die);
    if (index < 0 || !fits(die, placeAt(player, index))) return refuseAnswer('roll/no-such-die', { die });
    if (dice.indexOf(die) < i) return refuseAnswer('roll/named-twice', { die });
  }
  if (dice.length < min || dice.length > max) return refuseAnswer('roll/wrong-count', { got: dice.length, min, max });
  return null;
}
