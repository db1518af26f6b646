// Every power and every line of scoring of every card says what the data states: amounts, kinds, "other", may or must, "up
// to", for nothing or at a cost. The statements are made by other code than the words.

import { designs } from '@orrery/race/describe';
import { describe, expect, test } from 'vitest';
import type { Words } from '../catalogue.ts';
import { catalogues } from '../testing/catalogues.ts';
import { confused, disagreeing, type Lie, type Stated, unnoticed } from '../testing/plain/lies.ts';
import { type RaceNotion, type RaceUnit, raceLexicon } from '../testing/plain/race-lexicon.ts';
import { bonusStatement, powerStatement } from '../testing/plain/race-statements.ts';
import { labelOf, linesOf, spokenCard } from './card-words.ts';
import { endBonusText, powerText } from './power-words.ts';

const statedIn = (words: Words): Stated<RaceNotion, RaceUnit>[] =>
  designs.flatMap(({ powers, endBonuses }) => [
    ...powers.map((power) => ({ text: powerText(words, power), statement: powerStatement(power) })),
    ...endBonuses.map((_, at) => ({
      text: endBonusText(words, endBonuses, at),
      statement: bonusStatement(endBonuses, at, designs),
    })),
  ]);

/** By language; the moments of a card that are no phase are not asked for here. */
const phaseNames: { readonly [phase: string]: readonly [en: string, hu: string, ja: string, es: string] } = {
  explore: ['Explore', 'Felfedezés', '探索', 'Explorar'],
  develop: ['Develop', 'Fejlesztés', '発展', 'Desarrollar'],
  settle: ['Settle', 'Letelepedés', '移住', 'Colonizar'],
  trade: ['Trade', 'Kereskedelem', '交易', 'Comerciar'],
  consume: ['Consume', 'Feldolgozás', '消費', 'Consumir'],
  produce: ['Produce', 'Termelés', '生産', 'Producir'],
};

describe.each(catalogues)('$code', ({ code, words }) => {
  const stated = statedIn(words);

  test('every sentence agrees with its statement', () => {
    expect(stated.length).toBeGreaterThan(250);
    expect(disagreeing(raceLexicon, code, stated)).toEqual([]);
  });

  test('no sentence would do for another statement', () => {
    expect(confused(raceLexicon, code, stated)).toEqual([]);
  });

  test('every line is read aloud with its phase', () => {
    const at = catalogues.findIndex((each) => each.code === code);
    const wrong = designs.flatMap((card) => {
      const spoken = spokenCard(words, card);
      const shown = linesOf(words, card).map(({ phase }) => phase);
      const stays = card.powers.filter(({ kind, may }) => kind !== 'produceHere' || may).map(({ phase }) => phase);
      const said = shown.every(
        (phase) =>
          phase === null ||
          phaseNames[phase] === undefined ||
          (labelOf(words, phase) === phaseNames[phase][at] && spoken.includes(phaseNames[phase][at] ?? '')),
      );
      return said && stays.every((phase, line) => shown[line] === phase) ? [] : [card.name];
    });
    expect(wrong).toEqual([]);
  });
});

describe('a lie is found', () => {
  const lies: readonly Lie[] = [
    ['en', 'for each other ', 'for each '],
    ['hu', ' további ', ' '],
    ['ja', /^他の/, ''],
    ['es', /cada otr[oa] /, 'cada '],
    ['en', /^May /, ''],
    ['hu', 'Eldobhatod ezt', 'Dobd el ezt'],
    ['ja', '捨ててもよい', '捨てる'],
    ['es', 'Puedes descartar', 'Descarta'],
    ['en', 'up to 2 cards', '2 cards'],
    ['hu', 'legfeljebb ', ''],
    ['es', ' no militar', ' militar'],
    ['ja', '無料で', ''],
    ['en', '1 VP and 2 cards', '2 VP and 1 card'],
    ['hu', 'Ritka', 'Genetikai'],
    ['es', 'de fortuna', 'de producción'],
    ['ja', '（エイリアンを除く）', ''],
    ['en', ' other than this', ''],
    ['en', 'bonuses included', 'without bonuses'],
    ['en', '−1 Military', '+1 Military'],
    ['es', ', y si no, pierdes la apuesta', ''],
    ['ja', '3枚', '4枚'],
  ];
  test.each(lies)('%s: %s', (...lie) => {
    const words = catalogues.find(({ code }) => code === lie[0])?.words;
    expect(words === undefined ? ['no such language'] : unnoticed(raceLexicon, lie, statedIn(words))).toEqual([]);
  });
});
