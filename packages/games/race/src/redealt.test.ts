// Other chance to come changes nothing that anybody sees.

import { randomFromNumber } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { race } from './index.ts';
import { readOptions } from './options.ts';
import { redealt } from './redealt.ts';

test('all see the same, every card is still there, and other cards come', () => {
  const options = readOptions({ sets: ['base', 'gs', 'rvi'] });
  if (!options.ok) throw new Error('refused');
  const state = race.setup(options.value, 3, { text: 'redealt', generator: 'xoshiro128' });
  race.advance(state, null);
  const other = redealt(state, randomFromNumber(5));
  for (const seat of [null, 0, 1, 2]) expect(race.viewFor(other, seat)).toEqual(race.viewFor(state, seat));
  expect(race.broken(other)).toBeNull();
  expect(other.players).toEqual(state.players);
  expect(other.supplies[0]?.deck).not.toEqual(state.supplies[0]?.deck);
  expect(other.supplies[0]?.deck.toSorted()).toEqual(state.supplies[0]?.deck.toSorted());
  expect(other.supplies[0]?.random).not.toEqual(state.supplies[0]?.random);
});
