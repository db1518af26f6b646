// What the people and bots at a table of the server are called.

import type { Table } from '@orrery/protocol';
import { words } from '../words/wording.ts';

/** By seat. Bots get the names they have everywhere; somebody who deleted himself has none any more. */
export function seatNames({ seats }: Table): string[] {
  let bots = 0;
  return seats.map(({ seat, kind, name }) => {
    if (kind === 'bot') return words.botNames[bots++] ?? words.table.bot;
    if (kind === 'open') return words.friends.openSeat;
    return name ?? words.friends.nobody(seat + 1);
  });
}

export const mySeat = ({ seats }: Table): number | null => seats.find(({ you }) => you)?.seat ?? null;
export const openSeats = ({ seats }: Table): number => seats.filter(({ kind }) => kind === 'open').length;

/**
 * Who keeps the others waiting. A bot that is asked beside people has answered in a moment, but may have to look as if it had
 * not: it is named only where nobody else is waited for.
 */
export function waitedPeople({ seats }: Table, waitedFor: readonly number[]): number[] {
  const people = waitedFor.filter((seat) => seats[seat]?.kind !== 'bot' && seats[seat]?.standIn == null);
  return people.length > 0 ? people : [...waitedFor];
}
