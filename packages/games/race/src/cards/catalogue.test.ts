// The loader test of the card data: counts, sums and uniqueness against the printed distribution lists.
import { describe, expect, it } from 'vitest';
import type { SetName } from '../powers/vocabulary.ts';
import { baseCards } from './base.ts';
import { type Catalogue, catalogueFor, designs } from './catalogue.ts';
import type { Face } from './face.ts';
import { gsCards } from './gs.ts';
import { rviCards } from './rvi.ts';

interface Distribution {
  readonly rule: string;
  readonly sets: readonly SetName[];
  readonly size: number;
  readonly startNumbers: readonly number[];
  /** How many cards there are at each printed number, from 0 up. */
  readonly developments: readonly number[];
  readonly nonMilitaryWorlds: readonly number[];
  readonly militaryWorlds: readonly number[];
}

/** base: rulebook page 11; base+gs: the expansion's Gambling World; base+gs+rvi: the table of the second expansion. */
const distributions: readonly Distribution[] = [
  {
    rule: 'race-2.1.1',
    sets: ['base'],
    size: 114,
    startNumbers: [0, 1, 2, 3, 4],
    developments: [0, 12, 12, 4, 8, 2, 12, 0, 0, 0],
    nonMilitaryWorlds: [2, 6, 11, 10, 5, 5, 2, 0, 0, 0],
    militaryWorlds: [0, 6, 7, 3, 2, 2, 2, 1, 0, 0],
  },
  {
    rule: 'race-2.1.2',
    sets: ['base', 'gs'],
    size: 136,
    startNumbers: [0, 1, 2, 3, 4, 5, 6, 7, 8],
    developments: [0, 15, 12, 6, 8, 2, 15, 0, 0, 0],
    nonMilitaryWorlds: [2, 8, 14, 12, 5, 6, 2, 0, 0, 0],
    militaryWorlds: [0, 8, 7, 6, 3, 2, 2, 1, 0, 0],
  },
  {
    rule: 'race-2.1.3',
    sets: ['base', 'gs', 'rvi'],
    size: 180,
    startNumbers: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11],
    developments: [0, 23, 12, 10, 11, 2, 22, 0, 0, 0],
    nonMilitaryWorlds: [3, 11, 17, 15, 5, 6, 4, 1, 0, 0],
    militaryWorlds: [0, 11, 9, 6, 3, 4, 2, 1, 1, 1],
  },
  {
    rule: 'race-2.1.4',
    sets: ['base', 'rvi'],
    size: 158,
    startNumbers: [0, 1, 2, 3, 4, 9, 10, 11],
    developments: [0, 20, 12, 8, 11, 2, 19, 0, 0, 0],
    nonMilitaryWorlds: [3, 9, 14, 13, 5, 5, 4, 1, 0, 0],
    militaryWorlds: [0, 9, 9, 3, 2, 4, 2, 1, 1, 1],
  },
];

function countByPrice(catalogue: Catalogue, belongs: (face: Face) => boolean): number[] {
  const counts = new Array<number>(10).fill(0);
  for (const face of catalogue.faces) if (belongs(face)) counts[face.price]! += catalogue.copies[face.no]!;
  return counts;
}

