// The article and the endings of Hungarian, for words, numerals and the English names of cards.

import { describe, expect, test } from 'vitest';
import { by, list, The, the, times } from './numbers.ts';

describe('the article', () => {
  test.each([
    ['világ', 'a világ'],
    ['áru', 'az áru'],
    ['Újszerű világok', 'az Újszerű világok'],
    ['őslakó', 'az őslakó'],
    ['„Idegen” lap', 'az „Idegen” lap'],
    ['Old Earth', 'az Old Earth'],
    ['New Sparta', 'a New Sparta'],
    ['Export Duties', 'az Export Duties'],
    ['Uplift Code', 'az Uplift Code'],
    ['Universal Symbionts', 'a Universal Symbionts'],
    ['R&D Crash Program', 'az R&D Crash Program'],
    ['SETI', 'a SETI'],
  ])('of %s', (noun, with_) => {
    expect(the(noun)).toBe(with_);
  });

  test.each([
    [0, 'a 0'],
    [1, 'az 1'],
    [2, 'a 2'],
    [5, 'az 5'],
    [10, 'a 10'],
    [11, 'a 11'],
    [15, 'a 15'],
    [50, 'az 50'],
    [57, 'az 57'],
    [100, 'a 100'],
    [150, 'a 150'],
    [500, 'az 500'],
    [1000, 'az 1000'],
    [1999, 'az 1999'],
    [5000, 'az 5000'],
    [10000, 'a 10000'],
    [1000000, 'az 1000000'],
  ])('of the numeral %d', (amount, with_) => {
    expect(the(String(amount))).toBe(with_);
  });

  test('at the start of a sentence', () => {
    expect(The('áru')).toBe('Az áru');
    expect(The('−1 katonai erő')).toBe('A −1 katonai erő');
  });
});

test('by how much', () => {
  const amounts = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 20, 30, 40, 50, 60, 70, 80, 90, 100, 106, 1000];
  expect(amounts.map(by)).toEqual([
    ...['0-val', '1-gyel', '2-vel', '3-mal', '4-gyel', '5-tel', '6-tal', '7-tel', '8-cal', '9-cel', '10-zel', '12-vel'],
    ...['20-szal', '30-cal', '40-nel', '50-nel', '60-nal', '70-nel', '80-nal', '90-nel', '100-zal', '106-tal'],
    '1000-rel',
  ]);
});

test('how often', () => {
  expect([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 20, 40, 100, 1000].map(times)).toEqual([
    ...['1-szer', '2-szer', '3-szor', '4-szer', '5-ször', '6-szor', '7-szer', '8-szor', '9-szer', '10-szer'],
    ...['20-szor', '40-szer', '100-szor', '1000-szer'],
  ]);
});

test('lists', () => {
  expect(list([])).toBe('');
  expect(list(['Halley'])).toBe('Halley');
  expect(list(['Te', 'Halley', 'Mira'])).toBe('Te, Halley és Mira');
  expect(list(['Újszerű', 'Ritka'], 'vagy')).toBe('Újszerű vagy Ritka');
});
