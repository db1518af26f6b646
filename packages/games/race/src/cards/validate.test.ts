// Good data passes, bad data is refused with the file, the card and the field named.
import { describe, expect, it } from 'vitest';
import { baseCards } from './base.ts';
import { designs } from './catalogue.ts';
import { gsCards } from './gs.ts';
import { type CardMistake, explainMistake } from './mistakes.ts';
import type { CardFace } from './printed.ts';
import { rviCards } from './rvi.ts';
import { validateCards } from './validate.ts';

type Json = Record<string, unknown>;

/** A copy of a printed card as if it came from a file, with some fields changed. */
function cardWith(slug: string, changes: Json = {}): Json {
  const card = designs.find(({ id }) => id === slug);
  return { ...JSON.parse(JSON.stringify(card)), ...changes };
}

function withPower(slug: string, changes: Json, index = 0): Json {
  const card = cardWith(slug);
  const powers = card.powers as Json[];
  powers[index] = { ...powers[index], ...changes };
  return card;
}

function without(card: Json, field: string): Json {
  const { [field]: _, ...rest } = card;
  return rest;
}

/** A plain own card; the changes make it interesting. */
function ownCard(changes: Json = {}): Json {
  const own = { id: 'custom-quiet-harbor', name: 'Quiet Harbor', start: null, copies: { custom: 1 } };
  return { ...without(cardWith('old-earth'), 'names'), ...own, ...changes };
}

const lone = (card: unknown) => validateCards('cards/mine.json', [card], { alongside: [] });
const own = (card: unknown) => validateCards('mine.json', [card], { custom: true, alongside: designs });
const mistake = (card: string, field: string, flaw: Json) => ({ file: 'cards/mine.json', card, field, ...flaw });

describe('the printed sets', () => {
  const files: readonly [string, readonly CardFace[]][] = [
    ['base.ts', baseCards],
    ['gs.ts', gsCards],
    ['rvi.ts', rviCards],
  ];

  it.each(files)('%s is sound, alone and beside the other sets', (file, cards) => {
    const alongside = files.filter(([other]) => other !== file).flatMap(([, others]) => others);
    expect(validateCards(file, cards, { alongside })).toEqual([]);
  });

  it('are sound as one list that went through JSON', () => {
    expect(validateCards('all', JSON.parse(JSON.stringify(designs)))).toEqual([]);
  });

  it('are no longer sound when any field of any card is missing', () => {
    const optional = new Set(['names', 'replacedIn', 'replacedBy', 'replaces']);
    for (const card of designs) {
      for (const field of Object.keys(card).filter((name) => !optional.has(name))) {
        const found = validateCards('one', [without({ ...card }, field)]);
        const id = field === 'id' ? '#1' : card.id;
        expect(found).toEqual([{ file: 'one', card: id, field, code: 'missing-field' }]);
      }
    }
  });

  it('are no longer sound when any field of any power has another name', () => {
    for (const card of designs) {
      for (const [index, power] of card.powers.entries()) {
        for (const field of Object.keys(power)) {
          const powers: unknown[] = [...card.powers];
          powers[index] = { ...without({ ...power }, field), [`${field}s`]: 1 };
          const found = validateCards('one', [{ ...card, powers }], { alongside: [] });
          const fields = found.map((one) => one.field);
          expect(
            fields.some((name) => name.startsWith(`powers[${index}]`)),
            `${card.id} ${field}`,
          ).toBe(true);
        }
      }
    }
  });
});

