// The quick readings agree with what the slow, named ones say, in every position of random matches.

import { firstOpen, playInPlace, randomFromNumber } from '@orrery/kernel';
import { expect, test } from 'vitest';
import {
  bestSale,
  catalogueOf,
  goalAmounts,
  goodPrices,
  inspect,
  pointsNow,
  type RaceQuestion,
  type RaceState,
  race,
  readOptions,
  strengthNow,
  worldPrice,
} from './index.ts';

function eachPosition(look: (state: RaceState, question: RaceQuestion) => void): void {
  for (const raw of [{}, { sets: ['base', 'gs', 'rvi'], takeovers: true }]) {
    const read = readOptions(raw);
    if (!read.ok) throw new Error('no options');
    const state = race.setup(read.value, 3, { text: 'insight', generator: 'xoshiro128' });
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

test('the best sale is at least what the dearest good prints, and nothing without goods', () => {
  eachPosition((state) => {
    const { faces } = catalogueOf(state.options);
    for (const [seat, { tableau, goods }] of state.players.entries()) {
      let dearest = 0;
      for (const [place, card] of tableau.entries()) {
        const good = faces[card]?.good ?? 'none';
        if (goods[place] !== -1 && good !== 'none') dearest = Math.max(dearest, goodPrices[good]);
      }
      if (dearest === 0) expect(bestSale(state, seat)).toBe(0);
      else expect(bestSale(state, seat)).toBeGreaterThanOrEqual(dearest);
    }
  });
});
