// Reading files of own cards: every mistake by its place, limits, and files that mean harm. Section 14.

import { readFileSync } from 'node:fs';
import { startMatch } from '@orrery/kernel';
import { race } from '@orrery/race';
import { describe, expect, test } from 'vitest';
import { explainOwnFlaw, readOwnCards } from './own-cards.ts';

const example = readFileSync(new URL('../examples/quiet-frontier.json', import.meta.url), 'utf8');
const { cards } = JSON.parse(example) as { cards: Record<string, unknown>[] };
const [shoals] = cards;

/** Mistakes as a person reads them. */
const said = (text: string) =>
  readOwnCards(text).mistakes.map(
    ({ line, column, card, field, flaw }) =>
      `${line}:${column} ${card ?? '-'} ${field || '-'}: ${explainOwnFlaw(flaw)}`,
  );
const saidOf = (value: unknown) => said(JSON.stringify(value)).map((line) => line.replace(/^\S+ /, ''));

describe('A file of own cards', () => {
  test('is an object with cards, a list, or one card', () => {
    for (const value of [{ cards }, cards]) {
      expect(readOwnCards(JSON.stringify(value))).toEqual({ cards, mistakes: [] });
    }
    expect(readOwnCards(JSON.stringify(shoals))).toEqual({ cards: [shoals], mistakes: [] });
    expect(readOwnCards(`\uFEFF${example}`).mistakes).toEqual([]);
  });

  test('race-14.2: every mistake is told with line, column, card and field', () => {
    const text = [
      '{',
      '  "cards": [',
      `    ${JSON.stringify(shoals)},`,
      '    { "id": "custom-b", "name": "B", "kind": "moon",',
      '      "powers": [',
      '        { "phase": "explore", "kind": "drawMore", "amount": 12, "may": false },',
      '        { "phase": "explore", "kind": "fly" }',
      '      ] }',
      '  ],',
      '  "author": "me"',
      '}',
    ].join('\n');
    expect(said(text)).toEqual(
      expect.arrayContaining([
        '10:13 - author: there is no such field',
        '4:46 custom-b kind: expected world or development, found moon',
        '4:5 custom-b vp: the field is missing',
        '6:61 custom-b powers[0].amount: expected 1 to 9, found 12',
        '7:39 custom-b powers[1].kind: there is no power "fly" in the phase "explore"',
      ]),
    );
    expect(readOwnCards(text).cards).toEqual([]);
  });

  test('a card without an id is named by its number', () => {
    expect(saidOf([shoals, {}])).toContain('#2 id: the field is missing');
    expect(saidOf([7])).toEqual(['#1 -: expected an object, found a number']);
    expect(saidOf({ cards: 7 })).toEqual(['- cards: expected a list, found a number']);
    expect(saidOf({ $schema: 1, cards: [shoals] })).toEqual(['- $schema: expected a text, found a number']);
  });

  test('race-14.2: clashes with printed cards and with each other are found', () => {
    expect(saidOf([{ ...shoals, name: 'Gem World' }])).toEqual([
      'custom-lantern-shoals name: gem-world is called "Gem World" as well and can be in the same deck',
    ]);
    expect(saidOf([shoals, shoals])).toContain('custom-lantern-shoals id: another card has the same id');
  });

  test.each([
    ['one-way-to-settle', ['temporaryMilitary', 'placeForFree']],
    ['one-way-to-settle', ['takeover', 'takeover']],
    ['one-discount-by-discarding', ['discount', 'discount']],
  ])('%s: %j on one card could not be told apart in an answer', (rule, kinds) => {
    const words: Record<string, object> = {
      temporaryMilitary: { phase: 'settle', amount: 1, consumes: { self: 1 } },
      placeForFree: { phase: 'settle', consumes: { self: 1 }, excludesWorldGood: 'alien' },
      takeover: { phase: 'settle', targetWorld: {}, vulnerable: { has: {} }, onlyIfTakeovers: true },
      discount: { phase: 'develop', amount: 1, consumes: { self: 1 } },
    };
    const powers = kinds.map((kind) => ({ kind, may: true, ...words[kind] }));
    const { mistakes } = readOwnCards(JSON.stringify({ ...shoals, powers }));
    expect(mistakes.map(({ field, flaw }) => ({ field, ...flaw }))).toEqual([
      { field: 'powers', code: 'broken-rule', rule },
    ]);
  });
});

