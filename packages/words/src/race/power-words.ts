// A power or an end bonus in words. Some of them count cards by id: those are called by their names first.

import type { EndBonus, Power } from '@orrery/race';
import { countsOthersOnly } from '@orrery/race/describe';
import type { Words } from '../catalogue.ts';
import { type Faces, printedFaces } from './faces.ts';

export function powerText(words: Words, power: Power, faces: Faces = printedFaces): string {
  const entry = (words.powers[power.phase] as Record<string, (power: Power) => string>)[power.kind];
  return entry?.(named(power, faces)) ?? power.kind;
}

/** One line of a development's scoring, of which there may be several. */
export function endBonusText(
  words: Words,
  lines: readonly EndBonus[],
  at: number,
  faces: Faces = printedFaces,
): string {
  const line = lines[at];
  return line === undefined ? '' : words.endBonus(named(line, faces), countsOthersOnly(lines, at));
}

/** The same with names in place of the ids in its selectors. */
const named = <T>(power: T, faces: Faces): T =>
  withNames(power, (id) => (typeof id === 'string' ? (faces.find(id)?.name ?? id) : id)) as T;

function withNames(value: unknown, nameOf: (id: unknown) => unknown): unknown {
  if (Array.isArray(value)) return value.map((each) => withNames(each, nameOf));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, part]) =>
    key === 'ids' && Array.isArray(part) ? [key, part.map(nameOf)] : [key, withNames(part, nameOf)],
  );
  return Object.fromEntries(entries);
}
