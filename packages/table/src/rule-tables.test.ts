// The printed tables add up to the cards, tiles and dice there are.

import { cardCensus, goalTiles } from '@orrery/race/describe';
import { diceData, sides } from '@orrery/roll/describe';
import { languages } from '@orrery/words';
import { ruleBook } from '@orrery/words/rules';
import { describe, expect, test } from 'vitest';
import { type RuleTable, ruleTables } from './rule-tables.ts';

const spoken = await Promise.all(
  languages.map(async ({ code, load }) => ({ code, words: await load(), book: await ruleBook(code) })),
);

describe.each(spoken)('$code', ({ words, book: { around } }) => {
  const tables = Object.values(ruleTables).flatMap((tablesOf) => tablesOf(words, around));
  const tableOf = (id: string): RuleTable => {
    const found = tables.find((table) => table.id === id);
    if (found === undefined) throw new Error(`there is no table ${id}`);
    return found;
  };

  test('cards by cost add up to the deck', () => {
    expect(tableOf('cards-base').sum?.at(-1)).toBe(cardCensus(['base']).total);
    expect(tableOf('cards-base-gs-rvi').sum?.at(-1)).toBe(cardCensus(['base', 'gs', 'rvi']).total);
  });

  test('tiles by cost have a development and a world each', () => {
    const inBag = new Set(sides.filter(({ tile }) => tile.startsWith('T')).map(({ tile }) => tile)).size;
    const twoDevelopments = sides.filter(({ tile, kind }) => tile.startsWith('T') && kind === 'development').length;
    const [, developments, ...rest] = tableOf('tiles').sum ?? [];
    expect(developments).toBe(twoDevelopments);
    expect(Number(developments) + Number(rest.at(-1))).toBe(2 * inBag);
  });

  test('each die has six faces, and all dice are counted', () => {
    const { rows } = tableOf('dice');
    expect(rows.map((row) => row.slice(1, -1).reduce<number>((sum, count) => sum + Number(count), 0))).toEqual(
      diceData.map(({ faces }) => faces.length),
    );
    expect(rows.map((row) => row.at(-1))).toEqual(diceData.map(({ count }) => count));
  });

  test('every goal says after which phases it is checked', () => {
    const { rows } = tableOf('goals');
    expect(rows.map(([name]) => name)).toEqual(goalTiles.map(({ name }) => name));
    expect(rows.filter((row) => row.some((cell) => cell === ''))).toEqual([]);
  });

  test('every row is as long as the head', () => {
    const uneven = tables.filter(({ head, rows, sum }) =>
      [...rows, ...(sum === null ? [] : [sum])].some(({ length }) => length !== head.length),
    );
    expect(uneven).toEqual([]);
  });
});
