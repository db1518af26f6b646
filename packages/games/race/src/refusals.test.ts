// Every code a wrong answer can get, provoked once.

import { describe, expect, test } from 'vitest';
import { type RaceRefusalData, raceRefusals } from './refusals.ts';
import { cards, type Setup, scenario, type Table } from './testing/scenario.ts';

const cloak = 'Imperium Cloaking Technology';
const nothing = { uses: [], cards: [] };

/** A position, how it gets to the question, and the answer that is refused with the data that comes with the code. */
interface Case {
  readonly seat: Setup['seats'][number];
  readonly other?: Setup['seats'][number];
  readonly experienced?: boolean;
  readonly story: (t: Table) => object;
}

const atPicks = (answer: unknown) => (t: Table) => t.refused(0, 'chooseAction', answer);

const developing = (answer: unknown) => (t: Table) => {
  t.picks('develop', 'settle');
  return t.refused(0, 'developPlace', answer);
};

const settling = (answer: unknown) => (t: Table) => {
  t.picks('consume-trade', 'settle');
  return t.refused(0, 'settlePlace', answer);
};

/** Refused when Rebel Miners are paid for; the good fits nothing. */
const paying = (answer: object) => (t: Table) => {
  t.picks('consume-trade', 'settle');
  t.answer(0, 'settlePlace', 'Rebel Miners');
  return t.refused(0, 'settlePay', { ...nothing, ...answer });
};

const consuming = (answer: unknown) => (t: Table) => {
  t.picks('consume-x2', 'settle');
  return t.refused(0, 'consumeNext', answer);
};

const step = (card: string, ...goods: string[]) => ({ power: { card, power: 0 }, goods });
const miners = {
  tableau: ['Contact Specialist', 'Space Mercenaries', 'Space Marines'],
  hand: ['Rebel Miners', ...cards(3)],
};
const consumer = {
  tableau: [
    'Tourist World',
    'New Vinland',
    'Prosperous World',
    'Gem World (good)',
    'Spice World (good)',
    'Hive World (good)',
  ],
};

const cases: { readonly [C in keyof RaceRefusalData]: Case } = {
  'race/malformed': { seat: {}, story: atPicks('settle') },
  'race/not-in-hand': { seat: { hand: ['Public Works', ...cards(2)] }, story: developing('Colony Ship') },
  'race/wrong-count': { seat: {}, story: atPicks(['settle', 'produce']) },
  'race/not-offered': { seat: {}, story: atPicks(['settle-2']) },
  'race/same-twice': { seat: {}, experienced: true, story: atPicks(['settle', 'settle']) },
  'race/wrong-pair': { seat: {}, experienced: true, story: atPicks(['develop-2', 'settle']) },
  'race/not-a-development': { seat: { hand: ['Public Works', 'Gem World'] }, story: developing('Gem World') },
  'race/not-a-world': { seat: { hand: ['Public Works', 'Refugee World'] }, story: settling('Public Works') },
  'race/already-in-tableau': {
    seat: { tableau: ['Public Works'], hand: ['Public Works', 'Export Duties'] },
    story: developing('Public Works'),
  },
  'race/cannot-afford': { seat: { hand: ['Public Works', 'Drop Ships'] }, story: developing('Drop Ships') },
  'race/cannot-place': { seat: { hand: ['Refugee World', 'New Earth'] }, story: settling('New Earth') },
  'race/no-such-power': { seat: miners, story: paying({ way: 'conquer', uses: ['Space Marines'] }) },
  'race/power-used': {
    seat: consumer,
    story: (t) => {
      t.picks('consume-x2', 'settle');
      t.answer(0, 'consumeNext', step('Tourist World', 'Gem World', 'Hive World'));
      return t.refused(0, 'consumeNext', step('Tourist World', 'Spice World'));
    },
  },
  'race/wrong-way': { seat: miners, story: paying({ way: 'free' }) },
  'race/wrong-price': { seat: miners, story: paying({ way: 'payForMilitary', uses: ['Contact Specialist'] }) },
  'race/too-weak': {
    seat: { ...miners, tableau: ['Contact Specialist', 'Space Mercenaries'] },
    story: paying({ way: 'conquer', uses: ['Space Mercenaries'], cards: cards(1) }),
  },
  'race/power-without-cards': { seat: miners, story: paying({ way: 'conquer', uses: ['Space Mercenaries'] }) },
  'race/no-target': {
    seat: { tableau: [cloak] },
    other: { tableau: ['Drop Ships', 'Outlaw World', 'Gem World'] },
    story: (t) => {
      t.picks('develop', 'settle');
      return t.refused(0, 'declareTakeover', { power: cloak, world: 'Gem World', owner: 1, ...nothing });
    },
  },
  'race/must-use': { seat: consumer, story: consuming(null) },
  'race/not-usable': { seat: consumer, story: consuming(step('Spice World')) },
  'race/wrong-goods': { seat: consumer, story: consuming(step('Tourist World', 'Gem World')) },
  'race/no-good': {
    seat: consumer,
    story: (t) => {
      t.picks('consume-trade', 'settle');
      return t.refused(0, 'tradeGood', 'New Vinland');
    },
  },
  'race/out-of-range': {
    seat: { tableau: ['Gambling World'], hand: ['Pilgrimage World'] },
    story: (t) => {
      t.picks('consume-x2', 'consume-x2');
      t.answer(0, 'consumeNext', { power: { card: 'Gambling World', power: 1 }, goods: [] });
      return t.refused(0, 'ante', 'Pilgrimage World');
    },
  },
};

describe('Refusals', () => {
  test.each(raceRefusals.map((code) => ({ code, ...cases[code] })))(
    '$code',
    ({ code, seat, other, experienced, story }) => {
      const plain = { takeovers: true, experienced: experienced ?? false };
      scenario({ ...plain, seats: [seat, other ?? {}] }, (t) => {
        const refusal = story(t);
        expect(refusal).toMatchObject({ code, data: expect.any(Object) });
        expect(JSON.parse(JSON.stringify(refusal))).toEqual(refusal);
      });
    },
  );

  test('a settle question gives its reasons as data: every way with what is there and what is needed', () => {
    const hand = ['Rebel Homeworld', 'Refugee World'];
    scenario({ seats: [{ tableau: ['Contact Specialist', 'Drop Ships'], hand }, {}] }, (t) => {
      t.picks('consume-trade', 'settle');
      expect(t.refused(0, 'settlePlace', 'Rebel Homeworld')).toEqual({
        code: 'race/cannot-place',
        data: {
          card: 'Rebel Homeworld',
          reasons: [
            { way: 'conquer', price: 0, hand: 1, strength: 2, needed: 7 },
            { way: 'payForMilitary', price: 6, hand: 1, strength: 0, needed: 0 },
          ],
        },
      });
    });
  });
});
