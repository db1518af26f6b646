// How things stand, said when a key asks for it: by the command that asks, in whole sentences.

import { plain, signed } from '@orrery/words';
import type { Command } from '../flow/commands.ts';
import { words } from '../words/wording.ts';

export type Asking = Extract<Command, `say${string}`>;
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

export const spokenPoints = ({ name, total, terms }: SeatPoints): string =>
  words.joined.line(name, words.flow.said.terms(words.table.points(total), terms.map(spokenTerm)));

export function spokenWaiting(waitedFor: readonly number[], you: number, nameOf: (seat: number) => string): string {
  if (waitedFor.includes(you)) return words.flow.said.waitingForYou;
  return waitedFor.length === 0 ? words.flow.said.nobody : words.flow.said.waitingFor(waitedFor.map(nameOf));
}

export const spokenSum = (total: number, terms: readonly Term[]): string =>
  words.flow.said.terms(plain(total), terms.map(spokenTerm));
