// A card or tile looked at closely, in English.

import { count } from './numbers.ts';

export const closely = {
  costs: (amount: number): string => (amount === 0 ? 'costs nothing' : `costs ${count(amount, 'card')}`),
  conquer: (defence: number): string => `conquer it with ${defence} Military`,
  whenPlaced: 'When completed',
  turned: 'The same tile, turned over',
  previous: 'The one before',
  next: 'The next one',
  copies: (amount: number): string => count(amount, 'copy', 'copies'),
  tile: (id: string): string => `Tile ${id}`,
  notes: {
    windfall:
      'A windfall world gets its good when it is settled, and later only by a power or by the bonus of Produce.',
    military: 'A military world is not paid for: your Military must reach its defence when you settle it.',
    scoring: 'Its points are counted at the end of the game; the table shows what they come to now.',
    takeovers: 'Takeovers are played only where all agreed on them before the match.',
    turned: 'Only the side that is built counts; the other plays no part.',
  },
};
