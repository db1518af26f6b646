// The JSON Schema of a file of own cards, made from the very checks that judge it, so that an editor offers and marks
// the same. docs/own-cards.schema.json is this, written out.

import type { CardFace } from '@orrery/race';
import { ownCardLimits, ownCardSchemas, type Schema } from '@orrery/race/describe';
import { wordMeanings } from './word-meanings.ts';

/** What editors say about the fields of a card. */
const meanings: { readonly [F in Exclude<keyof CardFace, 'replacedIn' | 'replacedBy' | 'replaces'>]: string } = {
  id: 'A stable key, beginning with custom-.',
  name: 'The title, unlike that of any other card.',
  names: 'Titles in other languages, by language tag; the title stands where one is missing.',
  kind: 'What the card is.',
  cost: 'Cards to pay; null for a military world.',
  defense: 'Strength to reach; null for everything but a military world.',
  vp: 'Printed points; 0 with vpVariable.',
  vpVariable: 'The points are counted at the end by endBonuses.',
  good: 'The kind of a world that holds goods.',
  production: 'Produces every time, or got one good when it was settled.',
  military: 'A military world: conquered, not paid for.',
  keywords: 'Words in the title that other cards look for.',
  chromosome: 'The chromosome icon; it needs the keyword uplift.',
  start: 'Null: own cards are no start worlds.',
  presetHand: 'Null: own cards belong to no preset hand.',
  copies: 'How many cards of this design are shuffled into the deck.',
  powers: 'What the card does, by phase.',
  endBonuses: 'Points at the end: each card of the tableau earns the first line with "per" that it matches.',
};

/** Parts that occur often stand once, under their name. */
const parts: readonly (readonly [string, Schema])[] = Object.entries(ownCardSchemas);

/** @rule race-14.2 */
export function ownCardSchema(): Schema {
  const ref = (name: string): Schema => ({ $ref: `#/definitions/${name}` });
  const cards = { type: 'array', items: ref('card'), minItems: 1, maxItems: ownCardLimits.designs };
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: 'Own cards for Race for the Galaxy',
    description: 'A list of cards, one card, or an object with "cards". docs/add-a-card.md explains the words.',
    anyOf: [
      { title: 'a list of cards', ...cards },
      {
        title: 'an object with cards',
        type: 'object',
        properties: { $schema: { type: 'string' }, cards },
        required: ['cards'],
        additionalProperties: false,
      },
      { title: 'one card', ...ref('card') },
    ],
    definitions: Object.fromEntries(
      parts.map(([name, schema]) => [name, withRefs(withMeanings(name, schema), schema)]),
    ),
  };
}

function withMeanings(name: string, schema: Schema): Schema {
  if (name === 'power' && Array.isArray(schema.oneOf)) return { ...schema, oneOf: schema.oneOf.map(describedWord) };
  if (name !== 'card') return schema;
  const properties = Object.entries(schema.properties as Readonly<Record<string, Schema>>);
  const described = properties.map(([field, inner]) => [
    field,
    { description: meanings[field as keyof typeof meanings], ...(withRefs(inner, schema) as Schema) },
  ]);
  return { ...schema, properties: Object.fromEntries(described) };
}

/** A word is told by its title, as in `explore: drawMore`. */
function describedWord({ type, title, ...word }: Schema): Schema {
  return { type, title, description: wordMeanings[String(title)], ...word };
}

/** The same with shared parts named instead of repeated; `self` is the part being written out. */
function withRefs(value: unknown, self: Schema): unknown {
  if (Array.isArray(value)) return value.map((each) => withRefs(each, self));
  if (typeof value !== 'object' || value === null) return value;
  const part = parts.find(([, schema]) => schema === value && schema !== self);
  if (part !== undefined) return { $ref: `#/definitions/${part[0]}` };
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withRefs(inner, self)]));
}