describe('bad data is refused with file, card and field', () => {
  it('race-14.2 unknown power', () => {
    expect(lone(withPower('old-earth', { kind: 'priceMalus' }))).toEqual([
      mistake('old-earth', 'powers[0].kind', { code: 'unknown-power', phase: 'trade', kind: 'priceMalus' }),
    ]);
  });

  it('race-14.2 power of another phase', () => {
    expect(lone(withPower('old-earth', { phase: 'settle' }))).toEqual([
      mistake('old-earth', 'powers[0].kind', { code: 'unknown-power', phase: 'settle', kind: 'priceBonus' }),
    ]);
  });

  it('race-14.2 unknown phase', () => {
    expect(lone(withPower('old-earth', { phase: 'constructor' }))).toEqual([
      mistake('old-earth', 'powers[0].phase', { code: 'unknown-power', phase: 'constructor', kind: 'priceBonus' }),
    ]);
  });

  it('race-14.2 missing field of a card and of a power', () => {
    expect(lone(without(cardWith('old-earth'), 'vp'))).toEqual([mistake('old-earth', 'vp', { code: 'missing-field' })]);
    const card = cardWith('new-sparta', { powers: [{ phase: 'settle', kind: 'military', may: false }] });
    expect(lone(card)).toEqual([mistake('new-sparta', 'powers[0].amount', { code: 'missing-field' })]);
  });

  it('race-14.2 unknown field of a card, a power and a selector', () => {
    expect(lone(cardWith('new-sparta', { colour: 'red' }))).toEqual([
      mistake('new-sparta', 'colour', { code: 'unknown-field' }),
    ]);
    expect(lone(withPower('new-sparta', { good: 'rare' }))).toEqual([
      mistake('new-sparta', 'powers[0].good', { code: 'unknown-field' }),
    ]);
    expect(lone(withPower('new-sparta', { per: { color: 'red' } }))).toEqual([
      mistake('new-sparta', 'powers[0].per.color', { code: 'unknown-field' }),
    ]);
  });

  it('race-14.2 duplicate id, in the file and in another one', () => {
    const renamed = cardWith('new-sparta', { id: 'old-earth' });
    expect(validateCards('cards/mine.json', [cardWith('old-earth'), renamed])).toEqual([
      mistake('old-earth', 'id', { code: 'duplicate-id' }),
    ]);
    expect(validateCards('cards/mine.json', [renamed], { alongside: baseCards })).toEqual([
      mistake('old-earth', 'id', { code: 'duplicate-id' }),
    ]);
  });

  it('race-14.2 two designs of one name in the same deck', () => {
    const twin = cardWith('new-sparta', { id: 'twin', name: 'Old Earth', start: null });
    expect(validateCards('cards/mine.json', [cardWith('old-earth'), twin])).toEqual([
      mistake('twin', 'name', { code: 'duplicate-name', name: 'Old Earth', other: 'old-earth' }),
    ]);
  });

  it('race-14.2 two designs of one name, unless no deck holds both', () => {
    const old = without(without(cardWith('gambling-world'), 'replacedIn'), 'replacedBy');
    const found = validateCards('cards/mine.json', [old, cardWith('gambling-world-rvi')]);
    expect(found).toEqual([
      mistake('gambling-world-rvi', 'name', {
        code: 'duplicate-name',
        name: 'Gambling World',
        other: 'gambling-world',
      }),
    ]);
    expect(validateCards('f', [cardWith('gambling-world'), cardWith('gambling-world-rvi')])).toEqual([]);
  });

  it('race-14.2 two start worlds of one number', () => {
    const start = { number: 0, group: 'blue' };
    expect(validateCards('cards/mine.json', [cardWith('old-earth'), cardWith('epsilon-eridani', { start })])).toEqual([
      mistake('epsilon-eridani', 'start', { code: 'duplicate-start', number: 0, other: 'old-earth' }),
    ]);
  });

  it('race-14.2 names of cards that do not exist', () => {
    const endBonuses = [{ vp: 3, per: { ids: ['new-sparta', 'nowhere'] } }];
    const found = validateCards('cards/mine.json', [
      cardWith('new-sparta'),
      cardWith('merchant-guild', { endBonuses }),
    ]);
    expect(found).toEqual([
      mistake('merchant-guild', 'endBonuses[0].per.ids[1]', { code: 'unknown-design', found: 'nowhere' }),
    ]);
  });

  it('race-14.2 wrong types and ranges', () => {
    const cases: readonly [Json, string, Json][] = [
      [{ cost: '3' }, 'cost', { code: 'wrong-type', expected: 'number', found: 'text' }],
      [{ cost: 2.5 }, 'cost', { code: 'not-whole', found: 2.5 }],
      [{ cost: 8 }, 'cost', { code: 'out-of-range', min: 0, max: 7, found: 8 }],
      [{ vp: -2 }, 'vp', { code: 'out-of-range', min: -1, max: 9, found: -2 }],
      [{ kind: 'moon' }, 'kind', { code: 'not-listed', allowed: ['world', 'development'], found: 'moon' }],
      [{ powers: null }, 'powers', { code: 'wrong-type', expected: 'list', found: 'nothing' }],
      [{ powers: [3] }, 'powers[0]', { code: 'wrong-type', expected: 'object', found: 'number' }],
      [{ keywords: ['rebel', 'rebel'] }, 'keywords[1]', { code: 'repeated', found: 'rebel' }],
      [{ military: 'no' }, 'military', { code: 'wrong-type', expected: 'truth value', found: 'text' }],
      [{ name: '' }, 'name', { code: 'wrong-length', min: 1, max: 60, found: 0 }],
      [{ copies: { base: 1, gs: 0 } }, 'copies.rvi', { code: 'missing-field' }],
      [{ id: 'custom-earth' }, 'id', { code: 'broken-rule', rule: 'id-not-custom' }],
    ];
    for (const [changes, field, flaw] of cases) {
      const card = cardWith('old-earth', changes);
      expect(lone(card)).toEqual([mistake(String(card.id), field, flaw)]);
    }
  });

  it('race-14.2 what is no card at all', () => {
    expect(validateCards('mine.json', { cards: [] })).toEqual([
      { file: 'mine.json', card: null, field: '', code: 'wrong-type', expected: 'list', found: 'object' },
    ]);
    expect(validateCards('mine.json', [cardWith('old-earth'), null])).toEqual([
      { file: 'mine.json', card: '#2', field: '', code: 'wrong-type', expected: 'object', found: 'nothing' },
    ]);
    // A hostile value must not break the check itself.
    const hostile = { toString: 1, valueOf: 1 };
    for (const field of Object.keys(cardWith('old-earth')))
      expect(lone(cardWith('old-earth', { [field]: hostile }))).not.toEqual([]);
    for (const field of ['phase', 'kind', 'amount', 'good']) {
      expect(lone(withPower('old-earth', { [field]: hostile }))).not.toEqual([]);
    }
    expect(lone(withPower('gambling-world', { range: [hostile, hostile] }, 1))).not.toEqual([]);
  });
});

