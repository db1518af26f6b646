// Own cards by chance, made from the JSON Schema that editors get: whatever the vocabulary can say, in any mix. For
// finding out whether the rules hold with cards that nobody printed.

import { below, pick, type Random } from '@orrery/kernel';
import type { CardFace } from '@orrery/race';
import { designs, ownCardFlaws } from '@orrery/race/describe';
import { ownCardSchema } from '../json-schema.ts';

type Node = Readonly<Record<string, unknown>>;

const root = ownCardSchema();
const parts = root.definitions as Readonly<Record<string, Node>>;

/** So many sound designs with up to four copies each. */
export function randomCards(count: number, random: Random): CardFace[] {
  const cards: CardFace[] = [];
  while (cards.length < count) {
    const card = randomCard(cards.length, random);
    if (ownCardFlaws([...cards, card]).length === 0) cards.push(card as CardFace);
  }
  return cards;
}

function randomCard(index: number, random: Random): unknown {
  const isWorld = below(random, 3) > 0;
  const military = isWorld && below(random, 3) === 0;
  const production = isWorld ? pick(random, ['none', 'production', 'windfall']) : 'none';
  const vpVariable = !isWorld && below(random, 4) === 0;
  const powers = Array.from({ length: below(random, 4) }, () => someValue(parts.power ?? {}, random));
  if (production === 'production') powers.push({ phase: 'produce', kind: 'produceHere', may: false });
  const count = 1 + below(random, 3);
  return {
    id: `custom-card-${index}`,
    name: `Card ${index}`,
    kind: isWorld ? 'world' : 'development',
    cost: military ? null : below(random, 7),
    defense: military ? 1 + below(random, 6) : null,
    vp: vpVariable ? 0 : below(random, 4),
    vpVariable,
    good: production === 'none' ? 'none' : pick(random, ['novelty', 'rare', 'genes', 'alien']),
    production,
    military,
    keywords: below(random, 2) === 0 ? [] : [pick(random, ['rebel', 'imperium', 'alien', 'uplift', 'terraforming'])],
    chromosome: false,
    start: null,
    presetHand: null,
    copies: { custom: 1 + below(random, 4) },
    powers,
    endBonuses: vpVariable ? Array.from({ length: count }, () => someValue(parts.endBonus ?? {}, random)) : [],
  };
}

/** Some value that fits a schema; optional fields are there every third time. */
function someValue(schema: Node, random: Random): unknown {
  if (typeof schema.$ref === 'string') return someValue(parts[schema.$ref.replace('#/definitions/', '')] ?? {}, random);
  const either = (schema.oneOf ?? schema.anyOf) as readonly Node[] | undefined;
  if (either !== undefined) return someValue(pick(random, either), random);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum !== undefined) return pick(random, schema.enum as readonly unknown[]);
  if (schema.type === 'integer') {
    const [min, max] = [schema.minimum as number, schema.maximum as number];
    return min + below(random, max - min + 1);
  }
  if (schema.type === 'boolean') return below(random, 2) === 0;
  if (schema.type === 'string') return pick(random, designs).id; // only selectors of designs get here
  if (schema.type === 'array') return listOf(schema, random);
  const properties = Object.entries((schema.properties ?? {}) as Readonly<Record<string, Node>>);
  const required = schema.required as readonly string[];
  const given = properties.filter(([name]) => required.includes(name) || below(random, 3) === 0);
  return Object.fromEntries(given.map(([name, inner]) => [name, someValue(inner, random)]));
}

function listOf(schema: Node, random: Random): unknown[] {
  const [min, max] = [schema.minItems as number, Math.min(schema.maxItems as number, 4)];
  const list = Array.from({ length: min + below(random, max - min + 1) }, () =>
    someValue(schema.items as Node, random),
  );
  return schema.uniqueItems === true ? [...new Set(list)] : list;
}
