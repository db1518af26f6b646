// Sets of cards in English: what a power, a bonus or a goal counts.

import type { Selector, setNames } from '@orrery/race';
import { aOrAn, list } from './numbers.ts';
import { goods, keywords, powerPhases } from './terms.ts';

/** "Rebel military world"; in the plural, "Rebel military worlds". */
export function cardsLike(selector: Selector, plural = false): string {
  if (selector.ids !== undefined) return list([...new Set(selector.ids)], 'or');
  const noun = selector.kind ?? (selector.military === true ? 'world' : 'card');
  const adjectives = [
    selector.cost === undefined ? null : `cost-${selector.cost}`,
    selector.good === undefined ? null : goods[selector.good].name,
    selector.goodIn === undefined
      ? null
      : list(
          selector.goodIn.map((good) => goods[good].name),
          'or',
        ),
    selector.keyword === undefined ? null : keywords[selector.keyword],
    selector.notKeyword === undefined ? null : `non-${keywords[selector.notKeyword]}`,
    selector.military === true ? 'military' : null,
    selector.chromosome === true ? 'Uplift-gene' : null,
    selector.production ?? null,
  ].filter((word) => word !== null);
  const suffixes = [
    selector.powerIn === undefined ? '' : ` with ${aOrAn(`${powerPhases[selector.powerIn]} power`)}`,
    selector.vpVariable === true ? ' worth “?” points' : '',
  ];
  return `${[...adjectives, plural ? `${noun}s` : noun].join(' ')}${suffixes.join('')}`;
}

export const setTitles: { readonly [S in (typeof setNames)[number]]: string } = {
  base: 'Race for the Galaxy',
  gs: 'The Gathering Storm',
  rvi: 'Rebel vs Imperium',
};
