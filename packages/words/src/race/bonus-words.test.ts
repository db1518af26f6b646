// Lines of scoring that share cards say "other" in every language, and no other line does.

import { designs } from '@orrery/race/describe';
import { describe, expect, test } from 'vitest';
import { catalogues } from '../testing/catalogues.ts';
import { endBonusText } from './power-words.ts';

const other: { readonly [code: string]: RegExp } = {
  en: /for each other /,
  hu: /minden további /,
  ja: /^他の/,
  es: /por cada otr[oa] /,
};

/** As printed: the lower line of these developments counts other cards. */
const printed = [
  'Alien Tech Institute',
  'Galactic Bankers',
  'Galactic Federation',
  'Galactic Imperium',
  'Galactic Survey: SETI',
  'Pan-Galactic League',
  'Prospecting Guild',
  'Rebel Alliance',
  'Uplift Code',
];

describe.each(catalogues)('$code', ({ code, words }) => {
  const saysOther = designs
    .filter(({ endBonuses }) => endBonuses.some((_, at) => other[code]?.test(endBonusText(words, endBonuses, at))))
    .map(({ name }) => name);

  test('the developments that are printed so, and no others', () => {
    expect(saysOther.sort()).toEqual(printed);
  });

  test('never in a first line', () => {
    const wrong = designs.filter(({ endBonuses }) => other[code]?.test(endBonusText(words, endBonuses, 0)));
    expect(wrong.map(({ name }) => name)).toEqual([]);
  });
});
