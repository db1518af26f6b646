// Sets of cards in Spanish: what a power, a bonus or a goal counts. The noun stands first; what follows agrees with it.

import type { Keyword, Selector, setNames } from '@orrery/race';
import { list } from './numbers.ts';
import { goods, keywords, powerPhases } from './terms.ts';

type Kind = NonNullable<Selector['kind']> | 'card';

const nouns: { readonly [K in Kind]: readonly [one: string, many: string, un: string] } = {
  world: ['mundo', 'mundos', 'un'],
  development: ['desarrollo', 'desarrollos', 'un'],
  card: ['carta', 'cartas', 'una'],
};

const productions = { windfall: 'de fortuna', production: 'de producción' } as const;

const kindOf = ({ kind, military }: Selector): Kind => kind ?? (military === true ? 'world' : 'card');

/** What a keyword is after a noun: the rebel worlds agree, the rest is attached. */
export function keyworded(keyword: Keyword, plural: boolean): string {
  switch (keyword) {
    case 'rebel':
      return plural ? 'Rebeldes' : 'Rebelde';
    case 'imperium':
      return 'del Imperium';
    case 'alien':
      return keywords.alien;
    default:
      return `de ${keywords[keyword]}`;
  }
}

/** "mundo militar Rebelde"; in the plural, "mundos militares Rebeldes". */
export function cardsLike(selector: Selector, plural = false): string {
  if (selector.ids !== undefined) return list([...new Set(selector.ids)], 'o');
  const [one, many] = nouns[kindOf(selector)];
  return [
    plural ? many : one,
    selector.military === true ? (plural ? 'militares' : 'militar') : null,
    selector.production === undefined ? null : productions[selector.production],
    selector.good === undefined ? null : `de ${goods[selector.good].name}`,
    selector.goodIn === undefined
      ? null
      : list(
          selector.goodIn.map((good) => `de ${goods[good].name}`),
          'o',
        ),
    selector.keyword === undefined ? null : keyworded(selector.keyword, plural),
    selector.notKeyword === undefined ? null : `no ${keyworded(selector.notKeyword, plural)}`,
    selector.chromosome === true ? 'con gen de Elevación' : null,
    selector.cost === undefined ? null : `de coste ${selector.cost}`,
    selector.powerIn === undefined ? null : `con un poder de ${powerPhases[selector.powerIn]}`,
    selector.vpVariable === true ? 'de «?» puntos' : null,
  ]
    .filter((word) => word !== null)
    .join(' ');
}

/** "otro mundo", "otra carta". */
export const otherOf = (selector: Selector): string => (kindOf(selector) === 'card' ? 'otra' : 'otro');

/** "uno de tus mundos", "una de tus cartas". */
export const oneAmong = (selector: Selector): string => (kindOf(selector) === 'card' ? 'una' : 'uno');

/** With its article: "un mundo militar", "una carta del Imperium". */
export const oneOf = (selector: Selector): string => `${nouns[kindOf(selector)][2]} ${cardsLike(selector)}`;

export const setTitles: { readonly [S in (typeof setNames)[number]]: string } = {
  base: 'Race for the Galaxy',
  gs: 'The Gathering Storm',
  rvi: 'Rebel vs Imperium',
};
