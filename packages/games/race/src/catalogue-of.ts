// The card table of a match, by its options: looked up at every step, so it is kept by the very options object. Own
// cards stand in the options, so a record brings its own table.

import { type Catalogue, catalogueFor } from './cards/catalogue.ts';
import type { RaceOptions } from './options.ts';

const known = new WeakMap<RaceOptions, Catalogue>();

/** @rule race-14.6 */
export function catalogueOf(options: RaceOptions): Catalogue {
  const found = known.get(options);
  if (found !== undefined) return found;
  const made = catalogueFor(options.sets, options.cards ?? []);
  known.set(options, made);
  return made;
}
