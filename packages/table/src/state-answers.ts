// How things stand, said when a key asks for it: by the command that asks, in whole sentences.

import { plain, type Speaker, signed, type Words } from '@orrery/words';

export const askings = [
  'sayPrompt',
  'sayWaiting',
  'sayPhase',
  'sayScore',
  'sayHand',
  'sayEmpire',
  'sayRivals',
  'sayGoals',
  'sayMilitary',
  'sayStacks',
  'sayStory',
] as const;
export type Asking = (typeof askings)[number];
export type Answers = { readonly [A in Asking]?: () => string };

/** A named summand of a total. */
export interface Term {
  readonly label: string;
  readonly amount: number;
}

/** What a seat has by now, and what it is made of. */
export interface SeatPoints {
  readonly seat: number;
  readonly name: string;
  readonly total: number;
  readonly terms: readonly Term[];
}

export const spokenTerm = ({ label, amount }: Term): string => `${signed(amount)} ${label}`;

export const spokenPoints = (words: Words, { name, total, terms }: SeatPoints): string =>
  words.joined.line(name, words.flow.said.terms(words.table.points(total), terms.map(spokenTerm)));

export function spokenWaiting({ words, seat: nameOf }: Speaker, waitedFor: readonly number[], you: number): string {
  if (waitedFor.includes(you)) return words.flow.said.waitingForYou;
  return waitedFor.length === 0 ? words.flow.said.nobody : words.flow.said.waitingFor(waitedFor.map(nameOf));
}

export const spokenSum = (words: Words, total: number, terms: readonly Term[]): string =>
  words.flow.said.terms(plain(total), terms.map(spokenTerm));