describe('rules between the fields of a card', () => {
  const produceHere = { phase: 'produce', kind: 'produceHere', may: false };
  const points = { vp: 1, per: { kind: 'world' } };
  const cases: readonly [string, string, Json, string][] = [
    ['cost-or-defense', 'old-earth', { cost: null }, 'cost'],
    ['defense-when-military', 'old-earth', { cost: null, defense: 3 }, 'defense'],
    ['defense-when-military', 'new-sparta', { military: false }, 'defense'],
    ['development-without-good', 'public-works', { good: 'rare', production: 'windfall' }, 'good'],
    ['development-without-production', 'public-works', { good: 'rare', production: 'windfall' }, 'production'],
    ['development-not-military', 'public-works', { cost: null, defense: 3, military: true }, 'military'],
    ['development-not-start', 'public-works', { start: { number: 1, group: 'red' } }, 'start'],
    ['production-with-good', 'old-earth', { good: 'rare' }, 'production'],
    ['production-with-good', 'gem-world', { good: 'none' }, 'production'],
    ['production-produces', 'gem-world', { powers: [] }, 'powers'],
    ['production-produces', 'gem-world', { powers: [produceHere, produceHere] }, 'powers'],
    ['only-production-produces', 'alpha-centauri', { powers: [produceHere] }, 'powers'],
    ['only-production-produces', 'old-earth', { powers: [produceHere] }, 'powers'],
    [
      'own-good',
      'old-earth',
      { powers: [{ phase: 'produce', kind: 'drawIfProducedHere', amount: 1, may: false }] },
      'powers',
    ],
    ['end-bonuses-when-variable', 'old-earth', { endBonuses: [points] }, 'endBonuses'],
    ['end-bonuses-when-variable', 'merchant-guild', { endBonuses: [] }, 'endBonuses'],
    ['variable-without-vp', 'merchant-guild', { vp: 2 }, 'vp'],
    ['chromosome-with-uplift', 'old-earth', { chromosome: true }, 'chromosome'],
    ['start-group', 'old-earth', { start: { number: 0, group: 'red' } }, 'start.group'],
    ['some-copies', 'old-earth', { copies: { base: 0, gs: 0, rvi: 0 } }, 'copies'],
    ['world-once', 'old-earth', { copies: { base: 1, gs: 1, rvi: 0 } }, 'copies'],
    ['replaced-by-somebody', 'old-earth', { replacedIn: 'gs' }, 'replacedIn'],
  ];

  it.each(cases)('race-14.2 %s: %s %j', (rule, slug, changes, field) => {
    expect(lone(cardWith(slug, changes))).toContainEqual(mistake(slug, field, { code: 'broken-rule', rule }));
  });

  it('race-14.2 at most five powers', () => {
    const power = { phase: 'explore', kind: 'drawMore', amount: 1, may: false };
    expect(lone(cardWith('public-works', { powers: new Array(5).fill(power) }))).toEqual([]);
    expect(lone(cardWith('public-works', { powers: new Array(6).fill(power) }))).toEqual([
      mistake('public-works', 'powers', { code: 'wrong-length', min: 0, max: 5, found: 6 }),
    ]);
  });
});

