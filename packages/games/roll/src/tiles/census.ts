// How many tiles and dice of each kind there are: the table that is printed in the rulebook.

import type { DieColour, WorldColour } from '../powers/vocabulary.ts';
import { isOfGameTile, sides } from './catalogue.ts';
import { dice } from './dice.ts';

export interface TileCensus {
  /** By printed cost, the cheapest first: how many of the tiles in the bag have such a development, or such a world. */
  readonly costs: readonly {
    readonly cost: number;
    readonly developments: number;
    readonly worlds: Readonly<Partial<Record<WorldColour, number>>>;
  }[];
  readonly dice: readonly { readonly colour: DieColour; readonly count: number }[];
}

export function tileCensus(): TileCensus {
  const inBag = sides.filter(({ number }) => isOfGameTile(number));
  const costs = [...new Set(inBag.map(({ cost }) => cost))].sort((a, b) => a - b);
  return {
    costs: costs.map((cost) => {
      const alike = inBag.filter((side) => side.cost === cost);
      const worlds: Partial<Record<WorldColour, number>> = {};
      for (const { colour } of alike) if (colour !== null) worlds[colour] = (worlds[colour] ?? 0) + 1;
      return { cost, developments: alike.filter(({ kind }) => kind === 'development').length, worlds };
    }),
    dice: dice.map(({ id, count }) => ({ colour: id, count })),
  };
}
