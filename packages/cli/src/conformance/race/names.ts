// Between names and slugs: a recorded game calls cards and goals by their printed names.

import type { RaceOptions, Slug } from '@orrery/race';
import { designs, goalTiles } from '@orrery/race/describe';
import type { TraceOptions } from './trace.ts';

export interface Names {
  slug(name: string): Slug;
  name(slug: Slug): string;
  slugs(names: readonly string[]): Slug[];
  names(slugs: readonly Slug[]): string[];
}

const nameOf = new Map<Slug, string>(designs.map((card) => [card.id, card.name]));
const goalIds = new Map(goalTiles.map((tile) => [tile.name, tile.id]));
const goalNames = new Map(goalTiles.map((tile) => [tile.id, tile.name]));

/** One name can stand for two designs, of which one replaces the other when a set is in play. */
function slugTable(options: RaceOptions): Map<string, Slug> {
  const table = new Map<string, Slug>();
  for (const card of designs) {
    const replaced = card.replacedIn !== undefined && options.sets.includes(card.replacedIn);
    const replaces = card.replaces !== undefined && !options.sets.includes('rvi');
    if (!replaced && !replaces) table.set(card.name, card.id);
  }
  return table;
}

const tables = new Map<string, Names>();

export function namesFor(options: RaceOptions): Names {
  const key = options.sets.join('+');
  const known = tables.get(key);
  if (known !== undefined) return known;
  const table = slugTable(options);
  const slug = (name: string): Slug => {
    const found = table.get(name);
    if (found === undefined) throw new Error(`there is no card called ${name}`);
    return found;
  };
  const name = (of: Slug): string => nameOf.get(of) ?? of;
  const made: Names = { slug, name, slugs: (all) => all.map(slug), names: (all) => all.map(name) };
  tables.set(key, made);
  return made;
}

export function goalId(name: string): string {
  const found = goalIds.get(name);
  if (found === undefined) throw new Error(`there is no goal called ${name}`);
  return found;
}

export const goalName = (id: string): string => goalNames.get(id) ?? id;

/** What a recorded game was played with, in our words. */
export function optionsOf(options: TraceOptions): unknown {
  const sets = { base: ['base'], gs: ['base', 'gs'], rvi: ['base', 'gs', 'rvi'] }[options.expansion];
  return { sets, goals: options.goals, takeovers: options.takeovers, experienced: options.advancedTwoPlayer };
}
