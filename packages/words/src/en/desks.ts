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
  title: 'Attack and defence',
  ifPass: (targets: readonly string[]): string =>
    `If you pass, you may try to take over a world of a rival: ${list(targets, 'or')}.`,
  target: (world: string, attack: number, defence: number): string =>
    `${world} (attack ${plain(attack)}, defence ${plain(defence)})`,
  orSecond: 'Place a second world, take over one of a rival, or pass.',
  ownAttack: 'Your attack',
  ownDefence: 'Your defence',
  attack: (name: string): string => `Attack by ${name}`,
  defence: (name: string): string => `Defence of ${name}`,
  nothing: 'nothing',
  succeeds: (by: number): string => `Ahead by ${by} as it stands. The defender may still add strength.`,
  tie: 'Equal, and a tie goes to the attacker. The defender may still add strength.',
  short: (amount: number): string => `Short by ${amount}: it fails unless you add strength.`,
  holds: 'The world stays yours.',
  falls: (amount: number): string => `Add ${amount} more, or the world is lost: a tie goes to the attacker.`,
};

export const goalWords = {
  need: (amount: number, minimum: number): string => `${plain(amount)}\u00a0of\u00a0${minimum}`,
  /** After the amounts of several seats. */
  of: (minimum: number): string => `of ${minimum}`,
  yours: (amount: string): string => `you ${amount}`,
  best: (names: readonly string[], amount: string): string => `${list(names)} ${amount}`,
  points: (amount: number): string => `${amount} VP`,
};
