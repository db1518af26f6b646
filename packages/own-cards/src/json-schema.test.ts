// The JSON Schema for editors: the file in docs is what the checks say, and it never marks what the checks accept.

import { readFileSync } from 'node:fs';
import { randomFromNumber } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { ownCardSchema } from './json-schema.ts';
import { readOwnCards } from './own-cards.ts';
import { randomCards } from './testing/random-cards.ts';

type Node = Readonly<Record<string, unknown>>;

const schema = ownCardSchema();
const written = new URL('../../../docs/own-cards.schema.json', import.meta.url);
const example = new URL('../examples/quiet-frontier.json', import.meta.url);

/** As much of a JSON Schema validator as our schema needs; the keywords are listed so that a new one is noticed. */
function fits(node: Node, value: unknown): boolean {
  const known = new Set(['title', 'description', '$schema', 'definitions', ...Object.keys(tests)]);
  expect(Object.keys(node).filter((keyword) => !known.has(keyword))).toEqual([]);
  return Object.entries(tests).every(([keyword, test]) => node[keyword] === undefined || test(node, value));
}

const isObject = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isType = (type: unknown, value: unknown): boolean => {
  if (type === 'integer') return Number.isInteger(value);
  if (type === 'array') return Array.isArray(value);
  if (type === 'object') return isObject(value);
  return type === 'null' ? value === null : typeof value === type;
};

const tests: Readonly<Record<string, (node: Node, value: unknown) => boolean>> = {
  type: ({ type }, value) => isType(type, value),
  enum: (node, value) => (node.enum as unknown[]).includes(value),
  const: (node, value) => node.const === value,
  minimum: ({ minimum }, value) => (value as number) >= (minimum as number),
  maximum: ({ maximum }, value) => (value as number) <= (maximum as number),
  minLength: ({ minLength }, value) => typeof value !== 'string' || value.length >= (minLength as number),
  maxLength: ({ maxLength }, value) => typeof value !== 'string' || value.length <= (maxLength as number),
  pattern: ({ pattern }, value) => typeof value !== 'string' || new RegExp(pattern as string, 'u').test(value),
  minItems: ({ minItems }, value) => !Array.isArray(value) || value.length >= (minItems as number),
  maxItems: ({ maxItems }, value) => !Array.isArray(value) || value.length <= (maxItems as number),
  uniqueItems: (_, value) => !Array.isArray(value) || new Set(value).size === value.length,
  items: ({ items }, value) => !Array.isArray(value) || value.every((each) => fits(items as Node, each)),
  maxProperties: ({ maxProperties }, value) => Object.keys(value as object).length <= (maxProperties as number),
  required: ({ required }, value) => !isObject(value) || (required as string[]).every((name) => name in value),
  properties: ({ properties }, value) =>
    !isObject(value) || Object.entries(properties as Node).every(([name, inner]) => fitsIn(value, name, inner)),
  patternProperties: ({ patternProperties }, value) =>
    Object.entries(patternProperties as Node).every(([form, inner]) =>
      Object.keys(value as object)
        .filter((name) => new RegExp(form, 'u').test(name))
        .every((name) => fitsIn(value as Node, name, inner)),
    ),
  additionalProperties: (node, value) => {
    const forms = Object.keys((node.patternProperties ?? {}) as Node).map((form) => new RegExp(form, 'u'));
    const isKnown = (name: string) =>
      name in ((node.properties ?? {}) as Node) || forms.some((form) => form.test(name));
    return !isObject(value) || Object.keys(value).every(isKnown);
  },
  anyOf: ({ anyOf }, value) => (anyOf as Node[]).some((each) => fits(each, value)),
  oneOf: ({ oneOf }, value) => (oneOf as Node[]).filter((each) => fits(each, value)).length === 1,
  $ref: ({ $ref }, value) =>
    fits((schema.definitions as Record<string, Node>)[String($ref).replace('#/definitions/', '')]!, value),
};

const fitsIn = (value: Node, name: string, inner: unknown): boolean =>
  !(name in value) || fits(inner as Node, value[name]);

describe('The JSON Schema', () => {
  test('docs/own-cards.schema.json is up to date (npm run cards -- schema)', () => {
    expect(JSON.parse(readFileSync(written, 'utf8'))).toEqual(JSON.parse(JSON.stringify(schema)));
  });

  test('accepts the example, as an object, as a list and card by card', () => {
    const file = JSON.parse(readFileSync(example, 'utf8')) as { cards: unknown[] };
    for (const value of [file, file.cards, ...file.cards]) expect(fits(schema, value)).toBe(true);
  });

  test('accepts every card that the checks accept', () => {
    for (const card of randomCards(60, randomFromNumber(4))) {
      const text = JSON.stringify(card);
      expect([readOwnCards(text).mistakes, fits(schema, JSON.parse(text))]).toEqual([[], true]);
    }
  });

  test('marks what the checks find in single fields', () => {
    const [card] = (JSON.parse(readFileSync(example, 'utf8')) as { cards: Node[] }).cards;
    const broken: readonly Node[] = [
      { ...card, id: 'lantern-shoals' },
      { ...card, name: 'L'.repeat(41) },
      { ...card, cost: 10 },
      { ...card, colour: 'blue' },
      { ...card, copies: { custom: 5 } },
      { ...card, start: { number: 3, group: 'red' } },
      { ...card, keywords: ['rebel', 'rebel'] },
      { ...card, names: { hungarian: 'Lámpások' } },
      { ...card, powers: [{ phase: 'trade', kind: 'drawMore', amount: 1, may: false }] },
      { ...card, powers: [{ phase: 'explore', kind: 'drawMore', amount: 1, may: false, twice: true }] },
    ];
    for (const one of broken) {
      expect([fits(schema, one), readOwnCards(JSON.stringify(one)).mistakes.length > 0]).toEqual([false, true]);
    }
  });

  test('has a meaning for every word and every field of a card', () => {
    const { power, card } = schema.definitions as { power: { oneOf: Node[] }; card: { properties: Node } };
    for (const part of [...power.oneOf, ...(Object.values(card.properties) as Node[])]) {
      expect(String(part.description ?? '').length, JSON.stringify(part).slice(0, 80)).toBeGreaterThan(10);
    }
  });
});
