// What could come in English: what a phase does, what an action would bring now, what a card costs now, how far the end is.

import type { PlayedPhase } from '@orrery/race';
import { signed } from '../signed.ts';
import { count } from './numbers.ts';

const phases: { readonly [P in PlayedPhase]: string } = {
  explore: 'All see 2 cards and keep 1.',
  develop: 'All may place a development.',
  settle: 'All may place a world.',
  consume: 'All spend goods by their powers.',
  produce: 'All get goods on empty production worlds.',
};

export const outlook = {
  phases,
  sees: (cards: number, keeps: number): string => `See ${cards}, keep ${keeps}`,
  playable: (cards: number, cheapest: number): string => `${cards} playable, cheapest ${cheapest}`,
  nothingToPlace: 'Nothing you can place now',
  points: (amount: number): string => `${amount} VP`,
  cards: (amount: number): string => `${signed(amount)} ${Math.abs(amount) === 1 ? 'card' : 'cards'}`,
  goods: (amount: number): string => `${signed(amount)} ${Math.abs(amount) === 1 ? 'good' : 'goods'}`,
  afterwards: (gains: string): string => `then ${gains}`,
  otherwise: (gains: string): string => `${gains} if only a rival calls it`,
  nothing: 'Nothing now',
  nothingToSell: 'No good to sell',
  called: (cards: number): string => `${cards} if you call Develop`,
  shortOfCards: (cards: number): string => `Short by ${count(cards, 'card')}`,
  shortOfStrength: (strength: number): string => `Short by ${strength} Military`,
  twin: 'You have one in play',
  worth: (points: number): string => `Worth ${points} VP now`,
  end: {
    label: 'Standing',
    cards: (limit: number, seats: string): string => `Ends at ${limit} cards (${seats})`,
    tiles: (limit: number, seats: string): string => `Ends at ${limit} squares (${seats})`,
    chips: (left: number): string => `or 0 chips (${left} left)`,
    has: (who: string, amount: number): string => `${who} ${amount}`,
    rounds: (rounds: number): string => (rounds <= 1 ? 'likely this round' : `about ${rounds} rounds`),
    last: 'Last round',
  },
};
