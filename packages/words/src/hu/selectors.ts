// Sets of cards in Hungarian: what a power, a bonus or a goal counts. The singular stands after numerals, too.

import type { Good, Selector, setNames } from '@orrery/race';
import { list } from './numbers.ts';
import { keywords, powerPhases } from './terms.ts';

/** Kinds of goods and worlds before a noun. */
export const ofKind: { readonly [G in Good]: string } = {
  novelty: 'Újszerű',
  rare: 'Ritka',
  genes: 'Genetikai',
  alien: 'Idegen',
};

const nouns = {
  card: { subject: 'lap', object: 'lapot' },
  world: { subject: 'világ', object: 'világot' },
  development: { subject: 'fejlesztés', object: 'fejlesztést' },
  production: { subject: 'termelő világ', object: 'termelő világot' },
  windfall: { subject: 'szerencsevilág', object: 'szerencsevilágot' },
} as const;

/** "Lázadó katonai világ"; as an object, "Lázadó katonai világot". */
export function cardsLike(selector: Selector, role: 'subject' | 'object' = 'subject'): string {
  if (selector.ids !== undefined) {
    const names = list([...new Set(selector.ids)], 'vagy');
    return role === 'subject' ? names : `${names} ${nouns.card.object}`;
  }
  const noun = selector.production ?? selector.kind ?? (selector.military === true ? 'world' : 'card');
  const kinds = selector.goodIn?.map((good) => ofKind[good]) ?? [];
  return [
    selector.powerIn === undefined ? null : `${powerPhases[selector.powerIn]} képességű`,
    selector.vpVariable === true ? '„?” pontos' : null,
    selector.cost === undefined ? null : `${selector.cost} költségű`,
    selector.good === undefined ? null : ofKind[selector.good],
    kinds.length === 0 ? null : list(kinds, 'vagy'),
    selector.keyword === undefined ? null : keywords[selector.keyword],
    selector.notKeyword === undefined ? null : `nem ${keywords[selector.notKeyword]}`,
    selector.military === true ? 'katonai' : null,
    selector.chromosome === true ? 'kromoszómás' : null,
    nouns[noun][role],
  ]
    .filter((word) => word !== null)
    .join(' ');
}

export const setTitles: { readonly [S in (typeof setNames)[number]]: string } = {
  base: 'Race for the Galaxy',
  gs: 'The Gathering Storm',
  rvi: 'Rebel vs Imperium',
};
