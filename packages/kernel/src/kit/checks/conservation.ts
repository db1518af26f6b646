// Whatever the game says must always hold (pieces conserved, no count below zero) holds after every answer.

import { checkOf } from '../check.ts';

export const nothingIsLost = checkOf('conservation', (played, report) => {
  const { game, positions, end } = played;
  for (const [index, { state }] of positions.entries()) {
    const broken = game.broken(state);
    if (broken !== null) report(index, broken);
  }
  const broken = game.broken(end);
  if (broken !== null) report(positions.length, broken);
});