describe('race-14.3: limits', () => {
  const many = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ ...shoals, id: `custom-c${index}`, name: `C${index}`, powers: [] }));

  test('60 designs', () => {
    expect(saidOf(many(60))).toEqual([]);
    expect(saidOf(many(61))).toEqual(['- -: expected a length of 1 to 60, found 61']);
    expect(saidOf([])).toEqual(['- -: expected a length of 1 to 60, found 0']);
  });

  test('4 copies, names of 40 characters, 5 powers', () => {
    const powers = new Array(6).fill({ phase: 'explore', kind: 'drawMore', amount: 1, may: false });
    expect(saidOf({ ...shoals, copies: { custom: 4 }, name: 'n'.repeat(40), powers: powers.slice(1) })).toEqual([]);
    expect(saidOf({ ...shoals, copies: { custom: 5 }, name: 'n'.repeat(41), powers })).toEqual([
      'custom-lantern-shoals name: expected a length of 1 to 40, found 41',
      'custom-lantern-shoals copies.custom: expected 1 to 4, found 5',
      'custom-lantern-shoals powers: expected a length of 0 to 5, found 6',
    ]);
  });

  test('64 kB, counted as bytes', () => {
    const blanks = (count: number) => `${JSON.stringify(shoals)}${' '.repeat(count)}`;
    const room = 65_536 - JSON.stringify(shoals).length;
    expect(said(blanks(room))).toEqual([]);
    expect(said(blanks(room + 1))).toEqual(['1:1 - -: a file has at most 65536 bytes, this one 65537']);
    expect(said(`"${'é'.repeat(40_000)}"`)).toEqual(['1:1 - -: a file has at most 65536 bytes, this one 80002']);
  });
});

describe('Files that mean harm', () => {
  test.each([
    ['', '1:1 - -: this is no JSON: expected a value'],
    ['{', '1:2 - -: this is no JSON: expected a text in double quotes'],
    ['[1 2]', '1:4 - -: this is no JSON: expected "," or "]"'],
    ['[1,]', '1:4 - -: this is no JSON: expected a value'],
    ['{"a" 1}', '1:6 - -: this is no JSON: expected ":"'],
    ['{"a": 1', '1:8 - -: this is no JSON: expected "," or "}"'],
    ['[] x', '1:4 - -: this is no JSON: expected the end of the file'],
    ['["a\u0000"]', '1:2 - -: this is no JSON: expected a text without control characters and unknown escapes'],
    ['[01]', '1:3 - -: this is no JSON: expected "," or "]"'],
    ['[NaN]', '1:2 - -: this is no JSON: expected a value'],
    ['<script>', '1:1 - -: this is no JSON: expected a value'],
    ['[1e999]', '1:2 - -: a number of this size means nothing on a card'],
    ['[-9007199254740993]', '1:2 - -: a number of this size means nothing on a card'],
    ['[{"a": 1,\n  "a": 2}]', '2:3 - -: "a" is there twice'],
    ['[{"__proto__": {"may": true}}]', '1:3 - -: "__proto__" cannot be the name of a field'],
    ['[{"\\u005f_proto__": 1}]', '1:3 - -: "__proto__" cannot be the name of a field'],
    ['[{"constructor": 1}]', '1:3 - -: "constructor" cannot be the name of a field'],
  ])('%j', (text, mistake) => {
    expect(said(text)).toEqual([mistake]);
  });

  test('brackets within brackets by the thousand', () => {
    expect(said('['.repeat(30_000))).toEqual(['1:14 - -: more than 12 levels of brackets']);
    expect(said(`${'{"a":'.repeat(9000)}1`)).toEqual(['1:66 - -: more than 12 levels of brackets']);
  });

  test.each(['\u202Eevil', 'new\nline', ' blank', 'lone \uD800', 'zero\u200Bwidth', 'bell\u0007', ''])(
    'a name like %j is refused',
    (name) => {
      expect(saidOf({ ...shoals, name })).toHaveLength(1);
    },
  );

  test('nothing that is pushed into a match gets past the same checks', () => {
    const start = (given: unknown) => startMatch(race, { options: { cards: given }, seats: [{}, {}], seed: 'own' });
    expect(start(cards).ok).toBe(true);
    const wrong: readonly (readonly [unknown, string])[] = [
      ['cards', 'cards'],
      [{ cards }, 'cards'],
      [[], 'cards'],
      [[{ ...shoals, vp: 10 }], 'cards[0].vp'],
      [[shoals, { ...shoals, id: 'custom-x' }], 'cards[1].name'],
      [[JSON.parse('{"__proto__": {"id": "custom-x"}}')], 'cards[0].name'],
      [new Array(61).fill(shoals), 'cards'],
      [
        [{ ...shoals, powers: [{ phase: 'explore', kind: 'drawMore', amount: Infinity, may: false }] }],
        'cards[0].powers[0].amount',
      ],
    ];
    for (const [given, field] of wrong) {
      expect(start(given)).toMatchObject({ refusal: { code: 'kernel/bad-options', data: { field } } });
    }
  });
});
