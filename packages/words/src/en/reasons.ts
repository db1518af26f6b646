// Why a bot would do it, in English: the share of winning it sees, what speaks for an answer and what against it.

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
  inFavour: (parts: string): string => `In its favour: ${parts}.`,
  against: (parts: string): string => `Against it: ${parts}.`,
  /** What would have been better, and by how much. */
  better: (answer: string, wins: string): string =>
    `Better: ${answer}. It would win about ${wins} more of 100 such matches.`,
  noBetter: 'No better answer was found.',
  tooClose: 'The difference is too small to be sure.',
};
