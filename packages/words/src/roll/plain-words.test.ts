// Every power of every tile says what the data states: amounts, colours, "other", may or must, "up to" or "one or two", and
// the phases in which it works. The statements are made by other code than the words.

import { sides } from '@orrery/roll/describe';
import { describe, expect, test } from 'vitest';
import type { Words } from '../catalogue.ts';
import { catalogues } from '../testing/catalogues.ts';
import { confused, disagreeing, type Lie, type Stated, unnoticed } from '../testing/plain/lies.ts';
import { type RollNotion, type RollUnit, rollLexicon } from '../testing/plain/roll-lexicon.ts';
import { powerStatement } from '../testing/plain/roll-statements.ts';
import { powerLine, spokenSide } from './tile-words.ts';

const statedIn = (words: Words): Stated<RollNotion, RollUnit>[] =>
  sides.flatMap((side) =>
    side.powers.map((power) => ({
      text: powerLine(words, side, power),
      statement: powerStatement(power, side.powers),
    })),
  );

const phaseNames: { readonly [phase: string]: readonly [en: string, hu: string, ja: string, es: string] } = {
  explore: ['Explore', 'Felfedezés', '探索', 'Explorar'],
  develop: ['Develop', 'Fejlesztés', '発展', 'Desarrollar'],
  settle: ['Settle', 'Letelepedés', '移住', 'Colonizar'],
  produce: ['Produce', 'Termelés', '生産', 'Producir'],
  ship: ['Ship', 'Szállítás', '出荷', 'Transportar'],
};

describe.each(catalogues)('$code', ({ code, words }) => {
  const stated = statedIn(words);

  test('every sentence agrees with its statement', () => {
    expect(stated.length).toBeGreaterThan(150);
    expect(disagreeing(rollLexicon, code, stated)).toEqual([]);
  });

  test('no sentence would do for another statement', () => {
    expect(confused(rollLexicon, code, stated)).toEqual([]);
  });

  test('every power is read aloud with each phase in which it works', () => {
    const at = catalogues.findIndex((each) => each.code === code);
    const wrong = sides.flatMap((side) => {
      const spoken = spokenSide(words, side);
      const phases = side.powers.flatMap((power) =>
        'phases' in power ? power.phases : 'shownIn' in power ? power.shownIn : [],
      );
      return phases.every((phase) => spoken.includes(phaseNames[phase]?.[at] ?? '?')) ? [] : [side.name];
    });
    expect(wrong).toEqual([]);
  });
});

describe('a lie is found', () => {
  const lies: readonly Lie[] = [
    ['en', '1 or 2 of', 'up to 2 of'],
    ['ja', '1〜2人', '2人まで'],
    ['en', 'Each of your worlds that is not grey', 'This development'],
    ['es', 'Cada uno de tus mundos que no sea gris', 'Este desarrollo'],
    ['en', 'Completing other ', 'Completing '],
    ['hu', 'Más ', ''],
    ['es', /otr[oa]s /, ''],
    ['en', 'you may move', 'move'],
    ['hu', 'áttehetsz', 'tegyél át'],
    ['ja', '動かしてもよい', '動かす'],
    ['es', 'puedes mover', 'mueve'],
    ['en', ' VP in chips', ' VP chip'],
    ['es', ' PV en fichas', ' ficha'],
    ['en', /^Explore and Produce: /, 'Explore: '],
    ['hu', 'Fejlesztés és Letelepedés', 'Fejlesztés'],
    ['en', ' extra each', ' each'],
    ['en', 'an Alien explorer', 'an Alien die'],
    ['en', ', rounded up', ''],
    ['ja', '（最低1）', ''],
    ['es', 'cubilete', 'Ciudadanía'],
    ['en', ' as often as you like', ''],
  ];
  test.each(lies)('%s: %s', (...lie) => {
    const words = catalogues.find(({ code }) => code === lie[0])?.words;
    expect(words === undefined ? ['no such language'] : unnoticed(rollLexicon, lie, statedIn(words))).toEqual([]);
  });
});
