// The yes-or-no facts of a card as bits of one number, so that a selector is tested with a few masks.
// Only selectors read them; the rules use the named fields of a face.

import type { CardKind, Good, Keyword, PowerPhase, Production } from '../powers/vocabulary.ts';
import type { CardFace } from './printed.ts';

export const kindTrait: { readonly [K in CardKind]: number } = { world: 1 << 0, development: 1 << 1 };

export const militaryTrait: number = 1 << 2;
export const chromosomeTrait: number = 1 << 3;
export const vpVariableTrait: number = 1 << 4;

export const productionTrait: { readonly [P in Production]: number } = {
  none: 0,
  production: 1 << 5,
  windfall: 1 << 6,
};

export const goodTrait: { readonly [G in Good | 'none']: number } = {
  none: 0,
  novelty: 1 << 7,
  rare: 1 << 8,
  genes: 1 << 9,
  alien: 1 << 10,
};

export const keywordTrait: { readonly [K in Keyword]: number } = {
  rebel: 1 << 11,
  imperium: 1 << 12,
  alien: 1 << 13,
  uplift: 1 << 14,
  terraforming: 1 << 15,
};

export const powerTrait: { readonly [P in PowerPhase]: number } = {
  explore: 1 << 16,
  develop: 1 << 17,
  settle: 1 << 18,
  trade: 1 << 19,
  consume: 1 << 20,
  produce: 1 << 21,
};

export function traitsOf(card: CardFace): number {
  let traits = kindTrait[card.kind] | productionTrait[card.production] | goodTrait[card.good];
  if (card.military) traits |= militaryTrait;
  if (card.chromosome) traits |= chromosomeTrait;
  if (card.vpVariable) traits |= vpVariableTrait;
  for (const keyword of card.keywords) traits |= keywordTrait[keyword];
  for (const { phase } of card.powers) {
    if (phase !== 'setup' && phase !== 'roundEnd' && phase !== 'gameEnd') traits |= powerTrait[phase];
  }
  return traits;
}
