// The desks of Race in English: drafting, taking over, and how far everybody is towards the goals.

import { plain } from '../signed.ts';
import { count, list } from './numbers.ts';

const cards = (amount: number): string => count(amount, 'card');

export const draft = {
  title: 'Your deck so far',
  taken: (amount: number): string => `${cards(amount)} taken`,
  packet: (round: number): string => `Packet ${round}`,
  passesTo: (name: string, left: boolean): string => `passes ${left ? 'left' : 'right'} to ${name}`,
  lastCard: 'last card of the packet',
  starts: 'Your start worlds',
  startsHint: 'You choose one of them after the draft.',
  empty: 'What you take stands here. You play with these cards alone.',
  developments: 'Developments',
  sixes: '6-cost',
  worlds: 'Other worlds',
  military: 'Military worlds',
  group: (name: string, amount: number): string => `${name}: ${amount}`,
};

export const takeover = {
  attack: 'Attack',
  defence: 'Defence',
  of: (name: string): string => `by ${name}`,
  none: 'nothing yet',
  total: (amount: number): string => `= ${plain(amount)}`,
  choose: 'Choose a world to see both sums.',
  succeeds: 'Enough as it stands. The defender may still add strength.',
  tie: 'Equal: a tie goes to the attacker. The defender may still add strength.',
  short: (amount: number): string => `Short by ${amount}: the attack fails as it stands.`,
  holds: 'Your defence holds.',
  falls: (amount: number): string => `Add ${amount} more to hold the world.`,
  before: (amount: number): string => `${amount} as declared`,
};

export const goalWords = {
  have: (name: string, amount: number): string => `${name} ${plain(amount)}`,
  need: (amount: number): string => `needs ${amount}`,
  missing: (amount: number): string => `you lack ${amount}`,
  ahead: (names: readonly string[], amount: number): string => `${list(names)} ahead with ${plain(amount)}`,
  tied: (names: readonly string[], amount: number): string => `${list(names)} tied at ${plain(amount)}`,
  yours: (amount: number): string => `you ${plain(amount)}`,
  nobody: 'nobody has any yet',
  points: (amount: number): string => `${amount} VP`,
  open: 'Show all goals',
};
