// The words of the game in English, one per notion.

import type { Action, Good, Keyword, PowerPhase, RaceView, SettleWay } from '@orrery/race';
import type { GroupId, Lack, SumKind } from '../race/form-terms.ts';
import { count } from './numbers.ts';

type PhaseName = RaceView['phase'];

export const phases: { readonly [P in PhaseName]: string } = {
  setup: 'Set-up',
  action: 'Choosing actions',
  explore: 'Explore',
  develop: 'Develop',
  settle: 'Settle',
  consume: 'Consume',
  produce: 'Produce',
  roundEnd: 'End of the round',
  over: 'End of the game',
};

export const powerPhases: { readonly [P in PowerPhase | 'setup' | 'roundEnd' | 'gameEnd']: string } = {
  explore: 'Explore',
  develop: 'Develop',
  settle: 'Settle',
  trade: 'Trade',
  consume: 'Consume',
  produce: 'Produce',
  setup: 'Set-up',
  roundEnd: 'Round end',
  gameEnd: 'Game end',
};

export const goods: { readonly [G in Good]: { readonly name: string; readonly letter: string } } = {
  novelty: { name: 'Novelty', letter: 'N' },
  rare: { name: 'Rare', letter: 'R' },
  genes: { name: 'Genes', letter: 'G' },
  alien: { name: 'Alien', letter: 'A' },
};

/** In quotes, where a keyword could be taken for the kind of a good. */
export const keywords: { readonly [K in Keyword]: string } = {
  rebel: 'Rebel',
  imperium: 'Imperium',
  alien: '“Alien”',
  uplift: 'Uplift',
  terraforming: 'Terraforming',
};

export const actions: { readonly [A in Action]: { readonly name: string; readonly gain: string } } = {
  'explore-5': { name: 'Explore +5', gain: 'See 5 more cards.' },
  'explore-1-1': { name: 'Explore +1, +1', gain: 'See 1 more card and keep 1 more.' },
  develop: { name: 'Develop', gain: 'Your development costs 1 less.' },
  settle: { name: 'Settle', gain: 'Draw 1 card after placing a world.' },
  'consume-trade': { name: 'Consume: Trade', gain: 'Sell one good for cards before consuming.' },
  'consume-x2': {
    name: 'Consume: ×2',
    gain: 'Chips for goods count double.',
  },
  produce: { name: 'Produce', gain: 'Also produce on one windfall world.' },
  'develop-2': { name: 'Second Develop', gain: 'Develop twice; goes with Develop only.' },
  'settle-2': { name: 'Second Settle', gain: 'Settle twice; goes with Settle only.' },
};

export const ways: { readonly [W in SettleWay]: string } = {
  pay: 'Pay for it',
  payForMilitary: 'Pay instead of conquering',
  free: 'Place it free of charge',
  conquer: 'Conquer it',
  conquerNonMilitary: 'Conquer it, though it is not military',
};

/** What stands above each list of a decision. */
export const groups: { readonly [G in GroupId]: string } = {
  draft: 'The packet',
  start: 'Start world',
  discard: 'Cards to discard',
  action: 'Actions',
  development: 'Your hand',
  world: 'Your hand',
  way: 'How',
  discounts: 'Discard from play for a discount',
  payment: 'Cards to pay with',
  strength: 'Add strength with',
  strengthCards: 'Cards to spend for strength',
  target: 'Worlds within reach',
  second: 'Second world',
  sale: 'Goods to sell',
  power: 'Powers',
  goods: 'Goods to spend',
  number: 'Your guess',
  ante: 'Your hand',
  keep: 'Turned up',
  keeping: 'Cards to keep from',
  windfall: 'Windfall worlds',
  cost: 'Your hand',
};

export const sums: { readonly [S in SumKind]: string } = {
  price: 'Price',
  strength: 'Strength',
  attack: 'Attack',
  defence: 'Defence',
};

/** Terms that come from no card of the tableau, or say more than its name. */
export const ownTerms: { readonly [what: string]: string } = {
  cost: 'printed cost',
  defense: 'defence',
  price: 'price of the good',
  develop: 'you picked Develop',
  temporary: 'spent this phase',
  attack: 'attack',
};

export function lack(lacking: Lack): string {
  switch (lacking.kind) {
    case 'more':
      return `Choose ${lacking.count} more.`;
    case 'fewer':
      return `${lacking.count} too many.`;
    case 'strength':
      return `Short by ${count(lacking.count, 'strength', 'strength')}.`;
    case 'different':
      return 'The goods must be of different kinds.';
    case 'pair':
      return 'A second Develop or Settle goes with the first only.';
  }
}