describe('rules inside a power', () => {
  const any = { count: 1, of: 'any' };
  const consume = (goods: Json, more: Json = {}) => ({ consumes: { goods: { ...any, ...goods } }, ...more });
  const cases: readonly [string, string, number, Json, string][] = [
    ['exactly-one', 'old-earth', 0, { goodFrom: 'thisWorld' }, 'powers[0].good'],
    ['exactly-one', 'alpha-centauri', 1, { against: {} }, 'powers[1].against.worldGood'],
    [
      'exactly-one',
      'alpha-centauri',
      1,
      { against: { worldGood: 'rare', keyword: 'rebel' } },
      'powers[1].against.worldGood',
    ],
    ['exactly-one', 'new-military-tactics', 0, { consumes: {} }, 'powers[0].consumes.self'],
    ['per-card-when-hand', 'new-military-tactics', 0, { perCard: true }, 'powers[0].perCard'],
    ['may-when-paid', 'investment-credits', 0, { may: true }, 'powers[0].may'],
    ['may-when-paid', 'gem-world', 0, { may: true }, 'powers[0].may'],
    ['some-yield', 'old-earth', 1, { yields: {} }, 'powers[1].yields.vp'],
    ['doubling-when-vp', 'old-earth', 1, { yields: { cards: 1 } }, 'powers[1].doubledByX2'],
    ['goods-fit', 'old-earth', 1, consume({ count: 'all' }), 'powers[1].times'],
    ['goods-fit', 'old-earth', 1, consume({ of: 'rare', allDifferent: true }), 'powers[1].consumes.goods.allDifferent'],
    [
      'goods-fit',
      'old-earth',
      1,
      consume({ count: 2, eachTimeDifferent: true }),
      'powers[1].consumes.goods.eachTimeDifferent',
    ],
    ['goods-fit', 'alien-toy-shop', 0, consume({ count: 2, from: 'thisWorld' }), 'powers[0].consumes.goods.from'],
    ['range-rising', 'gambling-world', 1, { range: [7, 1] }, 'powers[1].range'],
  ];

  it.each(cases)('race-14.2 %s: %s, power %i with %j', (rule, slug, index, changes, field) => {
    expect(lone(withPower(slug, changes, index))).toEqual([mistake(slug, field, { code: 'broken-rule', rule })]);
  });

  it('race-14.2 the owner may not choose what the rules demand', () => {
    expect(lone(withPower('old-earth', { may: true }))).toEqual([
      mistake('old-earth', 'powers[0].may', { code: 'not-listed', allowed: [false], found: 'true' }),
    ]);
  });
});

