// What is said of a card before it is placed is what the rules count once it is.

import { expect, test } from 'vitest';
import { gameOf, playerAt } from '../game.ts';
import { goalAmount } from '../goals.ts';
import { addToTableau } from '../tableau.ts';
import { Table } from '../testing/scenario.ts';
import { designs } from './catalogue.ts';
import { goalTiles } from './goals.ts';
import { towardsGoal } from './towards-goal.ts';

const start = 'Old Earth';
const tableau = ['Space Marines', 'Rebel Miners', 'Gem World', 'Public Works'];

test('a card adds what the rules count with it, for every card and every goal', () => {
  const inPlay = [start, ...tableau]
    .map((name) => designs.find((card) => card.name === name))
    .filter((card) => card !== undefined);
  expect(inPlay).toHaveLength(5);
  let adding = 0;
  for (const card of designs.filter((each) => !inPlay.includes(each))) {
    const { state } = new Table({ seats: [{ start, tableau }, {}], supply: 100 });
    const g = gameOf(state);
    const amounts = (): number[] => goalTiles.map(({ counts }) => goalAmount(g, 0, counts));
    const before = amounts();
    const number = g.cards.bySlug.get(card.id);
    if (number === undefined) continue;
    // Which good a windfall world gets is drawn unseen.
    addToTableau(g, 0, number, 'hand');
    const after = amounts();
    const said = goalTiles.map((tile) => towardsGoal(tile, card, inPlay));
    expect({ card: card.id, said }).toEqual({
      card: card.id,
      said: after.map((amount, at) => amount - (before[at] ?? 0)),
    });
    adding += said.filter((amount) => amount !== 0).length;
    expect(playerAt(g, 0).tableau).toHaveLength(6);
  }
  expect(adding).toBeGreaterThan(100);
});
