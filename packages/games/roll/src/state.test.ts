// The hand-written copy says the same as a JSON trip and shares nothing.

import { firstOpen, playInPlace, randomFromNumber } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { roll } from './index.ts';
import { setupScripted } from './script.ts';
import { clone } from './state.ts';

test('clone is a JSON trip, at every step of a game', () => {
  const state = roll.setup({}, 3, { text: 'clone', generator: 'chacha8' });
  const random = randomFromNumber(3);
  roll.advance(state, null);
  for (;;) {
    const question = firstOpen(state.flow);
    const before = JSON.stringify(state);
    const copy = clone(state);
    expect(JSON.stringify(copy)).toBe(before);
    if (question === null) break;
    playInPlace(roll, copy, question.seat, question.id, roll.sample(copy, question, randomFromNumber(1)), null);
    expect(JSON.stringify(state)).toBe(before);
    playInPlace(roll, state, question.seat, question.id, roll.sample(state, question, random), null);
  }
});

test('also with a script', () => {
  const seats = [1, 2].map((seat) => ({
    faction: seat,
    home: `H${seat}`,
    tiles: [`T0${seat}`, `T0${seat + 2}`],
    rolls: [],
  }));
  const state = setupScripted({}, 2, { seats, extra: ['ship'] });
  expect(JSON.parse(JSON.stringify(clone(state)))).toEqual(JSON.parse(JSON.stringify(state)));
});
