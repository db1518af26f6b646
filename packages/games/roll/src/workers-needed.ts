// How many workers a side takes to complete for whoever has these tiles in play, by their names: for showing it of any seat.

import { requiredWorkers } from './powers/costs.ts';
import { sideBySlug } from './tiles/catalogue.ts';

export function workersNeeded(side: string, tableau: readonly { readonly side: string }[]): number {
  const inPlay = tableau.flatMap(({ side: slug }) => sideBySlug(slug)?.number ?? []);
  const target = sideBySlug(side);
  return target === null ? 0 : requiredWorkers({ tableau: inPlay }, target.number);
}
