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
  danger: (attack: number, defence: number): string => `You may lose a world: ${attack} against ${defence}`,
  points: (amount: number): string => `${amount} VP`,
  cards: (amount: number): string => `${signed(amount)} ${Math.abs(amount) === 1 ? 'card' : 'cards'}`,
  goods: (amount: number): string => `${signed(amount)} ${Math.abs(amount) === 1 ? 'good' : 'goods'}`,
  afterwards: (gains: string): string => `then ${gains}`,
  otherwise: (gains: string): string => `${gains} if a rival’s`,
  nothing: 'Nothing now',
  nothingToSell: 'No good to sell',
  notCalled: 'Not this round',
  called: (cards: number): string => `${cards} if you call Develop`,
  shortOfCards: (cards: number): string => `Short by ${count(cards, 'card')}`,
  shortOfStrength: (strength: number): string => `Short by ${strength} Military`,
  twin: 'You have one in play',
  bonus: (points: number): string => `Scores ${signed(points)} VP by its text now`,
  worth: (points: number): string => `Worth ${points} VP now`,
  seat: {
    leads: 'leads',
    rank: (place: number, seats: number): string => `${place} of ${seats}`,
    open: (who: string): string => `Look at ${who}’s empire`,
    next: (who: string): string => `On to ${who}`,
    before: (who: string): string => `Back to ${who}`,
    military: (total: number, special: readonly string[]): string =>
      `Military ${[signed(total), ...special].join(', ')}`,
    against: (total: number, kind: string): string => `${signed(total)} against ${kind}`,
    noMilitary: 'No Military',
    discounts: (list: string): string => `Pays less: ${list}`,
    develop: (cards: number): string => `developments ${signed(-cards)}`,
    settle: (cards: number): string => `worlds ${signed(-cards)}`,
    settleKind: (kind: string, cards: number): string => `${kind} worlds ${signed(-cards)}`,
    noDiscounts: 'Pays full price for everything',
    sells: (list: string): string => `Sells now: ${list}`,
    sale: (kind: string, cards: number): string => `${kind} ${cards}`,
    noSales: 'No good to sell',
    takes: (world: string, attack: number, defence: number): string =>
      `Can take ${world}: ${attack} against ${defence}`,
    takesWhen: 'If Settle is called and a world is not placed instead.',
    taker: (who: string, attack: number, defence: number): string => `${who} can take it: ${attack} against ${defence}`,
    duel: (attack: number, defence: number): string => `${attack}:${defence}`,
    takeable: (attack: number, defence: number): string => `Takeover: ${attack} against ${defence}`,
    cards: (used: number, limit: number): string => `${used} of ${limit} cards in play`,
  },
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