describe('the deck of a choice of sets', () => {
  it.each(distributions)('$rule $sets holds $size cards, distributed as printed', (expected) => {
    const catalogue = catalogueFor(expected.sets);
    expect({
      rule: expected.rule,
      sets: catalogue.sets,
      size: catalogue.size,
      startNumbers: catalogue.startWorlds.map((no) => catalogue.faces[no]?.startNumber),
      developments: countByPrice(catalogue, (face) => face.isDevelopment),
      nonMilitaryWorlds: countByPrice(catalogue, (face) => face.isWorld && !face.isMilitary),
      militaryWorlds: countByPrice(catalogue, (face) => face.isMilitary),
    }).toEqual(expected);
  });

  it.each(distributions)('$sets holds no two designs of one name', ({ sets }) => {
    const { copies } = catalogueFor(sets);
    const names = designs.filter((_, no) => copies[no]! > 0).map((card) => card.name);
    expect(names.length).toBe(new Set(names).size);
  });

  it('race-2.1.5 exchanges Gambling World when Rebel vs Imperium is in use', () => {
    const copiesOf = (slug: string, ...sets: SetName[]) => {
      const { bySlug, copies } = catalogueFor(sets);
      return copies[bySlug.get(slug)!];
    };
    expect(copiesOf('gambling-world', 'base', 'gs')).toBe(1);
    expect(copiesOf('gambling-world-rvi', 'base', 'gs')).toBe(0);
    expect(copiesOf('gambling-world', 'base', 'rvi')).toBe(0);
    expect(copiesOf('gambling-world-rvi', 'base', 'rvi')).toBe(1);
    expect(copiesOf('contact-specialist', 'base')).toBe(2);
    expect(copiesOf('contact-specialist', 'base', 'gs')).toBe(3);
  });
});

describe('the list of designs', () => {
  it('numbers the printed designs in the order of the set files', () => {
    const { bySlug, faces } = catalogueFor(['base', 'gs', 'rvi']);
    expect([baseCards.length, gsCards.length, rviCards.length]).toEqual([95, 19, 37]);
    expect(designs.map((card) => card.id)).toEqual([...baseCards, ...gsCards, ...rviCards].map((card) => card.id));
    expect(bySlug.size).toBe(151);
    expect(faces.every((face, no) => face.no === no && bySlug.get(face.slug) === no)).toBe(true);
  });

  // A saved match holds numbers, so a design must never move.
  it('keeps the numbers that saved matches use', () => {
    const { bySlug } = catalogueFor(['base']);
    const numbers = { 'old-earth': 0, 'separatist-colony': 95, 'rebel-cantina': 114, 'gambling-world-rvi': 144 };
    expect(Object.keys(numbers).map((slug) => bySlug.get(slug))).toEqual(Object.values(numbers));
  });

  it('puts each design into the file of the first set that adds it', () => {
    expect(baseCards.every(({ copies }) => copies.base! > 0)).toBe(true);
    expect(gsCards.every(({ copies }) => copies.base === 0 && copies.gs! > 0)).toBe(true);
    expect(rviCards.every(({ copies }) => copies.base === 0 && copies.gs === 0 && copies.rvi! > 0)).toBe(true);
  });
});

describe('catalogueFor', () => {
  const own = [{ ...designs[0]!, id: 'custom-quiet-harbor', name: 'Quiet Harbor', start: null, copies: { custom: 2 } }];

  it('returns the same catalogue for the same sets and cards', () => {
    expect(catalogueFor(['base', 'gs'])).toBe(catalogueFor(['base', 'gs']));
    expect(catalogueFor(['base', 'gs'])).not.toBe(catalogueFor(['base']));
    expect(catalogueFor(['base'], own)).toBe(catalogueFor(['base'], own));
    expect(catalogueFor(['base'], own)).not.toBe(catalogueFor(['base']));
  });

  it('race-14.1 appends own cards and shuffles them in', () => {
    const catalogue = catalogueFor(['base', 'gs'], own);
    expect(catalogue.size).toBe(138);
    expect(catalogue.bySlug.get('custom-quiet-harbor')).toBe(151);
    expect(catalogue.faces[151]).toMatchObject({ no: 151, slug: 'custom-quiet-harbor', startNumber: -1, price: 3 });
    expect(catalogue.copies[151]).toBe(2);
    expect(catalogue.faces[0]).toBe(catalogueFor(['base']).faces[0]);
  });

  it('cannot be changed, down to the powers', () => {
    const catalogue = catalogueFor(['base']);
    expect(Object.isFrozen(catalogue) && Object.isFrozen(catalogue.copies)).toBe(true);
    expect(Object.isFrozen(catalogue.faces[0]) && Object.isFrozen(catalogue.faces[0]?.trade)).toBe(true);
    expect(catalogue.designs.every((card) => card.powers.every((power) => Object.isFrozen(power)))).toBe(true);
  });
});
