// Whoever is about to repeat a round in which nothing happened does something else.

import type { Action, RaceState } from '@orrery/race';
import { expect, test } from 'vitest';
import { positionsOf } from '../testing/positions.ts';
import { quickPlayer } from './quick.ts';
import { withoutStandstill } from './standstill.ts';

/** The first round's picks as if everybody had picked this before. */
function picked(action: Action): RaceState {
  for (const { state, question } of positionsOf({ sets: ['base'] }, 2, 'still')) {
    if (question.kind !== 'chooseAction') continue;
    for (const player of state.players) {
      player.actions = [action];
      player.goods = player.goods.map(() => -1);
    }
    return state;
  }
  throw new Error('nobody picked');
}

const rated = (...actions: Action[]) => actions.map((action, at) => ({ answer: [action], share: 0.5 - 0.01 * at }));

test('a pick that did nothing is not repeated; the next best that does something is made', () => {
  const state = picked('consume-x2');
  const [first] = withoutStandstill(rated('consume-x2', 'consume-trade', 'explore-5'), state, 0, quickPlayer);
  expect(first?.answer).toEqual(['explore-5']);
});

test('where nothing that was tried does anything, new cards are looked at', () => {
  const [first] = withoutStandstill(rated('consume-x2', 'consume-trade'), picked('consume-x2'), 0, quickPlayer);
  expect(first?.answer).toEqual(['explore-1-1']);
});

test('a pick that gets something done may be repeated, and so may one that was not made before', () => {
  const explored = withoutStandstill(rated('explore-5', 'develop'), picked('explore-5'), 0, quickPlayer);
  expect(explored[0]?.answer).toEqual(['explore-5']);
  const traded = withoutStandstill(rated('consume-trade', 'develop'), picked('consume-x2'), 0, quickPlayer);
  expect(traded[0]?.answer).toEqual(['consume-trade']);
});
