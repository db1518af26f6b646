// The quick readings agree with what the slow, named ones say, in every position of random matches.

import { firstOpen, playInPlace, randomFromNumber } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { inspect, type RaceQuestion, type RaceState, race } from './index.ts';
import { readOptions } from './options.ts';
import { bestSale, catalogueOf, goalAmounts, pointsNow, strengthNow, worldPrice } from './search.ts';

const everything = { sets: ['base', 'gs', 'rvi'], takeovers: true };

function eachPosition(look: (state: RaceState, question: RaceQuestion) => void, matches = 2): void {
  for (let match = 0; match < matches; match++) {
    const raw = match % 2 === 0 ? {} : everything;
    const read = readOptions(raw);
    if (!read.ok) throw new Error('no options');
    const state = race.setup(read.value, 3, { text: `insight ${match}`, generator: 'xoshiro128' });
    const random = randomFromNumber(5);
    race.advance(state, null);
    for (let question = firstOpen(state.flow); question !== null; question = firstOpen(state.flow)) {
      look(state, question);
      const answer = race.sample(state, question, random);
      expect(playInPlace(race, state, question.seat, question.id, answer, null)).toBeNull();
    }
  }
}

test('points and strength are those of the inspection, goals have one amount each', () => {
  eachPosition((state) => {
    for (const { seat, score, military } of inspect(state).seats) {
      expect(pointsNow(state, seat)).toBe(score.total);
      expect(strengthNow(state, seat)).toBe(military);
      expect(goalAmounts(state, seat)).toHaveLength(state.goals.length);
    }
  });
});

test('prices of worlds are those the question shows', () => {
  let compared = 0;
  eachPosition((state, question) => {
    if (question.kind !== 'settlePlace') return;
    const { faces, bySlug } = catalogueOf(state.options);
    const described = race.describe(state, question);
    if (described.kind !== 'settlePlace') throw new Error('another question');
    for (const { card, ways } of described.hand) {
      const face = faces[bySlug.get(card) ?? -1];
      const paying = ways.find(({ way }) => way === 'pay');
      if (face === undefined || paying === undefined) continue;
      expect(worldPrice(state, question.seat, face)).toEqual({ price: paying.price?.total, missing: 0 });
      compared += 1;
    }
  });
  expect(compared).toBeGreaterThan(50);
});

test('the best sale is the dearest that the question shows, without bonuses that count other cards', () => {
  let compared = 0;
  eachPosition((state, question) => {
    if (question.kind !== 'tradeGood') return;
    const { faces, bySlug } = catalogueOf(state.options);
    const countsOthers = (card: string | null): boolean =>
      faces[bySlug.get(card ?? '') ?? -1]?.trade.some(({ per }) => per !== undefined) === true;
    const described = race.describe(state, question);
    if (described.kind !== 'tradeGood') throw new Error('another question');
    const sales = described.worlds.map(({ price }) =>
      price.terms.reduce(
        (sum, { card, what, amount }) => sum + (what !== 'price' && countsOthers(card) ? 0 : amount),
        0,
      ),
    );
    expect(bestSale(state, question.seat)).toBe(Math.max(...sales));
    compared += 1;
  }, 10);
  expect(compared).toBeGreaterThan(20);
});

test('without goods there is nothing to sell', () => {
  eachPosition((state) => {
    for (const [seat, { goods }] of state.players.entries()) {
      if (goods.every((good) => good === -1)) expect(bestSale(state, seat)).toBe(0);
    }
  });
});
