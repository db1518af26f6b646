// Why a bot would do it, in English: the share of winning it sees, and what makes the difference to the next best answer.

import type { ReasonPart } from '../reason-parts.ts';

const parts: { readonly [P in ReasonPart]: string } = {
  tempo: 'how long the match will last',
  goals: 'goals',
  tableau: 'cards in play',
  cards: 'number of cards in hand',
  points: 'points',
  military: 'military',
  discounts: 'discounts',
  goods: 'goods',
  rivals: 'what the rivals have',
  lead: 'the lead',
  hand: 'which cards are in hand',
  credits: 'credits',
  dice: 'dice',
  stacks: 'construction',
  plans: 'tiles still to come',
  end: 'the end of the match',
};

export const reasons = {
  parts,
  share: (percent: string): string => `It would win ${percent} of such matches.`,
  term: (part: string, points: string): string => `${part} ${points}`,
  ahead: (terms: string): string => `Against its next best answer, in points of a hundred: ${terms}.`,
};
