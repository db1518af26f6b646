// Other chance to come changes nothing that anybody sees.

import { randomFromNumber } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { roll } from './index.ts';
import { redealt } from './redealt.ts';

test('all see the same, and other dice and tiles come', () => {
  const state = roll.setup({}, 3, { text: 'redealt', generator: 'xoshiro128' });
  roll.advance(state, null);
  const other = redealt(state, randomFromNumber(5));
  for (const seat of [null, 0, 1, 2]) expect(roll.viewFor(other, seat)).toEqual(roll.viewFor(state, seat));
  expect(roll.broken(other)).toBeNull();
  expect({ ...other, dealer: null }).toEqual({ ...state, dealer: null });
  expect(other.dealer).not.toEqual(state.dealer);
});
