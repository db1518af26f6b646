// Sets of cards in Japanese: what a power, a bonus or a goal counts.

import type { Selector, setNames } from '@orrery/race';
import { either, quoted } from './numbers.ts';
import { goods, keywords, powerPhases } from './terms.ts';

const nouns = {
  card: 'カード',
  world: 'ワールド',
  development: 'ディベロップ',
  production: '生産ワールド',
  windfall: '単発生産ワールド',
} as const;

/** 反乱軍の軍事ワールド. */
export function cardsLike(selector: Selector): string {
  if (selector.ids !== undefined) {
    return either([...new Set(selector.ids)].map((name) => quoted(name)));
  }
  const noun = selector.production ?? selector.kind ?? (selector.military === true ? 'world' : 'card');
  const kinds = selector.goodIn?.map((good) => goods[good].name) ?? [];
  return [
    selector.powerIn === undefined ? '' : `${powerPhases[selector.powerIn]}パワーを持つ`,
    selector.vpVariable === true ? '「？」点の' : '',
    selector.cost === undefined ? '' : `コスト${selector.cost}の`,
    selector.good === undefined ? '' : `${goods[selector.good].name}の`,
    kinds.length === 0 ? '' : `${either(kinds)}の`,
    selector.keyword === undefined ? '' : `${keywords[selector.keyword]}の`,
    selector.notKeyword === undefined ? '' : `${keywords[selector.notKeyword]}以外の`,
    selector.chromosome === true ? '染色体マークの' : '',
    selector.military === true ? '軍事' : '',
    nouns[noun],
  ].join('');
}

export const setTitles: { readonly [S in (typeof setNames)[number]]: string } = {
  base: 'Race for the Galaxy',
  gs: 'The Gathering Storm',
  rvi: 'Rebel vs Imperium',
};