describe('own cards', () => {
  it('race-14.1 are described like printed ones', () => {
    expect(own(ownCard())).toEqual([]);
    expect(own(ownCard({ cost: 9, names: { hu: 'Csendes kikötő' }, copies: { custom: 3 } }))).toEqual([]);
  });

  it('race-14.2 need an id of their own and a number of copies', () => {
    expect(own(ownCard({ id: 'quiet-harbor' }))).toMatchObject([
      { card: 'quiet-harbor', field: 'id', code: 'bad-text' },
    ]);
    expect(own(ownCard({ copies: { base: 1, gs: 0, rvi: 0 } }))).toMatchObject([
      { field: 'copies.custom', code: 'missing-field' },
      { field: 'copies.base', code: 'unknown-field' },
      { field: 'copies.gs', code: 'unknown-field' },
      { field: 'copies.rvi', code: 'unknown-field' },
    ]);
    expect(own(ownCard({ copies: { custom: 0 } }))).toMatchObject([{ field: 'copies.custom', code: 'out-of-range' }]);
  });

  it('race-14.2 race-14.4 cannot take the name of a printed card, replace one, or be a start world', () => {
    expect(own(ownCard({ name: 'old earth' }))).toMatchObject([
      { card: 'custom-quiet-harbor', field: 'name', code: 'duplicate-name', other: 'old-earth' },
    ]);
    expect(own(ownCard({ start: { number: 2, group: 'blue' } }))).toMatchObject([
      { field: 'start', code: 'wrong-type', expected: 'nothing' },
    ]);
    expect(own(ownCard({ presetHand: 1 }))).toMatchObject([{ field: 'presetHand', code: 'wrong-type' }]);
    expect(own(ownCard({ replaces: 'old-earth' }))).toMatchObject([{ field: 'replaces', code: 'unknown-field' }]);
  });

  it('are not taken for printed ones', () => {
    expect(lone(ownCard()).map((one) => one.field)).toEqual(expect.arrayContaining(['copies.base', 'copies.custom']));
  });
});

describe('explainMistake', () => {
  it('names file, card and field in one line', () => {
    const [found] = lone(withPower('old-earth', { kind: 'priceMalus' }));
    expect(explainMistake(found!)).toBe(
      'cards/mine.json: old-earth: powers[0].kind: there is no power "priceMalus" in the phase "trade"',
    );
    const [noList] = validateCards('mine.json', 7);
    expect(explainMistake(noList!)).toBe('mine.json: expected a list, found a number');
  });

  it('has a sentence for every mistake of a thoroughly broken file', () => {
    const broken: unknown[] = [
      null,
      cardWith('old-earth', { cost: 'x', vp: 99, kind: 'moon', military: 3, keywords: ['alien', 'alien'] }),
      cardWith('old-earth', { id: 'New Earth!', powers: [{ phase: 'x', kind: 'y' }], defense: 1.5, colour: 1 }),
      cardWith('new-sparta', { name: '', powers: [{}] }),
      cardWith('old-earth', { cost: null }),
      cardWith('old-earth', { id: 'twin' }),
      cardWith('mining-league'),
    ];
    const found: CardMistake[] = validateCards('bad.json', [cardWith('old-earth'), ...broken]);
    expect([...new Set(found.map((one) => one.code))].sort()).toEqual([
      'bad-text',
      'broken-rule',
      'duplicate-id',
      'duplicate-name',
      'duplicate-start',
      'missing-field',
      'not-listed',
      'not-whole',
      'out-of-range',
      'repeated',
      'unknown-design',
      'unknown-field',
      'unknown-power',
      'wrong-length',
      'wrong-type',
    ]);
    for (const one of found) {
      const line = explainMistake(one);
      expect(line.startsWith(`bad.json: ${one.card}: ${one.field}`)).toBe(true);
      expect(line).not.toMatch(/undefined|\[object|\n/);
    }
  });
});
