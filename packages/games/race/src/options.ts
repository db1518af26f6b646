// What can be agreed on before a match: sets, seats, goals, takeovers, the experienced game, first-game hands.
// @rule race-2.1.1, race-2.1.2, race-2.1.3, race-2.1.4, race-2.1.6, race-9.0.1, race-10.1

import { ok, type Result, refused } from '@orrery/kernel';
import { presetHands } from './cards/preset-hands.ts';
import { type SetName, setNames } from './powers/vocabulary.ts';

export interface RaceOptions {
  /** In the order of the boxes; base is always among them. */
  readonly sets: readonly SetName[];
  readonly goals: boolean;
  readonly takeovers: boolean;
  /** Two seats, two actions a round. */
  readonly experienced: boolean;
  /** Per seat the number of a first-game hand, or null for dealt cards; null when nobody has one. */
  readonly presetHands: readonly (number | null)[] | null;
}

const fields = ['sets', 'goals', 'takeovers', 'experienced', 'presetHands'];

export function readOptions(raw: unknown): Result<RaceOptions> {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return bad('', 'an object is needed');
  const given = raw as Record<string, unknown>;
  for (const field of Object.keys(given)) if (!fields.includes(field)) return bad(field, 'there is no such option');
  const sets = readSets(given.sets ?? ['base']);
  if (sets === null) return bad('sets', `base, and any of ${setNames.slice(1).join(', ')}`);
  const hasGoals = sets.includes('gs');
  const goals = given.goals ?? hasGoals;
  const takeovers = given.takeovers ?? false;
  const experienced = given.experienced ?? false;
  if (typeof goals !== 'boolean') return bad('goals', 'true or false');
  if (typeof takeovers !== 'boolean') return bad('takeovers', 'true or false');
  if (typeof experienced !== 'boolean') return bad('experienced', 'true or false');
  if (goals && !hasGoals) return bad('goals', 'goals come with gs');
  if (takeovers && !sets.includes('rvi')) return bad('takeovers', 'takeovers come with rvi');
  const hands = given.presetHands ?? null;
  const options = { sets, goals, takeovers, experienced, presetHands: null };
  if (hands === null) return ok(options);
  const wrongHand = wrongPresetHand(hands, sets);
  if (wrongHand !== null) return bad('presetHands', wrongHand);
  const presets = (hands as (number | null)[]).slice();
  const [min, max] = seatsFor(options);
  if (presets.length < min || presets.length > max) return bad('presetHands', `${min} to ${max} entries, one per seat`);
  return ok({ ...options, presetHands: presets });
}

const bad = (field: string, problem: string): Result<never> => refused('kernel/bad-options', { field, problem });

function readSets(raw: unknown): readonly SetName[] | null {
  if (!Array.isArray(raw) || !raw.includes('base')) return null;
  const sets = setNames.filter((set) => raw.includes(set));
  return sets.length === raw.length ? sets : null;
}

function wrongPresetHand(raw: unknown, sets: readonly SetName[]): string | null {
  if (!Array.isArray(raw)) return 'a list with one entry per seat';
  const numbers = raw.filter((entry) => entry !== null);
  for (const number of numbers) {
    const hand = presetHands.find((each) => each.number === number);
    if (hand === undefined) return `there is no hand ${String(number)}`;
    if (!sets.includes(hand.set)) return `hand ${hand.number} needs ${hand.set}`;
  }
  return new Set(numbers).size === numbers.length ? null : 'each hand can be used once';
}

export function seatsFor(options: RaceOptions): readonly [min: number, max: number] {
  if (options.presetHands !== null) return [options.presetHands.length, options.presetHands.length];
  if (options.experienced) return [2, 2];
  return [2, mostSeats(options)];
}

/** A fifth set of action cards comes with either expansion, a sixth with both. */
export function mostSeats(options: RaceOptions): number {
  return 3 + options.sets.length;
}

/** With both expansions everybody chooses between a red and a blue start world. @rule race-2.2.4 */
export const hasStartChoice = (options: RaceOptions): boolean =>
  options.sets.includes('gs') && options.sets.includes('rvi');
