// Who is there, as the log tells it: whose deadlines passed since they last acted, for whom a bot stands in, whether the
// match rests or is paused, what its people propose. An open socket or a line of chat is not acting: an accepted answer, one
// taken back, or the button is.

import type { Seat } from '@orrery/kernel';
import type { LogEntry } from '../storage/log.ts';
import type { FullTable } from '../tables/tables.ts';
import { noteProposal, type Proposals } from './proposals.ts';

export interface Presence extends Proposals {
  /** The levels of the bots that stand in. */
  readonly standIns: Map<Seat, string>;
  /** Deadlines missed one after the other. */
  readonly missed: Map<Seat, number>;
  resting: boolean;
}

/** Before the first entry. A stand-in from before the log told of them is known from the seats alone. */
export function presenceAt({ seats }: FullTable, log: readonly LogEntry[]): Presence {
  const told = new Set(log.filter(({ kind }) => kind === 'standIn' || kind === 'return').map(({ seat }) => seat));
  const kept = seats.flatMap(({ seat, stand_in }): [Seat, string][] =>
    stand_in === null || told.has(seat) ? [] : [[seat, stand_in]],
  );
  return {
    standIns: new Map(kept),
    missed: new Map(),
    resting: false,
    open: null,
    made: 0,
    paused: null,
    ended: false,
  };
}

export function notePresence(presence: Presence, entry: LogEntry): void {
  const { standIns, missed } = presence;
  const { kind, seat, by, answer } = entry;
  if (kind === 'answer' && by === 'clock') missed.set(seat, (missed.get(seat) ?? 0) + 1);
  if ((kind === 'answer' || kind === 'undo') && by === 'person') missed.delete(seat);
  if (kind === 'standIn') standIns.set(seat, String(JSON.parse(answer)));
  if (kind === 'return') {
    standIns.delete(seat);
    missed.delete(seat);
  }
  if (kind === 'rest' || kind === 'wake') presence.resting = kind === 'rest';
  noteProposal(presence, entry);
}
