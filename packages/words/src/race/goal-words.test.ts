// Every goal tile says whether it is for the first or for the most, how much it takes, what it is worth alone and tied, and
// after which phases it is checked: held against the data, in every language.

import type { GoalTile } from '@orrery/race';
import { goalTiles } from '@orrery/race/describe';
import { describe, expect, test } from 'vitest';
import { catalogues } from '../testing/catalogues.ts';

const types: { readonly [code: string]: { readonly [T in GoalTile['type']]: RegExp } } = {
  en: { first: /^First /, most: /^Most .*at least/ },
  hu: { first: /^Elsőként/, most: /^A leg(több|nagyobb) .*legalább/ },
  ja: { first: /^最初に/, most: /^最[多大].*以上/ },
  es: { first: /^Quien antes tenga/, most: /^Quien tenga más .*como mínimo/ },
};

const phases: { readonly [code: string]: { readonly [P in GoalTile['checkedAfter'][number]]: string } } = {
  en: { develop: 'Develop', settle: 'Settle', consume: 'Consume', produce: 'Produce', roundEnd: 'round' },
  hu: { develop: 'Fejlesztés', settle: 'Letelepedés', consume: 'Feldolgozás', produce: 'Termelés', roundEnd: 'kör' },
  ja: { develop: '発展', settle: '移住', consume: '消費', produce: '生産', roundEnd: 'ラウンド' },
  es: { develop: 'Desarrollar', settle: 'Colonizar', consume: 'Consumir', produce: 'Producir', roundEnd: 'ronda' },
};

const numbersIn = (text: string): number[] => (text.match(/\d+/g) ?? []).map(Number);

describe.each(catalogues)('$code', ({ code, words }) => {
  test.each(goalTiles.map((tile) => ({ name: tile.name, tile })))('$name', ({ tile }) => {
    const { what, worth, checked } = words.goal(tile);
    expect(what).toMatch(types[code]?.[tile.type] ?? '?');
    const isCounted = !('distinct' in tile.counts && tile.counts.distinct === 'powerPhases');
    if (isCounted && tile.minimum > 1) expect(numbersIn(what)).toContain(tile.minimum);
    const points = tile.type === 'first' ? [tile.vp.holder] : [tile.vp.holder, tile.vp.tiedForHighestAtGameEnd];
    expect(numbersIn(worth)).toEqual(points);
    const said = Object.entries(phases[code] ?? {}).filter(([, name]) => checked.includes(name));
    expect(said.map(([phase]) => phase).sort()).toEqual([...tile.checkedAfter].sort());
  });
});
