// Whether a table of the server waits for me.

import type { Table } from '@orrery/protocol';
import { mySeat, openSeats } from './seats.ts';

/** Something is asked of me, everybody sits and I am to start, or a rematch waits for me: of tables in my own list. */
export function waitsForMe(table: Table): boolean {
  const seat = mySeat(table);
  if (table.status === 'waiting') return seat === null ? openSeats(table) > 0 : table.host && openSeats(table) === 0;
  const isAsked = seat !== null && table.waitedFor?.includes(seat) === true;
  return table.status === 'playing' && isAsked && !isLeft(table, seat);
}

/** I have left, and a bot plays my seat. */
export const isLeft = ({ seats }: Table, seat: number | null): boolean => seat !== null && seats[seat]?.standIn != null;

/** Has a badge for the installed page. */
export const mayBeTold = (
  of: Navigator,
): of is Navigator & Required<Pick<Navigator, 'setAppBadge' | 'clearAppBadge'>> => 'setAppBadge' in of;
