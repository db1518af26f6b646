// Paths through a table: picked, counted, added, subtracted; what is not there is null.

import { expect, test } from 'vitest';
import { amountAt, amountsAt } from './amount.ts';

const table = {
  view: {
    players: [
      {
        chips: 3,
        share: 0.4167,
        actions: ['settle', 'produce'],
        tableau: [
          { card: 'a', good: true, vp: 2, on: [4, 5] },
          { card: 'b', good: false, vp: 5, on: [6] },
        ],
      },
    ],
  },
  ask: null,
};

test.each([
  ['view.players.0.chips', 3],
  ['view.players.chips', 3],
  ['view.players.0.tableau#', 2],
  ['view.players.0.tableau[good=true]#', 1],
  ['view.players.0.tableau[card=b].vp', 5],
  ['view.players.0.tableau+vp', 7],
  ['view.players.0.tableau+on', 3],
  ['view.players.0.tableau+vp - view.players.0.chips', 4],
  ['view.players.0.chips + view.players.0.tableau#', 5],
  ['view.players.0.tableau[card=c].vp', null],
  ['view.players.0.actions[settle]#', 1],
  ['view.players.0.actions[develop]#', 0],
  ['view.players.0.share%', 42],
  ['view.players.0.actions%', null],
  ['view.players.7.chips', null],
  ['ask.question.count', null],
  ['view.players.0.tableau+card', null],
  ['view.players.0.chips - ask.count', null],
])('%s', (path, amount) => {
  expect(amountAt(path, table)).toBe(amount);
});

test('all of them, or none', () => {
  expect(amountsAt({ chips: 'view.players.0.chips', cards: 'view.players.0.tableau#' }, table)).toEqual({
    chips: 3,
    cards: 2,
  });
  expect(amountsAt({ chips: 'view.players.0.chips', other: 'ask.count' }, table)).toBeNull();
});
